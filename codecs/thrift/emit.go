package thrift

import (
	"context"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes a schema and the code of the thrift compiler.
var Emitter = emit.Emitter{Name: "thrift", Codecs: []string{"thrift/binary", "thrift/compact", "thrift/json"}, Emit: emitCode}

// generated is the package of the compiler's code, below the job's.
const generated = "gen"

// timeStruct is the struct of a time.
const timeStruct = "Time"

var rules = convert.Format{
	Unfit:  unfit,
	Scalar: scalar,
	Key: func(t *schema.Type) bool {
		switch t.Kind {
		case schema.Bool, schema.Int, schema.Uint, schema.Duration, schema.String:
			return true
		}
		return false
	},
	Absent: func(t *convert.Type) bool {
		switch t.Kind {
		case convert.Same, convert.Number, convert.Call, convert.Octets:
			return true
		}
		return false
	},
	Reserved: func(name string) bool {
		switch name {
		case "Read", "Write", "String", "Equals", "Validate", "LogValue", "BEGIN", "END":
			return true
		}
		return strings.HasPrefix(name, "Get") || strings.HasPrefix(name, "IsSet") || strings.HasPrefix(name, "ReadField")
	},
	Taken: []string{timeStruct, "BEGIN", "END", "GoUnusedProtection"},
}

func unfit(t *schema.Type) string {
	for _, f := range t.Fields {
		if f.ID > 1<<15-1 {
			return fmt.Sprintf("no field number %d", f.ID)
		}
	}
	return ""
}

// scalar is Thrift's type for one of Go. It has no unsigned integers: a small one has
// a type that holds all its values, a uint64 its bits in an i64.
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
			Kind: convert.Call, Go: "*" + generated + "." + timeStruct, Schema: timeStruct,
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

func emitCode(ctx context.Context, j *emit.Job) error {
	p := convert.NewPackage(j, generated, convert.Plain, rules)
	if p == nil {
		return nil
	}
	if err := compile(ctx, j, p.Messages); err != nil {
		return err
	}
	if hasTime(p.Messages) {
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
	wire := p.Import("github.com/wirebench/wirebench/codecs/thrift/wire")
	return p.Finish(func(codec string) convert.Library {
		protocol := map[string]string{"thrift/binary": "Binary", "thrift/compact": "Compact", "thrift/json": "JSON"}[codec]
		return convert.Library{
			Begin:     "coder := " + wire + "." + protocol + "()",
			Marshal:   "coder.Marshal(m)",
			Append:    "coder.Append(dst, m)",
			Unmarshal: "coder.Unmarshal(b, m)",
		}
	})
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
