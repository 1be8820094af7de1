package hyperpb

import (
	"context"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes the descriptors that hyperpb compiles, and the code that reads its messages by
// reflection.
var Emitter = emit.Emitter{Name: "hyperpb", Codecs: []string{"hyperpb", "hyperpb/shared", "hyperpb/alias"}, Emit: emitCode}

// reflected reads the fields of a message by their index, as the library's documentation advises.
var reflected = convert.Style{
	Get: func(m string, f *convert.Field) string { return value(f.Type, m+".Get("+field(m, f)+")") },
	Has: func(_ *convert.Writer, m string, f *convert.Field) string { return m + ".Has(" + field(m, f) + ")" },
	Values: &convert.Values{
		Begin: "of := m.Descriptor().Fields()",
		Size:  func(l string) string { return l + ".Len()" },
		Each: func(w *convert.Writer, t *convert.Type, l string) string {
			if t.Kind == convert.Map {
				return l + ".Range"
			}
			return runtime(w) + ".All(" + l + ")"
		},
		Value: value,
	},
}

func runtime(w *convert.Writer) string {
	return w.Import("github.com/wirebench/wirebench/codecs/hyperpb/message")
}

func field(m string, f *convert.Field) string {
	fields := "of"
	if m != "m" {
		fields = m + ".Descriptor().Fields()"
	}
	return fmt.Sprintf("%s.Get(%d)", fields, slices.Index(f.Message.Fields, f))
}

// value returns an expression for the content of the protoreflect.Value v.
func value(t *convert.Type, v string) string {
	switch t.Kind {
	case convert.Struct:
		return v + ".Message()"
	case convert.Pointer:
		return value(t.Elem, v)
	case convert.List, convert.Pairs:
		return v + ".List()"
	case convert.Map:
		return v + ".Map()"
	case convert.Octets:
		return v + ".Bytes()"
	}
	switch t.Source.Kind {
	case schema.Bool:
		return v + ".Bool()"
	case schema.String:
		return v + ".String()"
	case schema.Bytes, schema.Any:
		return v + ".Bytes()"
	case schema.Time:
		return v + ".Message()"
	case schema.Float:
		if t.Source.Bits == 32 {
			return "float32(" + v + ".Float())"
		}
		return v + ".Float()"
	case schema.Uint:
		return number(t, "uint64", v+".Uint()")
	}
	return number(t, "int64", v+".Int()")
}

// number returns an expression for a number with the width of its field. Reflection returns all 64
// bits.
func number(t *convert.Type, wide, v string) string {
	if t.Go == wide {
		return v
	}
	return t.Go + "(" + v + ")"
}

func emitCode(ctx context.Context, j *emit.Job) error {
	style := reflected
	values := *reflected.Values
	style.Values = &values
	p := proto.NewPackage(j, style, func(w *convert.Writer) convert.Type {
		return convert.Type{Kind: convert.Call, Schema: proto.TimestampName, From: runtime(w) + ".Time(%s)", Note: proto.TimestampNote}
	}, nil)
	if p == nil {
		return nil
	}
	values.Message = p.Import("google.golang.org/protobuf/reflect/protoreflect") + ".Message"
	if err := proto.Generate(ctx, j, p.Messages, proto.Proto3, proto.Plugin{}); err != nil {
		return err
	}
	for _, root := range p.Roots {
		m := p.Root(root)
		lowered := "nil"
		if notes := convert.Lowered(m); len(notes) > 0 {
			lowered = fmt.Sprintf("%#v", notes)
		}
		for _, row := range []struct{ codec, port, make, functions string }{
			{"hyperpb", "port", "Port", "from" + m.Name + ", touch" + m.Name},
			{"hyperpb/shared", "shared", "Shared", "touch" + m.Name},
			{"hyperpb/alias", "aliased", "Aliased", "touch" + m.Name},
		} {
			p.P(`func %s%s() (%s.Port, error) {
				return %s.%s((*%s)(nil).ProtoReflect().Descriptor(), %s, %s)
			}
			`, row.port, root.Name, p.Import("github.com/wirebench/wirebench/codec"),
				runtime(p.Writer), row.make, p.Message(m), lowered, row.functions)
			j.Offer(root, row.codec, row.port+root.Name)
		}
	}
	touch(p.Writer, p.Messages)
	return p.Write()
}
