package pulsar

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// Emitter makes the code of protoc-gen-go-pulsar.
var Emitter = emit.Emitter{Name: "pulsar", Codecs: []string{"pulsar"}, Emit: emitCode}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, proto.OneofStyle(convert.Plain), proto.Timestamp, nil)
	if p == nil {
		return nil
	}
	file := proto.NewFile(j, p.Plan, proto.Dialect{Syntax: `syntax = "proto3"`, Presence: proto.Oneof})
	req, err := file.Compile(ctx, j, "features=protoc+fast")
	if err != nil {
		return err
	}
	if err := file.Tool(ctx, j, req, "protoc-gen-go-pulsar"); err != nil {
		return err
	}
	library := p.Import("google.golang.org/protobuf/proto")
	p.Ports(func(string) convert.Library { return proto.Library(library) })
	return p.Write("convert.go")
}
