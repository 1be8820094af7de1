package delivery

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/wirebench/wirebench/engine"
)

// Turn is the result of a cell's turn, in which Messages were sent and received.
type Turn struct {
	Messages int64
	Wall     time.Duration
	Sender   Usage // during the turn
	Receiver Usage // during the turn; zero if the receivers are in the sender's process
}

// route is the sender's side of an engine: links to the receivers of a scenario.
type route struct {
	cargo   cargo
	senders []engine.Sender
	callers []engine.Caller
	far     far
	closers []io.Closer
	sent    int64 // by each sender, in all turns
	timeout time.Duration
}

// far is the receivers' side of a route.
type far interface {
	// expect begins a turn. n is the number of messages that each sender will have sent at its end.
	expect(n int64) error
	// await waits for these messages.
	await(context.Context) (Arrival, error)
	io.Closer
}

// Arrival says what the receivers have got so far.
type Arrival struct {
	Told  []engine.Told `json:"told"` // one for each sender
	Usage Usage         `json:"usage"`
}

// lost returns an error if messages were lost, changed, repeated or out of order.
func (a Arrival) lost(sent int64) error {
	var errs []error
	for i, t := range a.Told {
		if t.Fault != "" {
			errs = append(errs, errors.New(t.Fault))
		}
		if lost := t.Lost(sent); lost > engine.Untold {
			errs = append(errs, fmt.Errorf("%d of %d messages of sender %d were lost, or up to %d fewer", lost, sent, i, engine.Untold))
		} else if lost > 0 {
			errs = append(errs, fmt.Errorf("%d of %d messages of sender %d were lost", lost, sent, i))
		}
		if t.Twice > 0 {
			errs = append(errs, fmt.Errorf("%d messages of sender %d came twice", t.Twice, i))
		}
		if t.Late > 0 {
			errs = append(errs, fmt.Errorf("%d messages of sender %d came out of order", t.Late, i))
		}
	}
	return errors.Join(errs...)
}

// near holds receivers in the sender's own process.
type near struct {
	tallies []*engine.Tally
	closer  io.Closer
	timeout time.Duration
}

func (r *near) expect(n int64) error {
	for _, t := range r.tallies {
		t.Expect(n)
	}
	return nil
}

func (r *near) await(ctx context.Context) (a Arrival, err error) {
	for _, t := range r.tallies {
		t.Await(ctx, r.timeout)
	}
	return Arrival{Told: told(r.tallies)}, ctx.Err()
}

func (r *near) Close() error { return r.closer.Close() }

func told(tallies []*engine.Tally) []engine.Told {
	var all []engine.Told
	for _, t := range tallies {
		all = append(all, t.Told())
	}
	return all
}

// openNear opens a route within this process.
func openNear(e engine.Engine, w Way, c cargo, pairs int, timeout time.Duration) (*route, error) {
	tallies := c.tallies(pairs)
	r := &route{cargo: c, timeout: timeout}
	here := &near{tallies: tallies, timeout: timeout}
	var err error
	switch w.mode() {
	case OneWay:
		r.senders, here.closer, err = e.OneWay.Local(c.coding, handlers(tallies))
	case Batched:
		r.senders, here.closer, err = e.Batched.Local(c.coding, handlers(tallies))
	case Request:
		r.callers, here.closer, err = e.Request.Local(c.coding, handlers(tallies))
	}
	r.far = here
	return r, err
}

// openFar opens a route to a node.
func openFar(n *Peer, e engine.Engine, w Way, p Payload, c cargo, pairs int, timeout time.Duration) (_ *route, err error) {
	there, err := n.open(Opening{Engine: e.Name, Way: w.mode(), Payload: p, Receivers: pairs, Timeout: timeout})
	if err != nil {
		return nil, err
	}
	r := &route{cargo: c, far: there, timeout: timeout}
	var here io.Closer
	switch w.mode() {
	case OneWay:
		r.senders, here, err = e.OneWay.Dial(there.address, c.coding, pairs)
	case Batched:
		r.senders, here, err = e.Batched.Dial(there.address, c.coding, pairs)
	case Request:
		r.callers, here, err = e.Request.Dial(there.address, c.coding, pairs)
	}
	if err != nil {
		return nil, errors.Join(err, there.Close())
	}
	r.closers = append(r.closers, here)
	return r, nil
}

// Close closes the senders' side first, so that no receiver sees the end of a connection that is in
// use.
func (r *route) Close() error {
	var errs []error
	for _, c := range r.closers {
		errs = append(errs, c.Close())
	}
	return errors.Join(append(errs, r.far.Close())...)
}

// pairs returns the number of senders.
func (r *route) pairs() int { return max(len(r.senders), len(r.callers)) }

// turn lets each sender send n messages, and returns when all have arrived.
func (r *route) turn(ctx context.Context, n int) (Turn, error) {
	first := r.sent
	r.sent += int64(n)
	if err := r.far.expect(r.sent); err != nil {
		return Turn{}, err
	}
	before, start := used(), time.Now()
	sent := r.each(func(i int) error { return r.send(i, uint32(first), uint32(r.sent)) })
	arrival, err := r.far.await(ctx)
	t := Turn{Messages: int64(n * r.pairs()), Wall: time.Since(start), Sender: used().since(before), Receiver: arrival.Usage}
	if err = errors.Join(sent, err); err == nil {
		err = arrival.lost(r.sent)
	}
	return t, err
}

// each calls f for each sender, in a goroutine of its own if there are several.
func (r *route) each(f func(int) error) error {
	within := func(i int) error {
		link := any(nil)
		if r.callers != nil {
			link = r.callers[i]
		} else {
			link = r.senders[i]
		}
		return engine.Run(link, func() error { return f(i) })
	}
	if r.pairs() == 1 {
		return within(0)
	}
	errs := make([]error, r.pairs())
	var all sync.WaitGroup
	for i := range errs {
		all.Go(func() { errs[i] = within(i) })
	}
	all.Wait()
	return errors.Join(errs...)
}

// send sends the messages from first up to but not including end.
func (r *route) send(i int, first, end uint32) error {
	from := uint32(i)
	if r.callers != nil {
		for n := first; n < end; n++ {
			if err := r.request(i, n); err != nil {
				return err
			}
		}
		return nil
	}
	s, values := r.senders[i], r.cargo.values
	if all, ok := s.(engine.Series); ok {
		if err := all.SendSeries(from, first, end, values); err != nil {
			return fmt.Errorf("sender %d: %w", i, err)
		}
		first = end
	}
	for n := first; n < end; n++ {
		if err := s.Send(engine.Numbered(from, n, values)); err != nil {
			return fmt.Errorf("message %d of sender %d: %w", n, i, err)
		}
	}
	if err := s.Flush(); err != nil {
		return fmt.Errorf("message %d of sender %d: %w", end-1, i, err)
	}
	return nil
}
