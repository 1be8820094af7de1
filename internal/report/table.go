// Package report turns a record into tables for people and files for programs.
//
// [Derive] computes estimates, intervals and ranks. The renderers only lay them out, as text,
// Markdown, CSV, JSON or SVG. [Compare] says what changed between two records. A record holds no
// derived figure, so this package can show an old record in a new way.
//
// It must not know any codec, data set or engine, nor how a run measures: it has all of that from
// the record, which may be older than the program.
package report

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Table is what a run found on one data set in one operation, or in two that belong
// together, such as encode and decode.
type Table struct {
	Data       record.DataInfo `json:"data"`
	Operations []string        `json:"operations"`
	// Messages reports whether rows are engines, and times are of a message.
	Messages bool `json:"messages,omitempty"`
	// WithGC reports whether times include the price of the garbage of an operation.
	WithGC bool `json:"with_gc,omitempty"`
	// Live is the size of the live heap for which that price is computed, in bytes.
	Live uint64 `json:"live_heap,omitempty"`
	// Rows are ordered by the ratio in the first operation, then in the second. A cell without a
	// time comes after cells that have one.
	Rows []Row `json:"rows"`
	// Answer is the summary above the rows: the reference, the best codec of each format, fastest
	// first, and the bound. It covers the codecs that have times in all operations of the table.
	Answer []Pick `json:"answer"`
}

// Row is one codec.
type Row struct {
	Codec record.CodecInfo `json:"codec"`
	// Floor reports whether the codec makes no value. Either it does nothing, and its times are the
	// harness's own, or it only copies bytes.
	Floor bool `json:"floor,omitempty"`
	// Twin reports whether the row is the reference under a second name. Tables don't show it.
	Twin bool `json:"twin,omitempty"`
	// Cells are in the order of Table.Operations.
	Cells []Cell `json:"cells"`
}

// Cell is the outcome for one codec, data set and operation.
type Cell struct {
	record.Cell
	// Processes is the number of processes that measured the cell. If it is 0 there are no times,
	// because the cell has a reason or a fault, or because the run ended too early.
	Processes int `json:"processes"`
	// NS is the time of an operation in ns. Ratio is that time relative to the reference's,
	// measured in pairs. Both intervals predict what another program has; the ratio's is the narrower
	// one. Ratio is NaN without the reference.
	NS    stats.Interval `json:"ns"`
	Ratio stats.Interval `json:"ratio"`
	// Repeat is the ratio with an interval for another run of the same programs. The other intervals
	// are for another program, such as the reader's.
	Repeat stats.Interval `json:"repeat"`
	// Rank is the cell's rank among the codecs of the table, without floor and twin.
	Rank stats.Rank `json:"rank"`
	// Converts is the share of the time that converts between the type and what the codec works on.
	// It is measured if the run has the operations for it, or else taken from the proof. Nil means
	// that nothing is converted.
	Converts *float64 `json:"converts,omitempty"`
	// GC is the cost of collecting the operation's garbage, in ns, by the price of a byte. Nil
	// means that the price is not known.
	GC *float64 `json:"gc_ns"`
	// Usage is what the cell used besides time, in runs of messages. It is nil in other runs.
	Usage *Usage `json:"usage,omitempty"`
}

// Measured reports whether the cell has a time.
func (c Cell) Measured() bool { return c.Processes > 0 }

// Derive computes the tables of a record, by data set and operation.
func Derive(s Source) []Table { return derive(s, true) }

// Unranked computes the tables without ranks and answers, which take most of the time.
func Unranked(s Source) []Table { return derive(s, false) }

// derive computes the tables, with ranks and the answer if ranked. Those take most of the time.
func derive(s Source, ranked bool) []Table {
	rec, messages := s.Record, s.Run.Grade == record.Messages
	if s.WithGC = s.WithGC && !messages; s.WithGC {
		rec = rec.WithGarbage(s.Heap)
	}
	// Data sets are independent of each other. Split, each is compared by its own processes, and
	// not by all processes of the run.
	parts, asTimed := rec.Split(dataNames(rec)), s.Split(dataNames(rec))
	tables := make([][]Table, len(parts))
	var all sync.WaitGroup
	for i, part := range parts {
		all.Go(func() {
			x := newIndex(part, s.Heap)
			_, known := part.Price(x.data.Name, s.Heap)
			x.withGC, x.asTimed = s.WithGC, x.times
			if s.WithGC {
				x.asTimed = asTimed[i].Times()
				part.Pool(x.asTimed)
			}
			for _, operations := range x.operations {
				t := Table{Data: x.data, Operations: operations, WithGC: s.WithGC && known && !codec.Operation(operations[0]).Alone(), Live: s.heap().Live, Messages: messages, Rows: x.rows(operations, ranked)}
				if ranked && (slices.Contains(operations, "encode") || slices.Contains(operations, "decode")) {
					t.Answer = x.answer(t.Rows)
				}
				if len(t.Rows) > 0 {
					tables[i] = append(tables[i], t)
				}
			}
		})
	}
	all.Wait()
	return slices.Concat(tables...)
}

// dataNames returns the data sets of a record, including those that its first line does not list.
func dataNames(rec record.Record) []string {
	var names []string
	seen := make(map[string]bool)
	add := func(name string) {
		if !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	for _, d := range rec.Run.Data {
		add(d.Name)
	}
	for _, c := range rec.Cells {
		add(c.Data)
	}
	return names
}

func (x *index) rows(operations []string, ranked bool) []Row {
	var rows []Row
	for _, info := range x.codecs {
		row := Row{
			Codec: info,
			Floor: info.Baseline(),
			Twin:  info.Name == x.rec.Run.Twin,
		}
		known := false
		for _, m := range operations {
			key := record.Key{Codec: info.Name, Data: x.data.Name, Operation: m}
			_, ok := x.cells[key]
			known = known || ok
			row.Cells = append(row.Cells, x.cell(key))
		}
		if known {
			rows = append(rows, row)
		}
	}
	for i := range operations {
		if ranked {
			x.rank(rows, i)
		}
	}
	slices.SortStableFunc(rows, compare)
	return rows
}

// Marks returns the marks of the codec that apply to the data set.
func (r Row) Marks() []string {
	return slices.DeleteFunc(slices.Clone(r.Codec.Marks), func(mark string) bool {
		return slices.ContainsFunc(r.Cells, func(c Cell) bool { return slices.Contains(c.Unseen, mark) })
	})
}

func (x *index) cell(key record.Key) Cell {
	reference := key
	reference.Codec = x.rec.Run.Reference
	m := x.method
	c := Cell{Cell: x.cells[key]}
	c.Key = key
	if _, does := x.remembers[key]; does {
		c.Notes = append(slices.Clip(c.Notes), remembers)
	}
	if c.Fault == "" && c.Reason == "" {
		for _, t := range x.times[key] {
			if !math.IsNaN(t) {
				c.Processes++
			}
		}
	}
	c.NS, c.Ratio, c.Repeat = m.Time(nil), m.Time(nil), m.Time(nil)
	if c.Measured() {
		c.NS = m.Time(x.times[key])
		if key.Codec != x.rec.Run.Twin {
			c.NS = x.panels[key.Column()].Time(key.Codec)
		}
		c.Ratio = x.panels[key.Column()].Ratio(key.Codec, reference.Codec)
		c.Repeat = x.panels[key.Column()].Repeat(key.Codec, reference.Codec)
	}
	if ratio, ok := x.twins[key]; ok {
		c.Ratio = ratio
	}
	if key == reference && c.Measured() {
		c.Ratio = stats.Interval{Lo: 1, Mid: 1, Hi: 1} // the reference itself: no estimate
	}
	x.garbage(&c)
	c.Converts = x.converts(c)
	c.Usage = x.usages[key]
	return c
}

// converts returns the share of a cell's time that is conversion. It is nil if there is none.
func (x *index) converts(c Cell) *float64 {
	part := c.Key
	part.Operation = string(codec.Operation(c.Operation).Conversion())
	share := 0.0
	switch times := x.times[part]; {
	case !c.Measured():
	case times != nil && part.Operation != "":
		share = x.method.Ratio(times, x.times[c.Key]).Mid
	case c.Rough > 0:
		share = c.Conversion / c.Rough
	}
	if !(share > 0) {
		return nil
	}
	share = min(share, 1)
	return &share
}

// rank fills in the ranks of the i-th operation.
func (x *index) rank(rows []Row, i int) {
	if len(rows) == 0 {
		return
	}
	panel := x.panels[rows[0].Cells[i].Key.Column()]
	if panel == nil {
		return
	}
	names := make([]string, len(rows))
	for r, row := range rows {
		if !row.Floor && !row.Twin && !row.Partial() {
			names[r] = row.Codec.Name
		}
	}
	for r, rank := range panel.Ranks(names) {
		rows[r].Cells[i].Rank = rank
	}
}

// compare orders rows by the ratios of their cells. Cells without a ratio are ordered by time.
func compare(a, b Row) int {
	order := 0
	for i := range a.Cells {
		x, y := a.Cells[i], b.Cells[i]
		order = cmp.Or(order,
			cmp.Compare(last(x.Ratio.Mid), last(y.Ratio.Mid)),
			cmp.Compare(last(x.NS.Mid), last(y.NS.Mid)))
	}
	return order
}

// last sorts a figure that does not exist after all others.
func last(x float64) float64 {
	if math.IsNaN(x) {
		return math.Inf(1)
	}
	return x
}

// Partial reports whether the codec carries only a part of the type. Such a codec does less work
// and is not ranked.
func (r Row) Partial() bool {
	return slices.ContainsFunc(r.Cells, func(c Cell) bool { return len(c.Without) > 0 })
}

// measured reports whether any cell of the row has a time.
func (r Row) measured() bool { return slices.ContainsFunc(r.Cells, Cell.Measured) }
