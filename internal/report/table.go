// Package report turns a record into tables for people and files for programs.
// [Derive] computes estimates, intervals and ranks; the renderers only lay them
// out. A record holds no derived figure, so an old one can be shown anew.
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
	Operations []string        `json:"models"`
	// Messages: the rows are engines, and the times those of a message.
	Messages bool `json:"messages,omitempty"`
	// WithGC: the times have what collecting the garbage of an operation costs.
	WithGC bool `json:"with_gc,omitempty"`
	// Rows are in the order of all formats: by the ratio in the first operation, then
	// in the second. A cell without a time is behind those that have one.
	Rows []Row `json:"rows"`
	// Answer is what stands before the rows: the codec of the reference, the best of each
	// format, fastest first, and the bound of all. It is of the codecs that have times in all
	// operations of the table.
	Answer []Pick `json:"answer"`
}

// Row is one codec.
type Row struct {
	Codec record.CodecInfo `json:"codec"`
	// Floor: the codec makes no value. It does nothing, and its times are the
	// harness's own, or it only copies bytes.
	Floor bool `json:"floor,omitempty"`
	// Twin: the reference under a second name. It is not for tables.
	Twin bool `json:"twin,omitempty"`
	// Cells are in the order of Table.Operations.
	Cells []Cell `json:"cells"`
}

// Cell is the outcome for one codec, data set and operation.
type Cell struct {
	record.Cell
	// Processes is the number of processes that measured the cell. Where it is 0
	// there are no times: for the cell's reason or fault, or since the run ended
	// before.
	Processes int `json:"processes"`
	// NS is the time of an operation in ns, Ratio that time relative to the
	// reference's, measured in pairs. Both intervals are for another run's value;
	// the ratio's is the narrower. Ratio is NaN without the reference.
	NS    stats.Interval `json:"ns"`
	Ratio stats.Interval `json:"ratio"`
	// Rank is among the codecs of the table, floor and twin aside.
	Rank stats.Rank `json:"rank"`
	// Converts is the share of the time that converts between the type and what the codec
	// works on: measured where the run has the operations for it, else as the proof saw it. nil
	// where nothing is converted.
	Converts *float64 `json:"converts,omitempty"`
	// GC is what collecting the operation's garbage costs, in ns, by the price of a byte. nil
	// where that is not known.
	GC *float64 `json:"gc_ns"`
	// Usage is what the cell used besides time, of runs that measure messages; nil for others.
	Usage *Usage `json:"usage,omitempty"`
}

// Measured reports whether the cell has a time.
func (c Cell) Measured() bool { return c.Processes > 0 }

// Derive computes the tables of a record, by data set and operation.
func Derive(rec record.Record) []Table { return derive(rec, true) }

// derive leaves out the ranks and the answer on request: they take most of the time.
func derive(rec record.Record, ranked bool) []Table {
	// Data sets have nothing to do with each other. Taken apart, each is compared by
	// its own processes, and not by all of the run.
	parts := rec.Split(dataNames(rec))
	tables := make([][]Table, len(parts))
	var all sync.WaitGroup
	for i, part := range parts {
		all.Go(func() {
			x := newIndex(part)
			for _, operations := range x.operations {
				t := Table{Data: x.data, Operations: operations, WithGC: part.Collects, Messages: part.Run.Grade == record.Messages, Rows: x.rows(operations, ranked)}
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

// dataNames are the data sets of a record, those too that its first line does not list.
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

// index finds things in a record of one data set.
type index struct {
	rec        record.Record
	codecs     []record.CodecInfo
	data       record.DataInfo
	operations [][]string // grouped
	cells      map[record.Key]record.Cell
	times      map[record.Key][]float64
	method     stats.Method
	panels     map[record.Column]*stats.Panel
	// twins are the ratios of twins to the reference alone.
	twins  map[record.Key]stats.Interval
	usages map[record.Key]*Usage
	// remembers are the cells whose codec keeps results of messages.
	remembers map[record.Key]float64
}

func newIndex(rec record.Record) *index {
	x := &index{
		rec:    rec,
		codecs: slices.Clone(rec.Run.Codecs),
		cells:  make(map[record.Key]record.Cell),
		times:  rec.Times(),
		method: rec.Method(),
		panels: rec.Panels(),
		twins:  make(map[record.Key]stats.Interval),
		usages: usages(rec), remembers: rec.Remembers(),
	}
	for key, times := range x.times {
		if key.Codec == rec.Run.Twin {
			reference := key
			reference.Codec = rec.Run.Reference
			x.twins[key] = x.method.Ratio(times, x.times[reference])
		}
	}
	rec.Pool(x.times)
	for _, d := range rec.Run.Data {
		x.data = d
	}
	operations := slices.Clone(rec.Run.Operations)
	for _, c := range rec.Cells {
		x.cells[c.Key] = c
		// What the first line does not list is shown nevertheless.
		if !slices.ContainsFunc(x.codecs, func(i record.CodecInfo) bool { return i.Name == c.Codec }) {
			x.codecs = append(x.codecs, x.unlisted(c.Codec))
		}
		x.data.Name = c.Data
		if !slices.Contains(operations, c.Operation) {
			operations = append(operations, c.Operation)
		}
	}
	x.operations = group(operations)
	return x
}

// unlisted describes a codec that the run's first line leaves out. The twin is
// what the reference is.
func (x *index) unlisted(name string) record.CodecInfo {
	if name == x.rec.Run.Twin {
		for _, c := range x.rec.Run.Codecs {
			if c.Name == x.rec.Run.Reference {
				c.Name = name
				return c
			}
		}
	}
	return record.CodecInfo{Name: name}
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

// Marks are the marks of the codec that come into play on the data set.
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
	c.NS, c.Ratio = m.Time(nil), m.Time(nil)
	if c.Measured() {
		c.NS = m.Time(x.times[key])
		c.Ratio = x.panels[key.Column()].Ratio(key.Codec, reference.Codec)
	}
	if ratio, ok := x.twins[key]; ok {
		c.Ratio = ratio
	}
	if key == reference && c.Measured() {
		c.Ratio = stats.Interval{Lo: 1, Mid: 1, Hi: 1} // of itself: no estimate
	}
	x.garbage(&c)
	c.Converts = x.converts(c)
	c.Usage = x.usages[key]
	return c
}

// converts is the share of a cell's time that is conversion.
func (x *index) converts(c Cell) *float64 {
	part := c.Key
	part.Operation = string(map[string]codec.Operation{
		string(codec.Encode): codec.MapIn, string(codec.EncodeReuse): codec.MapIn,
		string(codec.Decode): codec.MapOut, string(codec.DecodeReuse): codec.MapOut,
	}[c.Operation])
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

// compare orders rows by their cells: by ratio, and by time where the reference
// has none.
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

// last puts a figure that does not exist behind all others.
func last(x float64) float64 {
	if math.IsNaN(x) {
		return math.Inf(1)
	}
	return x
}

// Partial reports whether the codec carries a part of the type only. What does less work is
// not ranked.
func (r Row) Partial() bool {
	return slices.ContainsFunc(r.Cells, func(c Cell) bool { return len(c.Without) > 0 })
}

// measured reports whether any cell of the row has a time.
func (r Row) measured() bool { return slices.ContainsFunc(r.Cells, Cell.Measured) }
