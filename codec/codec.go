// Package codec is the contract between wirebench and a serialization format.
//
// A [Codec] describes one way to turn Go values into bytes and back: one library, or one mode of a
// library. Binding a codec to a [Type] gives a [Port], which has the functions that are measured. A
// function that the library does not offer is nil in the Port and is never imitated. For a type that
// the format can't carry, Bind returns an error, which becomes the reason shown in the table.
//
// It must not know data sets, or how codecs are measured.
package codec

import (
	"io"
	"slices"
	"strings"

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
	// WellKnown is set for the libraries that most readers know. They are shown in lists that do not
	// have all codecs.
	WellKnown bool
	// Module is the path of the Go module that implements the codec, "std" for
	// the standard library and "" for code of wirebench itself. Its version is
	// taken from the build.
	Module string
	// Package is the import path of the package that users call, or "" if it is Module.
	Package string
	// Version is the version of a Module that no build has, such as a generator that is fetched when
	// code is made on demand. It is "" otherwise.
	Version string
	// Reads is set for codecs that only decode. It is the name of the codec whose bytes they read.
	Reads string
	// ReadBy is set for codecs that only encode. It is the name of the codec that reads their bytes
	// in the proof.
	ReadBy string
	Marks  Marks
	// Losses are the properties of values that this codec is known to lose. Each loss is an exception
	// from the rule that a decoded value equals the encoded one. A cell to which a loss applied shows
	// it next to its figure.
	Losses []Loss
	// Fields says how the encoded form tells fields apart, according to the format's specification or
	// the library's documentation. It is "" for a yardstick that is no format.
	Fields Fields
	// Limits are what is known of the codec's dealings with input that it did not write.
	Limits []Limit
	// Guards are the limits that the library has, or can be given, on such input.
	Guards []Guard
	// Statements are what is documented about needs that are not measured here.
	Statements []Statement
	// Bind returns the codec's functions for one type. Its error says in a few
	// words why the type can't be carried: "no maps".
	Bind func(*Type) (Port, error)
	// Yours reports whether the type already implements this codec's methods, such as a type that
	// the library's generator wrote. No code is made for such a type, and the measured code is the
	// code that programs with this type run. Nil means it never does. See [WithMethods].
	Yours func(*Type) bool
	// YourMethods are the methods that each such type has. By these names a program that does not
	// link the codec knows which types may implement it.
	YourMethods []string
	// OnlyYours is set for a codec that is only for such types, and is not measured on others.
	OnlyYours bool
	// Unfit says in a few words why the library can't carry a type as a part of another type, or
	// returns "" if it can. Bind refuses types with such parts ([Fitting]). Unfit is nil if only Bind
	// or the Emitter knows.
	Unfit func(*schema.Type) string
	// Schema is the kind of file in which the codec's users describe their messages, such as
	// ".proto". It is "" if Go's types are enough.
	Schema string
	// Emitter makes the code that the codec needs for each type. It is nil if the codec needs none.
	// [Glued] finds the emitter's ports.
	Emitter Emitter
	// Tagged is set for a codec whose emitter writes types again with other struct tags, and no other code. Its users
	// write these tags on their types.
	Tagged bool
	// OnDemand is set for a codec whose code is not part of a program, but is made on the user's
	// machine when the codec is named. It is the reason, such as a generator's licence.
	OnDemand string
	// Copyleft is the licence of a library, such as "GPL-2.0", if a program with that library may be
	// distributed only under its terms. It is "" otherwise.
	Copyleft string
}

// Code says whether the codec needs code that is made or written for each type, in the words of a
// record: "each type", "tags" (struct tags, but no other code) or "none".
func (c Codec) Code() string { return Code(c.Tagged, c.Emitter != nil) }

// Code says what [Codec.Code] says of a codec whose types need tags, or whose code is made.
func Code(tagged, made bool) string {
	switch {
	case tagged:
		return "tags"
	case made:
		return "each type"
	}
	return "none"
}

// Native reports whether the type already implements the codec's methods.
func (c Codec) Native(t *Type) bool { return c.Yours != nil && c.Yours(t) }

// ReadsTag reports whether the codec may read struct tags with the given key, such as msgpack, judging
// by its name and its format. Tags of the key json define what is sent in any format.
func (c Codec) ReadsTag(key string) bool {
	key = strings.ToLower(key)
	if key == "codec" { // hashicorp/msgpack is a fork of ugorji/msgpack
		return strings.HasPrefix(c.Name, "ugorji/") || strings.HasPrefix(c.Name, "hashicorp/")
	}
	return key != "json" && slices.ContainsFunc(append([]string{c.Name, c.Format.Name}, c.Format.Aliases...), func(name string) bool {
		return strings.Contains(strings.ToLower(name), key)
	})
}

// Marks are properties that a reader needs in order to compare like with like. They are not simply
// believed: the proof of every cell compares them with its observations.
type Marks struct {
	// Floor says that the codec does no work, so that its row is the cost of the harness itself.
	Floor bool `json:"floor,omitempty"`
	// Text says that the encoded form is UTF-8 text.
	Text bool `json:"text,omitempty"`
	// Aliases says that a decoded value shares memory with the bytes it was decoded from.
	Aliases bool `json:"aliases,omitempty"`
	// Copy says that the codec only moves as many bytes as another codec. Its decoding returns no
	// value.
	Copy bool `json:"copy,omitempty"`
	// Bound says that the codec was made to be at least as fast as any safe codec. Reports say where
	// it is not.
	Bound bool `json:"bound,omitempty"`
	// Overwrites says that a later call overwrites the slice that Marshal returns.
	Overwrites bool `json:"overwrites,omitempty"`
	// Shares says that decoded values share memory with each other: a later decode changes an earlier
	// value, or a program that changes one value changes another.
	Shares bool `json:"shares,omitempty"`
	// Borrows says that the slice that Marshal returns is memory of the value.
	Borrows bool `json:"borrows,omitempty"`
	// Races says that the library changes state that all its callers share, without a lock. Two
	// goroutines that use it at once may end the program or mix their values.
	Races bool `json:"races,omitempty"`
}

// Baseline reports whether this is a yardstick rather than a codec.
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

// Port is a codec bound to one type. Values are passed as *T in an any. If a function is nil, the
// library does not offer it.
//
// The functions of a Port may keep a coder or a buffer between calls, as the library's documentation
// recommends. So a Port is for one goroutine, apart from what Shares says. Another goroutine needs another binding.
type Port struct {
	// FromGo and ToGo convert between *T and the codec's own types. Both are nil if the codec works
	// on *T itself.
	FromGo, ToGo func(v any) (any, error)

	// Marshal returns the encoded value in memory that the caller owns.
	Marshal func(v any) ([]byte, error)
	// Append appends the encoded value to dst and returns the longer slice.
	Append func(dst []byte, v any) ([]byte, error)
	// Unmarshal decodes into a value that it allocates.
	Unmarshal func(b []byte) (any, error)
	// UnmarshalInto decodes into v, which may hold an earlier message.
	UnmarshalInto func(b []byte, v any) error

	// Shares names what Bind made that several goroutines may use at once, as the library's documentation says,
	// such as "an EncMode and a DecMode". Then they may also call Marshal and Unmarshal of one port at once. It is ""
	// if that isn't allowed, and if all bindings share what the library keeps, so that another port changes nothing.
	Shares string

	// Lowered lists the parts of the type that the format lacks, and how they are expressed, in a few
	// words each: "map as a list of pairs".
	Lowered []string

	NewEncoder func(io.Writer) Encoder
	NewDecoder func(io.Reader) Decoder

	// Pass decodes a message into the library's own type and encodes that again, as a program does that
	// passes messages on. It is nil if the codec works on *T itself, or if the port was made without it
	// ([Job.Pass]). It is not measured.
	Pass func(b []byte) ([]byte, error)
	// WriterSchema is the schema of the messages that Marshal returns, and ReadWith returns an Unmarshal
	// for messages that were written with another schema. They are for formats whose readers need to know
	// it, and are not measured.
	WriterSchema []byte
	ReadWith     func(writerSchema []byte) (func(b []byte) (any, error), error)

	// Open prepares encoded bytes for reading in place. Its result may be invalid after the next call
	// of Open, because a library that reuses the memory of messages may then reuse it.
	Open func(b []byte) (any, error)
	// Touch reads the given number of fields of a value that Open returned. It returns a sum that
	// depends on them.
	Touch func(v any, fields int) (uint64, error)
	// Unopened says that the library does nothing with a message before it is asked for a field. Open
	// only passes the message on to Touch, and is not measured by itself.
	Unopened bool
}

// Encoder writes one value after the other to a stream.
type Encoder interface{ Encode(v any) error }

// Decoder reads one value after the other from a stream, each into v.
type Decoder interface{ Decode(v any) error }
