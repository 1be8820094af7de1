package survive

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/codec/formats/vectors"
)

// Conformance counts what became of messages on which a specification decides.
type Conformance struct {
	// Accepted and Rejected are as demanded.
	Accepted int `json:"accepted,omitempty"`
	Rejected int `json:"rejected,omitempty"`
	// WronglyAccepted must be rejected, WronglyRejected must be accepted, and WrongValue were accepted with
	// another value than the specification gives them.
	WronglyAccepted int `json:"wronglyAccepted,omitempty"`
	WronglyRejected int `json:"wronglyRejected,omitempty"`
	WrongValue      int `json:"wrongValue,omitempty"`
	// Stricter were rejected, which the specification lets decoders do though the message is valid.
	Stricter int `json:"stricter,omitempty"`
	// FreelyAccepted and FreelyRejected are those about which the specification says nothing.
	FreelyAccepted int `json:"freelyAccepted,omitempty"`
	FreelyRejected int `json:"freelyRejected,omitempty"`
	// Different were treated in another way than by the reference.
	Different int `json:"different,omitempty"`
	// Alike were treated in the same way.
	Alike    int `json:"alike,omitempty"`
	Panicked int `json:"panicked,omitempty"`
	Died     int `json:"died,omitempty"`
	// Misses are the first of those that were not treated as demanded.
	Misses []Miss `json:"misses,omitempty"`
	// Unlisted is how many more there are.
	Unlisted int `json:"unlisted,omitempty"`
}

// Miss is a message that was not treated as demanded.
type Miss struct {
	Vector string        `json:"vector"`
	How    How           `json:"how"`
	Input  attacks.Input `json:"input,omitempty"`
	// What says what happened, in one line.
	What string `json:"what,omitempty"`
	// Source is the paragraph that demands something else.
	Source string `json:"source,omitempty"`
}

const (
	// mostMisses is how many misses a result lists, mostMild how many that are only stricter, and
	// mostListed how many bytes their inputs have.
	mostMisses = 50
	mostMild   = 10
	mostListed = 16 << 10
	// mostSaid is the length in bytes of the longest text of a codec that is kept.
	mostSaid = 200
	// mostSuch is how many misses of encoding, and of decoding, a text names.
	mostSuch = 3
)

// tally counts the vectors of one case.
type tally struct {
	*Conformance
	listed  int    // bytes of the inputs of misses
	mild    []Miss // those that are only stricter than the specification
	worst   Result // the first of the worst misses
	refused error  // of the first vector that must be accepted
}

func (t *tally) tried() int {
	c := t.Conformance
	return c.Accepted + c.Rejected + c.WronglyAccepted + c.WronglyRejected + c.WrongValue + c.Stricter + c.FreelyAccepted + c.FreelyRejected + c.Panicked + c.Died
}

// add counts a vector. The function right is called if the vector was accepted and has a value to compare.
func (t *tally) add(v vectors.Vector, a attempt, right func() bool) {
	miss := func(count *int, how How, format string, args ...any) {
		*count++
		t.miss(Miss{v.Name, how, v.Input, fmt.Sprintf(format, args...), v.Source})
	}
	demand := v.Demand
	switch {
	case a.died != nil && a.died.Hung:
		miss(&t.Died, Hangs, "%s", a.died.Why)
	case a.died != nil:
		miss(&t.Died, Dies, "%s", a.died.Why)
	case a.panicked:
		miss(&t.Panicked, Panics, "%v", a.err)
	case a.err != nil:
		switch demand {
		case vectors.Accept:
			if t.refused == nil {
				t.refused = a.err
			}
			miss(&t.WronglyRejected, Refuses, "%v", a.err)
		case vectors.Reject:
			t.Rejected++
		case vectors.Refusable:
			miss(&t.Stricter, Strict, "%v", a.err)
		default:
			t.FreelyRejected++
		}
	case demand == vectors.Reject:
		miss(&t.WronglyAccepted, Accepts, "accepted as %s", shown(a.value))
	case demand == vectors.Either:
		t.FreelyAccepted++
	case !right():
		miss(&t.WrongValue, Misreads, "read as %s", shown(a.value))
	default:
		t.Accepted++
	}
}

// miss lists a miss, if there is room. Those that are only stricter than the specification come last and
// have little room.
func (t *tally) miss(m Miss) {
	m.What = oneLine(m.What)
	r := Result{Verdict: Fails, How: m.How, What: m.What, Input: m.Input}
	if m.How == Strict || m.How == Differs {
		r.Verdict = Passes
	}
	if t.worst.Verdict == "" || Worst([]Result{t.worst, r}).How != t.worst.How {
		t.worst = r
	}
	room, list := mostMisses, &t.Misses
	if m.How == Strict {
		room, list = mostMild, &t.mild
	}
	if len(*list) >= room || t.listed+m.Input.Len() > mostListed {
		t.Unlisted++
		return
	}
	t.listed += m.Input.Len()
	*list = append(*list, m)
}

// result returns the verdict on all vectors, with the input of the worst miss.
func (t *tally) result() Result {
	t.Misses = append(t.Misses, t.mild...)
	r := Result{Verdict: Passes, Conformance: t.Conformance, What: t.Conformance.String()}
	if t.worst.Verdict != "" {
		r.Verdict, r.How, r.Input = t.worst.Verdict, t.worst.How, t.worst.Input
	}
	if r.Verdict == Passes {
		r.How = ""
	}
	return r
}

// String says in one line what was counted.
func (c Conformance) String() string {
	var parts []string
	part := func(n int, format string, args ...any) {
		if n > 0 {
			parts = append(parts, fmt.Sprintf(format, append([]any{n}, args...)...))
		}
	}
	part(c.Died, "%d end the process or hang")
	part(c.Panicked, "%d panic")
	part(c.WronglyAccepted, "accepts %d invalid %s", noun(c.WronglyAccepted))
	part(c.WronglyRejected, "rejects %d valid %s", noun(c.WronglyRejected))
	part(c.WrongValue, "reads %d as another value")
	part(c.Different, "%d of %d differ", c.Different+c.Alike)
	part(c.Stricter, "rejects %d valid %s that decoders may reject", noun(c.Stricter))
	if n := c.Accepted + c.Rejected; n > 0 {
		parts = append(parts, fmt.Sprintf("handles %d correctly", n))
	}
	part(c.Alike, "%d are alike")
	part(c.FreelyAccepted, "accepts %d about which the specification says nothing")
	part(c.FreelyRejected, "rejects %d about which the specification says nothing")
	return strings.Join(parts, ", ")
}

// such names a few of the misses, from all over the list, as "encodes a, b; decodes c".
func (c Conformance) such() string {
	var ways []string
	for _, way := range []string{"encodes ", "decodes "} {
		var names []string
		for _, m := range c.Misses {
			of, is := strings.CutPrefix(m.Vector, way)
			of, _, _ = strings.Cut(of, " into ") // a type
			if is && !slices.Contains(names, of) {
				names = append(names, of)
			}
		}
		var few []string
		for i := range min(mostSuch, len(names)) {
			few = append(few, names[i*len(names)/min(mostSuch, len(names))])
		}
		if few != nil {
			ways = append(ways, way+strings.Join(few, ", "))
		}
	}
	return strings.Join(ways, "; ")
}

func noun(n int) string {
	if n == 1 {
		return "message"
	}
	return "messages"
}

// shown returns a decoded value as a short text.
func shown(v any) string { return fmt.Sprintf("%.60s", printed(v)) }

// oneLine returns a text as one short line.
func oneLine(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if len(text) > mostSaid {
		text = strings.ToValidUTF8(text[:mostSaid], "") + "…"
	}
	return text
}
