package delivery

import (
	"fmt"
	"time"

	"github.com/wirebench/wirebench/internal/inventory"
)

// Way is how messages are sent. Figures of different ways are never in one ranking.
type Way string

// The ways.
const (
	OneWay  Way = "one-way" // each leaves when it is handed over
	Batched Way = "batched" // they may wait for others
	Request Way = "request" // each waits for the answer to the one before it
)

// Ways of a service: requests that come at a rate.
const (
	P99      Way = "p99"      // at a given one: what 99 of 100 answers take at most
	Capacity Way = "capacity" // at the highest one at which that is 10 ms or less
)

// Ways are all of them.
var Ways = []Way{OneWay, Batched, Request, P99, Capacity}

// paced reports whether requests come at a rate.
func (w Way) paced() bool { return w == P99 || w == Capacity }

// road is what messages go on.
func (w Way) road() Way {
	if w.paced() {
		return Request
	}
	return w
}

// Scenario is who sends to whom.
type Scenario struct {
	Name string
	// Pairs is how many senders there are, each with its own receiver; 0: as many as processors.
	Pairs int
	// Remote: receivers are in another process.
	Remote bool
	// Service: the senders are clients whose requests come at a rate.
	Service bool
	// Usual is the time that measuring it takes, as a rule.
	Usual time.Duration
}

const usual = 85 * time.Second

// Scenarios are those of the published benchmarks of actors, and a service.
var Scenarios = []Scenario{
	{Name: "local-1-1", Pairs: 1, Usual: usual},
	{Name: "local-N-N", Usual: usual},
	{Name: "remote-1-1", Pairs: 1, Remote: true, Usual: usual},
	{Name: "remote-N-N", Remote: true, Usual: usual},
	{Name: "service", Pairs: 64, Remote: true, Service: true, Usual: 5 * time.Minute},
}

// lacks says why an engine has no figure in a scenario and a way, "" if it has.
func lacks(e inventory.Engine, s Scenario, w Way) string {
	if e.Absent != "" {
		return e.Absent
	}
	var goes inventory.Reach
	switch w.road() {
	case OneWay:
		goes = e.OneWay
	case Batched:
		goes = e.Batched
	case Request:
		goes = e.Request
	}
	switch {
	case !goes.Any():
		return fmt.Sprintf("no messages %s", w.road())
	case s.Remote && !goes.Remote:
		return "within a process only"
	case !s.Remote && !goes.Local:
		return "between processes only"
	}
	return ""
}
