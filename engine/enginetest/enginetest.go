// Package enginetest tests that an engine carries messages as it says. It is for the tests of engines,
// including those of third parties.
//
// It must not know a particular engine.
package enginetest

import (
	"fmt"
	"io"
	"sync"
	"testing"
	"time"

	"github.com/wirebench/wirebench/engine"
)

// timeout is the longest time that a message may take.
const timeout = 10 * time.Second

// Run tests everything that the engine offers. It sends one-way messages, batches and requests, within a
// process and over the loopback, from one sender and from several at once, in several turns, and does
// all of that twice. It also spawns and wakes processes.
func Run(t *testing.T, e engine.Engine) {
	if e.Name == "" || e.About == "" || e.Pressure == "" {
		t.Errorf("engine %q: Name, About or Pressure is missing", e.Name)
	}
	offered := mode(t, "one-way", e.OneWay, send) + mode(t, "batched", e.Batched, send) + mode(t, "request", e.Request, call)
	if e.Spawn != nil {
		offered++
		t.Run("processes", func(t *testing.T) { spawned(t, e.Spawn) })
	}
	if offered == 0 {
		t.Error("it offers nothing")
	}
}

// spawned tests that each process takes each of two messages once.
func spawned(t *testing.T, spawn func(int, func()) (engine.Processes, error)) {
	const n = 100
	woken := make(chan struct{}, 10*n)
	all, err := spawn(n, func() { woken <- struct{}{} })
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := all.Wake(); err != nil {
			t.Error(err)
		}
		for i := range n {
			select {
			case <-woken:
			case <-time.After(timeout):
				t.Fatalf("only %d of %d processes have received the message", i, n)
			}
		}
	}
	closed(t, all)
	if more := len(woken); more > 0 {
		t.Errorf("%d processes received a message twice", more)
	}
}

// mode tests a mode. The result is 0 if the mode offers nothing.
func mode[Link any](t *testing.T, name string, r engine.Mode[Link], each func(Link, engine.Message) error) (offered int) {
	if (r.Serve == nil) != (r.Dial == nil) {
		t.Errorf("%s: one of Serve and Dial is missing", name)
		return 1
	}
	for _, n := range []int{1, 3} {
		for again := range 2 {
			if r.Local != nil {
				offered++
				t.Run(fmt.Sprintf("%s/local/%d senders/%d", name, n, again+1), func(t *testing.T) {
					tallies, handlers := receivers(n)
					links, end, err := r.Local(engine.Plain, handlers)
					if err != nil {
						t.Fatal(err)
					}
					turns(t, links, tallies, each)
					closed(t, end)
				})
			}
			if r.Serve != nil {
				offered++
				t.Run(fmt.Sprintf("%s/remote/%d senders/%d", name, n, again+1), func(t *testing.T) {
					tallies, handlers := receivers(n)
					address, there, err := r.Serve("127.0.0.1", engine.Plain, handlers)
					if err != nil {
						t.Fatal(err)
					}
					links, here, err := r.Dial(address, engine.Plain, n)
					if err != nil {
						t.Fatal(err)
					}
					turns(t, links, tallies, each)
					closed(t, here)
					closed(t, there)
				})
			}
		}
	}
	return offered
}

func receivers(n int) (tallies []*engine.Tally, handlers engine.Handlers) {
	for i := range n {
		tally := engine.NewTally(uint32(i), nil)
		tallies, handlers = append(tallies, tally), append(handlers, tally)
	}
	return tallies, handlers
}

// turns sends messages over all links at once, in several turns.
func turns[Link any](t *testing.T, links []Link, tallies []*engine.Tally, each func(Link, engine.Message) error) {
	t.Helper()
	if len(links) != len(tallies) {
		t.Fatalf("%d links to %d receivers", len(links), len(tallies))
	}
	sent := uint32(0)
	for _, n := range []uint32{1, 1000, 10} {
		var all sync.WaitGroup
		for i, link := range links {
			tallies[i].Expect(int64(sent + n))
			all.Go(func() {
				err := engine.Run(link, func() error {
					for k := range n {
						if err := each(link, engine.Message{From: uint32(i), Number: sent + k}); err != nil {
							return fmt.Errorf("message %d of sender %d: %w", sent+k, i, err)
						}
					}
					if s, ok := any(link).(engine.Sender); ok {
						return s.Flush()
					}
					return nil
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		sent += n
		for i, tally := range tallies {
			tally.Await(t.Context(), timeout)
			if got := tally.Told(); got != (engine.Told{Taken: int64(sent)}) {
				t.Fatalf("sender %d has sent %d messages, and came: %+v", i, sent, got)
			}
		}
	}
}

func send(s engine.Sender, m engine.Message) error { return s.Send(m) }

func call(c engine.Caller, m engine.Message) error {
	answer, err := c.Call(m)
	if err == nil && answer != m {
		err = fmt.Errorf("the answer to %+v is %+v", m, answer)
	}
	return err
}

func closed(t *testing.T, c io.Closer) {
	t.Helper()
	if err := c.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
}
