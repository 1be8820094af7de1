package record

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/stats"
)

// Garbage is the cost of garbage collections on the machine, as a run calibrated it.
type Garbage struct {
	// Marks are the work of a collection by the size of the live heap, the smallest first. Earlier
	// programs recorded only PerByte and Live: see [Garbage.Collections].
	Marks []Mark `json:"marks,omitempty"`
	// Sweep is the time to make a byte of the heap usable again, in ns.
	Sweep float64 `json:"sweep,omitempty"`
	// PerByte is the total cost of a byte allocated on the [UsualHeap], in ns. It is the median of
	// the processes that calibrated it.
	PerByte float64 `json:"ns_per_byte"`
	// Low and High are the bounds of another run's price. In records without Processes, they are the
	// lowest and the highest price of a process: see [Record.Price].
	Low       float64 `json:"low"`
	High      float64 `json:"high"`
	Processes int     `json:"processes,omitempty"` // number of those that calibrated
	Cycles    int     `json:"cycles"`              // collections of a process
	Live      uint64  `json:"live"`                // bytes of the usual heap
	Unknown   Unknown `json:"-"`
}

func (g Garbage) check() error {
	sound := g.PerByte >= 0 && g.Sweep >= 0
	for i, m := range g.Marks {
		sound = sound && m.NS >= 0 && m.Live > 0 && (i == 0 || m.Live > g.Marks[i-1].Live)
	}
	if !sound {
		return fmt.Errorf("the price of garbage is invalid: %+v", g)
	}
	return nil
}

// drift is by how much the price of another run differs for reasons that all processes of a run have
// in common, such as the memory that other programs leave in the caches.
const drift = 0.1

// Calibrate joins the calibrations of the processes of a run. A run has one such process or more.
func Calibrate(processes []Garbage) Garbage {
	median := func(of func(Garbage) float64) float64 {
		var xs []float64
		for _, g := range processes {
			xs = append(xs, of(g))
		}
		return stats.Median(xs)
	}
	g := processes[0]
	g.Processes, g.Marks, g.Sweep = len(processes), nil, median(func(g Garbage) float64 { return g.Sweep })
	for i, m := range processes[0].Marks {
		m.NS = median(func(g Garbage) float64 { return g.Marks[i].NS })
		g.Marks = append(g.Marks, m)
	}
	g.PerByte = g.Price(UsualHeap)
	g.Low, g.High = g.PerByte, g.PerByte
	var logs []float64
	for _, one := range processes {
		logs = append(logs, math.Log(one.Price(UsualHeap)))
	}
	method := stats.Usual
	method.Drift = drift
	if another := method.Time(logs); !math.IsInf(another.Hi, 1) {
		g.Low, g.High = min(g.PerByte, another.Lo), max(g.PerByte, another.Hi)
	}
	return g
}

// Mark is a collection that finds Live bytes alive and spends NS on them.
type Mark struct {
	Live uint64  `json:"live"`
	NS   float64 `json:"ns"`
}

// Heap is the heap of the program that leaves the garbage. It determines the price: the collector
// never visits dead memory, and has to visit all live memory each time the garbage reaches GOGC per
// cent of it.
type Heap struct {
	Live uint64  // bytes in use
	GOGC float64 // in per cent
}

// UsualHeap is the heap for which garbage is priced unless the reader names another one.
var UsualHeap = Heap{Live: 32 << 20, GOGC: 100}

// leastHeap is the size below which Go does not collect at GOGC=100.
const leastHeap = 4 << 20

// Garbage returns how many bytes are allocated from one collection to the next.
func (h Heap) Garbage() float64 {
	live, share := float64(h.Live), h.GOGC/100
	return max(live*share, leastHeap*share-live)
}

// Price returns the cost of collecting a byte allocated on the heap, in ns.
func (g Garbage) Price(h Heap) float64 {
	garbage := h.Garbage()
	return (g.mark(float64(h.Live)) + g.Sweep*(float64(h.Live)+garbage)) / garbage
}

// Collections returns the collector's work by the size of the live heap. There is at least one
// entry.
func (g Garbage) Collections() []Mark {
	if len(g.Marks) > 0 {
		return g.Marks
	}
	usual := cmp.Or(g.Live, UsualHeap.Live)
	return []Mark{{usual, g.PerByte * float64(usual)}}
}

// mark returns the time of a collection that finds live bytes alive, in ns. The time per byte is
// the measured one. Between two measurements it is interpolated by the logarithm of the size.
func (g Garbage) mark(live float64) float64 {
	marks := g.Collections()
	perByte := func(m Mark) float64 { return m.NS / float64(m.Live) }
	at := slices.IndexFunc(marks, func(m Mark) bool { return float64(m.Live) >= live })
	switch at {
	case 0:
		return perByte(marks[0]) * live
	case -1:
		return perByte(marks[len(marks)-1]) * live
	}
	a, b := marks[at-1], marks[at]
	share := math.Log(live/float64(a.Live)) / math.Log(float64(b.Live)/float64(a.Live))
	return (perByte(a)*(1-share) + perByte(b)*share) * live
}

// Price is the cost of collecting an allocated byte, in ns, with the bounds of another run's price.
type Price struct{ PerByte, Low, High float64 }

// unsure is the factor that bounds another run's price if too few processes calibrated it, or those
// of a program that used disturbed collections, too. The prices of five such runs on one machine,
// whose processes agreed within a few per cent, were up to a quarter from their middle.
const unsure = 1.25

// Price returns the price on the heap when the data set was measured, and whether it is known. The
// zero heap is [UsualHeap].
func (rec Record) Price(data string, heap Heap) (price Price, known bool) {
	g := rec.Collector(data)
	if g == nil || g.PerByte == 0 {
		return Price{}, false
	}
	p := g.Price(cmp.Or(heap, UsualHeap))
	low, high := cmp.Or(g.Low, g.PerByte)/g.PerByte, cmp.Or(g.High, g.PerByte)/g.PerByte
	if g.Processes < stats.Usual.Least {
		low, high = min(low, 1/unsure), max(high, unsure)
	}
	return Price{p, p * low, p * high}, true
}

// Shared returns by how much the logarithm of a cost may change with the price, given the garbage
// that it includes in bytes, and the cost in ns: see [stats.Panel.Share].
func (p Price) Shared(bytes, ns float64) float64 {
	if bytes*p.PerByte == 0 {
		return 0
	}
	return bytes * p.PerByte / ns * math.Log(p.High/p.Low) / 2
}

// Collector returns the calibration of the run that measured the data set, or nil if there is none.
func (rec Record) Collector(data string) *Garbage {
	for _, d := range rec.Run.Data {
		if d.Name == data && d.Garbage != nil {
			return d.Garbage
		}
	}
	return rec.Garbage
}

// WithGarbage returns the record with times that include the cost of collecting an operation's
// garbage on the heap, where that is known.
func (rec Record) WithGarbage(heap Heap) Record {
	bytes := make(map[Key]float64)
	for _, c := range rec.Cells {
		if !codec.Operation(c.Operation).Alone() { // otherwise the collector was on, or no times are compared
			bytes[c.Key] = c.AllocBytes
		}
	}
	prices := make(map[string]Price)
	for _, name := range rec.dataNames() {
		prices[name], _ = rec.Price(name, heap)
	}
	rec.Blocks = slices.Clone(rec.Blocks)
	times := make(map[Key][]float64)
	for i := range rec.Blocks {
		b := &rec.Blocks[i]
		gc := bytes[b.Key] * prices[b.Data].PerByte
		b.NS, b.Q1, b.Q3 = b.NS+gc, b.Q1+gc, b.Q3+gc
		times[b.Key] = append(times[b.Key], b.NS)
	}
	rec.Shared = make(map[Key]float64)
	for key, all := range times {
		rec.Shared[key] = prices[key.Data].Shared(bytes[key], stats.Median(all))
	}
	return rec
}
