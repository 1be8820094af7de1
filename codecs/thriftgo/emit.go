package thriftgo

import (
	"context"
	"path/filepath"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/emit/thrift"
)

// Emitter makes a schema, and runs thriftgo on it.
var Emitter = emit.Emitter{Name: "thriftgo", Codecs: []string{"thriftgo"}, Emit: emitCode}

// reserved reports whether the generator gives structs a method with the name.
func reserved(name string) bool {
	switch name {
	case "String", "InitDefault", "BLength", "FastRead", "FastWrite", "FastWriteNocopy", "FastAppend":
		return true
	}
	return thrift.Accessor(name)
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := thrift.NewPackage(j, reserved, "ThriftGoUnusedProtection")
	if p == nil {
		return nil
	}
	const schemaFile = "types.thrift"
	if err := j.WriteFile(schemaFile, []byte(thrift.Text(p.Messages))); err != nil {
		return err
	}
	// Leave out the code for Apache's library, because it is for another version than the one that
	// codecs/thrift uses.
	if err := mirror.Tool(ctx, j, "thriftgo", "-g", "fastgo:no_default_serdes,no_processor", "-o", ".", schemaFile); err != nil {
		return err
	}
	if err := thrift.Rename(filepath.Join(j.Dir, thrift.Generated, "types.go"), p.Messages); err != nil {
		return err
	}
	thrift.Times(p)
	library := p.Import("github.com/cloudwego/gopkg/protocol/thrift")
	return p.Finish(func(string) convert.Library {
		return convert.Library{
			Marshal:   library + ".FastMarshal(m), nil",
			Append:    "m.FastAppend(dst), nil",
			Unmarshal: library + ".FastUnmarshal(b, m)",
		}
	})
}
