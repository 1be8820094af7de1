package frugal

import (
	"context"
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes types that the library can handle by reflection.
var Emitter = emit.Emitter{Name: "frugal", Codecs: []string{"frugal"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	rules := lower.Rules{
		Time: true, Array: true, Pointers: true, Wrap: true,
		Map: pairs, Optional: nested, Number: number, Items: items, Tag: tag, Unfit: unfit,
	}
	return lower.Write(j, rules, "frugal.go", func(s *emit.Source) lower.Library {
		stream := s.Import("github.com/wirebench/wirebench/codecs/frugal/stream")
		return lower.Library{
			Marshal:   stream + ".Append(nil, y)",
			Append:    stream + ".Append(dst, y)",
			Unmarshal: stream + ".Decode(b, y)",
			Into:      true,
		}
	})
}

// pairs reports whether a map becomes a list of pairs, because Thrift's Go types have no such key.
func pairs(t *schema.Type) bool {
	switch t.Key.Kind {
	case schema.Bool, schema.Int, schema.Uint, schema.Float, schema.String, schema.Duration:
		return false
	}
	return true
}

// nested reports whether the library does not accept an optional as a field: its element may be nil
// itself.
func nested(t *schema.Type) bool {
	switch t.Elem.Kind {
	case schema.Optional, schema.List, schema.Array, schema.Map, schema.Bytes, schema.Any:
		return true
	}
	return false
}

// number returns the Thrift number type that holds all values of a type. No type holds the largest
// uint64 values: they become negative numbers with the same bits.
func number(t *schema.Type) string {
	switch {
	case t.Kind == schema.Float:
		return "float64"
	case t.Word, t.Kind == schema.Uint && t.Bits >= 32:
		return "int64"
	case t.Kind == schema.Uint:
		return fmt.Sprintf("int%d", 2*t.Bits)
	}
	return ""
}

// items reports whether a type is an optional that must be wrapped as an element.
func items(t *lower.Type) bool { return t.Kind == schema.Optional && t.ElemKind() != schema.Struct }

// tag gives a field its number and type. An optional field distinguishes nil from other values.
func tag(owner *lower.Type, i int) string {
	f := owner.Fields[i]
	needed := "default"
	switch f.Type.Kind {
	case schema.List, schema.Map, schema.Bytes:
		needed = "optional"
	case schema.Optional:
		if f.Type.Source.Kind == schema.Optional {
			needed = "optional"
		}
	}
	return fmt.Sprintf(`frugal:"%d,%s,%s"`, number16(f, i), needed, thrift(f.Type))
}

// number16 returns the field's number.
func number16(f lower.Field, i int) int {
	if f.Source == nil {
		return i + 1
	}
	return f.Source.ID
}

// thrift returns the name of a type in Thrift.
func thrift(t *lower.Type) string {
	switch t.Kind {
	case schema.Int, schema.Uint, schema.Duration:
		return "i" + t.Go[len("int"):]
	case schema.Float:
		return "double"
	case schema.Bytes:
		return "binary"
	case schema.Optional:
		return thrift(t.Elem)
	case schema.List:
		return "list<" + thrift(t.Elem) + ">"
	case schema.Map:
		return "map<" + thrift(t.Key) + ":" + thrift(t.Elem) + ">"
	case schema.Struct:
		return t.Go
	}
	return t.Kind.String()
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *lower.Type) string {
	for i, f := range t.Fields {
		if number16(f, i) > 1<<15-1 {
			return "no field numbers above 32767"
		}
	}
	return ""
}
