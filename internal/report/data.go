package report

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// JSON writes the tables of runs with all derived figures, and includes the twin. Figures that
// don't exist are null.
func (v View) JSON(w io.Writer, sources ...Source) error {
	// heap is the heap for which garbage is priced.
	type heap struct {
		Live    uint64  `json:"live"`
		GOGC    float64 `json:"gogc"`
		InTimes bool    `json:"in_times"`
	}
	type run struct {
		Run      record.Run      `json:"run"`
		Warnings []string        `json:"warnings"`
		Garbage  *record.Garbage `json:"garbage"`
		Heap     heap            `json:"heap"`
		End      *record.End     `json:"end"`
		Tables   []Table         `json:"tables"`
	}
	var runs []run
	for _, s := range sources {
		tables := Derive(s)
		warnings := Warnings(s.Record, s.asTimed(tables))
		for i, t := range tables {
			tables[i].Rows = v.sorted(t, v.chosen(t).Rows)
		}
		runs = append(runs, run{s.Run, warnings, s.Garbage, heap{s.heap().Live, s.heap().GOGC, slices.ContainsFunc(tables, func(t Table) bool { return t.WithGC })}, s.End, tables})
	}
	return writeJSON(w, struct {
		Runs []run `json:"runs"`
	}{runs})
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "\t")
	if err := e.Encode(v); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// CSV writes a row for each cell of the runs, and includes the twin. Figures that don't exist are
// empty.
func (v View) CSV(w io.Writer, sources ...Source) error {
	rows := [][]string{{
		"data", "operation", "codec", "format", "module", "version", "marks", "twin", "floor",
		"reason", "fault", "lost", "notes", "processes",
		"ns", "ns_lo", "ns_hi", "ratio", "ratio_lo", "ratio_hi", "rank_best", "rank_worst",
		"wire_bytes", "allocs", "alloc_bytes", "gc_ns",
		"conversion", "lowered", "machine", "with_gc",
	}}
	for _, s := range sources {
		for _, t := range Derive(s) {
			for _, r := range v.sorted(t, v.chosen(t).Rows) {
				for _, c := range r.Cells {
					rows = append(rows, append(csvRow(r, c), s.Run.Env.Machine(), strconv.FormatBool(t.WithGC)))
				}
			}
		}
	}
	return writeCSV(w, rows)
}

func writeCSV(w io.Writer, rows [][]string) error {
	// WriteAll flushes, and returns the first error.
	if err := csv.NewWriter(w).WriteAll(rows); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

func csvRow(r Row, c Cell) []string {
	list := func(s []string) string { return strings.Join(s, "; ") }
	row := []string{
		c.Data, c.Operation, c.Codec, r.Codec.FormatName, r.Codec.Module, r.Codec.Version, list(r.Marks()),
		strconv.FormatBool(r.Twin), strconv.FormatBool(r.Floor),
		c.Reason, c.Fault, list(c.Lost), list(c.Notes), strconv.Itoa(c.Processes),
	}
	row = slices.Concat(row, interval(c.NS), interval(c.Ratio), rank(c.Rank))
	rest := make([]string, 5)
	if c.Reason == "" && c.Fault == "" { // the cell is proven
		rest[0], rest[1], rest[2] = number(c.Wire), number(c.Allocs), number(c.AllocBytes)
	}
	if c.GC != nil {
		rest[3] = number(*c.GC)
	}
	if c.Converts != nil {
		rest[4] = number(*c.Converts)
	}
	return append(append(row, rest...), list(c.Lowered))
}

func interval(i stats.Interval) []string { return []string{number(i.Mid), number(i.Lo), number(i.Hi)} }

func rank(r stats.Rank) []string {
	if r.Best == 0 {
		return []string{"", ""}
	}
	return []string{strconv.Itoa(r.Best), strconv.Itoa(r.Worst)}
}

// number writes nine digits. That is more than a measurement has, and enough for an exact size.
func number(x float64) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return ""
	}
	return strconv.FormatFloat(x, 'g', 9, 64)
}
