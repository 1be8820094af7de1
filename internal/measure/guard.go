package measure

import (
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/memory"
)

// guard watches over what all codecs of a process have in common: the messages, and the settings of the process. What a
// codec changes of these would be a fault of others, or a part of their times.
type guard struct {
	set   corpus.Set
	ring  corpus.Ring
	again func(corpus.Set) (corpus.Ring, error) // makes the messages another time
	row   *memory.Row
	sums  []uint64 // of the values
	was   host.Settings
	off   uint64 // bytes off the heap
	// spent tells that a codec does something in this process that can't be ended: others need another process.
	spent bool
}

// newGuard looks at all as it is to stay. The messages of the ring are replaced where they are when one has been changed.
func newGuard(set corpus.Set, ring corpus.Ring, again func(corpus.Set) (corpus.Ring, error)) (*guard, error) {
	g := &guard{set: set, ring: ring, again: again}
	if err := g.know(); err != nil {
		return nil, err
	}
	g.was = host.ReadSettings()
	return g, nil
}

// know makes the values what they are by now.
func (g *guard) know() error {
	row, err := memory.NewRow(g.ring.Values, host.Unscanned)
	if err != nil {
		return err
	}
	if g.row == nil {
		g.row = new(memory.Row)
	}
	*g.row = *row // who has it knows it anew, too
	g.sums = make([]uint64, len(g.ring.Values))
	for i := range g.sums {
		g.sums[i] = g.row.Sum(i)
	}
	return nil
}

// settings says what a codec has changed of the process's settings, and sets that back; "" if nothing.
func (g *guard) settings() string {
	now := host.ReadSettings()
	if what := g.was.Changed(now); what != "" {
		g.was.SetBack()
		return "changes " + what
	}
	if g.was.MoreGoroutines(now) {
		if host.Busy() {
			g.spent = true
			return "keeps the processor busy when it is not called"
		}
		g.was = now // they wait
	}
	return ""
}

// muchOffHeap is far more than libraries map for themselves.
const muchOffHeap = 16 << 20

// offHeap reports whether a codec has taken memory that is not Go's.
func (g *guard) offHeap() bool {
	was := g.off
	g.off = max(was, host.OffHeap())
	return g.off > was+muchOffHeap
}

// values says what a codec has changed of n messages from the given one on, "" if nothing. All are then what they were.
func (g *guard) values(from, n int) (what string, err error) {
	for i := from; i < from+n; i++ {
		if at := i % len(g.sums); g.row.Sum(at) != g.sums[at] {
			return g.changed()
		}
	}
	return "", nil
}

// changed says what has changed of the messages, and makes them anew in that case. It is nothing where a method of
// the type has kept something in a field that no message shows.
func (g *guard) changed() (what string, err error) {
	fresh, err := g.again(g.set)
	if err != nil {
		return "", err
	}
	if fresh.Sum != g.ring.Sum {
		return "", fmt.Errorf("data set %s: its messages differ from time to time; they must be the same every time", g.set.Type.Name)
	}
	was := check.Prover{Type: g.set.Type, Values: fresh.Values}
	for i, v := range g.ring.Values {
		if g.row.Sum(i) == g.sums[i] {
			continue
		}
		if err := was.Matches(i, v); err != nil {
			what = fmt.Sprintf("changes the value that it encodes: %s", err)
			break
		}
	}
	if what != "" {
		for i, v := range fresh.Values { // who refers to a value refers to this one
			reflect.ValueOf(g.ring.Values[i]).Elem().Set(reflect.ValueOf(v).Elem())
		}
	}
	return what, g.know()
}
