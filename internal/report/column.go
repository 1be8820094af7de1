package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
)

// columnOf is one column of a table for people. R is the type of a row.
type columnOf[R any] struct {
	head string
	name string // from [Columns], or "letters"; "" for columns that every table has
	left bool   // left-aligned; figures are right-aligned
	// need says how early the column is dropped if there is little room: the highest first, 0
	// never.
	need int
	text func(R) string
}

type column = columnOf[Row]

// columns returns all columns of t. n has the remarks of the rows that are shown.
func columns(t Table, reference string, v View, n notes) []column {
	all := []column{
		{head: t.subject(), left: true, text: Row.name},
		{head: "", name: "letters", left: true, text: n.letters},
	}
	for i, operation := range t.Operations {
		of := func(text func(Cell) string) func(Row) string {
			return func(r Row) string {
				c := r.Cells[i]
				if !c.Measured() {
					return ""
				}
				return text(c)
			}
		}
		head := func(s string) string {
			if v.headless() && len(t.Operations) > 1 {
				return operation + " " + s
			}
			return s
		}
		all = append(all,
			column{head: head("#"), name: "rank", need: 1, text: of(func(c Cell) string { return places(c.Rank) })},
			column{head: operation, name: "time", text: func(r Row) string { return outcome(r.Cells[i]) }},
		)
		if hasRatios(t, i) {
			ratio, spread := needs(operation)
			all = append(all,
				column{head: head("vs " + reference), name: "ratio", need: ratio, text: of(func(c Cell) string { return speedup(c.Ratio) })},
				column{head: head("±"), name: "spread", need: spread, text: of(func(c Cell) string {
					if c.Codec == reference {
						return ""
					}
					return percent(c.Ratio.Relative())
				})},
			)
		}
		for _, c := range used(t, i) {
			c.head = head(c.head)
			all = append(all, c)
		}
		if t.Messages && !allocates(t, i) || codec.Operation(operation).Alone() {
			continue
		}
		all = append(all,
			column{head: head("allocs"), name: "allocs", need: 6, text: of(func(c Cell) string { return count(c.Allocs) })},
			column{head: head("B/op"), name: "bytes", need: 7, text: of(func(c Cell) string { return count(c.AllocBytes) })},
			column{head: head("gc"), name: "gc", need: 5, text: of(func(c Cell) string {
				if c.GC == nil {
					return ""
				}
				return duration(*c.GC)
			})},
		)
		if slices.Contains(v.Columns, "conversion") || slices.ContainsFunc(t.Rows, func(r Row) bool { return r.Cells[i].Converts != nil }) {
			all = append(all, column{head: head("conversion"), name: "conversion", need: 8, text: of(func(c Cell) string {
				if c.Converts == nil {
					return ""
				}
				return portion(*c.Converts)
			})})
		}
	}
	if t.Messages {
		all = slices.DeleteFunc(all, func(c column) bool { return c.name == "gc" && !priced(t) })
	}
	if !t.Messages || slices.ContainsFunc(t.Rows, func(r Row) bool { return encoded(r) > 0 }) {
		all = append(all, column{head: "wire", name: "wire", need: 3, text: wire})
	}
	all = append(all, column{head: "caveats", name: "caveats", left: true, text: mind})
	all = slices.DeleteFunc(all, func(c column) bool { return !v.shows(c) })
	for i := range all {
		if len(v.Columns) > 0 {
			all[i].need = 0 // the reader asked for it, so it is shown even without room
		}
	}
	return all
}

// needs say how early the columns of a ratio and its spread are dropped.
func needs(operation string) (ratio, spread int) {
	if codec.Operation(operation).Alone() { // the other columns say more than a spread
		return 1, 3
	}
	return 2, 2
}

// allocates reports whether any row has allocations in the i-th operation.
func allocates(t Table, i int) bool {
	return slices.ContainsFunc(t.Rows, func(r Row) bool { return r.Cells[i].Allocs > 0 })
}

// priced reports whether the garbage of any row has a price.
func priced(t Table) bool {
	return slices.ContainsFunc(t.Rows, func(r Row) bool {
		return slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.GC != nil })
	})
}

// subject names what a row is about.
func (t Table) subject() string {
	if t.Messages {
		return "engine"
	}
	return "codec"
}

// name returns the codec's name, and says if the code is the type's own.
func (r Row) name() string {
	if r.yours() {
		return r.Codec.Name + " (yours)"
	}
	return r.Codec.Name
}

// yours reports whether the type itself has the code that the codec runs.
func (r Row) yours() bool {
	return slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Yours })
}

// hasRatios reports whether any codec has a ratio in the i-th operation.
func hasRatios(t Table, i int) bool {
	return slices.ContainsFunc(t.Rows, func(r Row) bool { return r.Cells[i].Ratio.Mid > 0 })
}

// outcome returns the cell's time, or "fault" or a dash if it has none.
func outcome(c Cell) string {
	switch {
	case c.Measured():
		return duration(c.NS.Mid)
	case c.Fault != "":
		return "fault"
	}
	return "–"
}

// encoded returns the mean encoded size in bytes, or 0 if there is none.
func encoded(r Row) float64 {
	for _, c := range r.Cells {
		if c.Wire > 0 {
			return c.Wire
		}
	}
	return 0
}

func wire(r Row) string {
	if size := encoded(r); size > 0 {
		return count(size)
	}
	return ""
}

// shown returns the rows of a table for people: measured ones, without the twin.
func shown(t Table) []Row {
	var rows []Row
	for _, r := range t.Rows {
		if !r.Twin && r.measured() {
			rows = append(rows, r)
		}
	}
	return rows
}

// bar draws a share of the whole, at most width characters long. It is "" if share is not positive.
func bar(share float64, width int) string {
	if !(share > 0) {
		return ""
	}
	eighths := int(share*float64(width)*8 + 0.5)
	b := strings.Repeat("█", eighths/8)
	if rest := eighths % 8; rest > 0 {
		b += string([]rune(" ▏▎▍▌▋▊▉")[rest])
	}
	return b
}

// operations names the operations of the table, and says if their times include garbage collection.
func (t Table) operations() string { return strings.Join(t.Operations, " and ") + t.collecting() }

func (t Table) collecting() string {
	if t.WithGC {
		return " with garbage collection"
	}
	return ""
}

func title(t Table) string {
	s := t.Data.Name + ", " + t.operations()
	if t.Data.About != "" {
		s += ": " + t.Data.About
	}
	if t.Data.JSON > 0 {
		s += fmt.Sprintf(" (%s as JSON)", size(t.Data.JSON))
	}
	return s
}
