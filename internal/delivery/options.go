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

// Options say what a run measures, and how.
type Options struct {
	Scenarios []Scenario
	Engines   []inventory.Engine
	// Programs measure, one after the other if there are several. Each has the reference.
	Programs []Program
	// Env is the machine and the build of the first program. Nil means those of this program, which
	// then measures itself.
	Env *record.Environment
	// Parts names the functions that the programs are built from, for the record.
	Parts []string
	Ways  []Way
	// Payloads are what messages carry. All are of one data set. Without any, messages carry only
	// their numbers.
	Payloads []Payload
	// Messages is how many messages each sender sends in a turn. 0 means as many as take a few
	// hundredths of a second.
	Messages int
	// Rate is the number of requests per second that come to a service from all clients together.
	Rate float64
	// Window is how long requests come in a turn.
	Window time.Duration
	// Precision is the wanted width of the ratios' intervals, relative to the ratio. A run ends
	// when all have it, or when Time is over.
	Precision float64
	Time      time.Duration
	// Peer is the address of a node with the receivers of remote scenarios. "" means that one is
	// started.
	Peer string
	// Timeout is how long receivers wait for a message before it counts as lost, and how long peers
	// wait for an answer.
	Timeout  time.Duration
	Seed     uint64
	Command  []string
	Progress func(phase string, done, total int64, timed bool)
}

// Reference is the engine that others are compared with.
const Reference = "channels/tcp"

// twinOf returns the name of the reference's second entry.
func twinOf(name string) string { return name + " (twin)" }

// shorter is the factor by which the turns of the reference's twin are shorter than its own.
const shorter = 4

const (
	rounds       = 6
	tries        = 9                     // rounds of a service, in which the highest rate is searched
	turnLength   = 50 * time.Millisecond // over a hundred times what it takes to report that all messages have arrived
	likely       = 0.8                   // the first rate to try, as a share of the rate that clients reach if they ask again as soon as they are answered
	leastProcess = 5                     // of each scenario; fewer give no interval
)

// Program is a program that measures.
type Program struct {
	Path    string
	Engines []string // that the program links
}

func (o Options) environment() record.Environment {
	if o.Env != nil {
		return *o.Env
	}
	return host.Environment()
}

// payloads returns what the cells of an engine carry.
func (o Options) payloads() []Payload {
	if len(o.Payloads) == 0 {
		return []Payload{{}}
	}
	return o.Payloads
}

// pairs returns the number of senders of a scenario on this machine.
func (s Scenario) pairs() int { return cmp.Or(s.Pairs, runtime.NumCPU()) }

// data returns the record's name for a scenario with these payloads.
func (o Options) data(s Scenario) string {
	if p := o.payloads()[0]; p.Data != "" {
		return s.Name + "/" + p.Data
	}
	return s.Name
}

// Header returns the first line of the record.
func Header(o Options) record.Run {
	env := o.environment()
	first := o.payloads()[0]
	h := record.Run{
		Started: time.Now(), Command: o.Command, Grade: record.Messages, Env: env, Parts: o.Parts,
		Reference: name(Reference, first), Twin: twinOf(name(Reference, first)), Seconds: o.Time.Seconds(), Precision: o.Precision,
	}
	for _, e := range o.Engines {
		for _, p := range o.payloads() {
			info := record.CodecInfo{Name: name(e.Name, p), FormatName: e.Name, Module: e.Module, Version: env.Version(e.Module), Pressure: e.Pressure}
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

// about describes a scenario in one line.
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
