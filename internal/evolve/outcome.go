package evolve

import (
	"cmp"
	"slices"
)

// Outcome is what becomes of a message that the other version reads, from the worst to the best.
type Outcome string

const (
	// Wrong means that the reader got something else than was written, without an error: the value of
	// another field, another number, fewer elements, or nothing for a field that did not change.
	Wrong Outcome = "silently wrong"
	// Panics means that the reader panics, hangs or ends its process.
	Panics Outcome = "panic"
	// Fails means that the reader returns an error.
	Fails Outcome = "error"
	// Lost means that a field whose type changed is read as absent although it was set.
	Lost Outcome = "lost"
	// Default means that a field which only the reader has is absent, or that one which only the writer
	// has is ignored.
	Default Outcome = "default"
	// Kept means that a program that does not know a field passes it on.
	Kept Outcome = "unknown field kept"
	// Same means that all values are those that were written.
	Same Outcome = "same"
)

// Outcomes are all outcomes, from the worst to the best.
var Outcomes = []Outcome{Wrong, Panics, Fails, Lost, Default, Kept, Same}

// signs are the outcomes in tables.
var signs = map[Outcome]string{Same: "=", Kept: "k", Default: "d", Lost: "l", Fails: "e", Panics: "p", Wrong: "W"}

// Sign returns the outcome as one character, "." for none.
func (o Outcome) Sign() string { return cmp.Or(signs[o], ".") }

// Worse reports whether o is worse than other. Nothing is worse than an outcome, and no outcome than
// itself.
func (o Outcome) Worse(other Outcome) bool {
	return other == "" || slices.Index(Outcomes, o) < slices.Index(Outcomes, other)
}

// Harmless reports whether programs of both versions can work with such messages.
func (o Outcome) Harmless() bool { return o == Same || o == Kept || o == Default }

// Direction says who writes and who reads.
type Direction string

const (
	// Backward is an old writer and a new reader, as when new programs read old files.
	Backward Direction = "old to new"
	// Forward is a new writer and an old reader.
	Forward Direction = "new to old"
	// Through is a new writer and a new reader, with an old program between them that reads each message
	// and writes it again.
	Through Direction = "through old"
)

// Directions are all directions, in the order in which they are shown.
var Directions = []Direction{Backward, Forward, Through}

// Order says which programs may get the new version first.
type Order string

// The orders.
const (
	EitherFirst  Order = "either order"
	ReadersFirst Order = "readers first"
	WritersFirst Order = "writers first"
	NeverMixed   Order = "never" // programs of both versions must not exchange messages
)

// Deploy returns the order that the outcomes of both directions allow. New readers that come first meet old
// writers, and new writers that come first meet old readers.
func Deploy(backward, forward Outcome) Order {
	switch {
	case backward.Harmless() && forward.Harmless():
		return EitherFirst
	case backward.Harmless():
		return ReadersFirst
	case forward.Harmless():
		return WritersFirst
	}
	return NeverMixed
}
