package page

import (
	"fmt"
	"time"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// checkRun is a run of checks: when, with which version of Go, on which system and which data sets.
type checkRun struct {
	Day    string   `json:"day,omitempty"`
	Go     string   `json:"go"`
	System string   `json:"system"`
	Data   []string `json:"data"`
	// Changes are the changes of types that were tried.
	Changes []verdict.Change `json:"changes,omitempty"`
}

// check is what checks found out about a codec and a need.
type check struct {
	Word string `json:"word"` // of package verdict
	// Other reports whether it is about another version than the measured one.
	Other bool `json:"other,omitempty"`
	// Why is the reason for which nothing was checked.
	Why      string            `json:"why,omitempty"`
	Tried    int               `json:"tried,omitempty"`
	Entries  []string          `json:"entries,omitempty"`
	Examples []verdict.Example `json:"examples,omitempty"`
	// Order, Duty and Exchanges are those of a verdict.Finding about changes of types.
	Order     string             `json:"order,omitempty"`
	Duty      string             `json:"duty,omitempty"`
	Exchanges []verdict.Exchange `json:"exchanges,omitempty"`
	// Version is that of the library, and Run is a place in the payload's list. They are meaningless if
	// nothing was checked.
	Version string `json:"version,omitempty"`
	Run     int    `json:"run"`
}

// checks returns what checks found out about a codec, by need. It is nil if the codec was not checked.
func (b *builder) checks(found map[string]verdict.Finding) map[string]check {
	if len(found) == 0 {
		return nil
	}
	all := make(map[string]check, len(found))
	for _, need := range verdict.Needs {
		f, there := found[need]
		if !there {
			continue
		}
		c := check{Word: f.Word(), Other: f.Other != nil}
		if c.Word == verdict.Unchecked {
			c.Why = f.What
		}
		if c.Other {
			f = *f.Other
		}
		c.Tried, c.Entries, c.Examples = f.Tried, f.Entries, f.Examples
		c.Order, c.Duty, c.Exchanges = f.Order, f.Duty, f.Exchanges
		if f.Build != nil {
			c.Version, c.Run = f.Build.Version, b.checkRun(*f.Build)
		}
		all[need] = c
	}
	return all
}

func (b *builder) checkRun(of verdict.Build) int {
	return place(b.checkRuns, fmt.Sprint(of.Started, of.Go, of.System), func() {
		run := checkRun{Go: of.Go, System: of.System, Data: of.Data, Changes: of.Changes}
		if !of.Started.IsZero() {
			run.Day = of.Started.UTC().Format(time.DateOnly)
		}
		b.CheckRuns = append(b.CheckRuns, run)
	})
}
