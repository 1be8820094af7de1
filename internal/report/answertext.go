package report

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/stats"
)

// Bounds of the answer for people. It is printed above tables of at least leastRows rows, which are
// too long to take in, and has at most mostPicks rows.
const (
	leastRows = 16
	mostPicks = 15
	// leastMind is the least room for the caveats of a codec, in characters. It suffices for the
	// first words.
	leastMind = 29
	// fewMind is that room on a terminal narrower than 100 characters.
	fewMind = 12
)

// answer lays out the answer of a table, and returns the sentences below it. The sheet has no rows
// if the reader asked for certain rows or columns, or if the table is short.
func (o TextOptions) answer(t Table, reference string) (Sheet, []string) {
	if o.whole() && !o.All || len(shown(t)) < leastRows {
		return Sheet{}, nil
	}
	picks, others := chosenPicks(t.Answer)
	if len(picks) == 0 {
		return Sheet{}, nil
	}
	all := pickColumns(t, reference, picks[0])
	texts := make([]columnTexts, len(all))
	for i, c := range all {
		texts[i] = columnTexts{head: c.head, words: c.left, must: c.need == 0}
		for _, p := range picks {
			texts[i].cells = append(texts[i].cells, c.text(p))
		}
	}
	shorten(texts, o.width())
	least := leastMind
	if o.width() < 100 {
		least = fewMind
	}
	keep, free := fit(all, texts, o.width()-least)
	common := commonly(picks)
	s := Sheet{Rows: make([][]string, len(picks)), colors: func(row, column int) []text.Color {
		if picks[row].Role != Best {
			return []text.Color{text.Faint}
		}
		return nil
	}}
	for i, c := range all {
		if !keep[i] {
			continue
		}
		s.Heads = append(s.Heads, Head{texts[i].head, !c.left})
		for j := range picks {
			s.Rows[j] = append(s.Rows[j], texts[i].cells[j])
		}
	}
	if room := free + least; free >= 0 {
		s.Heads = append(s.Heads, Head{Text: "caveats"})
		for j, p := range picks {
			s.Rows[j] = append(s.Rows[j], p.mind(common, room))
		}
	}
	said := slices.Concat([]string{collected(t)}, sentences(t.Answer, reference), exceptions(picks, common), []string{rest(others), how, counted(t.Rows)})
	return s, slices.DeleteFunc(said, func(s string) bool { return s == "" })
}

// chosenPicks returns the picks that are shown, in order, and the formats of the others. Always
// shown are well-known codecs, the best codecs of their formats and of the reference's format, and
// codecs that no other beats in both time and size. The fastest of the rest fill the room that is
// left.
func chosenPicks(all []Pick) (picks []Pick, others []string) {
	var today Pick
	if len(all) > 0 && all[0].Role == Today {
		today = all[0]
	}
	familiar := make(map[string]bool)
	for _, p := range all {
		familiar[p.Format] = familiar[p.Format] || p.Role == Known || p.Row.Codec.WellKnown
	}
	mentioned := mentioned(all)
	sure := func(p Pick) bool {
		return p.Role != Best || slices.Contains(mentioned, p.Codec) || p.Front || p.Format == today.Format || familiar[p.Format]
	}
	room := mostPicks
	for _, p := range all {
		if sure(p) {
			room--
		}
	}
	for _, p := range all {
		switch {
		case p.Role == Best && p.Codec == today.Codec:
		case sure(p):
			picks = append(picks, p)
		case room > 0:
			picks = append(picks, p)
			room--
		default:
			others = append(others, p.Format)
		}
	}
	return picks, others
}

// pickColumns returns the columns of the answer. They compare codecs with the first one.
func pickColumns(t Table, reference string, first Pick) []columnOf[Pick] {
	compared := first.Role == Today
	all := []columnOf[Pick]{
		{head: "best of format", left: true, text: func(p Pick) string {
			switch {
			case p.Role == Known:
				return "  well known"
			case p.Role == Today && p.Row.yours():
				return "today: " + p.Format
			case p.Role == Today:
				return "reference: " + p.Format
			case p.Role == Bound:
				return "lower bound"
			}
			return p.Format
		}},
		{head: "codec", left: true, text: func(p Pick) string {
			name := p.Row.name()
			switch n := len(p.Equals); {
			case n == 1:
				name += " or " + p.Equals[0]
			case n > 1:
				name += fmt.Sprintf(" or %d more", n)
			}
			return name
		}},
	}
	if len(t.Operations) > 1 {
		for i, operation := range t.Operations {
			all = append(all, columnOf[Pick]{head: operation, need: 4, text: func(p Pick) string { return duration(p.Row.Cells[i].NS.Mid) }})
		}
	}
	head := t.Operations[0]
	if len(t.Operations) > 1 {
		head = "both"
	}
	all = append(all, columnOf[Pick]{head: head, text: func(p Pick) string { return duration(p.NS.Mid) }})
	other := func(say func(p Pick) string) func(Pick) string {
		return func(p Pick) string {
			if p.Role == Today {
				return ""
			}
			return say(p)
		}
	}
	if compared {
		all = append(all,
			columnOf[Pick]{head: "saves", need: 2, text: other(func(p Pick) string { return saved(p.Ratio) })},
			columnOf[Pick]{head: "vs " + reference, text: func(p Pick) string { return speedup(p.Ratio) }},
			columnOf[Pick]{head: "±", text: other(func(p Pick) string { return percent(p.Ratio.Relative()) })})
	}
	if slices.ContainsFunc(t.Answer, func(p Pick) bool { return p.converts() > 0 }) {
		all = append(all, columnOf[Pick]{head: "conversion", need: 3, text: func(p Pick) string {
			if share := p.converts(); share > 0 {
				return portion(share)
			}
			return ""
		}})
	}
	all = append(all, columnOf[Pick]{head: "wire", text: func(p Pick) string { return count(p.Wire) }})
	if compared {
		all = append(all, columnOf[Pick]{head: "saves", need: 2, text: other(func(p Pick) string {
			if p.Wire > first.Wire {
				return ""
			}
			return portion(1 - p.Wire/first.Wire)
		})})
	}
	return all
}

// converts returns the share of the time that goes into conversion, over all operations.
func (p Pick) converts() float64 {
	sum := 0.0
	for _, c := range p.Row.Cells {
		if c.Converts != nil {
			sum += *c.Converts * c.NS.Mid
		}
	}
	return sum / p.NS.Mid
}

// minded returns the caveats of a codec. A danger to values comes first.
func (p Pick) minded() []string {
	if p.Role == Bound {
		return []string{"no format"}
	}
	var words []string
	if !p.Row.sound() {
		first, _, _ := strings.Cut(mind(p.Row), ",")
		words = append(words, first)
	}
	words = append(words, p.Row.losses()...)
	if need := p.Row.Codec.Use(); !p.Row.yours() && need != "" && need != "no code" {
		words = append(words, need)
	}
	if p.Row.Codec.Format.OnlyGo() {
		words = append(words, "Go only")
	}
	return words
}

// mind returns as many caveats as there is room for. It omits the common ones, which a sentence
// below the table states.
func (p Pick) mind(common []string, room int) string {
	words := slices.DeleteFunc(p.minded(), func(w string) bool { return slices.Contains(common, w) })
	for len(words) > 1 && text.StringWidth(strings.Join(words, ", ")) > room {
		words = words[:len(words)-1]
	}
	return strings.Join(words, ", ")
}

// saved returns the share of the reference's time that a codec saves. It is "none" if the run found
// no measurable difference, and "" if the codec takes longer, which the ratio shows.
func saved(ratio stats.Interval) string {
	switch {
	case math.IsInf(ratio.Hi, 1) && ratio.Mid > 0:
		return "≈" + portion(1-ratio.Mid)
	case ratio.Contains(1):
		return "none"
	case ratio.Mid > 1:
		return ""
	}
	return portion(1 - ratio.Mid)
}

// portion writes a share of a whole. A negative share has a sign.
func portion(x float64) string {
	if math.IsNaN(x) {
		return ""
	}
	digits := 0
	if x > 0.99 && x < 1 {
		digits = 1 // of the remaining time, 99.7% leaves a third of what 99% leaves
	}
	return strings.Replace(fmt.Sprintf("%.*f%%", digits, 100*x), "-", "−", 1)
}

// collected says that the times of the answer include the price of garbage. It is "" if they don't.
func collected(t Table) string {
	if !t.WithGC {
		return ""
	}
	return fmt.Sprintf("Times include the work of the garbage collector. It is computed from the bytes of garbage, for a program that has %s in use (wirebench report --without-gc leaves it out).", size(float64(t.Live)))
}

// counted says how many codecs have times, and how they carry the type.
func counted(rows []Row) string {
	var all, asIs, lowered, message, yours, partial int
	for _, r := range rows {
		switch c := r.Cells[0]; {
		case r.Floor || r.Twin || slices.Contains(r.Codec.Marks, "bound"):
			continue
		case !r.whole():
		case r.Partial():
			partial++
		case r.yours():
			yours++
		case c.Message:
			message++
		case len(c.Lowered) > 0:
			lowered++
		default:
			asIs++
		}
		all++
	}
	var how []string
	for _, of := range []struct {
		n   int
		how string
	}{
		{yours, "by the type's own code"}, {asIs, "as it is"}, {lowered, "with some of its types converted"},
		{message, "as its message"}, {partial, "without a part of it"},
	} {
		if of.n > 0 {
			how = append(how, fmt.Sprintf("%d %s", of.n, of.how))
		}
	}
	return fmt.Sprintf("%d of %d codecs have times. They encode the type: %s.", yours+asIs+lowered+message+partial, all, strings.Join(how, ", "))
}
