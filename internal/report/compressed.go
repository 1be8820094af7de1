package report

import (
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Compressed is what compressors make of the messages of codecs. It may come from another run than the
// times of the codecs: sizes don't depend on the machine, and times are converted by those of the
// reference.
type Compressed struct {
	// Run is the run that measured it.
	Run   record.Run
	rec   record.Record
	cells map[record.Key]record.Cell
	// ratios are the logarithms of times relative to the reference's time to encode, one of each
	// process.
	ratios map[record.Key][]float64
}

// NewCompressed reads what a record has about compression.
func NewCompressed(rec record.Record) *Compressed {
	c := &Compressed{Run: rec.Run, rec: rec, cells: make(map[record.Key]record.Cell), ratios: make(map[record.Key][]float64)}
	steps := make(map[string]bool)
	for _, by := range Compressors[1:] {
		steps[by.Forth], steps[by.Back] = true, true
	}
	for _, cell := range rec.Cells {
		if steps[cell.Operation] && cell.Wire > 0 {
			c.cells[cell.Key] = cell
		}
	}
	times := rec.Times()
	rec.Pool(times)
	for key := range c.cells {
		for p, x := range times[key] {
			base := times[encoding(rec.Run.Reference, key.Data)]
			if base != nil && !math.IsNaN(x) && !math.IsNaN(base[p]) {
				c.ratios[key] = append(c.ratios[key], x-base[p])
			}
		}
	}
	return c
}

// encoding returns the key of the cell in which a codec encodes.
func encoding(codec, data string) record.Key {
	return record.Key{Codec: codec, Data: data, Operation: "encode"}
}

// Names returns the names of the compressors that were measured on a data set.
func (c *Compressed) Names(data string) []string {
	if c == nil {
		return nil
	}
	found := make(map[string]bool)
	for _, by := range Compressors[1:] {
		for key := range c.ratios {
			if key.Data == data && key.Operation == by.Forth {
				found[by.Name] = true
			}
		}
	}
	return slices.SortedFunc(maps.Keys(found), strings.Compare)
}

// Doubt says by how much the times of compressors on data sets may be wrong: by what the reference
// differs from itself. It is "" if that is not much.
func (c *Compressed) Doubt(data []string) string {
	var steps []string
	for _, by := range Compressors[1:] {
		steps = append(steps, by.Forth, by.Back)
	}
	part := c.rec.Only(data, steps)
	_, text := Noise(part, Derive(Source{Record: part}))
	return text
}

// Join adds the cells and times of compressors that another run of the data set lacks, so that they
// count like its own. The times of a process are those of any process of the other run, since nothing
// pairs them. Processes for which none is left get no time.
func (c *Compressed) Join(reference, data string, cells map[record.Key]record.Cell, times map[record.Key][]float64) {
	if c == nil {
		return
	}
	base := middle(times[encoding(reference, data)])
	for key, ratios := range c.ratios {
		own := times[encoding(key.Codec, data)]
		if _, has := cells[key]; has || key.Data != data || own == nil || math.IsNaN(base) {
			continue
		}
		joined, next := slices.Repeat([]float64{math.NaN()}, len(own)), 0
		for p := range own {
			if !math.IsNaN(own[p]) && next < len(ratios) {
				joined[p] = base + ratios[next]
				next++
			}
		}
		cells[key], times[key] = c.cells[key], joined
	}
}

// middle returns the median of the times, or NaN without any.
func middle(times []float64) float64 {
	known := slices.DeleteFunc(slices.Clone(times), math.IsNaN)
	if len(known) == 0 {
		return math.NaN()
	}
	return stats.Median(known)
}
