package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// mind returns the caveats of a row in a few words.
func mind(r Row) string { return strings.Join(caveats(r), ", ") }

// caveats returns those of a row, each in a few words: dangers to values first, then what checks found, then
// losses, then what the codec requires of its user.
func caveats(r Row) []string {
	var lowered []string
	for _, c := range r.Cells {
		lowered = append(lowered, c.Lowered...)
	}
	var all []string
	say := func(when bool, words string) {
		if when {
			all = append(all, words)
		}
	}
	has := func(mark string) bool { return slices.Contains(r.Marks(), mark) }
	say(has("floor"), "does nothing")
	say(r.Partial(), "leaves parts out")
	say(has("only copies"), "copies bytes, makes no value")
	say(has("bound"), "a lower bound, no format")
	if !has("bound") {
		if !r.Floor {
			for _, risk := range r.Risks() {
				all = append(all, risk.Words)
			}
		}
		all = append(all, Failed(r.Codec)...)
	}
	all = append(all, r.losses()...)
	say(len(lowered) > 0, "converts types")
	say(r.Codec.Code == "each type" && !has("bound"), "code per type")
	say(r.Codec.Code == "tags", "struct tags")
	return all
}

// curtail leaves out caveats of rows, in the column at a place, for which a table of some width has no room.
func curtail(texts []columnTexts, at int, rows []Row, width int) {
	room := width - 1 // each column ends with a space
	for i, c := range texts {
		if i == at {
			continue
		}
		most := text.StringWidth(c.head)
		for _, cell := range c.cells {
			most = max(most, text.StringWidth(cell))
		}
		room -= most + 1
	}
	for i, r := range rows {
		texts[at].cells[i] = curtailed(caveats(r), room)
	}
}

// curtailed returns as many caveats as there is room for, and the number of others.
func curtailed(caveats []string, room int) string {
	all := strings.Join(caveats, ", ")
	for n := len(caveats); text.StringWidth(all) > room && n > 1; {
		n--
		all = fmt.Sprintf("%s, %d more", strings.Join(caveats[:n], ", "), len(caveats)-n)
	}
	return all
}

// retains is how a codec fails that does nothing worse with memory: short texts keep whole messages alive.
const retains = "keeps memory alive"

// FailsHostile are the words for a codec that failed checks with input of strangers.
const FailsHostile = "fails on hostile input"

// Failed returns what checks of the measured version of a codec found, in a few words. That damage is not detected is
// no caveat: it is so with nearly every format without a checksum.
func Failed(info record.CodecInfo) []string {
	var all []string
	for _, need := range verdict.Base {
		words := map[string]string{
			verdict.Untrusted: FailsHostile, verdict.MemorySafe: "misuses memory", verdict.Conforming: "breaks its spec",
		}[need]
		if f, checked := info.Findings[need]; checked && words != "" && f.Fails() {
			if len(f.Examples) > 0 && f.Examples[0].How == retains {
				words = retains
			}
			all = append(all, words)
		}
	}
	return all
}

// losses returns in a few words what becomes of values that lose something, each once, such as "drops zones".
func (r Row) losses() []string {
	var all []string
	for _, c := range r.Cells {
		for _, rule := range c.Lost {
			if words := loss(rule); !slices.Contains(all, words) {
				all = append(all, words)
			}
		}
	}
	return all
}

// loss names what becomes of values by a rule of codec.Losses.
func loss(rule string) string {
	words := map[string]string{"zone": "drops zones", "nil or empty": "nil = empty", "nil or zero": "nil = zero"}[rule]
	switch {
	case words != "":
		return words
	case strings.HasPrefix(rule, "time to "):
		return "times" + strings.TrimPrefix(rule, "time")
	}
	return "loses " + rule
}
