package codec

import "slices"

// Statement is what a library's authors, or its source, say about something that wirebench does not
// measure. It is no proof.
type Statement struct {
	About Topic `json:"about"`
	// Holds reports whether the library can do it as it is used here.
	Holds bool `json:"holds"`
	// Builds reports whether bytes differ between builds of a program, whatever the type. Otherwise a library that
	// does not write the same bytes does so because of the order of maps.
	Builds bool `json:"builds,omitempty"`
	// What says in a few words what is stated.
	What string `json:"what"`
	// Source is where it is stated, in the form of [Limit].Source.
	Source string `json:"source"`
}

// Topic is what a statement is about.
type Topic string

// The topics.
const (
	// Strangers means that the decoder is meant for messages from strangers: it has limits of its own
	// for what they make it allocate and how deep it nests, or its authors say that it may get such
	// messages.
	Strangers Topic = "untrusted"
	// Determined means that equal values have equal bytes, maps included.
	Determined Topic = "deterministic"
	// Streams means that the library itself writes and reads messages one after the other on a
	// stream, and finds where each of them ends.
	Streams Topic = "stream"
)

// Known reports whether t is one of the topics that this package names.
func (t Topic) Known() bool { return slices.Contains([]Topic{Strangers, Determined, Streams}, t) }
