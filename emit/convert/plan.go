// Package convert writes the code that converts between Go types and the types
// that a generator made for a format: protobuf's messages, Thrift's structs.
//
// An emitter plans which generated message stands for which Go type: a [Message]
// for each struct, and one of a single field for what the format can only have
// inside a message. A [Writer] with the [Style] of the generator then writes a
// pair of functions for each message:
//
//	func toPerson(m *pb.Person, x *person.Person) error   // m is new
//	func fromPerson(m *pb.Person, x *person.Person) error // x is new, m may be nil
//
// A number that is wider in the message is checked on its way back, and what has
// no place in the message is an error: nothing is narrowed or left out in silence.
package convert

import "github.com/wirebench/wirebench/schema"

// Kind tells how a value is converted.
type Kind uint8

// The kinds.
const (
	Same    Kind = iota // by a Go conversion that keeps every value
	Number              // to a number that holds all values, or has as many bits
	Call                // by the functions To and From
	Octets              // an array of bytes, to a slice of them
	Struct              // to a Message
	Pointer             // to Elem, what is pointed to; nil is an error
	List                // of Elem, from a slice or an array
	Map                 // of Key and Elem
	Pairs               // a map, to a list of the Message's, which has the fields of a pair
)

// Type is what a Go type is in the generated code and in the format's schema.
type Type struct {
	Kind   Kind
	Source *schema.Type
	// Go is the generated code's type in a file of the Writer's; that of messages
	// is found by the Writer.
	Go string
	// Schema is its name in the format's schema language.
	Schema string
	// To and From are the calls of kind Call, with %s for their argument.
	To, From string
	// ToFails and FromFails tell that the call returns an error too.
	ToFails, FromFails bool
	// Note says how the format has the value, if it is lowered in a way that
	// Lowered does not know: "time as a Timestamp".
	Note      string
	Key, Elem *Type
	Message   *Message
	// Unset tells that a nil Pointer is a union without an alternative, and no error.
	Unset bool
	// Value tells that a Struct, or each of the Pairs, is the generated struct itself
	// and no pointer to it.
	Value bool
}

// Message is a generated struct.
type Message struct {
	Name   string // unique; the conversion functions are named after it
	Go     string // the struct's name in the generated package
	Source *schema.Type
	// Pair tells that it is a key and a value of the Source, a map.
	Pair bool
	// OneOf is what the format has for unions if the message is one, of which at most one
	// field is set; "" otherwise.
	OneOf string
	// Unset tells that such a message may have none set, which is what nil becomes.
	Unset  bool
	Fields []*Field
	// Absent tells that each field is a pointer in the generated code, nil where the
	// message does not have the field.
	Absent bool
}

// Field is a field of a message.
type Field struct {
	// Select is what follows a value of the message's Source to get the field's:
	// ".Name", or "" where the message has the value itself in its only field.
	Select string
	Name   string // in the format's schema language
	Go     string // in the generated code
	ID     int
	// Optional tells that the source is a pointer and the field may be absent;
	// Type is then of what is pointed to.
	Optional bool
	Type     *Type
	// Message has the field.
	Message *Message
}
