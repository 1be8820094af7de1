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

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// Unfit says why protobuf can't carry a type, "" if it can.
func Unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Any:
		return "no interfaces"
	case t.Kind == schema.Bytes && t.Elem != nil:
		return "no slices of a byte type with a name"
	case t.Kind == schema.Map && t.Key.Kind == schema.Optional:
		return "no maps with pointers as keys"
	}
	for _, f := range t.Fields {
		if f.ID > 1<<29-1 || 19_000 <= f.ID && f.ID <= 19_999 {
			return fmt.Sprintf("no field number %d", f.ID)
		}
	}
	return ""
}

// Plan is what the types of a job become.
type Plan struct {
	Messages []*convert.Message
	roots    map[string]*convert.Message
}

// Root is the message of a root.
func (p *Plan) Root(root emit.Root) *convert.Message { return p.roots[root.Name] }

// NewPlan plans the messages of roots, which must fit. time returns the type that
// stands for a time.Time; it is called if there is one.
func NewPlan(j *emit.Job, roots []emit.Root, time func() convert.Type) *Plan {
	plain := func(t *convert.Type) bool {
		return t.Kind != convert.List && t.Kind != convert.Map && t.Kind != convert.Pairs
	}
	of, messages := convert.Format{
		Scalar:  func(t *schema.Type) convert.Type { return scalar(t, time) },
		Element: plain,
		Absent:  plain,
		Key:     key,
	}.NewMessages(j, roots)
	for _, m := range messages {
		var names []string
		for _, f := range m.Fields {
			names = append(names, f.Name)
		}
		for i, name := range fieldNames(names) {
			m.Fields[i].Name, m.Fields[i].Go = name, camel(name)
		}
	}
	return &Plan{messages, of}
}

// key reports whether protobuf's maps can have a type as key.
func key(t *schema.Type) bool {
	switch t.Kind {
	case schema.Bool, schema.String, schema.Int, schema.Uint, schema.Duration:
		return true
	}
	return false
}

func scalar(t *schema.Type, time func() convert.Type) convert.Type {
	switch t.Kind {
	case schema.Time:
		return time()
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
