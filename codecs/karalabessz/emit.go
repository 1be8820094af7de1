package karalabessz

import (
	"context"
	"fmt"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/lower/ssz"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes lowered types and their definitions.
var Emitter = emit.Emitter{Name: "karalabessz", Codecs: []string{"karalabe/ssz"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	rules := ssz.Rules()
	rules.String, rules.Pointers, rules.Items = true, true, items
	l := lower.New(j, rules)
	if l == nil {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	l.Declare(types)
	for _, t := range l.Structs() {
		define(types, types.Import("github.com/karalabe/ssz"), t)
	}
	stream := ports.Import("github.com/wirebench/wirebench/codecs/karalabessz/stream")
	l.Ports(ports, lower.Library{
		Marshal:   stream + ".Append(nil, y)",
		Append:    stream + ".Append(dst, y)",
		Unmarshal: ports.Import("github.com/karalabe/ssz") + ".DecodeFromBytes(b, y)",
		Into:      true,
	})
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	return j.Write("ports.go", ports)
}

// most is the limit of a list or of bytes, which SSZ requires.
const most = 1 << 30

// define writes the two methods of a struct.
func define(s *emit.Source, ssz string, t *lower.Type) {
	if size, static := fixed(t); static {
		s.P("// SizeSSZ is part of ssz.StaticObject.\nfunc (x *%s) SizeSSZ(*%s.Sizer) uint32 { return %d }\n", t.Go, ssz, size)
	} else {
		size = 0
		for _, f := range t.Fields {
			n, _ := fixed(f.Type)
			size += n
		}
		s.P("// SizeSSZ is part of ssz.DynamicObject.\nfunc (x *%s) SizeSSZ(sizer *%s.Sizer, fixed bool) uint32 {\nsize := uint32(%d)\nif fixed {\nreturn size\n}", t.Go, ssz, size)
		for _, f := range t.Fields {
			if _, static := fixed(f.Type); !static {
				s.P("size += %s.%s(sizer, x.%s)", ssz, "Size"+kind(f.Type), f.Name)
			}
		}
		s.P("return size\n}\n")
	}
	s.P("// DefineSSZ is part of ssz.Object.\nfunc (x *%s) DefineSSZ(codec *%s.Codec) {", t.Go, ssz)
	for _, part := range []string{"Offset", "Content"} {
		for _, f := range t.Fields {
			_, static := fixed(f.Type)
			switch {
			case static && part == "Offset":
				s.P("%s.Define%s(codec, &x.%s)", ssz, kind(f.Type), f.Name)
			case !static:
				s.P("%s.Define%s%s(codec, &x.%s%s)", ssz, kind(f.Type), part, f.Name, limits(f.Type))
			}
		}
	}
	s.P("}\n")
}

// fixed returns the size in bytes of a type in the fixed part of a struct, and whether the type has
// no other part.
func fixed(t *lower.Type) (bytes int, static bool) {
	const offset = 4
	switch t.Kind {
	case schema.Bool:
		return 1, true
	case schema.Optional: // a pointer to a struct
		if n, static := fixed(t.Elem); static {
			return n, true
		}
		return offset, false
	case schema.Struct:
		sum := 0
		for _, f := range t.Fields {
			n, static := fixed(f.Type)
			if !static {
				return offset, false
			}
			sum += n
		}
		return sum, true
	case schema.List, schema.Bytes:
		return offset, false
	}
	return lower.Bits(t.Go) / 8, true
}

// kind returns the name of a type in the names of the library's functions.
func kind(t *lower.Type) string {
	object := func(t *lower.Type) string {
		if _, static := fixed(t); static {
			return "StaticObject"
		}
		return "DynamicObject"
	}
	switch t.Kind {
	case schema.Optional:
		return object(t.Elem)
	case schema.Bytes:
		return "DynamicBytes"
	case schema.List:
		switch t.Elem.Kind {
		case schema.Bytes:
			return "SliceOfDynamicBytes"
		case schema.Optional:
			return "SliceOf" + object(t.Elem) + "s"
		}
		return "SliceOfUint64s"
	case schema.Bool:
		return "Bool"
	}
	return emit.Exported(t.Go)
}

func limits(t *lower.Type) string {
	switch {
	case t.Kind == schema.Optional:
		return ""
	case t.Kind == schema.List && t.Elem.Kind == schema.Bytes:
		return fmt.Sprintf(", %d, %d", most, most)
	}
	return fmt.Sprintf(", %d", most)
}

// items reports whether the library has no lists of a type.
func items(t *lower.Type) bool {
	switch t.Kind {
	case schema.Bytes, schema.Struct:
		return false
	}
	return t.Go != "uint64"
}
