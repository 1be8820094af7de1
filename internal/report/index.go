package report

import (
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// index looks up parts of a record of one data set.
type index struct {
	rec        record.Record
	heap       record.Heap // for which garbage is priced
	codecs     []record.CodecInfo
	data       record.DataInfo
	operations [][]string // grouped
	cells      map[record.Key]record.Cell
	times      map[record.Key][]float64
	// asTimed are the times without the price of garbage, which times have if withGC is set.
	asTimed map[record.Key][]float64
	withGC  bool
	method  stats.Method
	panels  map[record.Column]*stats.Panel
	// twins are the ratios of twins to the reference without its twin.
	twins  map[record.Key]stats.Interval
	usages map[record.Key]*Usage
	// remembers are the cells whose codec keeps results for messages.
	remembers map[record.Key]float64
}

func newIndex(rec record.Record, heap record.Heap) *index {
	x := &index{
		rec:    rec,
		heap:   heap,
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
			x.twins[key] = x.method.Repeat(times, x.times[reference])
		}
	}
	rec.Pool(x.times)
	for _, d := range rec.Run.Data {
		x.data = d
	}
	operations := slices.Clone(rec.Run.Operations)
	for _, c := range rec.Cells {
		x.cells[c.Key] = c
		// Cells that the first line does not list are shown nevertheless.
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

// unlisted describes a codec that the run's first line leaves out. The twin gets the reference's
// description.
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
