// Package convert writes the code that converts between Go types and the types that a generator made
// for a format, such as protobuf's messages or Thrift's structs.
//
// An emitter plans which generated message stands for which Go type. Each struct gets a [Message].
// A type that the format can have only inside a message gets a Message with a single field. A
// [Writer] with the [Style] of the generator then writes a pair of functions for each message:
//
//	func toPerson(m *pb.Person, x *person.Person) error   // m is new
//	func fromPerson(m *pb.Person, x *person.Person) error // x is new, m may be nil
//
// Nothing is narrowed or left out silently. A number that is wider in the message is checked when it
// is converted back, and a value for which the message has no place is an error.
//
// It must not know a particular format or generator. [Format] and [Style] describe them.
package convert

import (
	"cmp"
	"slices"

	"github.com/wirebench/wirebench/schema"
)

// Kind says how a value is converted.
type Kind uint8

// The kinds.
const (
	Same    Kind = iota // by a Go conversion that keeps every value
	Number              // to a number that holds all values or has the same number of bits
	Call                // by the functions To and From
	Octets              // an array of bytes, to a slice of bytes
	Struct              // to a Message
	Pointer             // a pointer, to the Elem that it points to; nil is an error
	List                // a slice or an array, to a list of Elem
	Map                 // to a map of Key and Elem
	Pairs               // a map, to a list of Messages that have the fields of a pair
)

// Type says what a Go type is in the generated code and in the format's schema.
type Type struct {
	Kind   Kind
	Source *schema.Type
	// Go is the type in the generated code, as an expression in the file of the Writer. The Writer
	// itself finds the types of messages.
	Go string
	// Schema is the name of the type in the format's schema language.
	Schema string
	// To and From are the calls for the kind Call, with %s for their argument.
	To, From string
	// ToFails and FromFails say that the call returns an error too.
	ToFails, FromFails bool
	// Note says how the format expresses the value, if it is lowered in a way that the function
	// Lowered does not know: "time as a Timestamp".
	Note      string
	Key, Elem *Type
	Message   *Message
	// Unset says that a nil Pointer is not an error, but a union without an alternative.
	Unset bool
	// Value says that a Struct, or each of the Pairs, is the generated struct itself and not a
	// pointer to it.
	Value bool
}

// Message is a generated struct.
type Message struct {
	Name   string // unique; the conversion functions are named after it
	Go     string // the struct's name in the generated package
	Source *schema.Type
	// Pair says that the message is a key and a value of the Source, which is a map.
	Pair bool
	// OneOf is the format's term for a union, if the message is one, and "" otherwise. At most one
	// field of a union is set.
	OneOf string
	// Unset says that a union may have no field set. A nil becomes such a union.
	Unset  bool
	Fields []*Field
	// Retired are fields that the struct had in an earlier version ([schema.Type.Reserved]). They are set
	// if [Format.Places] is, and are not converted.
	Retired []*Field
	// Absent says that each field is a pointer in the generated code, and is nil if the message does
	// not have the field.
	Absent bool
}

// Declared returns all fields of a message in the order of their IDs, as a schema declares them.
func (m *Message) Declared() []*Field {
	return slices.SortedStableFunc(slices.Values(slices.Concat(m.Fields, m.Retired)), func(a, b *Field) int { return cmp.Compare(a.ID, b.ID) })
}

// Field is a field of a message.
type Field struct {
	// Select is the selector of the field in a value of the message's Source: ".Name", or "" if the
	// message has the value itself in its only field.
	Select string
	Name   string // in the format's schema language
	Go     string // in the generated code
	ID     int
	// Optional says that the source is a pointer and the field may be absent. Type is then the type
	// of the pointee.
	Optional bool
	Type     *Type
	// Message is the message that has the field.
	Message *Message
}
