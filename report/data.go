package report

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// JSON writes the tables of a run with all that was derived, the twin included. Figures
// that don't exist are null.
func JSON(w io.Writer, rec record.Record) error {
	tables := Derive(rec)
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "\t")
	err := e.Encode(struct {
		Run      record.Run      `json:"run"`
		Warnings []string        `json:"warnings"`
		Garbage  *record.Garbage `json:"garbage"`
		End      *record.End     `json:"end"`
		Tables   []Table         `json:"tables"`
	}{rec.Run, Warnings(rec, tables), rec.Garbage, rec.End, tables})
	if err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// CSV writes a row for each cell of the runs, the twin included. Figures that don't
// exist are empty.
func CSV(w io.Writer, recs ...record.Record) error {
	out := csv.NewWriter(w)
	rows := [][]string{{
		"data", "model", "codec", "family", "module", "version", "marks", "twin", "floor",
		"reason", "fault", "lost", "notes", "processes",
		"ns", "ns_lo", "ns_hi", "ratio", "ratio_lo", "ratio_hi", "rank_best", "rank_worst",
		"wire_bytes", "allocs", "alloc_bytes", "gc_ns",
		"lowered", "machine",
	}}
	for _, rec := range recs {
		for _, t := range Derive(rec) {
			for _, r := range t.Rows {
				for _, c := range r.Cells {
					rows = append(rows, append(csvRow(r, c), rec.Run.Env.Machine()))
				}
			}
		}
	}
	// WriteAll flushes, and returns the first error.
	if err := out.WriteAll(rows); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

func csvRow(r Row, c Cell) []string {
	list := func(s []string) string { return strings.Join(s, "; ") }
	row := []string{
		c.Data, c.Model, c.Codec, r.Codec.Family, r.Codec.Module, r.Codec.Version, list(r.Codec.Marks),
		strconv.FormatBool(r.Twin), strconv.FormatBool(r.Floor),
		c.Reason, c.Fault, list(c.Lost), list(c.Notes), strconv.Itoa(c.Processes),
	}
	for _, i := range []stats.Interval{c.NS, c.Ratio} {
		row = append(row, number(i.Mid), number(i.Lo), number(i.Hi))
	}
	proven := c.Reason == "" && c.Fault == ""
	rest := make([]string, 6)
	if c.Rank.Best > 0 {
		rest[0], rest[1] = strconv.Itoa(c.Rank.Best), strconv.Itoa(c.Rank.Worst)
	}
	if proven {
		rest[2], rest[3], rest[4] = number(c.Wire), number(c.Allocs), number(c.AllocBytes)
	}
	if c.GC != nil {
		rest[5] = number(*c.GC)
	}
	return append(append(row, rest...), list(c.Lowered))
}

// number writes nine digits: more than a measurement has, and enough for an
// exact size.
func number(x float64) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return ""
	}
	return strconv.FormatFloat(x, 'g', 9, 64)
}
