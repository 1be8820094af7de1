package survive

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/evolve"
)

// Exchanged counts what became of messages that programs with two versions of a type exchanged.
type Exchanged struct {
	// Outcome is the worst one of a message, and Hits is how many of Messages have it.
	Outcome  evolve.Outcome `json:"outcome"`
	Hits     int            `json:"hits"`
	Messages int            `json:"messages"`
}

// OfCell returns the result of a change. Its data set is the change, its entry the direction, and its name
// the way. Its input is a message of the writer.
func OfCell(c evolve.Cell) Result {
	r := Result{
		Case:    Case{Codec: c.Codec, Data: c.Change, Kind: Evolution, Entry: Entry(c.Direction), Name: string(c.Way)},
		Verdict: Passes, What: oneLine(c.What),
	}
	if c.Outcome == "" {
		r.Verdict, r.What = Unchecked, oneLine(c.Why)
		return r
	}
	r.Exchanged = &Exchanged{c.Outcome, c.Hits, c.Messages}
	r.Input = attacks.Of(c.Message)
	if how := hows[c.Outcome]; how != "" {
		r.Verdict, r.How = Fails, how
		switch {
		case c.Outcome != evolve.Panics:
		case strings.HasPrefix(c.What, "hangs"):
			r.How = Hangs
		case !strings.HasPrefix(c.What, "panic"):
			r.How = Dies
		}
	}
	return r
}

// hows are the ways in which outcomes fail.
var hows = map[evolve.Outcome]How{evolve.Wrong: Misreads, evolve.Panics: Panics, evolve.Fails: Refuses, evolve.Lost: Loses}

// Exchange returns the message of a result of a change, to exchange it again.
func (r Result) Exchange() *evolve.Replay {
	c := r.Cell()
	return &evolve.Replay{Change: c.Change, Way: c.Way, Direction: c.Direction, Message: c.Message}
}

// Cell returns the cell of a result of a change.
func (r Result) Cell() evolve.Cell {
	c := evolve.Cell{
		Codec: r.Codec, Change: r.Data, Way: evolve.Way(r.Name), Direction: evolve.Direction(r.Entry),
		What: r.What, Message: r.Input.Append(nil),
	}
	if r.Exchanged == nil {
		c.What, c.Why = "", r.What
		return c
	}
	c.Outcome, c.Hits, c.Messages = r.Exchanged.Outcome, r.Exchanged.Hits, r.Exchanged.Messages
	return c
}

// Without returns the options without a kind of check.
func (opt Options) Without(kind Kind) Options {
	opt.Kinds = slices.DeleteFunc(slices.Clone(opt.Kinds), func(k Kind) bool { return k == kind })
	return opt
}
