package page

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// newPayload collects the data that the page shows of a run.
func newPayload(rec record.Record, compressed *report.Compressed) payload {
	tables := report.Derive(report.Source{Record: rec})
	warnings := report.Warnings(rec, tables)
	noise, noisy := report.Noise(rec, tables)
	if noisy != "" { // which is the first warning
		warnings = warnings[1:]
	}
	b := &builder{
		payload: payload{
			Grade: rec.Run.Grade, Reference: rec.Run.Reference,
			Machine: machine(rec.Run.Env), Commit: strings.Join(rec.Run.Commits(), " and "),
			Warnings: warnings, Noise: noise, Noisy: noisy, Footer: report.Footer(report.Source{Record: rec}, tables),
			Width:  width(len(rec.Blocks)),
			Enough: stats.Usual.Least, Few: advise.FewUsers, CaveatLoad: advise.CaveatLoad, Needs: needs(),
			Method: method{
				stats.Usual.Drift, stats.Usual.Common, stats.Level, stats.Strict, stats.Apart, stats.FewItems, stats.MostFreedom, stats.KnownFreedom, stats.MostDegrees, stats.Sweeps, stats.Trim, stats.Rounding,
			},
			Moves: rec.Method().Moves,
		},
		codecs: make(map[string]int), formats: make(map[string]int), sets: make(map[string]int), operations: make(map[string]int),
		texts: make(map[string]int), remarks: make(map[string]int), profiles: make(map[string]int),
		risks: make(map[string]int), verdicts: make(map[string]int), checkRuns: make(map[string]int),
	}
	if !rec.Run.Started.IsZero() {
		b.Started = rec.Run.Started.UTC().Format("2006-01-02 15:04 MST")
	}
	for _, t := range tables {
		place(b.sets, t.Data.Name, func() { b.set(rec, t.Data) })
		for i, operation := range t.Operations {
			b.block(t, i, operation)
		}
		b.compressed(t, compressed)
		b.profiled(t)
	}
	var operations []string
	for _, m := range b.Operations {
		operations = append(operations, m.Name)
	}
	b.Tasks = tasks(operations)
	b.Meanings = meanings(b.payload)
	return b.payload
}

// builder fills a payload. Its maps have the place of each name in the payload's lists.
type builder struct {
	payload
	codecs, formats, sets, operations, texts, remarks, profiles, risks, verdicts, checkRuns map[string]int // places

	times map[record.Key][]float64 // of the last data set that was added
}

// set adds a data set with its own processes, as report.Derive does.
func (b *builder) set(rec record.Record, data record.DataInfo) {
	own := rec.Only([]string{data.Name}, nil)
	b.times = own.Times()
	own.Pool(b.times)
	info := setInfo{
		Name: data.Name, About: data.About, JSON: number(data.JSON), Messages: data.Messages, Units: own.Layouts(),
	}
	if price, known := rec.Price(data.Name, record.UsualHeap); known {
		g := rec.Collector(data.Name)
		info.Collector = &collector{Sweep: number(g.Sweep), Doubt: number(math.Log(price.High/price.Low) / 2)}
		for _, m := range g.Collections() {
			info.Collector.Live = append(info.Collector.Live, number(m.Live))
			info.Collector.Mark = append(info.Collector.Mark, number(m.NS/float64(m.Live)))
		}
	}
	for _, times := range b.times { // all have the same length
		info.Processes = len(times)
		break
	}
	b.Sets = append(b.Sets, info)
}

// block adds the cells of the i-th operation of a table.
func (b *builder) block(t report.Table, i int, operation string) {
	set := b.sets[t.Data.Name]
	out := block{Set: set, Operation: place(b.operations, operation, func() {
		b.Operations = append(b.Operations, newOperationInfo(operation))
	})}
	for _, u := range report.UsedIn(t, i) {
		out.Used = append(out.Used, used{Head: u.Head, Title: report.UsageText(u.Name), Unit: u.Unit})
	}
	none := slices.Repeat([]float64{math.NaN()}, b.Sets[set].Processes)
	for _, r := range t.Rows {
		if r.Twin {
			continue
		}
		c := r.Cells[i]
		out.Codec = append(out.Codec, b.codec(r))
		out.Why = append(out.Why, b.why(c.Cell))
		out.Wire = append(out.Wire, number(c.Wire))
		out.Allocs = append(out.Allocs, number(c.Allocs))
		out.Bytes = append(out.Bytes, number(c.AllocBytes))
		out.Remarks = append(out.Remarks, b.remark(c.Cell))
		converts := 0.0
		if c.Converts != nil {
			converts = *c.Converts
		}
		out.Converts = append(out.Converts, int(math.Round(100*converts)))
		for j, u := range report.UsedIn(t, i) {
			out.Used[j].Figures = append(out.Used[j].Figures, number(u.In(r, i)))
		}
		times := none
		if c.Measured() {
			times = b.times[c.Key]
		}
		out.Times = pack(out.Times, times, b.Width)
	}
	b.Blocks = append(b.Blocks, out)
}

func (b *builder) codec(r report.Row) int {
	c := r.Codec
	place(b.formats, c.FormatName, func() {
		b.Formats = append(b.Formats, formatInfo{c.FormatName, append(c.Format.Names(), c.FormatName), c.Format.Languages, c.Format.Source, c.Format.OnlyGo()})
	})
	return place(b.codecs, c.Name, func() {
		var state maintenance.State
		open := 0
		if m := c.Maintenance; m != nil {
			state, open = m.State, len(m.Open)
		}
		b.Codecs = append(b.Codecs, codecInfo{
			Name: c.Name, Format: c.FormatName, Module: c.Module, Package: c.Package, Version: c.Version,
			Marks: c.Marks, Losses: c.Losses, Fields: c.Fields, Limits: limits(c.Limits), Code: c.Code, Schema: c.Schema, Adapter: c.Adapter, Floor: r.Floor, Partial: r.Partial(), Known: c.WellKnown,
			State: string(state), Open: open, Maintenance: c.Maintenance.Facts(), Library: libraryOf(c.Maintenance), Checks: b.checks(c.Findings),
		})
	})
}

// why returns what a cell has instead of a time, as in block.Why.
func (b *builder) why(c record.Cell) int {
	add := func(text string) int {
		return 1 + place(b.texts, text, func() { b.Texts = append(b.Texts, text) })
	}
	switch {
	case c.Fault != "":
		return -add(c.Fault)
	case c.Reason != "":
		return add(c.Reason)
	}
	return 0
}

func (b *builder) remark(c record.Cell) int {
	if len(c.Lost)+len(c.Lowered)+len(c.Notes)+len(c.Unseen) == 0 {
		return 0
	}
	name := fmt.Sprintf("%q %q %q %q", c.Lost, c.Lowered, c.Notes, c.Unseen)
	return 1 + place(b.remarks, name, func() {
		b.Remarks = append(b.Remarks, remarks{c.Lost, c.Lowered, c.Notes, c.Unseen})
	})
}

// place returns the place of a name in a list. If the name is new, it calls add, which must append
// it.
func place(places map[string]int, name string, add func()) int {
	at, known := places[name]
	if !known {
		at = len(places)
		places[name] = at
		add()
	}
	return at
}
