package vtprotobuf

import (
	"context"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// emitters are two, although most of their code is the same. If a message can be pooled, the
// generator also writes another UnmarshalVT. That method takes inner messages from their pools and
// reuses the elements beyond the length of a list. So it would not be a measure of the code that
// users without pools get.
var emitters = [...]emit.Emitter{
	{Name: "vtprotobuf", Codecs: []string{"vtprotobuf", "vtprotobuf/unsafe"}, Emit: emitFresh},
	{Name: "vtprotobufpool", Codecs: []string{"vtprotobuf/pool"}, Emit: emitPool},
}

func emitFresh(ctx context.Context, j *emit.Job) error {
	return emitCode(ctx, j, proto.Style, "features=marshal+unmarshal+unmarshal_unsafe+size")
}

func emitPool(ctx context.Context, j *emit.Job) error {
	pooled := proto.Style
	pooled.New = func(typ string) string { return typ + "FromVTPool()" }
	pooled.Reuse = true
	return emitCode(ctx, j, pooled, "features=marshal+unmarshal+size+pool")
}

func emitCode(ctx context.Context, j *emit.Job, style convert.Style, features string) error {
	p := proto.NewPackage(j, style, proto.Timestamp, nil)
	if p == nil {
		return nil
	}
	parameters := []string{features}
	if style.Reuse {
		for _, m := range p.Messages {
			parameters = append(parameters, fmt.Sprintf("pool=%s.%s", proto.ImportPath(j), m.Go))
		}
	}
	plugin := proto.Plugin{Tool: "protoc-gen-go-vtproto", Parameter: strings.Join(parameters, ",")}
	if err := proto.Generate(ctx, j, p.Messages, proto.Proto3, proto.Plugin{}, plugin); err != nil {
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
