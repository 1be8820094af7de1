package engine

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"
)

// mostMissing is the largest number of missing messages that a tally keeps track of.
const mostMissing = 1 << 20

// Tally counts the messages of one sender. It finds messages that were lost, came twice, came out of order
// or differ from the message that was sent. One goroutine at a time may count. Others may read the results
// meanwhile.
type Tally struct {
	// From is the number of the sender.
	From uint32
	// Check compares a message with the one that was sent. It is nil if messages carry only their
	// numbers.
	Check func(Message) error

	next    uint32
	missing map[uint32]bool // the messages before next that have not come
	// tellAt is the next message after which the count is published to other goroutines. Doing so for
	// each message would take a tenth of the time of a message through a channel.
	tellAt            uint32
	told, twice, late atomic.Int64
	fault             atomic.Pointer[string]
	awaited           atomic.Int64
	reached           chan struct{} // has room for one
}

// Untold is the largest number of messages that may have come but are not in the published count yet. The
// number is smaller if fewer than a thousand times as many messages are still awaited. It is 0 if all
// awaited messages have come, if none are awaited, if a message is missing, or if messages are checked.
const Untold = 63

// NewTally returns a tally for the messages of a sender. check compares a message with the one that was
// sent. It may be nil.
func NewTally(from uint32, check func(Message) error) *Tally {
	return &Tally{From: from, Check: check, reached: make(chan struct{}, 1)}
}

// Told has the results of a tally.
type Told struct {
	// Taken is the number of messages that came, each counted once. While messages are awaited it may be
	// too small by up to [Untold].
	Taken int64 `json:"taken"`
	// Twice is the number of messages that came again.
	Twice int64 `json:"twice,omitempty"`
	// Late is the number of messages that came after one that was sent later.
	Late int64 `json:"late,omitempty"`
	// Fault describes the first message that differed from the one that was sent, or could not be read.
	Fault string `json:"fault,omitempty"`
}

// Lost returns how many of the sent messages did not come.
func (t Told) Lost(sent int64) int64 { return max(sent-t.Taken, 0) }

// Due counts a message if it is the next one and needs no further work, as most messages do. Otherwise it
// returns false, and the caller must call Take. It is for loops in which a call of Take would be a part of
// the time.
func (t *Tally) Due(m Message) bool {
	due := m.Number == t.next && m.Number < t.tellAt && m.From == t.From
	if due {
		t.next++
	}
	return due
}

// Take counts a message.
func (t *Tally) Take(m Message) {
	switch {
	case m.From != t.From:
		t.Fail(fmt.Errorf("message %d of sender %d came to the receiver of sender %d", m.Number, m.From, t.From))
		return
	case m.Number == t.next:
		t.next++
	case m.Number > t.next && m.Number-t.next <= mostMissing-uint32(len(t.missing)):
		if t.missing == nil {
			t.missing = make(map[uint32]bool)
		}
		for ; t.next < m.Number; t.next++ {
			t.missing[t.next] = true
		}
		t.next++
		t.tellAt = 0
	case m.Number > t.next:
		t.Fail(fmt.Errorf("message %d came when %d was next: too many are missing to tell them apart", m.Number, t.next))
		return
	case t.missing[m.Number]:
		delete(t.missing, m.Number)
		t.late.Add(1)
		t.tellAt = 0
	default:
		t.twice.Add(1)
		return
	}
	if t.Check != nil {
		if err := t.Check(m); err != nil {
			t.Fail(fmt.Errorf("message %d: %w", m.Number, err))
		}
	}
	if t.next > t.tellAt {
		t.tell()
	}
}

// tell publishes the count to other goroutines.
func (t *Tally) tell() {
	taken := int64(t.next) - int64(len(t.missing))
	t.told.Store(taken)
	left := t.awaited.Load() - taken
	if left == 0 {
		select {
		case t.reached <- struct{}{}:
		default:
		}
	}
	t.tellAt = t.next
	if t.Check == nil && len(t.missing) == 0 {
		t.tellAt += uint32(max(0, min(Untold, left/1000, left-1)))
	}
}

// Expect sets the total number of messages that are to come. It must be called before the last of them is
// sent.
func (t *Tally) Expect(n int64) {
	select {
	case <-t.reached:
	default:
	}
	t.awaited.Store(n)
}

// Await waits until all expected messages have come, until none has come for timeout, or until the context
// ends.
func (t *Tally) Await(ctx context.Context, timeout time.Duration) {
	tick := time.NewTicker(timeout)
	defer tick.Stop()
	for seen := t.told.Load(); seen < t.awaited.Load(); {
		select {
		case <-t.reached:
			// The signal may be that of an earlier call of Expect, so check the count.
			seen = t.told.Load()
		case <-ctx.Done():
			return
		case <-tick.C:
			now := t.told.Load()
			if now == seen {
				return
			}
			seen = now
		}
	}
}

// Answer counts a message and returns it.
func (t *Tally) Answer(m Message) Message {
	t.Take(m)
	return m
}

// Fail records an error if it is the first.
func (t *Tally) Fail(err error) {
	why := err.Error()
	t.fault.CompareAndSwap(nil, &why)
}

// Told returns the results so far.
func (t *Tally) Told() Told {
	told := Told{Taken: t.told.Load(), Twice: t.twice.Load(), Late: t.late.Load()}
	if why := t.fault.Load(); why != nil {
		told.Fault = *why
	}
	return told
}
