package delivery

import (
	"cmp"
	"fmt"
	"runtime"
	"time"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// Options say what a run measures and how.
type Options struct {
	Scenarios []Scenario
	Engines   []inventory.Engine
	// Programs are those that measure, one after the other where there are several; each has the reference.
	Programs []Program
	// Env is the machine and what the first program was built with; nil: those of this program, which measures itself.
	Env *record.Environment
	// Parts are the functions that the programs are built from, for the record.
	Parts []string
	Ways  []Way
	// Payloads are what messages carry; none: nothing but their numbers. All are of one data set.
	Payloads []Payload
	// Messages is how many each sender sends in a turn; 0: as many as take a few hundredths of a second.
	Messages int
	// Rate is how many requests come to a service in a second, of all clients together.
	Rate float64
	// Window is how long they come in a turn.
	Window time.Duration
	// Precision is how wide the intervals of ratios are to be, as a share of them: a run ends when
	// they are, or when Time is over.
	Precision float64
	Time      time.Duration
	// Peer is the address of a node that has the receivers of remote scenarios; "": one is started.
	Peer string
	// Timeout is how long receivers wait for a message before it counts as lost, and peers for an answer.
	Timeout  time.Duration
	Seed     uint64
	Command  []string
	Progress func(phase string, done, total int64, timed bool)
}

// Reference is the engine that others are compared with.
const Reference = "channels/tcp"

// twinOf is the second name of what others are compared with.
func twinOf(name string) string { return name + " (twin)" }

// shorter is by how much the turns of the reference's twin are shorter than its own.
const shorter = 4

const (
	rounds       = 6
	tries        = 9                     // rounds of a service, in which the highest rate is looked for
	turnLength   = 50 * time.Millisecond // over a hundred times what it takes to tell that all have come
	likely       = 0.8                   // as a share of what clients get that ask as soon as they are answered: the first rate that is tried
	leastProcess = 5                     // of each scenario: fewer give no interval
)

// Program is a program that measures.
type Program struct {
	Path    string
	Engines []string // that it has
}

func (o Options) environment() record.Environment {
	if o.Env != nil {
		return *o.Env
	}
	return host.Environment()
}

// payloads are what the cells of an engine carry.
func (o Options) payloads() []Payload {
	if len(o.Payloads) == 0 {
		return []Payload{{}}
	}
	return o.Payloads
}

// pairs is how many senders a scenario has here.
func (s Scenario) pairs() int { return cmp.Or(s.Pairs, runtime.NumCPU()) }

// data is the name that a record has for a scenario with these payloads.
func (o Options) data(s Scenario) string {
	if p := o.payloads()[0]; p.Data != "" {
		return s.Name + "/" + p.Data
	}
	return s.Name
}

// Header is the first line of the record.
func Header(o Options) record.Run {
	env := o.environment()
	first := o.payloads()[0]
	h := record.Run{
		Started: time.Now(), Command: o.Command, Grade: record.Messages, Env: env, Parts: o.Parts,
		Reference: name(Reference, first), Twin: twinOf(name(Reference, first)), Seconds: o.Time.Seconds(), Precision: o.Precision,
	}
	for _, e := range o.Engines {
		for _, p := range o.payloads() {
			info := record.CodecInfo{Name: name(e.Name, p), Family: e.Name, Module: e.Module, Version: env.Version(e.Module), Pressure: e.Pressure}
			h.Codecs = append(h.Codecs, info)
			if info.Name == h.Reference {
				info.Name = h.Twin
				h.Codecs = append(h.Codecs, info)
			}
		}
	}
	for _, w := range o.Ways {
		h.Operations = append(h.Operations, string(w))
	}
	for _, s := range o.Scenarios {
		h.Data = append(h.Data, record.DataInfo{Name: o.data(s), About: s.about()})
	}
	return h
}

// about is a line on a scenario.
func (s Scenario) about() string {
	where := "in the same process"
	if s.Remote {
		where = "in another process"
	}
	if s.Service {
		return fmt.Sprintf("a service in another process and %d clients, each with one request under way", s.pairs())
	}
	if s.pairs() == 1 {
		return "one sender and its receiver, " + where
	}
	return fmt.Sprintf("%d senders, each with its receiver, %s", s.pairs(), where)
}
