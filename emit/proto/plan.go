// Package proto makes protobuf schemas and code for Go types. Each struct becomes a message, and a
// [convert.Message] says how the values are converted.
//
// Field numbers are the fields' IDs. Types that protobuf lacks are lowered:
//
//   - a list in a list or map, a pointer in one and a root that is not a struct become a
//     message of one field
//   - a map with keys that protobuf's maps can't have becomes a list of pairs
//   - a time becomes a google.protobuf.Timestamp, a duration an int64 of nanoseconds
//   - numbers of less than 32 bits get 32 bits, int and uint get 64
//   - enums are numbers or strings
//   - a list of pointers to structs becomes a list of messages: a nil in it is an error
//
// It must not know the codecs of protobuf. Each passes the [Dialect], style and plugins that it needs.
package proto

import (
	"fmt"

	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// unfit says why protobuf can't carry a type, or returns "" if it can.
func unfit(t *schema.Type) string {
	for _, f := range t.Fields {
		if f.ID > 1<<29-1 || 19_000 <= f.ID && f.ID <= 19_999 {
			return fmt.Sprintf("no field number %d", f.ID)
		}
	}
	return ""
}

// plain reports whether a type can be the type of an absent field, or of an element of a list or map.
func plain(t *convert.Type) bool {
	return t.Kind != convert.List && t.Kind != convert.Map && t.Kind != convert.Pairs
}

// key reports whether protobuf's maps can have keys of a type.
func key(t *schema.Type) bool {
	switch t.Kind {
	case schema.Bool, schema.String, schema.Int, schema.Uint, schema.Duration:
		return true
	}
	return false
}

func scalar(w *convert.Writer, t *schema.Type, time Time) convert.Type {
	switch t.Kind {
	case schema.Time:
		return time(w)
	case schema.Bytes:
		return convert.Type{Go: "[]byte", Schema: "bytes"}
	case schema.Float:
		return convert.Type{Go: fmt.Sprint("float", t.Bits), Schema: map[int]string{32: "float", 64: "double"}[t.Bits]}
	case schema.Int, schema.Uint, schema.Duration:
		name := wide(t)
		return convert.Type{Kind: convert.Number, Go: name, Schema: name}
	}
	name := t.Kind.String() // bool or string
	return convert.Type{Go: name, Schema: name}
}

// wide returns the type of a whole number in protobuf, which has the same name in Go.
func wide(t *schema.Type) string {
	sign, bits := "int", 32
	if t.Kind == schema.Uint {
		sign = "uint"
	}
	if t.Word || t.Bits > 32 {
		bits = 64
	}
	return fmt.Sprint(sign, bits)
}
