package engine

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestTally(t *testing.T) {
	odd := func(m Message) error {
		if m.Number%2 == 0 {
			return errors.New("even")
		}
		return nil
	}
	for _, c := range []struct {
		name  string
		came  []uint32
		check func(Message) error
		want  Told
		lost  int64 // of five messages
	}{
		{"all, in order", []uint32{0, 1, 2, 3, 4}, nil, Told{Taken: 5}, 0},
		{"none", nil, nil, Told{}, 5},
		{"the last is lost", []uint32{0, 1, 2, 3}, nil, Told{Taken: 4}, 1},
		{"two are lost", []uint32{0, 3, 4}, nil, Told{Taken: 3}, 2},
		{"one is late", []uint32{0, 2, 1, 3, 4}, nil, Told{Taken: 5, Late: 1}, 0},
		{"all are late", []uint32{4, 3, 2, 1, 0}, nil, Told{Taken: 5, Late: 4}, 0},
		{"one came twice", []uint32{0, 1, 1, 2, 3, 4}, nil, Told{Taken: 5, Twice: 1}, 0},
		{"a late one came twice", []uint32{0, 2, 1, 1, 3, 4}, nil, Told{Taken: 5, Late: 1, Twice: 1}, 0},
		{"one came twice for one that is lost", []uint32{0, 1, 2, 2, 4}, nil, Told{Taken: 4, Twice: 1}, 1},
		{"not what was sent", []uint32{1, 2, 3, 4}, odd, Told{Taken: 4, Fault: "message 2: even"}, 1},
		{"far ahead", []uint32{0, 1<<31 + 7}, nil, Told{Taken: 1, Fault: "message 2147483655 came when 1 was next: too many are missing to tell them apart"}, 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			tally := NewTally(3, c.check)
			for _, n := range c.came {
				tally.Take(Message{From: 3, Number: n})
			}
			got := tally.Told()
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if got.Lost(5) != c.lost {
				t.Errorf("%d lost, want %d", got.Lost(5), c.lost)
			}
		})
	}
}

// TestTallyFrom checks that a message of another sender is not counted.
func TestTallyFrom(t *testing.T) {
	tally := NewTally(0, nil)
	tally.Take(Message{From: 1})
	if got := tally.Told(); got.Taken != 0 || got.Fault == "" {
		t.Errorf("got %+v", got)
	}
}

// TestTallyAwait checks that Await returns after the last message, or when none has come for a while.
func TestTallyAwait(t *testing.T) {
	const timeout = 5 * time.Second
	for _, c := range []struct {
		name           string
		every          time.Duration
		sent, expected int
		want           time.Duration
	}{
		{"all come", time.Second, 10, 10, 10 * time.Second},
		{"more than expected", time.Second, 10, 8, 8 * time.Second},
		{"slow ones", 4 * time.Second, 10, 10, 40 * time.Second},
		{"the last is lost", time.Second, 9, 10, 15 * time.Second}, // the tick after the one that saw a message
		{"all are there", 0, 10, 10, 0},
		{"none come", 0, 0, 10, 5 * time.Second},
		{"none are expected", 0, 0, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tally := NewTally(0, nil)
				tally.Expect(int64(c.expected))
				var sender sync.WaitGroup
				defer sender.Wait()
				sender.Go(func() {
					for i := range c.sent {
						time.Sleep(c.every)
						tally.Take(Message{Number: uint32(i)})
					}
				})
				synctest.Wait()
				start := time.Now()
				tally.Await(t.Context(), timeout)
				if got := time.Since(start); got != c.want {
					t.Errorf("waited for %v, want %v", got, c.want)
				}
			})
		})
	}
}

// TestTallyAwaitAgain checks that a late signal of one message does not end the wait for the next message.
func TestTallyAwaitAgain(t *testing.T) {
	tally := NewTally(0, nil)
	tally.Expect(1)
	tally.Take(Message{})
	told := <-tally.reached
	tally.Expect(2)
	tally.reached <- told // from a handler that was slow to report the first message
	var sender sync.WaitGroup
	sender.Go(func() {
		time.Sleep(time.Millisecond)
		tally.Take(Message{Number: 1})
	})
	tally.Await(t.Context(), time.Minute)
	if got := tally.Told().Taken; got != 2 {
		t.Errorf("the wait for 2 messages ended with %d", got)
	}
	sender.Wait()
}

// TestTallyTold checks that the count is published a few messages late, and immediately if all messages
// have come or one is missing.
func TestTallyTold(t *testing.T) {
	tally := NewTally(0, nil)
	take := func(from, to uint32) {
		for n := from; n < to; n++ {
			tally.Take(Message{Number: n})
		}
	}
	tally.Expect(200_000)
	take(0, 100_010)
	if got := tally.Told().Taken; got < 100_010-Untold || got >= 100_010 {
		t.Errorf("of 100,010 messages %d are told", got)
	}
	take(100_010, 200_000)
	if got := tally.Told().Taken; got != 200_000 {
		t.Errorf("of all messages %d are told", got)
	}
	tally.Expect(400_000)
	take(200_000, 250_000)
	take(250_001, 300_003)
	if got := tally.Told().Taken; got != 300_002 {
		t.Errorf("of 300,002 messages, with a gap in them, %d are told", got)
	}
}

// TestTallyAwaitContext checks that a context ends the wait.
func TestTallyAwaitContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	tally := NewTally(0, nil)
	tally.Expect(1)
	tally.Await(ctx, time.Hour)
}
