package record

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// Garbage is the cost of garbage collections on the machine, as a run calibrated it.
type Garbage struct {
	// Marks are the work of a collection by the size of the live heap, the smallest first. Earlier
	// programs recorded only PerByte and Live: see [Garbage.Collections].
	Marks []Mark `json:"marks,omitempty"`
	// Sweep is the time to make a byte of the heap usable again, in ns.
	Sweep float64 `json:"sweep,omitempty"`
	// PerByte is the total cost of a byte allocated on the [UsualHeap], in ns. It is the median of
	// the processes that calibrated it, whose results range from Low to High.
	PerByte float64 `json:"ns_per_byte"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`
	Cycles  int     `json:"cycles"` // collections of a process
	Live    uint64  `json:"live"`   // bytes of the usual heap
	Unknown Unknown `json:"-"`
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

// garbage returns how many bytes are allocated from one collection to the next.
func (h Heap) garbage() float64 {
	live, share := float64(h.Live), h.GOGC/100
	return max(live*share, leastHeap*share-live)
}

// Price returns the cost of collecting a byte allocated on the heap, in ns.
func (g Garbage) Price(h Heap) float64 {
	garbage := h.garbage()
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

// Price is the cost of collecting an allocated byte, in ns, with its range in the processes that
// calibrated it.
type Price struct{ PerByte, Low, High float64 }

// Price returns the price on the heap when the data set was measured, and whether it is known. The
// zero heap is [UsualHeap].
func (rec Record) Price(data string, heap Heap) (price Price, known bool) {
	g := rec.Collector(data)
	if g == nil || g.PerByte == 0 {
		return Price{}, false
	}
	p := g.Price(cmp.Or(heap, UsualHeap))
	return Price{p, p * g.Low / g.PerByte, p * g.High / g.PerByte}, true
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
		bytes[c.Key] = c.AllocBytes
	}
	rec.Blocks = slices.Clone(rec.Blocks)
	for i := range rec.Blocks {
		b := &rec.Blocks[i]
		price, _ := rec.Price(b.Data, heap)
		gc := bytes[b.Key] * price.PerByte
		b.NS, b.Q1, b.Q3 = b.NS+gc, b.Q1+gc, b.Q3+gc
	}
	return rec
}
