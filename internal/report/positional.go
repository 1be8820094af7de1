package report

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// positional says what codecs that tell fields apart by position do with messages of another version of the type: a
// line for those that take one field for another, one for those that notice it, and one for those that nobody
// checked.
func positional(t Table) []Line {
	const silent, noticed, unchecked = 0, 1, 2
	texts := [...]string{
		"a field added in the middle or removed is read as another field, without an error",
		"messages of another version of the type are refused",
		"a field added in the middle may be read as another field; this version was not checked (wirebench check --kind evolution)",
	}
	var names [len(texts)][]string
	for _, r := range shown(t) {
		if r.Floor || slices.Contains(r.Marks(), "bound") || codec.Fields(r.Codec.Fields) != codec.ByPosition {
			continue
		}
		of := unchecked
		switch f, checked := r.Codec.Findings[verdict.Evolution]; {
		case !checked || f.Open:
		case f.Met: // it does more than its documentation says
			continue
		case f.Silent:
			of = silent
		default:
			of = noticed
		}
		names[of] = append(names[of], r.Codec.Name)
	}
	var lines []Line
	for i, of := range names {
		if of != nil {
			lines = append(lines, Line{"Positional: ", strings.Join(of, ", ") + ": " + texts[i]})
		}
	}
	return lines
}
