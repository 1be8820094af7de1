package flatbuffers

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
)

// Emitter makes the schema, runs flatc on it, and makes the code between flatc's code and the Go
// types.
var Emitter = emit.Emitter{Name: "flatbuffers", Codecs: []string{"flatbuffers"}, Emit: emitCode, Outside: true}

func emitCode(ctx context.Context, j *emit.Job) error {
	roots := j.Fit(tables.Unfit)
	if len(roots) == 0 {
		return nil
	}
	f := &file{tables.NewFile(j, roots, style)}
	if err := f.flatc(ctx); err != nil {
		return err
	}
	for _, root := range roots {
		f.port(root)
		j.Offer(root, "flatbuffers", "port"+root.Name)
	}
	for _, t := range f.Tables {
		f.put(t)
		f.get(t)
		f.touch(t)
	}
	if f.Moment != "" {
		f.moments()
	}
	return j.Write("flatbuffers.go", f.Source)
}

// file is the code that is being written. Its variables are
//
//	b          the builder
//	o0, o1 …   the offsets of the objects that a table's slots refer to
//	t          the table that is being read
//	x          the Go value
//	key, elem  the key and the element of a pair
//	e          an element as it is in the message
//	s          the sum of the touched fields
type file struct{ tables.File }

func (f *file) wire() string {
	return f.Import("github.com/wirebench/wirebench/codecs/flatbuffers/wire")
}

// fbs returns the name of flatc's package.
func (f *file) fbs() string { return f.Import(f.Job.Import + "/" + generated) }

// port writes the port of a root.
func (f *file) port(root emit.Root) {
	t := root.Schema.Root
	f.P(`func port%[1]s() (%[2]s.Port, error) {
		reused := %[3]s.NewBuilder()
		return %[2]s.Port{
			Marshal: func(v any) %[9]s
				b := %[3]s.NewBuilder()
				b.Finish(put%[4]s(b, v.(*%[5]s)))
				return b.FinishedBytes(), nil
			},
			Append: func(dst []byte, v any) %[9]s
				reused.Reset()
				reused.Finish(put%[4]s(reused, v.(*%[5]s)))
				return append(dst, reused.FinishedBytes()...), nil
			},
			Unmarshal: func(b []byte) %[10]s
				x := new(%[5]s)
				get%[4]s(%[6]s.GetRootAs%[4]s(b, 0), x)
				return x, nil
			},
			UnmarshalInto: func(b []byte, v any) %[11]s
				var empty %[5]s
				x := v.(*%[5]s)
				*x = empty
				get%[4]s(%[6]s.GetRootAs%[4]s(b, 0), x)
				return nil
			},
			Open: func(b []byte) (any, error) { return %[6]s.GetRootAs%[4]s(b, 0), nil },
			Touch: func(v any, fields int) (uint64, error) {
				s := %[7]s.Sum{Left: fields}
				if fields > 0 {
					touch%[4]s(v.(*%[6]s.%[4]s), &s)
				}
				return s.Total, nil
			},
			Lowered: %#[8]v,
		}, nil
	}
	`, root.Name, f.Import("github.com/wirebench/wirebench/codec"), f.wire(), f.Of(t).Name, f.Type(t), f.fbs(), f.Sum(), f.Lowered(root.Schema, "vector"),
		f.Begin(t, "[]byte"), f.Begin(t, "any"), f.Begin(t, ""))
}

// moments writes the functions for times.
func (f *file) moments() {
	f.P(`func putTime(b *%[1]s.Builder, t %[2]s.Time) %[1]s.Offset {
		_, offset := t.Zone()
		return %[3]s.Create%[4]s(b, t.Unix(), uint32(t.Nanosecond()), int32(offset))
	}
	`, f.wire(), f.Import("time"), f.fbs(), f.Moment)
	f.GetTime("*" + f.fbs() + "." + f.Moment)
}
