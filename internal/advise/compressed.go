package advise

import (
	"math"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// compressor returns the compressor of the load, or nil if messages are sent as they are.
func (l Load) compressor() *report.Compressor {
	for _, by := range report.Compressors {
		if by.Name == l.Compressor && by.Forth != "" {
			return &by
		}
	}
	return nil
}

// measurements are what a run measured on a data set: cells, and the logarithms of their times by
// process.
type measurements struct {
	cells  map[record.Key]record.Cell
	times  map[record.Key][]float64
	method stats.Method
}

// compressed adds what a compressor does to the parts of a message's cost, and to the times of encode and
// decode by process. It reports whether that was measured.
func (m measurements) compressed(codec, data string, by report.Compressor, p *parts, encode, decode []float64) (withForth, withBack []float64, ok bool) {
	forth, back := record.Key{Codec: codec, Data: data, Operation: by.Forth}, record.Key{Codec: codec, Data: data, Operation: by.Back}
	if m.times[forth] == nil || m.times[back] == nil {
		return nil, nil, false
	}
	share := 1 / float64(by.Messages)
	p.bytes = m.cells[forth].Wire * share
	p.encodeGarbage += m.cells[forth].AllocBytes * share
	p.decodeGarbage += m.cells[back].AllocBytes * share
	p.compress, p.decompress = share*m.method.Time(m.times[forth]).Mid, share*m.method.Time(m.times[back]).Mid
	return plus(encode, m.times[forth], share), plus(decode, m.times[back], share), true
}

// plus returns the logarithms of times to which a share of other times is added, by process.
func plus(times, more []float64, share float64) []float64 {
	if times == nil {
		return nil
	}
	sums := make([]float64, len(times))
	for i := range times {
		sums[i] = math.Log(math.Exp(times[i]) + share*math.Exp(more[i]))
	}
	return sums
}
