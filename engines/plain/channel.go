package plain

import (
	"io"
	"sync"

	"github.com/wirebench/wirebench/engine"
)

// waiting is the number of messages that a channel holds. It is so large that neither side waits for the
// other's turn.
const waiting = 1024

// receivers are goroutines that end when their channels are closed.
type receivers struct {
	wait  sync.WaitGroup
	close []func()
}

func (r *receivers) Close() error {
	for _, f := range r.close {
		f()
	}
	r.wait.Wait()
	return nil
}

type sender chan<- engine.Message

func (s sender) Send(m engine.Message) error {
	s <- m
	return nil
}

func (s sender) SendSeries(from, first, end uint32, values []any) error {
	if len(values) == 0 {
		for m := (engine.Message{From: from, Number: first}); m.Number < end; m.Number++ {
			s <- m
		}
		return nil
	}
	for n := first; n < end; n++ {
		s <- engine.Numbered(from, n, values)
	}
	return nil
}

func (sender) Flush() error { return nil }

func local(_ engine.Coding, handlers engine.Handlers) ([]engine.Sender, io.Closer, error) {
	var all receivers
	var senders []engine.Sender
	for _, t := range handlers {
		c := make(chan engine.Message, waiting)
		all.wait.Go(func() {
			tally, ok := t.(*engine.Tally)
			for m := range c {
				if !ok || !tally.Due(m) {
					t.Take(m)
				}
			}
		})
		all.close = append(all.close, func() { close(c) })
		senders = append(senders, sender(c))
	}
	return senders, &all, nil
}

type caller struct{ there, back chan engine.Message }

func (c caller) Call(m engine.Message) (engine.Message, error) {
	c.there <- m
	return <-c.back, nil
}

func requests(_ engine.Coding, handlers engine.Handlers) ([]engine.Caller, io.Closer, error) {
	var all receivers
	var callers []engine.Caller
	for _, t := range handlers {
		c := caller{make(chan engine.Message), make(chan engine.Message)}
		all.wait.Go(func() {
			for m := range c.there {
				c.back <- t.Answer(m)
			}
		})
		all.close = append(all.close, func() { close(c.there) })
		callers = append(callers, c)
	}
	return callers, &all, nil
}

// processes are goroutines. Each of them waits at a channel of its own.
type processes struct {
	receivers
	channels []chan struct{}
}

func spawn(n int, woken func()) (engine.Processes, error) {
	p := &processes{channels: make([]chan struct{}, n)}
	for i := range p.channels {
		c := make(chan struct{})
		p.channels[i] = c
		p.wait.Go(func() {
			for range c {
				woken()
			}
		})
	}
	return p, nil
}

func (p *processes) Wake() error {
	for _, c := range p.channels {
		c <- struct{}{}
	}
	return nil
}

func (p *processes) Close() error {
	for _, c := range p.channels {
		close(c)
	}
	return p.receivers.Close()
}
