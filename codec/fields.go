package codec

import "slices"

// Fields says how the encoded form of a struct tells which field a value belongs to. That decides
// what becomes of a program and its stored messages when a type changes.
type Fields string

// The ways to tell fields apart.
const (
	// ByName means that each message has the names of its fields. Fields can be added, removed and
	// moved, and a renamed one is another field. It includes formats that write the names once for a
	// message or a stream, such as gob.
	ByName Fields = "name"
	// ByNumber means that each field has a number, which a schema or a tag assigns. Fields can be
	// added under new numbers, and renamed. It includes the slots of layouts such as FlatBuffers.
	ByNumber Fields = "number"
	// ByPosition means that a field is known by its place among the fields of the type, and by
	// nothing else. A reader whose type has other fields reads wrong values or fails.
	ByPosition Fields = "position"
	// ByWriter means that a message can be read only with the schema it was written with. A reader
	// that has this schema matches its fields with those of its own by name.
	ByWriter Fields = "writer's schema"
)

// Known reports whether f is one of the ways that this package names.
func (f Fields) Known() bool {
	return slices.Contains([]Fields{ByName, ByNumber, ByPosition, ByWriter}, f)
}
