package measure

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// ChildCommand is the hidden command that makes the program a child process.
const ChildCommand = "measure-child"

// child is the state of a child process.
type child struct {
	Spec
	catalog Catalog
	box     *supervise.Box
	events  *json.Encoder
	set     corpus.Set
	ring    corpus.Ring
	guard   *guard
	kept    *loop.Kept
	laid    []any // the ring as around lays it out, for all lanes
	steps   int   // of proofs, so far
	// collected is the number of bytes that had been allocated at the last collection.
	collected uint64
}

// Child reads a task from in, does it and writes events to out. It is called in a process of its
// own.
func Child(catalog Catalog, in io.Reader, out io.Writer) error {
	runtime.GOMAXPROCS(1)
	debug.SetGCPercent(-1)

	c := &child{catalog: catalog, events: json.NewEncoder(out)}
	err := supervise.Take(in, &c.Spec, func() error {
		if c.Go != runtime.Version() {
			return fmt.Errorf("%s was built by %s, and the program of the run by %s; build both by the same version", os.Args[0], runtime.Version(), c.Go)
		}
		return nil
	})
	if err != nil {
		return err
	}
	c.catalog.Reference = cmp.Or(c.Spec.Reference, catalog.Reference)
	debug.SetMemoryLimit(host.HeapLimit(c.Memory))
	if c.box, err = supervise.NewBox(c.Box); err != nil {
		return err
	}
	defer c.box.Close()
	if err := c.run(); err != nil {
		return err
	}
	c.linger()
	return c.events.Encode(Event{Done: true})
}

// linger waits, because what a codec has left behind may end the process later.
func (c *child) linger() {
	if c.Linger > 0 {
		defer c.box.Alive()()
		time.Sleep(c.Linger)
	}
}

func (c *child) run() (err error) {
	if c.Task == Garbage {
		return c.calibrate()
	}
	if c.set, err = c.catalog.Set(c.Data); err != nil {
		return err
	}
	if c.Task == Dump {
		debug.SetGCPercent(100) // nothing is timed
		return c.dump()
	}
	switch c.Task {
	case Initial:
		return c.initial()
	case Peak:
		return c.peak()
	}
	if c.Task != Sustain {
		defer runtime.KeepAlive(c.ballast())
	}
	ring := corpus.NewRing
	if c.Small {
		ring = corpus.Sample
	}
	alive := c.box.Alive()
	c.ring, err = ring(c.set)
	alive()
	if err != nil {
		if c.Task == Prove { // the run goes on with the other data sets
			return c.events.Encode(Event{Missing: err.Error()})
		}
		return err
	}
	if c.guard, err = newGuard(c.set, c.ring, ring); err != nil {
		return err
	}
	if c.Task == Prove {
		return c.prove()
	}
	if n := len(c.ring.Values); n != c.Messages || c.ring.Text != c.Sum {
		return fmt.Errorf("data set %s: its messages differ from process to process; they must be the same every time", c.Data)
	}
	switch c.Task {
	case Read:
		return c.read()
	case Sustain:
		return c.sustain()
	}
	return c.time()
}

// caught is deferred around a library's code. It turns a panic into an error.
func caught(err *error) {
	if p := recover(); p != nil {
		*err = methodpanic.Panicked(p)
	}
}

// bind binds a codec to a type or to its message. A panic of the library becomes an error.
func bind(k codec.Codec, t *codec.Type, message bool) (p codec.Port, err error) {
	defer caught(&err)
	return codec.Bind(k, t, message)
}

// path returns the file of a codec's encoded messages. Names are hashed because they may contain
// characters that file names can't, or differ only in ways that file systems don't distinguish.
func (s Spec) path(codecName string) string {
	return filepath.Join(s.Dir, fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%q %q", s.Data, codecName))))
}

// collectFor collects the garbage if the given number of bytes, which are about to be allocated, would
// make it too much. Everything that the process allocates counts as garbage, because what checks
// leave also passes through the caches. An operation that alone allocates more than the limit
// starts without garbage.
func (c *child) collectFor(bytes float64) {
	if garbage := allocated() - c.collected; garbage > 0 && float64(garbage)+bytes > c.garbage() {
		c.collectNow()
	}
}

// garbage returns how many bytes of garbage may pile up: less than usual on a machine with little
// memory.
func (c *child) garbage() float64 {
	return min(plan.CollectAfter, float64(max(c.Memory, host.LeastMemory))/16)
}

// allocated returns the number of bytes that the process has allocated so far.
func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}

// collectNow collects the garbage and notes how much had been allocated.
func (c *child) collectNow() {
	runtime.GC()
	c.collected = allocated()
}
