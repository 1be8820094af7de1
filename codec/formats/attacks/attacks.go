// Package attacks lists what is known to make careless decoders of a format take much memory or time,
// or end their process: one line for each kind of message, with a source.
//
// It must not know codecs, types of messages, or how decoders are tried.
package attacks

// Attack is a kind of message that is hard on careless decoders. Each number n gives one message.
type Attack struct {
	// Name says what the message is, in a few words: "array of n elements, none of which is sent".
	Name string
	// By is what n counts.
	By By
	// Make returns the value that is sent, as it is written in the format.
	Make func(n int) Input
	// Source is the page that defines what is sent, or the report of a decoder that it harmed.
	Source string
}

// By is what the number of an attack counts. It says which numbers are tried.
type By string

const (
	// Claimed is a number or a length that the message only claims. The message stays short.
	Claimed By = "claimed"
	// Levels is the number of levels of nesting. The message grows with it.
	Levels By = "levels"
	// Size is the number of parts that the message has. The message grows with it.
	Size By = "size"
)

// Key is a field of a message: its name as it is sent, and its number for formats that have numbers.
type Key struct {
	Name   string
	Number int
}

// Attacks are the attacks of a format.
type Attacks struct {
	// Whole are whole messages, and Values are values that may be a whole message or that of a field.
	Whole, Values []Attack
	// Field returns the message whose only field has a value. It is nil if a message can't have a single
	// field, as in formats that write fields by position.
	Field func(Key, Input) Input
	// Nest makes messages of which each is in a field of the one around it. It is nil if fields have neither
	// names nor numbers.
	Nest Nest
	// Raise returns what claims n in place of a byte of a message that claims a small number. It is nil if
	// the byte claims none. Formats that write numbers in a fixed width or as varints don't need it.
	Raise func(head byte, n int) []byte
}

// Named returns the attacks of the format with that name. They are empty if none are known.
func Named(format string) Attacks { return known[format] }
