package engine

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"
)

// mostMissing is how many messages a tally can miss at once and still tell them apart.
const mostMissing = 1 << 20

// Tally counts the messages of one sender, and finds those that were lost, came twice, came out
// of order, or are not what was sent. One goroutine at a time counts, and others may ask meanwhile.
type Tally struct {
	// From is the sender.
	From uint32
	// Check compares a message with what was sent; nil: it carries nothing but its numbers.
	Check func(Message) error

	next    uint32
	missing map[uint32]bool // of those before next
	// tellAt is the next message after which others are told how many have come: a count for all with each
	// message would take a tenth of the time of one through a channel.
	tellAt            uint32
	told, twice, late atomic.Int64
	fault             atomic.Pointer[string]
	awaited           atomic.Int64
	reached           chan struct{} // has room for one
}

// Untold is how many messages may have come, at most, of which others do not know yet: fewer where fewer than a
// thousand times as many are awaited, and none where all of these have come, one that came has a gap before it, or
// none are awaited.
const Untold = 63

// NewTally counts the messages of a sender. Check compares one with what was sent; it may be nil.
func NewTally(from uint32, check func(Message) error) *Tally {
	return &Tally{From: from, Check: check, reached: make(chan struct{}, 1)}
}

// Told is what a tally found.
type Told struct {
	// Taken is how many messages came, each counted once. Where some are awaited it may be up to [Untold] too few.
	Taken int64 `json:"taken"`
	// Twice came again, Late behind one that was sent after it.
	Twice int64 `json:"twice,omitempty"`
	Late  int64 `json:"late,omitempty"`
	// Fault is the first message that was not what was sent, or could not be read.
	Fault string `json:"fault,omitempty"`
}

// Lost is how many of so many messages did not come.
func (t Told) Lost(sent int64) int64 { return max(sent-t.Taken, 0) }

// Due counts a message if it is the one that is due and there is nothing else to do, as with most. Else it returns
// false, and the message is to be taken. It is for loops in which a call would be a part of the time.
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

// tell lets others know how many have come.
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

// Expect says how many messages are to come in all, before the last of them is sent.
func (t *Tally) Expect(n int64) {
	select {
	case <-t.reached:
	default:
	}
	t.awaited.Store(n)
}

// Await waits for as many messages as are expected, or until none has come for so long. The context may
// end it before.
func (t *Tally) Await(ctx context.Context, timeout time.Duration) {
	tick := time.NewTicker(timeout)
	defer tick.Stop()
	for seen := t.told.Load(); seen < t.awaited.Load(); {
		select {
		case <-t.reached:
			// It may be from the message that reached the number expected before: look again.
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

// Fail notes what went wrong, if it is the first.
func (t *Tally) Fail(err error) {
	why := err.Error()
	t.fault.CompareAndSwap(nil, &why)
}

// Told is what was found up to now.
func (t *Tally) Told() Told {
	told := Told{Taken: t.told.Load(), Twice: t.twice.Load(), Late: t.late.Load()}
	if why := t.fault.Load(); why != nil {
		told.Fault = *why
	}
	return told
}
