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
	p := proto.NewPackage(j, convert.Plain, proto.Timestamp, nil)
	if p == nil {
		return nil
	}
	file := proto.NewFile(j, p.Messages, proto.Dialect{Syntax: `syntax = "proto3"`})
	req, err := file.Compile(ctx, j, "")
	if err != nil {
		return err
	}
	if err := file.Go(j, req); err != nil {
		return err
	}
	return p.Finish(func(codec string) convert.Library {
		if codec == "protobuf" {
			return proto.Library(p.Import("google.golang.org/protobuf/proto"))
		}
		return proto.Library(p.Import("google.golang.org/protobuf/encoding/" + codec))
	})
}
