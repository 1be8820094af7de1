package report

import (
	"slices"
	"strings"
)

// mind is what a reader should mind first in a row, in a few words: what endangers values
// before what they lose, and that before what the codec wants of its user.
func mind(r Row) string {
	var lost, lowered []string
	for _, c := range r.Cells {
		lost = append(lost, c.Lost...)
		lowered = append(lowered, c.Lowered...)
	}
	var all []string
	say := func(when bool, words string) {
		if when {
			all = append(all, words)
		}
	}
	has := func(mark string) bool { return slices.Contains(r.Codec.Marks, mark) }
	say(has("floor"), "does nothing")
	say(r.Partial(), "leaves parts out")
	say(has("only copies"), "copies bytes, makes no value")
	say(has("bound"), "a bound, no format")
	say(has("races"), "one goroutine only")
	say(has("overwrites its output"), "overwrites its output")
	say(has("aliases its input"), "shares memory with its input")
	all = append(all, r.Codec.Maintenance.Words()...)
	for _, rule := range lost {
		if words := "loses " + rule; !slices.Contains(all, words) {
			all = append(all, words)
		}
	}
	say(len(lowered) > 0, "lowered")
	say(r.Codec.Code == "each type" && !has("bound"), "code per type")
	return strings.Join(all, ", ")
}
