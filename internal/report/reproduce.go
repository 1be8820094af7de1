package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Outcome says whether a cell of a record was found again.
type Outcome string

// The outcomes. Reproduced: the new ratio lies in the interval of the record, and everything exact is the
// same. OtherMachine: ratios don't carry over, and everything exact is the same.
const (
	Reproduced    Outcome = "reproduced"
	NotReproduced Outcome = "not reproduced"
	OtherMachine  Outcome = "other machine"
	NoInterval    Outcome = "no interval"
)

// Repetition is a cell of a record and of a run that repeated it.
type Repetition struct {
	record.Key
	Outcome Outcome        `json:"outcome"`
	Old     stats.Interval `json:"old_ratio"`
	New     stats.Interval `json:"new_ratio"`
	// Differ lists what is exact and differs, such as "allocations 2, then 3".
	Differ []string `json:"differ,omitempty"`
}

// Reproduction is a run that repeated a part of a record.
type Reproduction struct {
	Reference string `json:"reference"`
	// Other lists the differences between the machines, and Programs those between the programs.
	Other    []record.Difference `json:"other,omitempty"`
	Programs []string            `json:"programs,omitempty"`
	Cells    []Repetition        `json:"cells"`
	// Orders are pairs of codecs that both runs separate, in opposite orders.
	Orders []string `json:"orders,omitempty"`
}

// Reproduce compares a run with the record that it repeated, in the cells of the run. Only times of one
// machine are compared. Between machines the order of codecs is.
func Reproduce(old, new record.Record) Reproduction {
	r := Reproduction{Reference: new.Run.Reference, Other: old.Run.Env.Differences(new.Run.Env), Programs: otherProgram(old.Run, new.Run)}
	before := make(map[record.Key]placed)
	was, is := tablesOf([]record.Record{old}), tablesOf([]record.Record{new})
	for c := range was.cells() {
		before[c.Key] = c
	}
	for c := range is.cells() {
		o, known := before[c.Key]
		if !known || c.row.Twin || c.row.Floor {
			continue
		}
		x := Repetition{Key: c.Key, Old: o.Ratio, New: c.Ratio, Differ: exactly(*o.Cell, *c.Cell)}
		switch {
		case len(x.Differ) > 0:
			x.Outcome = NotReproduced
		case len(r.Other) > 0:
			x.Outcome = OtherMachine
		case !(c.Ratio.Mid > 0) && !(o.Ratio.Mid > 0): // neither has a time
			x.Outcome = Reproduced
		case !(o.Ratio.Relative() < 1e3):
			x.Outcome = NoInterval
		case o.Ratio.Contains(c.Ratio.Mid):
			x.Outcome = Reproduced
		default:
			x.Outcome = NotReproduced
		}
		r.Cells = append(r.Cells, x)
	}
	r.Orders = opposite(old, new)
	return r
}

// exactly lists the results of two cells that should be the same on every machine and differ.
func exactly(was, is Cell) (differ []string) {
	for _, c := range cellChanges(was.Cell, is.Cell) {
		differ = append(differ, fmt.Sprintf("%s: %s, then %s", c.What, c.From, c.To))
	}
	return differ
}

// opposite lists the pairs of codecs that both runs separate, in opposite orders.
func opposite(old, new record.Record) (pairs []string) {
	before := old.Panels()
	for column, panel := range new.Panels() {
		other := before[column]
		if other == nil {
			continue
		}
		for i, a := range new.Run.Codecs {
			for _, b := range new.Run.Codecs[:i] {
				if x, y := other.Compare(a.Name, b.Name), panel.Compare(a.Name, b.Name); x*y < 0 {
					pairs = append(pairs, fmt.Sprintf("%s and %s on %s, %s", a.Name, b.Name, column.Data, column.Operation))
				}
			}
		}
	}
	return pairs
}

// Found reports whether everything was found again that can be.
func (r Reproduction) Found() bool {
	for _, c := range r.Cells {
		if c.Outcome == NotReproduced {
			return false
		}
	}
	return len(r.Orders) == 0
}

// Text writes the comparison for a terminal.
func (r Reproduction) Text(w io.Writer, o TextOptions) error {
	s := Sheet{Heads: append(Words("codec", "data", "operation", ""), Figures("record vs "+r.Reference, "±", "now vs "+r.Reference, "±")...)}
	for _, c := range r.Cells {
		s.Rows = append(s.Rows, []string{c.Codec, c.Data, c.Operation, string(c.Outcome), ratioText(c.Old), widthText(c.Old), ratioText(c.New), widthText(c.New)})
	}
	s.colors = func(row, column int) []text.Color {
		if column == 3 && r.Cells[row].Outcome == NotReproduced {
			return []text.Color{text.FgRed}
		}
		return nil
	}
	lines := []string{s.Within(o.width()).text(Painter(o.Color))}
	for _, d := range r.Other {
		lines = append(lines, fmt.Sprintf("Other machine: %s: %s, then %s.", d.What, d.A, d.B))
	}
	if len(r.Other) > 0 {
		lines = append(lines, "Ratios don't carry over to another machine, so bytes, allocations, faults and the order of codecs are compared.")
	}
	if len(r.Programs) > 0 {
		lines = append(lines, "Other programs: "+strings.Join(r.Programs, "; ")+".")
	}
	for _, c := range r.Cells {
		if len(c.Differ) > 0 {
			lines = append(lines, fmt.Sprintf("Differs: %s on %s, %s: %s.", c.Codec, c.Data, c.Operation, strings.Join(c.Differ, "; ")))
		}
	}
	for _, p := range r.Orders {
		lines = append(lines, "Opposite order: "+p+".")
	}
	_, err := fmt.Fprintln(w, strings.Join(lines, "\n"))
	return err
}

func ratioText(ratio stats.Interval) string {
	if ratio.Mid > 0 {
		return speedup(ratio)
	}
	return "–"
}

func widthText(i stats.Interval) string {
	if i.Mid > 0 && i.Mid != i.Hi {
		return percent(i.Relative())
	}
	return ""
}
