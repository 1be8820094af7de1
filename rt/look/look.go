// Package look reads the samples of a type before the program that measures it is built:
// which do not fit, what the type does with them, and which types stand behind its interfaces.
package look

import (
	"errors"
	"iter"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// Command is the job of a program that reads the samples of its one data set, as a [Job] says.
const Command = "read-samples"

// Job says how samples are read. It is the JSON document that such a program finds on standard input.
type Job struct {
	// File is for the report. It is empty as soon as all packages have been initialised.
	File string `json:"file"`
	// Timeout is how long one sample may take to be read.
	Timeout time.Duration `json:"timeout"`
	// Careful: methods of the type end the process ([corpus.Set].Deadly).
	Careful bool `json:"careful"`
}

// Report is what was found.
type Report struct {
	// Error says why there are no messages; "" if there are. Unfit tells that it is one of a
	// message that does not fit, and None that the samples are empty.
	Error       string
	Unfit, None bool
	// Sum is as in corpus.Ring: the same each time, or they are not the same messages.
	Sum uint32
	// Messages are those that will be measured, and More tells that there are others.
	Messages int
	More     bool
	// Skipped and Why are as in corpus.Ring.
	Skipped int
	Why     []string
	// Fault says what is wrong with methods of the type, so that it has no message
	// ([codec.Plain]); "" if nothing is.
	Fault string
	// Deadly is as in corpus.Set.
	Deadly bool
	// Unread are as those of corpus.Set.
	Unread map[string]int
	// Held are the types behind interfaces with methods, by the interface's name with the
	// import path before it.
	Held map[string][]Type
}

// Type is a type with a name, or a pointer to one.
type Type struct {
	Package, Name string
	Pointer       bool
}

// Read reads the messages of a set. Where nothing happens for as long as timeout, it returns
// what it has and why it ends.
func Read(set corpus.Set, timeout time.Duration) Report {
	var steps atomic.Int64
	messages := set.Messages
	set.Messages = func(small bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			for v, err := range messages(small) {
				steps.Add(1)
				if !yield(v, err) {
					return
				}
				steps.Add(1)
			}
		}
	}
	results := make(chan Report, 2) // without a message's check, and with it
	go read(set, &steps, results)
	var last Report
	last.Error = "reading the samples takes"
	for seen := int64(0); ; {
		select {
		case report, more := <-results:
			if !more {
				return last
			}
			last = report
		case <-time.After(timeout):
			now := steps.Load()
			if now != seen {
				seen = now
				continue
			}
			what := stuck() + " does not end within " + timeout.String()
			if last.Messages > 0 {
				last.Fault = what
				return last
			}
			return Report{Error: what}
		}
	}
}

// read sends a report of the messages as they are, and another one when the methods of the type
// were tried, which may hang.
func read(set corpus.Set, steps *atomic.Int64, results chan<- Report) {
	defer close(results)
	var report Report
	defer func() {
		if p := recover(); p != nil {
			report.Error = methodpanic.Panicked(p).Error()
			results <- report
		}
	}()
	plain := set.Type
	itself := *set.Type
	itself.Plain = nil
	set.Type = &itself
	ring, err := corpus.NewRing(set)
	report = Report{Deadly: set.Deadly, Sum: ring.Sum, Messages: len(ring.Values), More: ring.More, Skipped: ring.Skipped, Why: ring.Why}
	if err == nil && set.Unread != nil {
		report.Unread, err = set.Unread()
	}
	if err != nil {
		report.fail(err)
		results <- report
		return
	}
	report.Held = held(ring.Values)
	results <- report
	if plain.Plain == nil || set.Deadly {
		return
	}
	set.Type = plain
	steps.Add(1)
	ring, err = corpus.NewRing(set)
	switch {
	case err != nil:
		report.fail(err)
	case ring.Fault != nil:
		report.Fault = ring.Fault.Error()
	default:
		if err := check.Message(plain, ring.Values); err != nil {
			report.Fault = err.Error()
		}
	}
	report.Messages, report.Skipped, report.Why = len(ring.Values), ring.Skipped, ring.Why
	results <- report
}

// stuck names the method of a type that runs now, or what else does.
func stuck() string {
	all := make([]byte, 1<<20)
	if name := methodpanic.Running(all[:runtime.Stack(all, true)]); name != "" {
		return name
	}
	return "what makes the samples"
}

func (r *Report) fail(err error) {
	r.Error = err.Error()
	r.Unfit = errors.As(err, new(*corpus.Unfit))
	r.None = errors.Is(err, corpus.ErrNone)
}
