package advise

import (
	"maps"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// Compressed are what messages take when they are compressed, by cell and compressor. They may come
// from another run than the times of codecs: sizes don't depend on the machine, and times are
// converted by those of the reference.
type Compressed struct {
	// Run is the run that measured them.
	Run   record.Run
	cells map[record.Key]map[string]compression
}

// compression is a message that was compressed, in the share that it has of a batch: its size in
// bytes, and the times to compress and to decompress it in ns.
type compression struct{ bytes, forth, back float64 }

// NewCompressed reads what a record has about compression. rec is the record with the times of
// codecs, which may be the same.
func NewCompressed(from, rec record.Record) *Compressed {
	c := &Compressed{Run: from.Run, cells: make(map[record.Key]map[string]compression)}
	times, scale := middles(from), make(map[string]float64)
	for key, ns := range middles(rec) {
		if key.Codec == rec.Run.Reference && key.Operation == "encode" && times[key] > 0 {
			scale[key.Data] = ns / times[key]
		}
	}
	sizes := make(map[record.Key]float64)
	for _, cell := range from.Cells {
		sizes[cell.Key] = cell.Wire
	}
	for _, by := range report.Compressors {
		for key, bytes := range sizes {
			if by.Forth == "" || key.Operation != by.Forth || bytes == 0 || scale[key.Data] == 0 {
				continue
			}
			back := key
			back.Operation = by.Back
			share, message := 1/float64(by.Messages), record.Key{Codec: key.Codec, Data: key.Data}
			if c.cells[message] == nil {
				c.cells[message] = make(map[string]compression)
			}
			c.cells[message][by.Name] = compression{bytes * share, times[key] * share * scale[key.Data], times[back] * share * scale[key.Data]}
		}
	}
	return c
}

// middles returns the median time of each cell in ns.
func middles(rec record.Record) map[record.Key]float64 {
	all := make(map[record.Key]float64)
	ratios := report.NewRatios(rec)
	for _, c := range rec.Cells {
		if ratios.Measured(c.Key) {
			all[c.Key] = ratios.Time(c.Key).Mid
		}
	}
	return all
}

// Compressors returns the names of the compressors that were measured on a data set.
func (c *Compressed) Compressors(data string) []string {
	if c == nil {
		return nil
	}
	found := make(map[string]bool)
	for key, of := range c.cells {
		if key.Data == data {
			for name := range of {
				found[name] = true
			}
		}
	}
	return slices.SortedFunc(maps.Keys(found), strings.Compare)
}

// compress sets the size and the times of a message that is compressed. It reports whether they are
// known.
func (c *Compressed) compress(p *parts, message record.Key, by string) bool {
	if c == nil {
		return false
	}
	got, ok := c.cells[message][by]
	if ok {
		p.bytes, p.compress, p.decompress = got.bytes, got.forth, got.back
	}
	return ok
}
