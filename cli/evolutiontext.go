package cli

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// signHelp explains the signs, in lines of at most 80 characters.
const signHelp = `Each cell has three signs: an old writer and a new reader, a new writer and an
old reader, and a new writer and reader with an old program between them, which
reads each message and writes it again. The worst outcome of all messages counts.
In a codec's first row, fields keep their numbers, and readers of formats that
need the writer's schema have it.
  =  same values             d  absent or ignored where one version has no field
  k  unknown field is kept   l  a value whose type changed is lost
  e  error   p  panic        W  silently wrong   .  not checked`

// printEvolution prints what users must do, a matrix of codecs and changes, and what was found if few
// codecs were checked or all is set.
func printEvolution(w io.Writer, rec survive.Record, all bool) error {
	if !slices.Contains(rec.Kinds, survive.Evolution) {
		return nil
	}
	m := matrixOf(rec)
	width := min(textOptions(w).Width, 120)
	parts := []string{duties(rec).Within(width).String(), dutyHelp, signHelp}
	for from := 0; from < len(m.changes); {
		to := m.fits(from, width)
		parts = append(parts, m.sheet(from, to).String())
		from = to
	}
	if len(rec.Codecs) <= mostDetailed || all {
		parts = append(parts, strings.Join(findings(rec, width, all), "\n"))
	}
	above := ""
	if len(rec.Kinds) > 1 { // there is text of other kinds
		above = "\n"
	}
	_, err := fmt.Fprintln(w, above+strings.Join(parts, "\n\n"))
	return err
}

// duties is a table of what users of codecs must do.
func duties(rec survive.Record) report.Sheet {
	t := report.Sheet{Heads: report.Words("codec", "fields are known by", "users must", "deploy")}
	for _, k := range rec.Codecs {
		a := rec.Matrix(k).Advise()
		t.Rows = append(t.Rows, []string{k.Name, string(k.Fields), cmp.Or(string(a.Duty), "–"), cmp.Or(string(a.Order), "–")})
	}
	return t
}

// evolutionMatrix has a row for each codec and way.
type evolutionMatrix struct {
	changes []verdict.Change
	rows    []evolutionRow
}

type evolutionRow struct {
	label string
	cells map[string]string // by change
}

func matrixOf(rec survive.Record) evolutionMatrix {
	m := evolutionMatrix{changes: rec.Changes}
	for _, k := range rec.Codecs {
		ways, cells := []evolve.Way{evolve.Usual}, rec.Matrix(k).Cells
		for _, c := range cells {
			if c.Way != "" && !slices.Contains(ways, c.Way) {
				ways = append(ways, c.Way)
			}
		}
		for i, way := range ways {
			row := evolutionRow{label: k.Name, cells: make(map[string]string)}
			if i > 0 {
				row.label = "  " + string(way)
			}
			for _, c := range cells {
				if c.Way == way {
					row.cells[c.Change] += c.Outcome.Sign()
				}
			}
			if len(ways) == 1 && len(row.cells) == 0 {
				for _, c := range rec.Changes {
					row.cells[c.Name] = "..."
				}
			}
			m.rows = append(m.rows, row)
		}
	}
	return m
}

// head returns the name of a change in lines of one word.
func head(c verdict.Change) string { return strings.ReplaceAll(c.Name, "-", "\n") }

// sheet returns the part of the matrix with some of the changes. Rows without a cell are left out, except
// those of codecs.
func (m evolutionMatrix) sheet(from, to int) report.Sheet {
	t := report.Sheet{Heads: report.Words("codec")}
	for _, c := range m.changes[from:to] {
		t.Heads = append(t.Heads, report.Words(head(c))...)
	}
	for _, r := range m.rows {
		row, empty := []string{r.label}, true
		for _, c := range m.changes[from:to] {
			row = append(row, r.cells[c.Name])
			empty = empty && r.cells[c.Name] == ""
		}
		if !empty || !strings.HasPrefix(r.label, " ") {
			t.Rows = append(t.Rows, row)
		}
	}
	return t
}

// fits returns how many changes fit into a width, from one of them on. It is at least one more.
func (m evolutionMatrix) fits(from, width int) int {
	to := from + 1
	for to < len(m.changes) && widest(m.sheet(from, to+1).String()) <= width {
		to++
	}
	return to
}

func widest(text string) (most int) {
	for line := range strings.Lines(text) {
		most = max(most, len([]rune(strings.TrimRight(line, "\n"))))
	}
	return most
}

// dutyHelp explains the table of duties.
const dutyHelp = `users must: what it takes to add and remove fields. deploy: which programs may get
the new version first, while others have the old one.`

// findings returns what was found about each codec and change: the worst direction of those in which nobody
// notices, or all.
func findings(rec survive.Record, width int, all bool) (lines []string) {
	for _, k := range rec.Codecs {
		var shown []survive.Result
		for _, r := range resultsOf(rec, k.Name, survive.Evolution) {
			last := len(shown) - 1
			switch {
			case all:
				shown = append(shown, r)
			case r.How == survive.Refuses || r.Verdict != survive.Fails:
			case last >= 0 && shown[last].Data == r.Data && shown[last].Name == r.Name:
				if r.Exchanged.Outcome.Worse(shown[last].Exchanged.Outcome) {
					shown[last] = r
				}
			default:
				shown = append(shown, r)
			}
		}
		for _, r := range shown {
			share := ""
			if r.Exchanged != nil {
				share = fmt.Sprintf(" (%d of %d messages)", r.Exchanged.Hits, r.Exchanged.Messages)
			}
			text := fmt.Sprintf("%s: %s%s", tried(r.Cell()), exchanged(r), share)
			lines = append(lines, report.Wrap(r.ID()+"  ", text, width)...)
		}
	}
	return append(lines, "--all shows errors, too. wirebench check --replay ID exchanges a message again.")
}
