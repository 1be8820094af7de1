package report

import (
	"cmp"
	"math"
	"slices"
)

// View is what of the tables people want to see, and in which order. The zero View is
// all that fits, in the order of [Derive].
type View struct {
	// Sort is what rows are ordered by, of [Sorts] or an operation, smallest first. Rows
	// without it come last.
	Sort string
	// Columns are shown beside the codec's name, of [Columns].
	Columns []string
	// Codecs are the rows that are shown, by name; none for all. Ranks are among all.
	Codecs []string
	// All: the text has every row of every table, and all that there is to say of them. Else
	// it has the best and the well-known codecs of tables of more rows than people can take in.
	All bool
}

// whole reports whether the text has every row, for which a wish for rows, columns or their order
// stands too.
func (v View) whole() bool { return v.All || len(v.Codecs)+len(v.Columns) > 0 || v.Sort != "" }

// Columns are the names of columns that can be asked for: those of each operation, of which conv
// is the share of the time that converts the type, and the
// encoded size, and a few words on what to mind in a codec, which stand for the letters that
// lead to whole sentences; behind these what runs of messages have beside times.
var Columns = []string{"rank", "time", "ratio", "spread", "allocs", "bytes", "gc", "conv", "wire", "caveats",
	"rate", "cpu", "memory", "p50", "p99.9", "heap", "resident"}

// Sorts are the figures that rows can be ordered by, beside the operations' times: of
// several operations that of the first.
var Sorts = []string{"codec", "allocs", "bytes", "gc", "wire"}

// shows reports whether a column is in the view. The codec is in every one.
func (v View) shows(c column) bool {
	switch {
	case c.name == "caveats":
		return slices.Contains(v.Columns, c.name)
	case c.name == "letters":
		return !slices.Contains(v.Columns, "caveats")
	}
	return c.name == "" || len(v.Columns) == 0 || slices.Contains(v.Columns, c.name)
}

// chosen is a table with the rows that are in the view.
func (v View) chosen(t Table) Table {
	if len(v.Codecs) > 0 {
		t.Rows = slices.DeleteFunc(slices.Clone(t.Rows), func(r Row) bool { return !slices.Contains(v.Codecs, r.Codec.Name) })
	}
	return t
}

// headless reports whether the columns of times, whose heads name the operations, are left
// out.
func (v View) headless() bool { return len(v.Columns) > 0 && !slices.Contains(v.Columns, "time") }

// lead is the place of the operation that rows are ordered by, and bars drawn for.
func (v View) lead(t Table) int { return max(0, slices.Index(t.Operations, v.Sort)) }

// rows are the rows of a table for people, in order.
func (v View) rows(t Table) []Row { return v.sorted(t, shown(t)) }

// sorted puts rows of a table into the view's order.
func (v View) sorted(t Table, rows []Row) []Row {
	if v.Sort == "codec" {
		slices.SortStableFunc(rows, func(a, b Row) int { return cmp.Compare(a.Codec.Name, b.Codec.Name) })
		return rows
	}
	if by := v.figure(t); by != nil {
		slices.SortStableFunc(rows, func(a, b Row) int { return cmp.Compare(last(by(a)), last(by(b))) })
	}
	return rows
}

// order is what rows are ordered by.
func (v View) order(t Table) string {
	if slices.Contains(Sorts, v.Sort) {
		return v.Sort
	}
	return t.Operations[v.lead(t)]
}

// figure is what rows are ordered by, nil for the order that they have.
func (v View) figure(t Table) func(Row) float64 {
	of := map[string]func(Cell) float64{
		"allocs": func(c Cell) float64 { return c.Allocs },
		"bytes":  func(c Cell) float64 { return c.AllocBytes },
		"gc": func(c Cell) float64 {
			if c.GC == nil {
				return math.NaN()
			}
			return *c.GC
		},
	}
	if f, ok := of[v.Sort]; ok {
		return func(r Row) float64 {
			if i := slices.IndexFunc(r.Cells, Cell.Measured); i >= 0 {
				return f(r.Cells[i])
			}
			return math.NaN()
		}
	}
	if v.Sort == "wire" {
		return func(r Row) float64 {
			if size := encoded(r); size > 0 {
				return size
			}
			return math.NaN()
		}
	}
	i := v.lead(t)
	if i == 0 {
		return nil
	}
	return func(r Row) float64 {
		if c := r.Cells[i]; c.Ratio.Mid > 0 {
			return c.Ratio.Mid
		}
		return r.Cells[i].NS.Mid
	}
}
