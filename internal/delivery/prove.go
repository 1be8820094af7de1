package delivery

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/record"
)

// Bounds of a proof.
const (
	fewest = 16
	enough = 20 * time.Millisecond // what a turn of it takes at least, unless
	plenty = 100_000               // so many messages of each sender take less
)

// prove opens one route after the other, and finds what a message takes, roughly.
func (c *child) prove(ctx context.Context) error {
	for i, cell := range c.Cells {
		c.box.Enter(i)
		found, err := c.proveCell(ctx, cell)
		if c.gone(err) {
			return err
		}
		if err != nil {
			if err := c.events.Encode(Event{Cell: &record.Cell{Key: c.key(cell), Fault: strings.ReplaceAll(err.Error(), "\n", "; ")}}); err != nil {
				return err
			}
			continue
		}
		if err := c.events.Encode(Event{Cell: found}); err != nil {
			return err
		}
	}
	return nil
}

func (c *child) proveCell(ctx context.Context, cell Cell) (_ *record.Cell, err error) {
	e, err := c.parts.Engine(cell.Engine)
	if err != nil {
		return nil, err
	}
	load, err := c.load(cell.Payload)
	if err != nil {
		return nil, err
	}
	found := &record.Cell{Key: c.key(cell)}
	most := 0
	if found.Wire, most, err = load.wire(); err != nil {
		return nil, err
	}
	if len(load.values) == 0 {
		found.Wire = 0 // nothing is carried
	}
	if e.MostBytes > 0 && most > e.MostBytes {
		found.Reason = fmt.Sprintf("a message takes %d bytes, and the engine %d at most, by default", most, e.MostBytes)
		return found, nil
	}
	r, err := c.open(cell)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, r.Close()) }()
	if _, err := r.turn(ctx, fewest); err != nil { // the first ones connect
		return nil, err
	}
	none, err := r.turn(ctx, 0) // what it takes to ask the receivers
	if err != nil {
		return nil, err
	}
	for n := fewest; ; n *= 4 {
		t, err := r.turn(ctx, n)
		if err != nil {
			return nil, err
		}
		c.box.Step()
		if t.Wall >= enough || n >= plenty {
			per := 1 / float64(t.Messages)
			found.Rough = float64(t.Wall) * per
			found.Allocs = without(t.Sender.Allocs+t.Receiver.Allocs, none.Sender.Allocs+none.Receiver.Allocs) * per
			found.AllocBytes = without(t.Sender.Bytes+t.Receiver.Bytes, none.Sender.Bytes+none.Receiver.Bytes) * per
			if found.Allocs < rare {
				found.Allocs, found.AllocBytes = 0, 0
			}
			return found, nil
		}
	}
}

// rare is how few allocations a message may have for it to have none: others, and the runtime, have some too.
const rare = 0.01

// without is by how much all is more than a part, 0 if it is not.
func without(all, part uint64) float64 { return float64(max(all, part) - part) }
