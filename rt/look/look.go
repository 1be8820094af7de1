// Package look reads the samples of a type before the program that measures the type is built. It
// reports which samples do not fit, what the type's methods do with them, and which types its
// interfaces hold.
//
// It must not know particular codecs: the program that reads the samples links none, so that it is
// built quickly.
package look

import (
	"errors"
	"iter"
	"maps"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// Command is the command with which a program reads the samples of its only data set, as a [Job]
// says.
const Command = "read-samples"

// Job says how samples are read. The program reads it as a JSON document from standard input.
type Job struct {
	// File is the file for the report. The program empties it as soon as all packages have been
	// initialised.
	File string `json:"file"`
	// Timeout is the longest time that reading one sample may take.
	Timeout time.Duration `json:"timeout"`
	// Careful says that methods of the type end the process ([corpus.Set].Deadly).
	Careful bool `json:"careful"`
}

// Report describes the samples.
type Report struct {
	// Error says why there are no messages, or is "" if there are some. Unfit says that a message
	// does not fit, and None that there are no samples.
	Error       string
	Unfit, None bool
	// Sum is the checksum of corpus.Ring. It is the same each time for the same messages.
	Sum uint32
	// Messages is the number of messages that will be measured. More says that there are others.
	Messages int
	More     bool
	// Skipped and Why are as in corpus.Ring.
	Skipped int
	Why     []string
	// Fault says what is wrong with methods of the type, or is "" if nothing is. With a fault the
	// type has no message, in the sense of codec.Surrogate.
	Fault string
	// Part is the path to the part whose method is at fault, "" if it is unknown.
	Part string
	// Deadly is as in corpus.Set.
	Deadly bool
	// Unread is as in corpus.Set.
	Unread map[string]int
	// Held are the types that interfaces with methods hold. The keys are the names of the
	// interfaces with their import paths.
	Held map[string][]Type
	// Set are the fields of structs that are set in a message, with the names of the structs and
	// their import paths: "example.com/ship.Ship.secret".
	Set []string
}

// Type is a type with a name, or a pointer to one.
type Type struct {
	Package, Name string
	Pointer       bool
}

// Read reads the messages of a set. If it makes no progress for timeout, it returns what it has, with
// the reason.
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
	results := make(chan Report, 2) // one without a check of the messages, and one with it
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

// read sends a report on the messages themselves. It then tries the methods of the type, which may
// hang, and sends another report.
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
	itself.Surrogate = nil
	set.Type = &itself
	ring, err := corpus.NewRing(set)
	report = Report{Deadly: set.Deadly, Messages: len(ring.Values), More: ring.More, Skipped: ring.Skipped, Why: ring.Why}
	if err == nil {
		report.Sum = ring.Sum(set)
	}
	if err == nil && set.Unread != nil {
		report.Unread, err = set.Unread()
	}
	if err != nil {
		report.fail(err)
		results <- report
		return
	}
	found := find(ring.Values)
	report.Held, report.Set = found.held, slices.Sorted(maps.Keys(found.set))
	results <- report
	if plain.Surrogate == nil || set.Deadly {
		return
	}
	set.Type = plain
	steps.Add(1)
	ring, err = corpus.NewRing(set)
	switch {
	case err != nil:
		report.fail(err)
	case ring.Fault != nil:
		report.blame(ring.Fault)
	default:
		if err := check.Message(plain, ring.Values, ring.Numbers); err != nil {
			report.blame(err)
		}
	}
	report.Messages, report.Skipped, report.Why = len(ring.Values), ring.Skipped, ring.Why
	results <- report
}

// stuck returns the name of the type's method that runs now. If none runs, the code that makes the
// samples does.
func stuck() string {
	all := make([]byte, 1<<20)
	if name := methodpanic.Running(all[:runtime.Stack(all, true)]); name != "" {
		return name
	}
	return "the code that makes the samples"
}

// blame says that methods of the type are at fault.
func (r *Report) blame(err error) {
	r.Fault = err.Error()
	var failed *methodpanic.Error
	if errors.As(err, &failed) {
		r.Part = failed.Path
	}
}

func (r *Report) fail(err error) {
	r.Error = err.Error()
	r.Unfit = errors.As(err, new(*corpus.Unfit)) || errors.As(err, new(*corpus.NoneFitsError))
	r.None = errors.Is(err, corpus.ErrNone)
}
