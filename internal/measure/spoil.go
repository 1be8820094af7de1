package measure

import (
	"math/rand/v2"
	"time"

	"github.com/wirebench/wirebench/codec"
)

// inspect checks whether a turn of a cell, on messages from the first one on, has changed what all
// codecs share. If it has, the process's times don't count.
func (r *rounds) inspect(c *cell, first int) error {
	if what := r.guard.settings(); what != "" {
		c.fault, r.spoiled = what, what
		return nil
	}
	if !c.onValues {
		return nil
	}
	start := time.Now()
	if r.looking > time.Duration(lookShare*float64(start.Sub(r.began))) {
		return nil
	}
	n := min(max(c.extent.Ops/watched, 1), len(r.ring.Values))
	err := r.values(first+rand.IntN(c.extent.Ops-n+1), n)
	if took := time.Since(start); took > dear {
		r.looking += took
	}
	return err
}

// lookShare is the share of a process's time that long checks may take. To check 100 MB takes as
// long as some codecs take to encode them. Changes that are missed here are seen at the process's
// end.
const lookShare = 0.1

// watched is such that one in watched values of a turn is checked after it. All values are checked
// at the process's end.
const watched = 4

// values checks whether n messages have changed, and if so finds by experiment which codec changes
// them.
func (r *rounds) values(from, n int) error {
	what, err := r.guard.values(from, n)
	if err != nil || what == "" {
		return err
	}
	r.spoiled = what
	for _, c := range r.cells {
		if !c.onValues || c.fault != "" {
			continue
		}
		r.box.Enter(c.id)
		if err := r.tries(c); err != nil {
			c.fault = err.Error()
		}
		does, err := r.guard.values(0, len(r.ring.Values))
		if err != nil {
			return err
		}
		if does != "" {
			c.fault = does
		}
	}
	return nil
}

// tries does an operation on each of some messages.
func (r *rounds) tries(c *cell) (err error) {
	defer caught(&err)
	defer c.lane.Forget()
	if err := c.lane.Prepare(r.set.Type.New); err != nil {
		return err
	}
	_, err = c.lane.Run(0, c.extent.Ops)
	return err
}

// blames makes an error of a cell its fault, unless another codec has changed the values that were
// compared.
func (r *rounds) blames(c *cell, err error) error {
	if failed := r.values(0, len(r.ring.Values)); failed != nil {
		return failed
	}
	if r.spoiled == "" {
		c.fault = err.Error()
	}
	return nil
}

// last does the checks that must wait for the end: results that were followed by many others, and
// all values. Before that, each codec has a turn on messages that it has not met.
func (r *rounds) last() error {
	for _, c := range r.cells {
		if r.spoiled != "" {
			return nil
		}
		if c.fault != "" {
			continue
		}
		if first, found := r.unmet(c); found {
			if err := r.turn(c, first, 0, -1); err != nil {
				if unsure := r.blames(c, err); unsure != nil {
					return unsure
				}
			}
			if err := r.inspect(c, first); err != nil {
				return err
			}
		}
		if err := c.lookBack(); err != nil && c.fault == "" {
			c.fault = err.Error()
		}
	}
	return r.values(0, len(r.ring.Values))
}

// unmet finds messages in a row, as many as the cell's turns have, none of which its codec has met
// in this process. A codec that is much faster on messages that it has met remembers them.
func (r *rounds) unmet(c *cell) (first int, found bool) {
	n, chunk := len(r.ring.Values), r.ring.Chunk
	if c.Operation != codec.Encode && c.Operation != codec.Decode || c.once || c.prover.Codec.Marks.Baseline() || c.extent.Ops > n {
		return 0, false
	}
	offset := 0
	if c.extent.Ops%chunk != 0 {
		offset = r.from[0] % chunk
	}
	for i, start := 0, r.rng.IntN(n/chunk); i < n/chunk; i++ {
		if first = (start+i)%(n/chunk)*chunk + offset; !c.hasMet(first, c.extent.Ops) {
			return first, true
		}
	}
	return 0, false
}

// meet notes that the cell's codec meets n messages starting at first.
func (c *cell) meet(first, n int) {
	for n > 0 {
		part := c.met[first : first+min(n, len(c.met)-first)]
		for i := range part {
			part[i] = true
		}
		first, n = 0, n-len(part)
	}
}

func (c *cell) hasMet(first, n int) bool {
	for i := range n {
		if c.met[(first+i)%len(c.met)] {
			return true
		}
	}
	return false
}

// spoiled reports that the times of this process don't count, why, and which cells are to blame, if
// known.
func (c *child) spoiled(why string, cells []*cell) error {
	for _, cell := range cells {
		if cell.fault == "" {
			continue
		}
		if err := c.events.Encode(c.faulty(cell.Cell, cell.fault)); err != nil {
			return err
		}
	}
	return c.events.Encode(Event{Spoiled: why})
}
