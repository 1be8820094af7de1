package protobuf

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// Emitter makes the code of the open API.
var Emitter = emit.Emitter{Name: "protobuf", Codecs: []string{"protobuf", "protojson", "prototext"}, Emit: emitOpen}

func emitOpen(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, proto.Style, proto.Timestamp, nil)
	if p == nil {
		return nil
	}
	if err := proto.Generate(ctx, j, p.Messages, proto.Proto3, proto.Plugin{}); err != nil {
		return err
	}
	return p.Finish(func(codec string) convert.Library {
		if codec == "protobuf" {
			return proto.Delimited(p)
		}
		return proto.Library(p.Import("google.golang.org/protobuf/encoding/" + codec))
	})
}
