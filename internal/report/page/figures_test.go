package page

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// figures are the rank, time, speed relative to the reference, spread and wire size of codecs, as text.
type figures map[string][5]string

// printed returns the figures of the record's first table as package report writes them in
// Markdown, for its first or second operation. A codec without a rank gets a dash, as in the page,
// unless it is a baseline.
func printed(t *testing.T, rec record.Record, operation int) figures {
	t.Helper()
	var out bytes.Buffer
	if err := (report.View{Columns: []string{"rank", "time", "ratio", "spread", "wire"}}).Markdown(&out, report.Source{Record: rec}); err != nil {
		t.Fatal(err)
	}
	all, baseline, ratio := make(figures), make(map[string]bool), make(map[string]float64)
	for _, c := range rec.Run.Codecs {
		baseline[c.Name] = c.Baseline()
	}
	for _, r := range report.Derive(report.Source{Record: rec})[0].Rows {
		ratio[r.Codec.Name] = r.Cells[operation].Ratio.Mid
	}
	table := strings.SplitAfterN(out.String(), ":|\n", 3)[1] // up to the next table's head
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, "| "), " |\n"), " | ")
		if len(cells) != 11 {
			break
		}
		name := strings.ReplaceAll(cells[0], `\|`, "|")
		c := cells[2+4*operation:]
		if c[0] == "" && !baseline[name] {
			c[0] = "–"
		}
		if strings.HasSuffix(c[1], "s") { // a time
			if c[2] != report.Significant(1/ratio[name])+"×" {
				t.Errorf("%s: the ratio is printed as %s", name, c[2])
			}
			all[name] = [5]string{c[0], c[1], c[2], c[3], cells[10]}
		}
	}
	return all
}

// TestRoundingSameAsGo checks that the page rounds as the terminal does, halves included.
func TestRoundingSameAsGo(t *testing.T) {
	p := open(t, read(t), "")
	for _, x := range []float64{
		0, 0.5, 1.5, 2.5, 0.125, 0.375, 0.0625, 12.25, 12.35, 118.5, 119.5, 1000.5, 1001.5, 2047.5, 999.5, 1e6 + 0.5,
		0.0995, 9.95, 99.95, 1.005, 2.675, 1234.5678, 1e-9, 3, 1e15,
	} {
		for name, f := range map[string]func(float64) string{"significant": report.Significant, "count": report.Count, "percent": report.Percent} {
			if want, got := f(x), eval[string](p, fmt.Sprintf("wirebench.%s(%v)", name, x)); got != want {
				t.Errorf("%s of %v: want %s, got %s", name, x, want, got)
			}
		}
	}
}

// TestFiguresSameAsGo checks that the figures of the page are, to the digit, those that the
// terminal shows.
func TestFiguresSameAsGo(t *testing.T) {
	for name, rec := range committed(t) {
		t.Run(name, func(t *testing.T) {
			p := open(t, rec, "")
			for operation, reads := range []string{"0", "100"} {
				p.follow("#gc=0&reads=" + reads)
				contains(t, "the mix", p.text("#reads-value"), ": "+reads)
				p.until(whole)
				got := make(figures)
				for _, row := range eval[[][]string](p, `[...document.querySelectorAll('#view tbody tr')].map(r =>
					[r.querySelector('.name').textContent, ...[...r.children].map(e => e.textContent)])`) {
					got[row[0]] = [5]string{row[1], row[6], row[4], row[5], row[len(row)-1]}
				}
				want := printed(t, rec, operation)
				if diff := cmp.Diff(want, got); diff != "" || len(want) < 5 {
					t.Errorf("%d codecs (-printed +page):\n%s", len(want), diff)
				}
			}
		})
	}
}
