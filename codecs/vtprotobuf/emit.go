package vtprotobuf

import (
	"context"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// emitters are two because a message that can be pooled takes the messages inside
// it from their pools when it is decoded: it is no measure of the code without.
var emitters = [...]emit.Emitter{
	{Name: "vtprotobuf", Codecs: []string{"vtprotobuf", "vtprotobuf/unsafe"}, Emit: emitFresh},
	{Name: "vtprotobufpool", Codecs: []string{"vtprotobuf/pool"}, Emit: emitPool},
}

func emitFresh(ctx context.Context, j *emit.Job) error {
	return emitCode(ctx, j, convert.Plain, "features=marshal+unmarshal+unmarshal_unsafe+size")
}

func emitPool(ctx context.Context, j *emit.Job) error {
	pooled := convert.Plain
	pooled.New = func(typ string) string { return typ + "FromVTPool()" }
	pooled.Reuse = true
	return emitCode(ctx, j, pooled, "features=marshal+unmarshal+size+pool")
}

func emitCode(ctx context.Context, j *emit.Job, style convert.Style, features string) error {
	p := proto.NewPackage(j, style, proto.Timestamp, nil)
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
	parameters := []string{features}
	if style.Reuse {
		for _, m := range p.Messages {
			parameters = append(parameters, fmt.Sprintf("pool=%s.%s", file.Import, m.Go))
		}
	}
	*req.Parameter = strings.Join(parameters, ",")
	if err := file.Tool(ctx, j, req, "protoc-gen-go-vtproto"); err != nil {
		return err
	}
	return p.Finish(func(codec string) convert.Library {
		lib := convert.Library{
			Marshal:   "m.MarshalVT()",
			Append:    p.Bridge() + ".Append(dst, m.SizeVT(), m.MarshalToSizedBufferVT)",
			Unmarshal: "m.UnmarshalVT(b)",
		}
		if codec == "vtprotobuf/unsafe" {
			lib.Unmarshal = "m.UnmarshalVTUnsafe(b)"
		}
		if style.Reuse {
			lib.Done = "m.ReturnToVTPool()"
		}
		return lib
	})
}
