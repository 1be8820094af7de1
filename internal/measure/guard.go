package measure

import (
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/memory"
)

// guard watches over what all codecs of a process share: the messages and the settings of the
// process. A codec that changed them could make others fail or change their times.
type guard struct {
	set   corpus.Set
	ring  corpus.Ring
	again func(corpus.Set) (corpus.Ring, error) // makes the messages again
	row   *memory.Row
	sums  []uint64 // checksums of the values
	was   host.Settings
	off   uint64 // bytes off the heap, as far as known
	// spent reports whether a codec left something running in this process that can't be ended.
	// Other codecs then need another process.
	spent bool
}

// newGuard records the present state as the state to keep. If messages of the ring are changed,
// they are restored in place.
func newGuard(set corpus.Set, ring corpus.Ring, again func(corpus.Set) (corpus.Ring, error)) (*guard, error) {
	g := &guard{set: set, ring: ring, again: again}
	if err := g.know(); err != nil {
		return nil, err
	}
	g.was = host.ReadSettings()
	return g, nil
}

// know records the present values.
func (g *guard) know() error {
	row, err := memory.NewRow(g.ring.Values, host.Unscanned)
	if err != nil {
		return err
	}
	if g.row == nil {
		g.row = new(memory.Row)
	}
	*g.row = *row // all holders of the row get the new one
	g.sums = make([]uint64, len(g.ring.Values))
	for i := range g.sums {
		g.sums[i] = g.row.Sum(i)
	}
	return nil
}

// settings describes what a codec has changed in the process's settings, and restores them. It
// returns "" if nothing changed.
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
		g.was = now // the new goroutines wait
	}
	return ""
}

// muchOffHeap is far more memory in bytes than libraries map for themselves.
const muchOffHeap = 16 << 20

// offHeap reports whether a codec has taken memory that is not Go's.
func (g *guard) offHeap() bool {
	was := g.off
	g.off = max(was, host.OffHeap())
	return g.off > was+muchOffHeap
}

// values describes what a codec has changed in n messages starting at from. It returns "" if
// nothing changed. Afterwards all messages equal what they were.
func (g *guard) values(from, n int) (what string, err error) {
	for i := from; i < from+n; i++ {
		if at := i % len(g.sums); g.row.Sum(at) != g.sums[at] {
			return g.changed()
		}
	}
	return "", nil
}

// changed describes what has changed in the messages, and restores them. It returns "" if a method
// of the type only stored something in a field that no message shows.
func (g *guard) changed() (what string, err error) {
	fresh, err := g.again(g.set)
	if err != nil {
		return "", err
	}
	if fresh.Text != g.ring.Text {
		return "", fmt.Errorf("data set %s: its messages differ from time to time; they must be the same every time", g.set.Type.Name)
	}
	was := check.NewComparer(g.set.Type, fresh.Values, 0)
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
		for i, v := range fresh.Values { // other code refers to the old values, so they are overwritten
			reflect.ValueOf(g.ring.Values[i]).Elem().Set(reflect.ValueOf(v).Elem())
		}
	}
	return what, g.know()
}
