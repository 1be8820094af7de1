package measure

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
	"github.com/wirebench/wirebench/internal/stream"
)

// peakSizes are the sizes in bytes as JSON of the values of which the peaks of memory are found. The time
// of usualPeak is that of the cell.
var peakSizes = []int{1e6, 1e7, 1e8}

const (
	usualPeak = 1e7
	// peaksAtOnce is how many values are handled at once.
	peaksAtOnce = 10
	// longestPeak is how long an operation on the next size may take, judged by that on the last one.
	longestPeak = 20 * time.Second
	// mostPeaks is how often an operation is done, as long as all of them take less than enoughPeaks. The median
	// counts, since a peak depends on how far the collector is at the time.
	mostPeaks   = 5
	enoughPeaks = 4 * time.Second
)

// peak finds how much memory an operation on a large value takes in addition to the value.
func (c *child) peak() error {
	runtime.SetDefaultGOMAXPROCS()
	debug.SetGCPercent(int(c.Heap.GOGC))
	c.box.Enter(0)
	defer c.box.Alive()() // an operation may take long; the supervisor limits the whole
	cell, began := c.Cells[0], time.Now()
	first, err := c.set.First()
	if err != nil {
		return err
	}
	noise := newNoise()
	noise.round(nil)
	p := c.aloneProcess(noise)
	b, u, failed := c.peaks(cell, first)
	p.Wall = time.Since(began).Seconds()
	if failed != nil {
		return c.emit([]Event{{Process: &p}, c.faulty(cell, failed.Error())})
	}
	return c.emit([]Event{{Process: &p}, {Block: &b}, {Usage: &u}})
}

// peaks finds the peaks of a cell. The error is the codec's.
func (c *child) peaks(cell plan.Cell, first any) (b record.Block, u record.Usage, err error) {
	defer caught(&err)
	key := c.key(cell)
	b, u = record.Block{Process: c.Process, Key: key, Batches: 1, Ops: 1}, record.Usage{Process: c.Process, Key: key}
	var bound []binding
	for range peaksAtOnce {
		one, err := c.bind(cell)
		if err != nil {
			return b, u, err
		}
		bound = append(bound, one)
	}
	last := time.Duration(0)
	for _, size := range peakSizes {
		if last*10 > longestPeak {
			break
		}
		v, err := scale(first, size)
		if err != nil {
			return b, u, err
		}
		for _, way := range []record.Peak{{Size: size, AtOnce: 1}, {Size: size, AtOnce: 1, Streamed: true}, {Size: size, AtOnce: peaksAtOnce}, {Size: size, AtOnce: peaksAtOnce, Streamed: true}} {
			p := bound[0].port
			if way.Streamed && p.Lacks(codec.StreamEncode) != "" || way.AtOnce > 1 && size > usualPeak {
				continue
			}
			if err := c.peakOf(&way, cell.Operation.Base(), bound[:way.AtOnce], v); err != nil {
				return b, u, err
			}
			u.Peaks = append(u.Peaks, way)
			if way.AtOnce == 1 && !way.Streamed {
				last = time.Duration(way.NS)
				if size <= usualPeak {
					b.NS, b.Q1, b.Q3 = way.NS, way.NS, way.NS
				}
			}
		}
	}
	return b, u, checkLarge(cell, bound[0], first)
}

// checkLarge encodes a large value once more, and compares what it decodes to.
func checkLarge(cell plan.Cell, b binding, first any) error {
	if cell.Operation.Base() != codec.Encode || b.codec.Marks.Baseline() {
		return nil // decoded values were compared
	}
	v, err := scale(first, peakSizes[0])
	if err != nil {
		return err
	}
	encoded, err := b.port.Marshal(v)
	if err != nil {
		return err
	}
	p := check.NewProver(b.codec, b.of, b.port, []any{v})
	p.Other = b.other
	got, err := p.Read(encoded)
	if err != nil {
		return fmt.Errorf("decode: %w", err)
	}
	return p.Matches(0, got)
}

// peakOf does an operation on a value several times with each of the bindings at once, and fills in what it took.
func (c *child) peakOf(p *record.Peak, m codec.Operation, bound []binding, v any) error {
	input, err := inputOf(bound[0].port, m, p.Streamed, v)
	if err != nil {
		return err
	}
	release()
	resident, err := host.BeginPeak()
	if err != nil {
		return err
	}
	before := occupied{objects: liveObjects(), resident: float64(resident)}
	var ns, bytes, kept []float64
	for began := time.Now(); len(ns) < mostPeaks && (ns == nil || !c.Once && time.Since(began) < enoughPeaks); {
		one, err := before.peak(m, bound, p.Streamed, v, input, ns == nil)
		if err != nil {
			return err
		}
		ns, bytes, kept = append(ns, one.NS), append(bytes, one.Bytes), append(kept, one.Kept)
	}
	runtime.KeepAlive(input) // it was on the heap before, so it has to be there until the end
	p.NS, p.Bytes, p.Kept = stats.Median(ns), stats.Median(bytes), stats.Median(kept)
	return nil
}

// release collects garbage and returns its memory to the system.
func release() {
	runtime.GC()
	debug.FreeOSMemory()
}

// occupied is what a process has in use before operations, in bytes: objects on the heap, and memory of the machine. What
// a library keeps after an operation belongs to the peaks of later ones.
type occupied struct{ objects, resident float64 }

// peak does an operation on a value once with each of the bindings at once. If proved is set, decoded values are
// compared with v.
func (before occupied) peak(m codec.Operation, bound []binding, streamed bool, v any, input []byte, proved bool) (p record.Peak, err error) {
	results := make([]any, len(bound))
	release()
	lived := liveObjects()
	if _, err := host.BeginPeak(); err != nil {
		return p, err
	}
	var group errgroup.Group
	start := host.Now()
	for i, b := range bound {
		group.Go(func() (err error) {
			defer caught(&err)
			results[i], err = operate(b, m, streamed, v, input)
			return err
		})
	}
	err = group.Wait()
	took := host.Now() - start
	most, failed := host.PeakResident()
	if err := errors.Join(err, failed); err != nil {
		return p, err
	}
	runtime.GC()
	made := 0.
	if m == codec.Decode {
		made = max(liveObjects()-lived, 0)
		prover := check.NewProver(bound[0].codec, bound[0].of, bound[0].port, []any{v})
		for _, got := range results {
			if !proved || bound[0].codec.Marks.Baseline() {
				break
			}
			if err := prover.Matches(0, got); err != nil {
				return p, err
			}
		}
	}
	p.NS = float64(took) / float64(len(bound))
	p.Bytes = max(float64(most)-before.resident-made, 0)
	clear(results)
	runtime.GC()
	p.Kept = max(liveObjects()-before.objects, 0)
	return p, nil
}

// inputOf returns what decoding reads. Encoding reads the value.
func inputOf(p codec.Port, m codec.Operation, streamed bool, v any) ([]byte, error) {
	switch {
	case m == codec.Encode:
		return nil, nil
	case streamed:
		var b stream.Buffer
		err := p.NewEncoder(&b).Encode(v)
		return b.From(0), err
	}
	return p.Marshal(v)
}

// operate does an operation on a value, or on its encoding.
func operate(b binding, m codec.Operation, streamed bool, v any, input []byte) (any, error) {
	switch {
	case m == codec.Encode && streamed:
		return nil, b.port.NewEncoder(io.Discard).Encode(v)
	case m == codec.Encode:
		return b.port.Marshal(v)
	case streamed:
		var from stream.Buffer
		from.Holds(input)
		got := b.of.New()
		return got, b.port.NewDecoder(&from).Decode(got)
	}
	return b.port.Unmarshal(input)
}

// liveObjects returns the bytes of the objects on the heap that the last collection has left.
func liveObjects() float64 {
	s := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(s)
	return float64(s[0].Value.Uint64())
}
