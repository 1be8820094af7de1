package thrift

import (
	"context"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/thrift"
)

// Emitter makes a schema, and runs the thrift compiler on it.
var Emitter = emit.Emitter{Name: "thrift", Codecs: []string{"thrift/binary", "thrift/compact", "thrift/json"}, Emit: emitCode, Outside: true}

// reserved reports whether the compiler gives structs a method with the name.
func reserved(name string) bool {
	switch name {
	case "Read", "Write", "String", "Equals", "Validate", "LogValue", "BEGIN", "END":
		return true
	}
	return thrift.Accessor(name) || strings.HasPrefix(name, "ReadField")
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := thrift.NewPackage(j, reserved, "BEGIN", "END", "GoUnusedProtection")
	if p == nil {
		return nil
	}
	if err := compile(ctx, j, p.Messages); err != nil {
		return err
	}
	thrift.Times(p)
	wire := p.Import("github.com/wirebench/wirebench/codecs/thrift/wire")
	return p.Finish(func(codec string) convert.Library {
		protocol := map[string]string{"thrift/binary": "Binary", "thrift/compact": "Compact", "thrift/json": "JSON"}[codec]
		return convert.Library{
			Begin:     "coder := " + wire + "." + protocol + "()",
			Marshal:   "coder.Marshal(m)",
			Append:    "coder.Append(dst, m)",
			Unmarshal: "coder.Unmarshal(b, m)",
			Streams:   emit.Streams{Writer: "coder.Encoder(w)", Reader: "coder.Decoder(r)", Encode: "return s(m)", Decode: "s(m)"},
		}
	})
}
