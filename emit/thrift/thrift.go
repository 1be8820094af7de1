// Package thrift makes schemas of Go types for all Thrift compilers. Each Go struct becomes
// a Thrift struct, whose field numbers are the fields' IDs. A [convert.Message] says how the values
// are converted. Types that Thrift lacks are lowered: the functions scalar and typ say how.
//
// It must not know the Thrift compilers: a codec passes the names that its compiler reserves.
package thrift

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// Generated is the package of a compiler's code, below the job's package.
const Generated = "gen"

// timeStruct is the struct of a time.
const timeStruct = "Time"

// NewPackage plans the structs of the job's types. It returns nil if Thrift can carry none of them.
// The compiler determines the names that are reserved for fields, and those that structs can't have.
func NewPackage(j *emit.Job, reserved func(field string) bool, taken ...string) *convert.Package {
	p := convert.NewPackage(j, Generated, convert.Plain, convert.Format{
		Unfit:    unfit,
		Scalar:   scalar,
		Key:      key,
		Absent:   absent,
		Reserved: reserved,
		Taken:    append([]string{timeStruct}, taken...),
		Union:    "a union",
	})
	if p != nil {
		// All compilers write structs before unions.
		slices.SortStableFunc(p.Messages, func(a, b *convert.Message) int { return strings.Compare(keyword(a), keyword(b)) })
	}
	return p
}

// keyword returns the keyword with which a schema declares a message.
func keyword(m *convert.Message) string {
	if m.OneOf != "" {
		return "union"
	}
	return "struct"
}

// Accessor reports whether a name is that of a method with which code reads a field.
func Accessor(name string) bool {
	return strings.HasPrefix(name, "Get") || strings.HasPrefix(name, "IsSet")
}

func key(t *schema.Type) bool {
	switch t.Kind {
	case schema.Bool, schema.Int, schema.Uint, schema.Duration, schema.String:
		return true
	}
	return false
}

func absent(t *convert.Type) bool {
	switch t.Kind {
	case convert.Same, convert.Number, convert.Call, convert.Octets:
		return true
	}
	return false
}

func unfit(t *schema.Type) string {
	for _, f := range t.Fields {
		if f.ID > 1<<15-1 {
			return fmt.Sprintf("no field number %d", f.ID)
		}
	}
	return ""
}

// scalar returns Thrift's type for a scalar type of Go. Thrift has no unsigned integers. A small one
// gets a type that holds all its values, and a uint64 becomes an i64 with the same bits.
func scalar(_ *convert.Writer, t *schema.Type) convert.Type {
	switch t.Kind {
	case schema.Bool:
		return convert.Type{Kind: convert.Same, Go: "bool", Schema: "bool"}
	case schema.String:
		return convert.Type{Kind: convert.Same, Go: "string", Schema: "string"}
	case schema.Bytes:
		return convert.Type{Kind: convert.Same, Go: "[]byte", Schema: "binary"}
	case schema.Time:
		return convert.Type{
			Kind: convert.Call, Go: "*" + Generated + "." + timeStruct, Schema: timeStruct,
			To: "to" + timeStruct + "(%s)", From: "from" + timeStruct + "(%s)",
			Note: "time as a struct of seconds and nanoseconds",
		}
	case schema.Float:
		f := convert.Type{Kind: convert.Same, Go: "float64", Schema: "double"}
		if t.Bits == 32 {
			f.Note = "float32 as double"
		}
		return f
	}
	bits := t.Bits
	switch {
	case t.Word:
		bits = 64
	case t.Kind == schema.Uint:
		bits = min(2*bits, 64)
	}
	return convert.Type{Kind: convert.Number, Go: fmt.Sprint("int", bits), Schema: fmt.Sprint("i", bits)}
}

// Times writes the functions that convert a time to its struct and back, if there are times.
func Times(p *convert.Package) {
	if !hasTime(p.Messages) {
		return
	}
	p.P(`func to%[1]s(t %[2]s.Time) *%[3]s.%[1]s {
			return &%[3]s.%[1]s{Seconds: t.Unix(), Nanos: int32(t.Nanosecond())}
		}

		func from%[1]s(m *%[3]s.%[1]s) %[2]s.Time {
			if m == nil {
				return %[2]s.Time{}
			}
			return %[2]s.Unix(m.Seconds, int64(m.Nanos)).UTC()
		}
	`, timeStruct, p.Import("time"), p.Package)
}

func hasTime(messages []*convert.Message) bool {
	var in func(t *convert.Type) bool
	in = func(t *convert.Type) bool {
		return t != nil && (t.Schema == timeStruct || in(t.Key) || in(t.Elem))
	}
	for _, m := range messages {
		for _, f := range m.Fields {
			if in(f.Type) {
				return true
			}
		}
	}
	return false
}
