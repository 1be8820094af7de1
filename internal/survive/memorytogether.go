package survive

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

const (
	// goroutines is how many use a codec at once.
	goroutines = 8
	// operations is how many messages each of them encodes and decodes, and operationsRaced how many
	// under the race detector. mostBytes limits the bytes of all.
	operations      = 128
	operationsRaced = 40
	mostBytes       = 32 << 20
)

// worker is a goroutine with its own binding of a codec and its own messages.
type worker struct {
	*subject
	right map[Entry][]bool
	held  []held
	what  string // what went wrong first, "" if nothing did
	how   How
}

// newWorker binds a codec to a data set.
func (c *child) newWorker(k codec.Codec, set corpus.Set, values []any, ready prepared) (*worker, error) {
	s, err := attach(c.catalog.Codecs, k, set, values)
	if err != nil {
		return nil, err
	}
	s.holds(ready.Encoded)
	return &worker{subject: s, right: ready.Right}, nil
}

// fail notes what went wrong first.
func (w *worker) fail(how How, format string, args ...any) {
	if w.what == "" {
		w.what, w.how = fmt.Sprintf(format, args...), how
	}
}

// use encodes and decodes a message.
func (w *worker) use(message int) {
	if w.right[Encode] != nil {
		b, err, panicked := call(func([]byte) (any, error) { return w.port.Marshal(w.prover.Values[message]) }, nil)
		w.erred(message, Encode, err, panicked)
		if err == nil {
			w.held = append(w.held, held{message: message, was: bytes.Clone(b.([]byte))})
		}
	}
	if w.right[Decode] != nil {
		v, err, panicked := call(w.port.Unmarshal, bytes.Clone(w.encoded[message]))
		w.erred(message, Decode, err, panicked)
		if err == nil {
			w.held = append(w.held, held{message: message, value: v})
		}
	}
}

func (w *worker) erred(message int, e Entry, err error, panicked bool) {
	switch {
	case err == nil || !w.right[e][message]:
	case panicked:
		w.fail(Races, "%s panics when other goroutines use the codec, and not alone: %v", e, err)
	default:
		w.fail(Races, "%s returns an error when other goroutines use the codec, and not alone: %v", e, err)
	}
}

// compare compares the results of use and forgets them.
func (w *worker) compare() {
	for _, h := range w.held {
		e, v := Decode, h.value
		if h.was != nil {
			e = Encode
			var err error
			if v, err, _ = call(w.prover.Read, h.was); err != nil {
				v = nil
			}
		}
		if w.right[e][h.message] && (v == nil || !w.safely(Decode, h.message, v)) {
			w.fail(Races, "%s gets message %d wrong when other goroutines use the codec, and not alone", e, h.message)
		}
	}
	w.held = w.held[:0]
}

// together uses a codec in eight goroutines.
func (c *child) together(k codec.Codec, set corpus.Set, ready prepared) (Result, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(goroutines))
	all := make([]*worker, goroutines)
	for i := range all {
		values, err := messages(set)
		if err != nil {
			return Result{}, err
		}
		if all[i], err = c.newWorker(k, set, values, ready); err != nil {
			return Result{}, err
		}
	}
	most, rest := operations, window
	if c.Stage.Raced {
		most, rest = operationsRaced, operationsRaced
	}
	if k.Marks.Shares {
		rest = 1 // a value holds until the next message
	}
	size := 0
	for _, b := range ready.Encoded {
		size += len(b)
	}
	most = min(most, max(len(ready.Encoded), mostBytes*len(ready.Encoded)/goroutines/max(size, 1)))
	start := newBarrier(goroutines)
	var done sync.WaitGroup
	for g, w := range all {
		done.Go(func() {
			start.wait()
			for op := range most {
				c.box.Step()
				w.use((g + op) % len(w.encoded))
				if op%rest == rest-1 {
					if g == 0 {
						runtime.GC()
					}
					w.compare()
				}
			}
			w.compare()
		})
	}
	done.Wait()
	return verdictOn(all), nil
}

// verdictOn is the result of workers.
func verdictOn(all []*worker) Result {
	for _, w := range all {
		if w != nil && w.what != "" {
			return Result{Verdict: Fails, How: w.how, What: w.set.Type.Name + ": " + w.what}
		}
	}
	return Result{Verdict: Passes}
}

// barrier lets goroutines go on at the same moment. They don't sleep, because the scheduler would wake
// them one after the other.
type barrier struct{ missing atomic.Int32 }

func newBarrier(n int) *barrier {
	b := new(barrier)
	b.missing.Store(int32(n))
	return b
}

func (b *barrier) wait() {
	b.missing.Add(-1)
	for b.missing.Load() > 0 {
		runtime.Gosched()
	}
}

// typed is a data set whose type no goroutine of this process has met.
type typed struct {
	set    corpus.Set
	ready  prepared
	values [][]any // by goroutine
}

// firstUse lets goroutines bind a codec and use it for the first time, half of them with one type and
// half of them with another one.
func (c *child) firstUse(k codec.Codec) error {
	of := Case{Codec: c.Codec, Data: Several, Kind: Memory, Name: c.Stage.Name}
	return c.settle(of, k, func() (Result, error) {
		types, err := c.newTypes()
		if err != nil || len(types) == 0 {
			return Result{Verdict: Unchecked, What: "it can encode none of the data sets"}, err
		}
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(goroutines))
		r := Result{Verdict: Unchecked, What: "with the race detector it refuses all data sets"}
		for len(types) > 0 && r.Verdict != Fails {
			now := types[:min(2, len(types))]
			types = types[len(now):]
			if met := c.meet(k, now); met.Verdict != "" {
				r = met
			}
		}
		return r, nil
	})
}

// newTypes returns the data sets that the codec can encode.
func (c *child) newTypes() (types []typed, err error) {
	for _, data := range c.Data {
		ready, err := c.prepared(data)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		t := typed{ready: ready}
		if t.set, err = c.catalog.Set(data); err != nil {
			return nil, err
		}
		for range goroutines {
			values, err := messages(t.set)
			if err != nil {
				return nil, err
			}
			t.values = append(t.values, values)
		}
		types = append(types, t)
	}
	return types, nil
}

// meet lets all goroutines bind the codec and use it at the same moment. There is no verdict if the codec
// refuses all types.
func (c *child) meet(k codec.Codec, types []typed) Result {
	all, errs := make([]*worker, goroutines), make([]error, goroutines)
	start := newBarrier(goroutines)
	var done sync.WaitGroup
	for g := range goroutines {
		t := types[g%len(types)]
		done.Go(func() {
			start.wait()
			c.box.Step()
			if all[g], errs[g] = c.newWorker(k, t.set, t.values[g], t.ready); errs[g] != nil {
				return
			}
			for op := range min(len(t.ready.Encoded), 2) {
				all[g].use((g + op) % len(t.ready.Encoded))
				if k.Marks.Shares {
					all[g].compare()
				}
			}
		})
	}
	done.Wait()
	for g, w := range all {
		if w != nil {
			c.box.Step()
			w.compare()
		}
		if errs[g] != nil && !c.Stage.Raced { // with the race detector some codecs refuse types
			what := fmt.Sprintf("%s: can't be bound by several goroutines at once, and can alone: %v", types[g%len(types)].set.Type.Name, errs[g])
			return Result{Verdict: Fails, How: Races, What: what}
		}
	}
	if !slices.ContainsFunc(all, func(w *worker) bool { return w != nil }) {
		return Result{}
	}
	return verdictOn(all)
}
