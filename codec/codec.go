// Package codec is the contract between wirebench and a serialization format.
//
// A [Codec] describes one way to turn Go values into bytes and back: one
// library, or one mode of it. Binding a codec to a [Type] gives a [Port]: the
// functions that are measured. A function that the library does not offer is
// nil in the Port and is never imitated; a type that the format cannot carry
// is an error of Bind, which becomes the reason shown in the table.
package codec

import (
	"io"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codec is one serialization library, or one mode of it.
type Codec struct {
	// Name identifies the codec in commands, records and tables, such as
	// "json" or "ugorji/msgpack".
	Name string
	// Format is the wire format, such as [formats.JSON]. Codecs of one format can read each
	// other's bytes, or are meant to.
	Format formats.Format
	// WellKnown is set for the libraries that most readers know, which are shown where not all
	// are.
	WellKnown bool
	// Module is the path of the Go module that implements the codec, "std" for
	// the standard library and "" for code of wirebench itself. Its version is
	// taken from the build.
	Module string
	// Package is the import path of what users call; "" where it is Module.
	Package string
	// Version is that of a Module that no build has, such as a generator that is fetched
	// when code is made on demand; "" otherwise.
	Version string
	// Reads is set for codecs that only decode: the name of the codec whose
	// bytes they read.
	Reads string
	// ReadBy is set for codecs that only encode: the name of the codec that reads
	// their bytes in the proof.
	ReadBy string
	Marks  Marks
	// Losses are what this codec is known not to carry. Each one is an exception
	// from the rule that a decoded value equals the encoded one; a cell in which
	// it came into play shows it beside its figure.
	Losses []Loss
	// Bind returns the codec's functions for one type. Its error says in a few
	// words why the type can't be carried: "no maps".
	Bind func(*Type) (Port, error)
	// Yours reports whether a type itself has the code that the codec runs, as one that the
	// library's generator wrote: nothing is made for it, and what is measured is what programs
	// with this type do. nil: no type has. See [WithMethods].
	Yours func(*Type) bool
	// YourMethods are the methods that each such type has, by which a program that does not link the codec knows which
	// types may be such.
	YourMethods []string
	// OnlyYours is set for a codec that is for such types alone, and takes no part elsewhere.
	OnlyYours bool
	// Unfit says in a few words why the library can't carry a type as a part of another, "" if
	// it can; nil where only Bind knows, or the Emitter. Bind refuses what it does ([Fitting]).
	Unfit func(*schema.Type) string
	// Schema is the kind of file that the codec's users describe their messages in, such as
	// ".proto"; "" where Go's types are all.
	Schema string
	// Emitter makes the code that the codec needs for each type; nil where it needs
	// none. Its ports are found by [Glued].
	Emitter Emitter
	// OnDemand is set for a codec whose code is no part of a program, but is made on the
	// user's machine when the codec is asked for by name: the reason, such as a generator's
	// licence.
	OnDemand string
	// Copyleft is the licence of a library under whose terms alone a program that has it may be passed on, such as
	// "GPL-2.0"; "" otherwise.
	Copyleft string
}

// Code says whether the codec needs code that is made or written for each type, in the
// words of a record: "each type" or "none".
func (c Codec) Code() string {
	if c.Emitter != nil {
		return "each type"
	}
	return "none"
}

// Native reports whether a type itself has the code that the codec runs.
func (c Codec) Native(t *Type) bool { return c.Yours != nil && c.Yours(t) }

// Marks are properties that a reader needs in order to compare like with like.
// They are not believed: the proof of every cell compares them with what it
// observes.
type Marks struct {
	// Floor: the codec does no work; its row is the cost of the harness itself.
	Floor bool `json:"floor,omitempty"`
	// Text: the encoded form is UTF-8 text.
	Text bool `json:"text,omitempty"`
	// Aliases: a decoded value shares memory with the bytes it was decoded from.
	Aliases bool `json:"aliases,omitempty"`
	// Copy: the codec moves as many bytes as another one, and nothing else. Its
	// decoding gives no value.
	Copy bool `json:"copy,omitempty"`
	// Bound: made to be at least as fast as any safe codec; reports say where it is not.
	Bound bool `json:"bound,omitempty"`
	// Overwrites: the slice that Marshal returns is overwritten by a later call.
	Overwrites bool `json:"overwrites,omitempty"`
	// Shares: decoded values share memory with each other: a later decode changes an earlier value, or a
	// program that changes a value changes another one.
	Shares bool `json:"shares,omitempty"`
	// Borrows: the slice that Marshal returns is memory of the value.
	Borrows bool `json:"borrows,omitempty"`
	// Races: the library changes what all its callers share without a lock. Two
	// goroutines that use it at once may end the program or mix their values.
	Races bool `json:"races,omitempty"`
}

// Baseline reports whether the codec is none, but what others are read against.
func (m Marks) Baseline() bool { return m.Floor || m.Copy }

// Names returns the names of the marks that are set.
func (m Marks) Names() []string {
	var names []string
	for _, mark := range []struct {
		set  bool
		name string
	}{
		{m.Floor, "floor"},
		{m.Copy, "only copies"},
		{m.Bound, "bound"},
		{m.Text, "text"},
		{m.Aliases, "aliases its input"},
		{m.Overwrites, "overwrites its output"},
		{m.Shares, "shares results"},
		{m.Borrows, "output is the value's memory"},
		{m.Races, "races"},
	} {
		if mark.set {
			names = append(names, mark.name)
		}
	}
	return names
}

// Port is a codec bound to one type. Values are handed over as *T in an any.
// A nil function is not offered by the library.
//
// The functions of a Port may keep a coder or a buffer between calls, as the
// library's documentation tells its users to; a Port is therefore for one
// goroutine. Bind again for another.
type Port struct {
	// FromGo and ToGo convert between *T and the codec's own types. Both are nil
	// where the codec works on *T itself.
	FromGo, ToGo func(v any) (any, error)

	// Marshal returns the encoded value in memory that the caller owns.
	Marshal func(v any) ([]byte, error)
	// Append appends the encoded value to dst and returns the longer slice.
	Append func(dst []byte, v any) ([]byte, error)
	// Unmarshal decodes into a value that it allocates.
	Unmarshal func(b []byte) (any, error)
	// UnmarshalInto decodes into v, which may hold an earlier message.
	UnmarshalInto func(b []byte, v any) error

	// Lowered is what of the type the format lacks and how it is expressed, in a
	// few words each: "map as a list of pairs".
	Lowered []string

	NewEncoder func(io.Writer) Encoder
	NewDecoder func(io.Reader) Decoder

	// Open prepares encoded bytes for reading in place; Touch reads that many
	// fields of what Open returned, and returns a sum that depends on them. What Open
	// returned may be invalid after the Port's next call of Open: libraries that reuse
	// the memory of messages are told there that the last one is done with.
	Open  func(b []byte) (any, error)
	Touch func(v any, fields int) (uint64, error)
	// Unopened: the library does nothing with a message before it is asked for a field.
	// Open only hands it on to Touch, and is not measured by itself.
	Unopened bool
}

// Encoder writes one value after the other to a stream.
type Encoder interface{ Encode(v any) error }

// Decoder reads one value after the other from a stream, each into v.
type Decoder interface{ Decode(v any) error }
