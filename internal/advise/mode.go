package advise

import (
	"cmp"
	"math"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// Mode says how a program handles messages, which decides whose times count.
type Mode string

// The modes.
const (
	// Single messages are encoded and decoded each by itself. The cost of garbage is computed.
	Single Mode = "single"
	// Stream messages are written and read one after the other, by encoders and decoders that last.
	Stream Mode = "stream"
	// Sustained is Single as it was measured with the collector on, in a process for each codec.
	Sustained Mode = "sustained"
)

// Modes are all modes.
var Modes = []string{string(Single), string(Stream), string(Sustained)}

// Operations returns the operations of the mode.
func (m Mode) Operations() (encode, decode string) {
	switch m {
	case Stream:
		return string(codec.StreamEncode), string(codec.StreamDecode)
	case Sustained:
		return string(codec.SustainedEncode), string(codec.SustainedDecode)
	}
	return string(codec.Encode), string(codec.Decode)
}

// streams says whether a run proved that a codec writes and reads streams of a data set, in addition to what is
// known from others. It is nil if the run has no operations on streams.
func (m measurements) streams(name, data string, known *Verdict) *Verdict {
	for _, operation := range []codec.Operation{codec.StreamEncode, codec.StreamDecode} {
		c, ok := m.cells[record.Key{Codec: name, Data: data, Operation: string(operation)}]
		why := cmp.Or(c.Fault, c.Reason)
		switch {
		case !ok:
			return known
		case why != "" && (known == nil || known.Standing == Met):
			v := failed(report.OneLine(why))
			known = &v
		case known == nil:
			known = &Verdict{Standing: Met}
		}
	}
	return known
}

// peak returns how many bytes of memory a codec takes for the largest message, above the value: those of the
// operation of the load that takes more. Between the sizes that were measured, and beyond them, memory is
// taken to be in proportion to the size that is next to the message's. It is 0 if nothing was measured.
func (l Load) peak(rec record.Record, name, data string) float64 {
	if l.Largest == 0 {
		return 0
	}
	most := 0.
	for m, share := range map[codec.Operation]float64{codec.PeakEncode: l.Writes, codec.PeakDecode: l.Reads} {
		if share > 0 {
			most = max(most, l.peakOf(rec, record.Key{Codec: name, Data: data, Operation: string(m)}))
		}
	}
	return most
}

func (l Load) peakOf(rec record.Record, key record.Key) float64 {
	bySize := make(map[int][]float64)
	for _, u := range rec.Usages {
		for _, p := range u.Peaks {
			if u.Key == key && p.AtOnce == 1 && p.Streamed == (l.Mode == Stream) {
				bySize[p.Size] = append(bySize[p.Size], p.Bytes)
			}
		}
	}
	next, found := 0, math.Inf(1)
	for size := range bySize {
		if far := math.Abs(math.Log(float64(size) / l.Largest)); far < found {
			next, found = size, far
		}
	}
	if next == 0 {
		return 0
	}
	return stats.Median(bySize[next]) * l.Largest / float64(next)
}

// Parallel is how a codec's throughput grows with goroutines.
type Parallel struct {
	// Goroutines is the number of goroutines, one for each processor of the machine.
	Goroutines int `json:"goroutines"`
	// Ideal is their throughput, as a share of as many times the throughput of one.
	Ideal float64 `json:"of_ideal"`
}

// parallel returns how the throughput of a load grows with goroutines. It is nil if that was not measured, as with streams.
func (l Load) parallel(rec record.Record, name, data string) *Parallel {
	if l.Mode == Stream {
		return nil
	}
	writes, reads := l.perMessage()
	p := &Parallel{}
	var one, all float64 // the time of a message with one goroutine, and with all
	for m, share := range map[codec.Operation]float64{codec.ParallelEncode: writes, codec.ParallelDecode: reads} {
		if share == 0 {
			continue
		}
		var alone, together []float64
		for _, u := range rec.Usages {
			if n := len(u.Scaling); n > 1 && u.Key == (record.Key{Codec: name, Data: data, Operation: string(m)}) {
				alone, together = append(alone, u.Scaling[0].NS), append(together, u.Scaling[n-1].NS)
				p.Goroutines = u.Scaling[n-1].Goroutines
			}
		}
		if alone == nil {
			return nil
		}
		one += share * stats.Median(alone)
		all += share * stats.Median(together)
	}
	p.Ideal = one / all
	return p
}
