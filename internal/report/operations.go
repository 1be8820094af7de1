package report

import "slices"

// partners are the operations that are shown side by side.
var partners = map[string]string{
	"encode":           "decode",
	"encode-reuse":     "decode-reuse",
	"convert-in":       "convert-out",
	"stream-encode":    "stream-decode",
	"first-encode":     "first-decode",
	"cold-encode":      "cold-decode",
	"initial-encode":   "initial-decode",
	"peak-encode":      "peak-decode",
	"sustained-encode": "sustained-decode",
	"parallel-encode":  "parallel-decode",
	"touch-1":          "touch-all",
	"touch-tenth":      "touch-half",
	"gzip":             "ungzip",
	"gzip-100":         "ungzip-100",
	"zstd":             "unzstd",
	"zstd-100":         "unzstd-100",
	"s2":               "uns2",
	"s2-100":           "uns2-100",
	"spawn":            "wake",
}

// Partner returns the operation that is shown to the right of an operation, or "" if there is none.
func Partner(operation string) string { return partners[operation] }

// group puts partners together. The pairs are in the order of their first operations.
func group(operations []string) [][]string {
	var groups [][]string
	for _, m := range operations {
		partner, first := partners[m]
		second := slices.ContainsFunc(operations, func(o string) bool { return partners[o] == m })
		switch {
		case first && slices.Contains(operations, partner):
			groups = append(groups, []string{m, partner})
		case !second:
			groups = append(groups, []string{m})
		}
	}
	return groups
}
