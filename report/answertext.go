package report

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/stats"
)

// Bounds of the answer for people: it stands before tables of so many rows, of which one
// can't take in all, and has at most so many itself.
const (
	leastRows = 16
	mostPicks = 15
	// leastMind is the room for what to mind of a codec, in characters: for its first words.
	leastMind = 29
)

// answer lays out the answer of a table, with sentences to be read below it. It has no rows
// where the reader asked for certain rows or columns, or can take in the table.
func (o TextOptions) answer(t Table, reference string) (Sheet, []string) {
	if len(o.Codecs)+len(o.Columns) > 0 || len(shown(t)) < leastRows {
		return Sheet{}, nil
	}
	picks, others := chosenPicks(t.Answer)
	if len(picks) == 0 {
		return Sheet{}, nil
	}
	all := pickColumns(t, reference, picks[0])
	cells := make([][]string, len(all)) // by column
	widths := make([]int, len(all))
	for i, c := range all {
		widths[i] = text.StringWidth(c.head)
		for _, p := range picks {
			cells[i] = append(cells[i], c.text(p))
			widths[i] = max(widths[i], text.StringWidth(c.text(p)))
		}
	}
	keep, free := fit(all, widths, o.width()-leastMind)
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
		s.Heads = append(s.Heads, Head{c.head, !c.left})
		for j := range picks {
			s.Rows[j] = append(s.Rows[j], cells[i][j])
		}
	}
	if room := free + leastMind; free >= 0 {
		s.Heads = append(s.Heads, Head{Text: "mind"})
		for j, p := range picks {
			s.Rows[j] = append(s.Rows[j], p.mind(room))
		}
	}
	return s, append(sentences(picks, others, reference), counted(t.Rows))
}

// chosenPicks are those that are shown, in order, and the formats of the others. The best of
// the reference's own format is shown in any case, as are those than which no other is faster
// and smaller; then the fastest.
func chosenPicks(all []Pick) (picks []Pick, others []string) {
	var today Pick
	if len(all) > 0 && all[0].Role == Today {
		today = all[0]
	}
	sure := func(p Pick) bool { return p.Role != Best || p.Front || p.Format == today.Format }
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

// pickColumns are the columns of the answer, in which codecs are compared with the first.
func pickColumns(t Table, reference string, first Pick) []columnOf[Pick] {
	compared := first.Role == Today
	all := []columnOf[Pick]{
		{head: "best of format", left: true, text: func(p Pick) string {
			switch {
			case p.Role == Today && p.Row.yours():
				return "today: " + p.Format
			case p.Role == Today:
				return "reference: " + p.Format
			case p.Role == Bound:
				return "bound"
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
	if len(t.Models) > 1 {
		for i, model := range t.Models {
			all = append(all, columnOf[Pick]{head: model, need: 4, text: func(p Pick) string { return duration(p.Row.Cells[i].NS.Mid) }})
		}
	}
	head := t.Models[0]
	if len(t.Models) > 1 {
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
			columnOf[Pick]{head: "saves", text: other(func(p Pick) string { return saved(p.Ratio) })},
			columnOf[Pick]{head: "×" + reference, need: 2, text: func(p Pick) string { return significant(p.Ratio.Mid) }},
			columnOf[Pick]{head: "±", need: 2, text: other(func(p Pick) string { return percent(p.Ratio.Relative()) })})
	}
	if slices.ContainsFunc(t.Answer, func(p Pick) bool { return p.converts() > 0 }) {
		all = append(all, columnOf[Pick]{head: "conv", need: 1, text: func(p Pick) string {
			if share := p.converts(); share > 0 {
				return portion(share)
			}
			return ""
		}})
	}
	all = append(all, columnOf[Pick]{head: "wire", need: 1, text: func(p Pick) string { return count(p.Wire) }})
	if compared {
		all = append(all, columnOf[Pick]{head: "saves", need: 1, text: other(func(p Pick) string { return portion(1 - p.Wire/first.Wire) })})
	}
	return all
}

// converts is the share of the time that is conversion, of all models together.
func (p Pick) converts() float64 {
	sum := 0.0
	for _, c := range p.Row.Cells {
		if c.Converts != nil {
			sum += *c.Converts * c.NS.Mid
		}
	}
	return sum / p.NS.Mid
}

// mind is what to mind before all else, in as many words as there is room for.
func (p Pick) mind(room int) string {
	var words []string
	if !p.Row.sound() {
		first, _, _ := strings.Cut(mind(p.Row), ",")
		words = append(words, first)
	}
	words = append(words, p.Row.losses()...)
	if p.Row.Codec.Code == "each type" && !p.Row.yours() {
		words = append(words, "code per type")
	}
	if p.Row.Codec.Languages == "Go" {
		words = append(words, "Go only")
	}
	if p.Role == Bound {
		words = []string{"no format"}
	}
	for len(words) > 1 && text.StringWidth(strings.Join(words, ", ")) > room {
		words = words[:len(words)-1]
	}
	return strings.Join(words, ", ")
}

// saved is the share of the reference's time that a codec saves: none where the run can't
// tell them apart, and less than none where it takes longer.
func saved(ratio stats.Interval) string {
	switch {
	case math.IsInf(ratio.Hi, 1) && ratio.Mid > 0:
		return "≈" + portion(1-ratio.Mid)
	case ratio.Contains(1):
		return "none"
	}
	return portion(1 - ratio.Mid)
}

// portion writes a share of a whole, with a sign where it is below zero.
func portion(x float64) string {
	if math.IsNaN(x) {
		return ""
	}
	digits := 0
	if x > 0.99 && x < 1 {
		digits = 1 // of what is left, 99.7% is a third of 99%
	}
	return strings.Replace(fmt.Sprintf("%.*f%%", digits, 100*x), "-", "−", 1)
}

// sentences say what the answer says, and how it was chosen.
func sentences(picks []Pick, others []string, reference string) []string {
	var said []string
	best := slices.DeleteFunc(slices.Clone(picks), func(p Pick) bool { return p.Role != Best })
	if first := picks[0]; first.Role == Today && len(best) > 0 {
		s := ""
		if fastest := best[0]; fastest.Ratio.Hi < 1 {
			s = fmt.Sprintf("%s saves %s of the time of %s. ", fastest.Codec, saved(fastest.Ratio), reference)
		}
		smallest := slices.MinFunc(best, func(a, b Pick) int {
			if a.Wire < b.Wire {
				return -1
			}
			return 1
		})
		if smallest.Wire < first.Wire {
			s += fmt.Sprintf("%s needs the fewest bytes, %s fewer than %s. ", smallest.Codec, portion(1-smallest.Wire/first.Wire), reference)
		}
		if s == "" {
			s = fmt.Sprintf("No format is proven faster than %s, or smaller.", reference)
		}
		said = append(said, strings.TrimSpace(s))
	}
	if len(others) > 0 {
		said = append(said, "Slower, and larger than a faster one: "+strings.Join(others, ", ")+".")
	}
	return append(said, "The best codec of a format is the fastest that is maintained, shares no memory with its input or output, and may be used by several goroutines; if none is such, the fastest. \"or\": their times can't be told apart.")
}

// counted tells how many codecs have times, and how they carry the type.
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
		{yours, "by code that the type has itself"}, {asIs, "as it is"}, {lowered, "with parts of it lowered"},
		{message, "as its message"}, {partial, "without a part of it"},
	} {
		if of.n > 0 {
			how = append(how, fmt.Sprintf("%d %s", of.n, of.how))
		}
	}
	return fmt.Sprintf("%d of %d codecs have times. They carry the type: %s. All codecs follow.", yours+asIs+lowered+message+partial, all, strings.Join(how, ", "))
}
