package report

import "slices"

// partners are the models that are shown side by side.
var partners = map[string]string{
	"encode":        "decode",
	"encode-reuse":  "decode-reuse",
	"map-in":        "map-out",
	"stream-encode": "stream-decode",
	"touch-1":       "touch-all",
	"gzip":          "ungzip",
	"gzip-100":      "ungzip-100",
	"zstd":          "unzstd",
	"zstd-100":      "unzstd-100",
	"s2":            "uns2",
	"s2-100":        "uns2-100",
	"spawn":         "wake",
}

// Partner is the model that is shown at a model's right, "" for none.
func Partner(model string) string { return partners[model] }

// group puts partners together, in the order of the first of them.
func group(models []string) [][]string {
	var groups [][]string
	for _, m := range models {
		partner, first := partners[m]
		second := slices.ContainsFunc(models, func(o string) bool { return partners[o] == m })
		switch {
		case first && slices.Contains(models, partner):
			groups = append(groups, []string{m, partner})
		case !second:
			groups = append(groups, []string{m})
		}
	}
	return groups
}
