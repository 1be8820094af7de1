package delivery

import (
	"fmt"
	"time"

	"github.com/wirebench/wirebench/internal/inventory"
)

// Way is how messages are sent. Different ways are never ranked together.
type Way string

// The ways.
const (
	OneWay  Way = "one-way" // each message is sent when it is handed over
	Batched Way = "batched" // messages may wait for others
	Request Way = "request" // each message waits for the answer to the one before it
)

// Ways of a service, whose requests come at a rate.
const (
	P99      Way = "p99"      // the 99th percentile of the answers' times at a given rate
	Capacity Way = "capacity" // the highest rate at which that percentile is at most 10 ms
)

// Ways lists all ways.
var Ways = []Way{OneWay, Batched, Request, P99, Capacity}

// paced reports whether requests come at a rate.
func (w Way) paced() bool { return w == P99 || w == Capacity }

// mode returns the way in which the engine itself carries the messages.
func (w Way) mode() Way {
	if w.paced() {
		return Request
	}
	return w
}

// Scenario says who sends to whom.
type Scenario struct {
	Name string
	// Pairs is the number of senders, each with its own receiver. 0 means as many as there are
	// processors.
	Pairs int
	// Remote says that receivers are in another process.
	Remote bool
	// Service says that the senders are clients whose requests come at a rate.
	Service bool
	// Usual is the time that a measurement usually takes.
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

// lacks says why an engine has no figure in a scenario and a way. It returns "" if it has one.
func lacks(e inventory.Engine, s Scenario, w Way) string {
	if e.Absent != "" {
		return e.Absent
	}
	var goes inventory.Reach
	switch w.mode() {
	case OneWay:
		goes = e.OneWay
	case Batched:
		goes = e.Batched
	case Request:
		goes = e.Request
	}
	switch {
	case !goes.Any():
		return fmt.Sprintf("no messages %s", w.mode())
	case s.Remote && !goes.Remote:
		return "within a process only"
	case !s.Remote && !goes.Local:
		return "between processes only"
	}
	return ""
}
