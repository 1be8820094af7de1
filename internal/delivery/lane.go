package delivery

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/HdrHistogram/hdrhistogram-go"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// bearable limits the 99th percentile of the answers' times at a rate that counts as held.
const bearable = 10 * time.Millisecond

// lane is a cell's route in a process that measures, with the results of its turns.
type lane struct {
	Cell
	id      int
	route   *route
	turns   []Turn
	answers *hdrhistogram.Histogram // times of answers at the cell's rate
	search  search                  // for the highest rate
}

func newLane(id int, c Cell, r *route) *lane {
	return &lane{Cell: c, id: id, route: r, answers: newHistogram(), search: search{next: c.Rate}}
}

// A turn's messages divided by warming are sent before it without being timed: idle connections are
// slow at first, and other engines have used the caches.
const warming = 4

// turn gives the cell one turn. window is how long requests come at a rate.
func (l *lane) turn(ctx context.Context, window time.Duration) error {
	var t Turn
	var err error
	if l.Way.paced() {
		rate := l.Rate
		if l.Way == Capacity {
			rate = l.search.next
		}
		var answers *hdrhistogram.Histogram
		if answers, t, err = l.route.pace(ctx, rate, window); err == nil {
			l.answers.Merge(answers)
			l.search.told(answers.ValueAtQuantile(99) <= int64(bearable))
		}
	} else if _, err = l.route.turn(ctx, max(l.Turn/warming, 1)); err == nil {
		t, err = l.route.turn(ctx, l.Turn)
	}
	l.turns = append(l.turns, t)
	return err
}

// third is the quantile of a cell's turns that is taken as the process's time: noise only makes
// turns longer.
const third = 1. / 3

// figures returns the results of a cell in this process.
func (l *lane) figures() (b record.Block, u record.Usage, err error) {
	var times, sender, receiver []float64
	for _, t := range l.turns {
		per := 1 / float64(t.Messages)
		times = append(times, float64(t.Wall)*per)
		sender = append(sender, float64(t.Sender.CPU)*per)
		receiver = append(receiver, float64(t.Receiver.CPU)*per)
		u.SenderMemory, u.ReceiverMemory = max(u.SenderMemory, t.Sender.Resident), max(u.ReceiverMemory, t.Receiver.Resident)
		b.Ops = int(t.Messages)
	}
	u.SenderCPU, u.ReceiverCPU = stats.Median(sender), stats.Median(receiver)
	b.Batches = len(times)
	switch l.Way {
	case P99:
		at := func(percent float64) float64 { return float64(l.answers.ValueAtQuantile(percent)) }
		b.NS, u.P50, u.P999 = at(99), at(50), at(99.9)
	case Capacity:
		if l.search.held == 0 {
			return b, u, fmt.Errorf("at no rate that was tried, down to %.0f requests a second, 99 of 100 answers came within %v", l.search.not, bearable)
		}
		b.NS = 1e9 / l.search.held
	default:
		slices.Sort(times)
		b.NS, b.Q1, b.Q3 = stats.Quantile(times, third), stats.Quantile(times, 0.25), stats.Quantile(times, 0.75)
	}
	return b, u, nil
}
