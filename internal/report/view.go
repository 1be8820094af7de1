package report

import (
	"cmp"
	"math"
	"slices"
)

// View says which parts of the tables people want to see, and in which order. The zero View is all
// that fits, in the order of [Derive].
type View struct {
	// Sort is the figure that rows are ordered by, one of [Sorts] or an operation, smallest first.
	// Rows without it come last.
	Sort string
	// Columns are the columns to show next to the codec's name, of [Columns].
	Columns []string
	// Codecs are the names of the rows to show; none means all. Ranks are always among all codecs.
	Codecs []string
	// All asks for every row of every table, and for all remarks. Without it, the text shows only
	// the best and the well-known codecs of tables that are too long to take in.
	All bool
}

// whole reports whether the text has every row. A wish for certain rows, columns or an order
// implies it.
func (v View) whole() bool { return v.All || len(v.Codecs)+len(v.Columns) > 0 || v.Sort != "" }

// Columns are the names of columns that readers can ask for. The columns of each operation come
// first; conversion is the share of the time that converts the type. Then come the encoded size and the
// caveats, which are a few words in place of the letters that refer to whole sentences. The last
// ones are for runs of messages.
var Columns = []string{"rank", "time", "ratio", "spread", "allocs", "bytes", "gc", "conversion", "wire", "caveats",
	"rate", "cpu", "memory", "wall", "peak", "kept", "single", "ideal", "waiting", "shared", "collector", "p50", "p99", "p99.9", "heap", "resident"}

// Sorts are the figures that rows can be ordered by, besides the times of operations. If a table
// has several operations, the first measured one counts.
var Sorts = []string{"codec", "allocs", "bytes", "gc", "wire"}

// shows reports whether a column is in the view. The codec's name is in every view.
func (v View) shows(c column) bool {
	switch {
	case c.name == "caveats":
		return slices.Contains(v.Columns, c.name)
	case c.name == "letters":
		return !slices.Contains(v.Columns, "caveats")
	}
	return c.name == "" || len(v.Columns) == 0 || slices.Contains(v.Columns, c.name)
}

// chosen returns the table with the rows that are in the view.
func (v View) chosen(t Table) Table {
	if len(v.Codecs) > 0 {
		t.Rows = slices.DeleteFunc(slices.Clone(t.Rows), func(r Row) bool { return !slices.Contains(v.Codecs, r.Codec.Name) })
	}
	return t
}

// headless reports whether the columns of times are left out. Their heads name the operations.
func (v View) headless() bool { return len(v.Columns) > 0 && !slices.Contains(v.Columns, "time") }

// lead returns the index of the operation that rows are ordered by and bars are drawn for.
func (v View) lead(t Table) int { return max(0, slices.Index(t.Operations, v.Sort)) }

// rows returns the rows of a table for people, in order.
func (v View) rows(t Table) []Row { return v.sorted(t, shown(t)) }

// sorted puts the rows of a table into the view's order.
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

// order names the figure that rows are ordered by.
func (v View) order(t Table) string {
	if slices.Contains(Sorts, v.Sort) {
		return v.Sort
	}
	return t.Operations[v.lead(t)]
}

// figure returns the figure that rows are ordered by. It is nil if they keep their order.
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
