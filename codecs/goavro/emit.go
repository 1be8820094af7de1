package goavro

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// The import paths of the library and of its first version.
const (
	modulePath = "github.com/linkedin/goavro/v2"
	firstPath  = "github.com/linkedin/goavro"
)

// The emitters make schemas, and code that converts values to the library's values.
var (
	Emitter      = emit.Emitter{Name: "goavro", Codecs: []string{"goavro/binary", "goavro/text"}, Emit: emitSecond}
	FirstEmitter = emit.Emitter{Name: "goavro1", Codecs: []string{"goavro/v1"}, Emit: emitFirst}
)

func emitFirst(_ context.Context, j *emit.Job) error {
	return emitCode(j, true, unfitFirst, func(w *writer, root emit.Root) {
		wire := w.wire()
		w.port(root, "goavro/v1", "first", wire+".Append(c, nil, native)", wire+".Append(c, dst, native)", wire+".Decode(c, b)")
	})
}

func emitSecond(_ context.Context, j *emit.Job) error {
	return emitCode(j, false, unfit, func(w *writer, root emit.Root) {
		for i, form := range []string{"Binary", "Textual"} {
			encode := "c." + form + "FromNative"
			w.port(root, j.Codecs[i], strings.ToLower(form), encode+"(nil, native)", encode+"(dst, native)", w.wire()+".Native(c.NativeFrom"+form+"(b))")
		}
	})
}

func emitCode(j *emit.Job, first bool, unfit func(*schema.Type) string, ports func(w *writer, root emit.Root)) error {
	roots := j.Fit(unfit)
	if len(roots) == 0 {
		return nil
	}
	w := &writer{Writer: &convert.Writer{Source: j.Source("")}, job: j, first: first}
	described, converted := make(map[*schema.Type]bool), make(map[*schema.Type]bool)
	for _, root := range roots {
		text, err := schemaOf(j, first, root)
		if err != nil {
			return err
		}
		w.P("const schema%s = `%s`\n", root.Name, text)
		ports(w, root)
		for t := range root.Schema.All() {
			if first && !described[t] {
				described[t] = true
				if err := w.recordSchema(t); err != nil {
					return err
				}
			}
			// A root may have occurred within another root.
			if !converted[t] && (t.Kind == schema.Struct || t == root.Schema.Root) {
				converted[t] = true
				w.functions(t)
			}
		}
	}
	return j.Write("convert.go", w.Source)
}

// port writes the port of a root. In its code, c is the library's codec, native is the value, and
// dst and b are bytes.
func (w *writer) port(root emit.Root, codec, prefix, marshal, add, unmarshal string) {
	function := prefix + root.Name
	w.P("%s", strings.NewReplacer(
		"FUNCTION", function,
		"CODEC", w.Import("github.com/wirebench/wirebench/codec"),
		"AVRO", w.library(),
		"ROOT", root.Name,
		"NAME", recordName(w.job, root.Schema.Root),
		"TYPE", w.Type(root.Schema.Root),
		"MARSHAL", marshal,
		"APPEND", add,
		"DECODE", unmarshal,
		"LOWERED", convert.LoweredField(lowered(root.Schema, w.first)),
	).Replace(`func FUNCTION() (CODEC.Port, error) {
		c, err := AVRO.NewCodec(schemaROOT)
		if err != nil {
			return CODEC.Port{}, err
		}
		return CODEC.Port{
			FromGo: func(v any) (any, error) { return toNAME(v.(*TYPE)) },
			ToGo: func(v any) (any, error) {
				x := new(TYPE)
				return x, fromNAME(v, x)
			},
			Marshal: func(v any) ([]byte, error) {
				native, err := toNAME(v.(*TYPE))
				if err != nil {
					return nil, err
				}
				return MARSHAL
			},
			Append: func(dst []byte, v any) ([]byte, error) {
				native, err := toNAME(v.(*TYPE))
				if err != nil {
					return nil, err
				}
				return APPEND
			},
			Unmarshal: func(b []byte) (any, error) {
				native, err := DECODE
				if err != nil {
					return nil, err
				}
				x := new(TYPE)
				return x, fromNAME(native, x)
			},
			Shares: "a Codec",LOWERED
		}, nil
	}
	`))
	w.job.Offer(root, codec, function)
}

// recordSchema writes the schema of a record, which the library's first version needs to make
// records.
func (w *writer) recordSchema(t *schema.Type) error {
	d := deriver{w.job, w.first, make(map[string]bool)}
	var s any
	name := recordName(w.job, t)
	switch {
	case t.Kind == schema.Struct:
		s = d.of(t)
	case t.Kind == schema.Map && t.Key.Kind != schema.String:
		name = pairName(w.job, t)
		s = d.of(t).(object)["items"]
	default:
		return nil
	}
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	w.P("const record%s = `%s`\n", name, text)
	return nil
}
