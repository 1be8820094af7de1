package delivery

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"

	"github.com/HdrHistogram/hdrhistogram-go"

	"github.com/wirebench/wirebench/engine"
)

// longest is the longest time that a histogram of answers distinguishes. Longer times count as
// longest.
const longest = time.Minute

// newHistogram returns a histogram of times in ns, to three digits.
func newHistogram() *hdrhistogram.Histogram {
	return hdrhistogram.New(1, int64(longest), 3)
}

// pace sends requests at a rate, in requests per second of all clients together, for a window of
// time, whether or not earlier requests have been answered. The clients take turns, and each has
// one request under way. A request's time counts from when it was due, so waiting for a slow answer
// counts. This is an open loop: otherwise a slow server would be asked less often, and would look
// faster. pace returns the times and what the turn used.
func (r *route) pace(ctx context.Context, rate float64, window time.Duration) (*hdrhistogram.Histogram, Turn, error) {
	n := max(int(rate*window.Seconds())/len(r.callers), 1) // per client
	first := r.sent
	r.sent += int64(n)
	if err := r.far.expect(r.sent); err != nil {
		return nil, Turn{}, err
	}
	due := make([]chan time.Time, len(r.callers))
	for i := range due {
		due[i] = make(chan time.Time, n) // room for all, so that a late client does not delay the others
	}
	times := newHistogram()
	var mu sync.Mutex
	before, start := used(), time.Now()
	go call(start, rate, n, due)
	sent := r.each(func(i int) (err error) {
		for number := uint32(first); number < uint32(r.sent); number++ {
			at := <-due[i]
			if err != nil {
				continue
			}
			if err = r.request(i, number); err != nil {
				continue // the rest is still received, so that call can send it
			}
			took := min(time.Since(at), longest)
			mu.Lock()
			err = times.RecordValue(int64(took))
			mu.Unlock()
		}
		return err
	})
	t := Turn{Messages: int64(n * len(r.callers)), Wall: time.Since(start), Sender: used().since(before)}
	arrival, err := r.far.await(ctx)
	t.Receiver = arrival.Usage
	if err = errors.Join(sent, err); err == nil {
		err = arrival.lost(r.sent)
	}
	return times, t, err
}

// call sends clients the times at which their requests are due: n for each, one client after the
// other, from start on.
func call(start time.Time, rate float64, n int, due []chan time.Time) {
	runtime.LockOSThread() // a thread's sleep is finer than a goroutine's; the thread ends with this goroutine
	sharpen()
	for k := range n * len(due) {
		at := start.Add(time.Duration(float64(k) / rate * float64(time.Second)))
		for early := time.Until(at); early > 0; early = time.Until(at) {
			sleep(early) // a signal may end the sleep early
		}
		due[k%len(due)] <- at
	}
}

// request sends one request and compares the numbers of the answer with its own.
func (r *route) request(i int, number uint32) error {
	from := uint32(i)
	answer, err := r.callers[i].Call(engine.Numbered(from, number, r.cargo.values))
	switch {
	case err != nil:
		return fmt.Errorf("request %d of sender %d: %w", number, i, err)
	case answer.From != from || answer.Number != number:
		return fmt.Errorf("request %d of sender %d: the answer is to request %d of sender %d", number, i, answer.Number, answer.From)
	}
	return nil
}
