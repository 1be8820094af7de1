package delivery

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/record"
)

// Bounds of a proof. The number of messages grows from fewest until a turn takes enough time or
// each sender sends plenty of messages.
const (
	fewest = 16
	enough = 20 * time.Millisecond
	plenty = 100_000
)

// prove opens one route after the other, and finds roughly how long a message takes.
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
		found.Wire = 0 // no values are carried
	}
	if e.MostBytes > 0 && most > e.MostBytes {
		found.Reason = fmt.Sprintf("a message takes %d bytes, and the engine allows at most %d by default", most, e.MostBytes)
		return found, nil
	}
	r, err := c.open(cell)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, r.Close()) }()
	if _, err := r.turn(ctx, fewest); err != nil { // the first messages connect
		return nil, err
	}
	none, err := r.turn(ctx, 0) // the cost of asking the receivers
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

// rare is the number of allocations per message below which there are none: the runtime and other
// goroutines allocate, too.
const rare = 0.01

// without returns all minus part, or 0 if that is negative.
func without(all, part uint64) float64 { return float64(max(all, part) - part) }
