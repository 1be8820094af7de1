// Package survive gives decoders input that they did not write, and reports how they take it: messages
// that are made to take much memory or time, messages that were damaged on their way, and messages on
// which the specification of their format decides. It also looks for wrong use of memory: with valid
// messages while garbage is collected, and in many goroutines.
//
// [Run] tries codecs in child processes with limits of memory and time, so that the end of a process is
// a result like any other. A [Case] is one thing that is tried with one function of one codec on one
// data set. A [Result] has the verdict on it, and the input that shows it.
//
// It must not know codecs or formats: packages attacks and vectors have what is known of formats.
package survive

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

// Kind is a kind of check.
type Kind string

const (
	// Hostile input is made to take much memory or time, or to end the process.
	Hostile Kind = "hostile"
	// Damage is cut ends, wrong bits, and bytes that do not belong to the message.
	Damage Kind = "damage"
	// Conforms gives it messages on which a specification decides.
	Conforms Kind = "conformance"
	// Memory is valid messages under garbage collections and in many goroutines, and the memory that
	// decoded values keep alive.
	Memory Kind = "memory"
	// Evolution is messages of programs that have another version of the type. Package evolve does it.
	Evolution Kind = "evolution"
)

// Kinds are all kinds, in the order in which they are checked.
var Kinds = []Kind{Hostile, Damage, Conforms, Memory, Evolution}

// Usual are the kinds that need no program besides the one with the codecs.
var Usual = []Kind{Hostile, Damage, Conforms}

// Entry is a function of a codec that takes input.
type Entry string

const (
	// Decode makes a fresh value.
	Decode Entry = "decode"
	// Reuse decodes into a value that holds another message.
	Reuse Entry = "decode-reuse"
	// Stream decodes from a reader that doesn't say how much it has.
	Stream Entry = "stream"
	// InPlace opens the message and reads all fields in place.
	InPlace Entry = "open"
	// Skip decodes a message with a field that the type doesn't have.
	Skip Entry = "skip"
	// Encode takes values, and only [Memory] checks it.
	Encode Entry = "encode"
)

// Entries are all entries, in the order in which they are checked.
var Entries = []Entry{Decode, Reuse, Stream, InPlace, Skip, Encode}

// Verdict is the outcome of a case.
type Verdict string

const (
	// Passes means that nothing was found with the inputs that were tried.
	Passes Verdict = "passes"
	// Fails means that an input was found that the codec does not survive, or that it takes for another
	// message.
	Fails Verdict = "fails"
	// Unclear means that repeated measurements lie on both sides of a limit.
	Unclear Verdict = "unclear"
	// Unchecked means that there was nothing to check, for a reason.
	Unchecked Verdict = "not checked"
	// Unspecified means that no specification decides, so that there is nothing to conform to.
	Unspecified Verdict = "no specification"
)

// Everywhere is the [Result.Part] of an input that attacks what every type has: structs, numbers, or the
// handling of fields that the type does not have.
const Everywhere = "every type"

// Case is one thing that is tried.
type Case struct {
	Codec string `json:"codec"`
	// Data is the data set, or "" for messages that are of none.
	Data  string `json:"data"`
	Kind  Kind   `json:"check"`
	Entry Entry  `json:"entry"`
	// Name says what is tried: the name of an attack, or one of those of this package.
	Name string `json:"name"`
}

// ID names the case on a command line.
func (c Case) ID() string {
	return strings.Join([]string{c.Codec, c.Data, string(c.Kind), string(c.Entry), c.Name}, ":")
}

// ParseID returns the case that an ID names.
func ParseID(id string) (Case, error) {
	parts := strings.SplitN(id, ":", 5)
	if len(parts) != 5 {
		return Case{}, fmt.Errorf("%.80q is no check: it has the form CODEC:DATA:KIND:ENTRY:NAME, as check prints it", id)
	}
	return Case{parts[0], parts[1], Kind(parts[2]), Entry(parts[3]), parts[4]}, nil
}

// Result is the outcome of a case.
type Result struct {
	Case
	Verdict Verdict `json:"verdict"`
	// How is what went wrong, "" if nothing did.
	How How `json:"how,omitempty"`
	// What says what happened, in one line.
	What string `json:"what,omitempty"`
	// Input shows it.
	Input attacks.Input `json:"input,omitempty"`
	// Part is the kind of part of the type that the input attacks, in the words of [schema.Type.Parts], or
	// [Everywhere]. It is "" if that is not known: it may then be any of the parts that the type has.
	Part string `json:"part,omitempty"`
	// Cost is what the costliest input took, of hostile input.
	Cost *Cost `json:"cost,omitempty"`
	// Levels is how deep the input nested that was accepted, and what ended it.
	Levels *Levels `json:"levels,omitempty"`
	// Taken counts what became of damaged input.
	Taken *Taken `json:"taken,omitempty"`
	// Conformance counts what became of messages on which a specification decides.
	Conformance *Conformance `json:"conformance,omitempty"`
	// Kept is the memory that decoded values keep alive.
	Kept *Kept `json:"kept,omitempty"`
	// Exchanged counts what became of messages of another version of the type.
	Exchanged *Exchanged `json:"exchanged,omitempty"`
}

// RefusesLevels reports whether the decoder refused some number of levels, and nothing went wrong with fewer.
func (r Result) RefusesLevels() bool {
	return r.Verdict == Passes && r.Levels != nil && r.Levels.Refused > 0
}

// mostInput is the length of the longest input in a record, as text. A longer one is made again when it is
// tried again.
const mostInput = 4 << 10

// Trimmed returns the result with a short form of its input, or without it if it is long.
func (r Result) Trimmed() Result {
	if r.Input == nil {
		return r
	}
	if len(r.Input.String()) > mostInput {
		r.Input = attacks.Compact(r.Input.Append(nil))
	}
	if len(r.Input.String()) > mostInput {
		r.Input = nil
	}
	return r
}

// How is a way in which a decoder does not survive input.
type How string

const (
	Corrupts  How = "corrupts memory"
	Races     How = "races"
	Breaks    How = "breaks the rules of unsafe"
	Retains   How = "keeps memory alive"
	Dies      How = "ends the process"
	Hangs     How = "hangs"
	Panics    How = "panics"
	Allocates How = "allocates"
	Slow      How = "takes time"
	Accepts   How = "accepts"
	Refuses   How = "refuses"
	Misreads  How = "misreads"
	Loses     How = "loses values"
	// Strict and Differs are no failures: the decoder may refuse a message, or is unlike the reference.
	Strict  How = "stricter"
	Differs How = "differs"
)

// Cost is what an input takes.
type Cost struct {
	// Input is the number of bytes of the input.
	Input int `json:"input"`
	// Allocated is the number of bytes that were allocated. With AtLeast a limit stopped the decoder
	// there.
	Allocated uint64 `json:"allocated"`
	// CPU is the processor time.
	CPU time.Duration `json:"cpu"`
	// AtLeast says that a limit ended the decoder, so that it would have taken more.
	AtLeast bool `json:"atLeast,omitempty"`
	// Growth says how the cost grows with what the input claims, or with its length: the exponent
	// of a power. 0 means that it was not found out or does not grow.
	Growth float64 `json:"growth,omitempty"`
}

// PerByte returns the bytes allocated for each byte of the input.
func (c Cost) PerByte() float64 { return float64(c.Allocated) / float64(max(c.Input, 1)) }

// Levels is how deep input may nest.
type Levels struct {
	// Accepted is the largest number of levels that were decoded.
	Accepted int `json:"accepted"`
	// Refused is the smallest number of levels that the decoder refused, 0 if it refused none.
	Refused int `json:"refused,omitempty"`
	// Why is the error of the refusal.
	Why string `json:"why,omitempty"`
	// Stack is how many bytes of stack each level took, 0 if they were few.
	Stack uint64 `json:"stack,omitempty"`
}

// Taken counts what became of damaged messages, separately for damage to structure, such as tags,
// lengths and names, and to payload, which only a checksum can detect.
type Taken struct {
	Structure Tally `json:"structure"`
	Payload   Tally `json:"payload"`
}

// Tally counts outcomes.
type Tally struct {
	Rejected  int `json:"rejected"`
	Equal     int `json:"equal"`     // accepted, and the value is the original
	Different int `json:"different"` // accepted, and the value is another one
	Panicked  int `json:"panicked"`
	Died      int `json:"died"`
}

// Sum returns the number of inputs.
func (t Tally) Sum() int { return t.Rejected + t.Equal + t.Different + t.Panicked + t.Died }

// severity orders results: a failure comes before anything unclear, and the end of a process before other
// failures.
func (r Result) severity() int {
	return 20*slices.Index([]Verdict{"", Unspecified, Unchecked, Passes, Unclear, Fails}, r.Verdict) -
		slices.Index([]How{
			Corrupts, Dies, Races, Breaks, Hangs, Panics, Allocates, Slow, Accepts, Misreads, Refuses, Loses, Strict, Retains, Differs, "",
		}, r.How)
}

// Worst returns the result that says most against the decoder.
func Worst(all []Result) Result {
	return slices.MaxFunc(all, func(a, b Result) int { return a.severity() - b.severity() })
}
