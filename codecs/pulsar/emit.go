package pulsar

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// Emitter makes code with protoc-gen-go-pulsar.
var Emitter = emit.Emitter{Name: "pulsar", Codecs: []string{"pulsar"}, Emit: emitCode}

// goName returns the name of a field in the plugin's code, where messages have the methods of
// protobuf's reflection. Package proto gives no field the name of another method of messages.
func goName(name string) string {
	switch name {
	case "Type", "New", "Interface", "Range", "Mutable", "NewField", "IsValid":
		return name + "_"
	}
	return name
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, proto.OneofStyle, proto.Timestamp, nil)
	if p == nil {
		return nil
	}
	for _, m := range p.Messages {
		for _, f := range m.Fields {
			f.Go = goName(f.Go)
		}
	}
	dialect := proto.Proto3
	dialect.Presence = proto.Oneof
	plugin := proto.Plugin{Tool: "protoc-gen-go-pulsar", Parameter: "features=protoc+fast"}
	if err := proto.Generate(ctx, j, p.Messages, dialect, plugin); err != nil {
		return err
	}
	library := p.Import("google.golang.org/protobuf/proto")
	return p.Finish(func(string) convert.Library { return proto.Library(library) })
}
