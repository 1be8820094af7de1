package survive

import (
	"fmt"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

// Replay is one input of a case.
type Replay struct {
	// Data is that of the case: the data set, or "".
	Data  string
	Entry Entry
	Name  string
	Input attacks.Input
}

// NeedsOthers reports whether the result is tried again with messages of other codecs, which the program
// must have.
func (r Result) NeedsOthers() bool { return r.Name == AnotherFormat && r.Input == nil }

// replay tries one input and describes what happens.
func (c *child) replay(s *subject) error {
	of := Case{Codec: c.Codec, Data: s.set.Type.Name, Kind: c.Kind, Entry: c.Only.Entry, Name: c.Only.Name}
	p := &probe{child: c, subject: s, of: of, decode: s.decoder(c.Only.Entry)}
	if p.decode == nil {
		return c.send(Result{Case: of, Verdict: Unchecked, What: "the codec doesn't offer it"})
	}
	if of.Name == deeperValues { // its input shows what it does with a part of the stack
		p.scale = sixteen
	}
	a, err := p.attempt(of, c.Only.Input)
	if err != nil {
		return err
	}
	r := judge(a, c.Only.Input)
	r.Case, r.Input = of, c.Only.Input
	switch {
	case a.err != nil && r.Verdict == Passes:
		r.What = "refused: " + a.err.Error()
	case r.Verdict == Passes && a.value == nil:
		r.What = "accepted"
	case r.Verdict == Passes && p.equal(a.value):
		r.What = "accepted, as the original message"
	case r.Verdict == Passes:
		r.What = fmt.Sprintf("accepted, as %.200s", fmt.Sprintf("%+v", a.value))
	}
	return c.send(r)
}
