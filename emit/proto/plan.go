// Package proto makes protobuf schemas and code of Go types: a message for each
// struct, and the [convert.Message] that tells how the struct becomes one.
//
// Field numbers are the fields' IDs. What protobuf has no place for is lowered:
//
//   - a list in a list or map, a pointer in them and a root that is no struct are a
//     message of one field
//   - a map with keys that protobuf's maps can't have is a list of pairs
//   - a time is a google.protobuf.Timestamp, a duration an int64 of nanoseconds
//   - numbers of less than 32 bits have 32, int and uint have 64
//   - enums are numbers or strings
//   - a list of pointers to structs is a list of messages: a nil in it is an error
package proto

import (
	"fmt"

	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// unfit says why protobuf can't carry a type, "" if it can.
func unfit(t *schema.Type) string {
	for _, f := range t.Fields {
		if f.ID > 1<<29-1 || 19_000 <= f.ID && f.ID <= 19_999 {
			return fmt.Sprintf("no field number %d", f.ID)
		}
	}
	return ""
}

// plain reports whether lists, maps and absent fields can be of a type.
func plain(t *convert.Type) bool {
	return t.Kind != convert.List && t.Kind != convert.Map && t.Kind != convert.Pairs
}

// key reports whether protobuf's maps can have a type as key.
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

// wide is the type of protobuf, and of Go, for a whole number.
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
