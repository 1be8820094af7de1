package msgp

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// emit makes mirrors and runs the library's generator on them.
func (f form) emit(ctx context.Context, j *emit.Job) error {
	roots := j.Fit(unfit)
	if len(roots) == 0 {
		return nil
	}
	types, ports := j.Source(""), j.Source("")
	// For map keys of a named type, the generator makes code that does not compile.
	opt := mirror.Options{Tag: tag, PlainKeys: true}
	if f.tuple() {
		// The directive needs a named type.
		opt.NameStructs, opt.Before = true, tuple
	}
	m := mirror.New(j, roots, opt)
	if otherKeys(roots) {
		types.P("//msgp:maps binkeys\n")
	}
	m.Declare(types)
	for _, root := range roots {
		f.port(m, ports, root)
	}
	if err := j.Write("types.go", types); err != nil {
		return err
	}
	if err := j.Write("ports.go", ports); err != nil {
		return err
	}
	return mirror.Tool(ctx, j, "msgp", "-file", "types.go", "-o", "msgp.go", "-tests=false")
}

func (f form) port(m *mirror.Types, s *emit.Source, root emit.Root) {
	io, msgp := s.Import("io"), s.Import("github.com/tinylib/msgp/msgp")
	codec, stream := s.Import("github.com/wirebench/wirebench/codec"), s.Import("github.com/wirebench/wirebench/codecs/msgp/stream")
	m.Cast(s, root)
	m.Port(s, root, f.codec, strings.NewReplacer("IO", io, "MSGP", msgp, "CODEC", codec, "STREAM", stream).Replace(`
		Marshal: func(v any) ([]byte, error) { return mirror(v).MarshalMsg(nil) },
		Append: func(dst []byte, v any) ([]byte, error) { return mirror(v).MarshalMsg(dst) },
		Unmarshal: func(b []byte) (any, error) {
			x := new(TYPE)
			_, err := mirror(x).UnmarshalMsg(b)
			return x, err
		},
		UnmarshalInto: func(b []byte, v any) error {
			_, err := mirror(v).UnmarshalMsg(b)
			return err
		},
		NewEncoder: func(w IO.Writer) CODEC.Encoder {
			return STREAM.NewEncoder(w, func(v any) MSGP.Encodable { return mirror(v) })
		},
		NewDecoder: func(r IO.Reader) CODEC.Decoder {
			return STREAM.NewDecoder(r, func(v any) MSGP.Decodable { return mirror(v) })
		},`))
}

// tag keeps the field's name in MessagePack. Without allownil, a nil slice or map would be sent as
// empty.
func tag(fields []schema.Field, i int) string {
	f := fields[i]
	text := f.Tag.Get("msg")
	if text == "" {
		text = f.Tag.Get("msgpack")
	}
	parts := strings.Split(text, ",")
	options := parts[1:]
	switch f.Type.Kind {
	case schema.Bytes, schema.List, schema.Map:
		chosen := slices.ContainsFunc(options, func(o string) bool { return o == "allownil" || o == "omitempty" || o == "omitzero" })
		if !chosen && parts[0] != "-" {
			text += ",allownil"
		}
	}
	if text == "" {
		return ""
	}
	return "msg:" + strconv.Quote(text)
}

// tuple asks for an array instead of a map. A root that is not a struct may be wrapped in one.
func tuple(t *schema.Type, name string, root bool) string {
	switch t.Kind {
	case schema.Struct:
		return "//msgp:tuple " + name
	case schema.Optional, schema.Any, schema.Time, schema.Duration:
		if root {
			return "//msgp:tuple " + name
		}
	}
	return ""
}

// otherKeys reports whether there are maps with keys other than strings.
func otherKeys(roots []emit.Root) bool {
	for _, root := range roots {
		for t := range root.Schema.All() {
			if t.Kind == schema.Map && t.Key.Kind != schema.String {
				return true
			}
		}
	}
	return false
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Array && t.Elem.Kind == schema.Uint && t.Elem.Bits == 8 && t.Elem.Pkg != "":
		return "no arrays of a byte type with a name"
	case t.Kind == schema.Optional && t.Elem.Kind == schema.Map:
		return "no pointers to maps"
	case t.Kind != schema.Map:
		return mirror.Unfit(t)
	}
	switch t.Key.Kind {
	case schema.Optional, schema.Any, schema.Struct, schema.Time, schema.Duration:
		return "no maps by " + t.Key.Kind.String()
	}
	return ""
}
