package measure

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// How long a cell is timed in a program that goes on. The first part fills pools and brings the heap to
// its size, and the second is timed. Turns are short, because three short ones in processes of their own say more than
// a long one: what a turn meets hardly changes while it lasts.
const (
	settledFor = 20 * time.Millisecond
	countedFor = 60 * time.Millisecond
	// often is the longest planned time between two collections for which parts of a turn go on until a collection ends.
	often = 300 * time.Millisecond
	// mostWait is how long they go on at most: operations may take longer than planned.
	mostWait = 2 * often
	// leastFor999 is the number of times from which on the largest of a thousand is among them.
	leastFor999 = 1000
	// forcedCollections is how many collections show what one costs.
	forcedCollections = 4
)

// AloneFor is about how long the turn of a cell takes that is timed alone, with the collections that end its parts.
func AloneFor(m codec.Operation) time.Duration {
	const collections = 110 * time.Millisecond
	switch m {
	case codec.ParallelEncode, codec.ParallelDecode:
		return settledFor + time.Duration(len(goroutines(runtime.GOMAXPROCS(0))))*parallelFor + collections // few codecs have a turn more
	case codec.ColdEncode, codec.ColdDecode:
		return settledFor + coldFor + collections
	}
	return settledFor + countedFor + collections
}

// goingOn is a program that goes on: with the collector on, on all processors, and with other memory in use.
// In it codecs have their turns one after another.
type goingOn struct {
	*child
	live *node  // the other memory in use
	held uint64 // bytes that were in use before the first turn
	// collection is the processor time of a collection without garbage, in ns.
	collection float64
	// owed are the times of turns without the collector's part.
	owed []owed
	// sustained are the times that passed for sustained operations, in ns.
	sustained map[operationOf]float64
}

// operationOf is an operation of a codec.
type operationOf struct {
	codec     string
	operation codec.Operation
}

// owed is a time without the collector's part, and the number of collections that an operation needs.
type owed struct {
	block       *record.Block
	usage       *record.Usage
	collections float64
	// spent is the processor time of the collector in the turn, in ns, and cycles is the number of its collections. They
	// are 0 if collections come seldom.
	spent, cycles float64
}

// enoughCycles is how many collections show what one costs in this process.
const enoughCycles = 8

// settle adds the collector's part to all times. A collection costs about the same for every codec, because nearly all
// of it is for the other memory in use, and single ones differ much. So its cost is the mean over the process, and only
// the number of collections is the codec's own.
func (g *goingOn) settle() {
	each, spent, cycles := g.collection, 0.0, 0.0
	for _, o := range g.owed {
		spent, cycles = spent+o.spent, cycles+o.cycles
	}
	if cycles >= enoughCycles {
		each = spent / cycles
	}
	for _, o := range g.owed {
		o.usage.Collector = o.collections * each
		o.block.NS += o.usage.Collector
		o.block.Q1, o.block.Q3 = o.block.NS, o.block.NS
	}
}

// sustain times the cells of some codecs in a program that goes on.
func (c *child) sustain() error {
	runtime.SetDefaultGOMAXPROCS()
	debug.SetGCPercent(int(c.Heap.GOGC))
	rng := rand.New(rand.NewPCG(c.Seed, uint64(c.Process)))
	g := goingOn{child: c, live: new(node), sustained: make(map[operationOf]float64)}
	g.live.grow(rng, int(c.Heap.Live))
	g.collect()
	noise, began := newNoise(), time.Now()
	noise.round(nil)
	var events []Event
	for _, i := range g.order(rng) {
		c.box.Enter(i)
		found, err := g.turn(i, c.Cells[i])
		if err != nil {
			return err
		}
		events = append(events, found...)
	}
	runtime.KeepAlive(g.live)
	g.settle()
	p := c.aloneProcess(noise)
	p.Wall = time.Since(began).Seconds()
	return c.emit(append([]Event{{Process: &p}}, events...))
}

// order returns the indexes of the cells: one operation after another, each with the codecs in random order.
func (g *goingOn) order(rng *rand.Rand) []int {
	order := rng.Perm(len(g.Cells))
	slices.SortStableFunc(order, func(i, j int) int {
		return slices.Index(g.Operations, g.Cells[i].Operation) - slices.Index(g.Operations, g.Cells[j].Operation)
	})
	return order
}

// turn times a cell. What the codec does wrong is a fault among the events.
func (g *goingOn) turn(i int, spec plan.Cell) ([]Event, error) {
	g.guard.was = host.ReadSettings()
	owes := len(g.owed)
	found, err := g.timed(i, spec)
	if err == nil {
		what, unsure := g.guard.values(0, len(g.ring.Values))
		if unsure != nil {
			return nil, unsure
		}
		if what == "" {
			what = g.guard.settings()
		}
		if what != "" {
			err = errors.New(what)
		}
	}
	if kept := g.clear(); err == nil && kept > g.mostKept() {
		err = fmt.Errorf("keeps %d MiB in use after its operations", int(kept)>>20)
	}
	if err != nil { // its collections may have cost more than those of others
		g.owed = g.owed[:owes]
		delete(g.sustained, operationOf{spec.Codec, spec.Operation.Base()})
		return []Event{g.faulty(spec, err.Error())}, nil
	}
	return found, nil
}

// timed times a cell. The error is the codec's.
func (g *goingOn) timed(i int, spec plan.Cell) (events []Event, err error) {
	defer caught(&err)
	switch spec.Operation {
	case codec.ParallelEncode, codec.ParallelDecode:
		return g.parallel(i, spec)
	case codec.ColdEncode, codec.ColdDecode:
		return g.cold(i, spec)
	}
	w, err := g.worker(i, spec)
	if err != nil {
		return nil, err
	}
	if _, err := w.during(settledFor); err != nil {
		return nil, err
	}
	each := singles{tick: host.ClockRead()}
	w.each = &each
	all, err := w.during(countedFor)
	if err != nil {
		return nil, err
	}
	if err := w.last(); err != nil {
		return nil, err
	}
	ops, key := float64(all.ops), g.key(spec)
	u := record.Usage{Process: g.Process, Key: key, Wall: float64(all.wall) / ops, P50: stats.Quantile(each.ns, 0.5), P99: stats.Quantile(each.ns, 0.99)}
	if len(each.ns) >= leastFor999 {
		u.P999 = stats.Quantile(each.ns, 0.999)
	}
	o := owed{usage: &u, collections: g.collections(spec)}
	if w.collects(1) && all.cycles > 0 {
		o.collections, o.spent, o.cycles = float64(all.cycles)/ops, float64(all.cpu)*all.collected(), float64(all.cycles)
	}
	b := record.Block{Process: g.Process, Key: key, NS: float64(all.cpu) * (1 - all.collected()) / ops, Batches: all.ops / w.ops, Ops: w.ops}
	o.block = &b
	g.sustained[operationOf{spec.Codec, spec.Operation.Base()}] = u.Wall
	g.owed = append(g.owed, o)
	return []Event{{Block: &b}, {Usage: &u}}, nil
}

// collect brings the heap to its size, and finds out what a collection costs. Other programs only add to its
// time, so the quickest one counts.
func (g *goingOn) collect() {
	runtime.GC()
	g.held = heapInUse()
	var each []float64
	for range forcedCollections {
		before, _ := host.Process()
		runtime.GC()
		after, _ := host.Process()
		each = append(each, float64(after-before))
	}
	g.collection = slices.Min(each)
}

// collections returns how many collections an operation of a cell needs, if nearly all memory in use is other memory.
func (g *goingOn) collections(spec plan.Cell) float64 {
	whole := record.Heap{Live: g.held, GOGC: g.Heap.GOGC} // with messages and what libraries keep
	return spec.AllocBytes / whole.Garbage()
}

// clear collects the garbage of a codec, so that the next one begins without it, and returns how many bytes are in
// use in addition to those before the first turn. The first collection leaves what is in pools.
func (g *goingOn) clear() (kept float64) {
	for range 2 {
		runtime.GC()
		if kept = float64(heapInUse()) - float64(g.held); kept <= g.mostKept() {
			break
		}
	}
	return kept
}

// mostKept is how many bytes codecs may keep in use. With more, the collector would run less often for those that
// follow.
func (g *goingOn) mostKept() float64 { return max(float64(g.Heap.Live)/4, 4<<20) }

// heapInUse returns the bytes that the last collection found in use.
func heapInUse() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}
