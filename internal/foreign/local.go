package foreign

import (
	"errors"
	"fmt"
	"runtime"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// local does the operations of a Go codec.
type local struct {
	*child
	site   loop.Site
	port   codec.Port
	prover *check.Prover
	lanes  map[codec.Operation]*loop.Lane
	sizes  sizes
}

// sizes are the smallest and the largest size of each message's encoding in bytes.
type sizes struct{ min, max []uint32 }

// local binds a Go codec, which runs on its own copy of the timed loops, by number.
func (c *child) local(name string, number int) (l *local, err error) {
	defer caught(&err)
	k, err := c.catalog.Codec(name)
	if err != nil {
		return nil, err
	}
	l = &local{child: c, site: loop.Sites()[number]}
	if l.port, err = codec.Bind(k, c.set.Type, false); err != nil {
		return nil, err
	}
	if l.port.Marshal == nil || l.port.Unmarshal == nil {
		return nil, errors.New("it only encodes or only decodes")
	}
	l.prover = check.NewProver(k, c.set.Type, l.port, c.ring.Values)
	l.prover.Numbers, l.prover.Memory, l.prover.Step = c.ring.Numbers, c.memory, c.step
	return l, nil
}

// caught is deferred around a library's code. It turns a panic into an error.
func caught(err *error) {
	if p := recover(); p != nil {
		*err = methodpanic.Panicked(p)
	}
}

func (l *local) prove() (all []int, err error) {
	out, err := l.prover.Prove(codec.Encode)
	if err != nil {
		return nil, err
	}
	l.sizes = sizes{out.Min, out.Max}
	if _, err := l.prover.Prove(codec.Decode); err != nil {
		return nil, err
	}
	l.lanes = make(map[codec.Operation]*loop.Lane)
	longest := l.longest()
	kept := loop.NewKept(longest)
	for _, m := range operations {
		l.lanes[m] = &loop.Lane{
			Operation: m, Port: l.port, Site: l.site, Memory: l.memory, Kept: kept,
			Values: around(l.ring.Values, longest), Encoded: around(l.prover.Encoded, longest),
		}
	}
	for _, b := range l.prover.Encoded {
		all = append(all, len(b))
	}
	return all, nil
}

// longest returns the number of operations of the longest batch.
func (c *child) longest() int {
	longest := c.ring.Chunk
	for _, rough := range c.Rough {
		longest = max(longest, c.extent(rough).Ops)
	}
	return longest
}

// around lays a ring out in a row that goes further places beyond it, so that a batch may start
// anywhere.
func around[T any](ring []T, further int) []T {
	return slices.Concat(slices.Repeat(ring, 1+further/len(ring)), ring[:further%len(ring)])
}

// allocated is a mean over all messages.
func (l *local) allocated(m codec.Operation) (bytes float64, err error) {
	defer caught(&err)
	n, chunk, lane := len(l.ring.Values), l.ring.Chunk, l.lanes[m]
	defer lane.Forget()
	for from := 0; from < n; from += chunk {
		l.step()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := lane.Run(from, from+chunk); err != nil {
			return 0, err
		}
		runtime.ReadMemStats(&after)
		bytes += float64(after.TotalAlloc-before.TotalAlloc) / float64(n)
	}
	return bytes, nil
}

func (l *local) batch(m codec.Operation, b Batch) (s sample, err error) {
	defer caught(&err)
	lane := l.lanes[m]
	defer lane.Forget()
	if b.Before > 0 {
		if _, err := lane.Run(b.Other, b.Other+b.Before); err != nil {
			return s, err
		}
	}
	if err := lane.Touch(b.First, b.First+b.Ops); err != nil {
		return s, err
	}
	s.before = host.SettledProbe()
	ran, started := host.ThreadTime(), host.Now()
	if s.took, err = lane.Run(b.First, b.First+b.Ops); err != nil {
		return s, err
	}
	s.lost = max(host.Now()-started-(host.ThreadTime()-ran), 0)
	s.after = host.SettledProbe()
	return s, l.verify(m, lane, b)
}

// verify checks the results of a batch: the sizes of all encodings together, and the last value.
func (l *local) verify(m codec.Operation, lane *loop.Lane, b Batch) (err error) {
	n, got := len(l.ring.Values), lane.LastValue
	if m == codec.Encode {
		least, most := 0, 0
		for i := b.First; i < b.First+b.Ops; i++ {
			least, most = least+int(l.sizes.min[i%n]), most+int(l.sizes.max[i%n])
		}
		if lane.Sum < least || lane.Sum > most {
			return fmt.Errorf("encodes to %d bytes while it is timed, and to %d before", lane.Sum, least)
		}
		if got, err = l.prover.Read(lane.LastBytes); err != nil {
			return fmt.Errorf("decode: %w", err)
		}
	}
	return l.prover.Matches((b.First+b.Ops-1)%n, got)
}
