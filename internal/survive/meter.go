package survive

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// attempt is what one call of a decoder with one input took, and how it ended.
type attempt struct {
	err       error
	panicked  bool
	died      *Death // it was not called: it ended an earlier process
	allocated uint64
	stack     uint64 // bytes of stacks after the call
	grown     uint64 // by how many bytes of stacks the call needed more
	cpu       time.Duration
	value     any
	part      string // the kind of part that the input attacks, as in [Result.Part]
}

// accepted reports whether the decoder returned a value.
func (a attempt) accepted() bool { return a.err == nil && !a.panicked && a.died == nil }

// meter calls decoders. Before each call it writes down the input, so that the parent knows it if the
// process ends.
type meter struct {
	box   *supervise.Box
	notes *os.File
	died  map[string]*Death // by case and input
	sizes []metrics.Sample
	buf   []byte
	// garbage is the number of bytes that were allocated since the last collection.
	garbage uint64
	// most is the number of bytes that a stack may have, and scale the part of it that decoders get: 1 for all.
	most, scale int
}

func newMeter(box *supervise.Box, notes string, died []Death) (*meter, error) {
	file, err := os.OpenFile(notes, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	m := &meter{box: box, notes: file, died: make(map[string]*Death), sizes: []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}}
	m.scale, m.most = 1, debug.SetMaxStack(math.MaxInt32)
	debug.SetMaxStack(m.most)
	for _, d := range died {
		m.died[key(d.Case, d.Input)] = &d
	}
	return m, nil
}

func key(c Case, in attacks.Input) string { return c.ID() + "\x00" + in.String() }

// note writes down what is about to be done.
func (m *meter) note(c Case, in attacks.Input) error {
	text := fmt.Appendf(nil, "%s\x00%s\x00", c.ID(), in)
	_, err := m.notes.WriteAt(text, 0)
	return err
}

// onNewStack calls do in a goroutine of its own, whose stack is small at first and gone afterwards: the
// stack that one decoder or encoder needed is not counted for the next one.
func onNewStack(do func()) {
	var done sync.WaitGroup
	done.Go(do)
	done.Wait()
}

// collectAfter is the number of bytes of garbage after which it is collected before the next input. While
// a decoder runs the collector does not, unless it is needed: it would take processor time.
const collectAfter = 64 << 20

// try decodes an input. The input is in memory of its own, since decoders may keep it or write to it.
func (m *meter) try(c Case, in attacks.Input, decode func([]byte) (any, error)) (a attempt, err error) {
	if a.died = m.died[key(c, in)]; a.died != nil {
		return a, nil
	}
	if err := m.note(c, in); err != nil {
		return a, err
	}
	m.buf = in.Append(m.buf[:0])
	input := m.buf[:len(m.buf):len(m.buf)]
	m.box.Step()
	debug.SetMaxStack(m.most / m.scale)
	defer debug.SetMaxStack(m.most)
	onNewStack(func() {
		before, began := m.allocated(), host.ProcessTime()
		stack := m.sizes[1].Value.Uint64()
		a.value, a.err, a.panicked = call(decode, input)
		a.cpu, a.allocated = host.ProcessTime()-began, m.allocated()-before
		a.stack = m.sizes[1].Value.Uint64()
		a.grown = a.stack - min(stack, a.stack)
	})
	if m.garbage += a.allocated; m.garbage > collectAfter {
		if a.allocated > collectAfter {
			a.value = nil
		}
		m.collect()
	}
	return a, nil
}

// collect collects garbage until stacks are small again. Each collection halves a stack that is hardly used.
func (m *meter) collect() {
	const most = 10
	for range most {
		runtime.GC()
		if m.allocated(); m.sizes[1].Value.Uint64() <= deepStack {
			break
		}
	}
	m.garbage = 0
}

// pooled is the number of bytes that decoders may have put into pools before these are emptied.
const pooled = 256 << 10

// forget empties pools of memory. Decoders may put a buffer back into a pool that grew with the input, and the next
// input would allocate more for that reason, or less.
func (m *meter) forget() {
	if m.garbage < pooled {
		return
	}
	runtime.GC()
	runtime.GC() // a pool is emptied in two collections
	m.garbage = 0
}

// shrink gives back the stacks of earlier calls, so that those of the next one can be told apart.
func (m *meter) shrink() {
	const small = 1 << 20
	if m.allocated(); m.sizes[1].Value.Uint64() > small {
		runtime.GC()
	}
}

func (m *meter) allocated() uint64 {
	metrics.Read(m.sizes)
	return m.sizes[0].Value.Uint64()
}

// call calls a decoder and turns its panic into an error.
func call(decode func([]byte) (any, error), b []byte) (v any, err error, panicked bool) {
	defer func() {
		if p := recover(); p != nil {
			v, err, panicked = nil, methodpanic.Panicked(p), true
		}
	}()
	v, err = decode(b)
	return v, err, false
}
