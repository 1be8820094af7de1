package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/report"
)

// evolution is what was found out about a codec. Why says why it is nothing.
type evolution struct {
	Codec  string
	Why    string
	fields codec.Fields
	cells  map[evolve.Way]map[evolve.Direction]evolve.Cell
	ways   []evolve.Way
}

type evolutions []*evolution

// add adds a cell to the row of its codec.
func (rows evolutions) add(c evolve.Cell) error {
	for _, r := range rows {
		if r.Codec != c.Codec {
			continue
		}
		if r.cells == nil {
			r.cells = make(map[evolve.Way]map[evolve.Direction]evolve.Cell)
		}
		if r.cells[c.Way] == nil {
			r.cells[c.Way] = make(map[evolve.Direction]evolve.Cell)
			r.ways = append(r.ways, c.Way)
		}
		r.cells[c.Way][c.Direction] = c
	}
	return nil
}

// order returns which programs may get the new version first, "" if that is not known.
func (r *evolution) order(w evolve.Way) evolve.Order {
	backward, forward := r.cells[w][evolve.Backward].Outcome, r.cells[w][evolve.Forward].Outcome
	if backward == "" || forward == "" {
		return ""
	}
	return evolve.Deploy(backward, forward)
}

// print prints a table of outcomes, and after it what is silently wrong or lost.
func (f *evolveFlags) print(w io.Writer, rows evolutions) error {
	if f.json {
		return printEvolutionJSON(w, rows)
	}
	width := textOptions(w).Width
	t := report.Sheet{Heads: report.Words("codec", "old → new", "new → old", "through old", "deploy")}
	var notes []string
	for _, r := range rows {
		if r.ways == nil {
			notes = append(notes, report.Wrap("", r.Codec+" was not checked: "+cmp.Or(report.OneLine(r.Why), "it has no result"), width)...)
			continue
		}
		if what := r.cells[r.ways[0]][evolve.Backward].Loses; what != "" {
			notes = append(notes, report.Wrap("", fmt.Sprintf("%s does not carry a part of the messages, even if the type does not change: %s", r.Codec, report.OneLine(what)), width)...)
		}
		for i, way := range r.ways {
			row := []string{r.Codec}
			if i > 0 || way != evolve.Usual {
				row[0] = r.Codec + ", " + string(way)
			}
			for _, d := range evolve.Directions {
				c := r.cells[way][d]
				row = append(row, cmp.Or(string(c.Outcome), "not checked"))
				if c.Outcome == "" && d == evolve.Backward {
					notes = append(notes, report.Wrap("", fmt.Sprintf("%s was not checked: %s", row[0], report.OneLine(c.Why)), width)...)
				}
				if c.Outcome != "" && !c.Outcome.Harmless() {
					notes = append(notes, report.Wrap("", fmt.Sprintf("%s, %s: %s: %s (%d of %d messages)", row[0], d, c.Outcome, report.OneLine(c.What), c.Hits, c.Messages), width)...)
				}
			}
			t.Rows = append(t.Rows, append(row, cmp.Or(string(r.order(way)), "–")))
		}
	}
	if _, err := fmt.Fprintln(w, t.Within(width)); err != nil {
		return err
	}
	for _, line := range append(notes, evolveHelp) {
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

// evolveHelp explains the table.
const evolveHelp = `
default: a field that only one version has is absent or ignored. lost: a value whose type
changed is read as absent. silently wrong: another value is read, without an error.
through old: a new message that an old program has read and written again.
deploy: which programs may get the new version first, while others have the old one.`

func printEvolutionJSON(w io.Writer, rows evolutions) error {
	enc := json.NewEncoder(w)
	for _, r := range rows {
		if r.ways == nil {
			if err := enc.Encode(map[string]string{"codec": r.Codec, "why": r.Why}); err != nil {
				return err
			}
		}
		for _, way := range r.ways {
			for _, d := range evolve.Directions {
				c := r.cells[way][d]
				err := enc.Encode(struct {
					Codec     string           `json:"codec"`
					Way       evolve.Way       `json:"way"`
					Direction evolve.Direction `json:"direction"`
					Outcome   evolve.Outcome   `json:"outcome,omitempty"`
					Hits      int              `json:"hits"`
					Messages  int              `json:"messages"`
					What      string           `json:"what,omitempty"`
					Why       string           `json:"why,omitempty"`
					Loses     string           `json:"loses,omitempty"`
					Message   string           `json:"message,omitempty"` // hexadecimal
					Deploy    evolve.Order     `json:"deploy,omitempty"`
				}{c.Codec, way, d, c.Outcome, c.Hits, c.Messages, c.What, c.Why, c.Loses, fmt.Sprintf("%x", c.Message), r.order(way)})
				if err != nil {
					return err
				}
			}
		}
	}
	return nil
}
