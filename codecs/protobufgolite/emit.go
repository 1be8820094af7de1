package protobufgolite

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// Emitter makes code with protoc-gen-go-lite.
var Emitter = emit.Emitter{
	Name:   "protobufgolite",
	Codecs: []string{"protobuf-go-lite", "protobuf-go-lite/unsafe", "protobuf-go-lite/json"},
	Emit:   emitCode,
}

// timestamp returns the library's own type for times.
func timestamp(w *convert.Writer) convert.Type {
	known := w.Import("github.com/aperturerobotics/protobuf-go-lite/types/known/timestamppb")
	return convert.Type{
		Kind: convert.Call, Go: "*" + known + ".Timestamp", Schema: proto.TimestampName,
		To: known + ".New(%s)", From: "%s.AsTime()", Note: proto.TimestampNote,
	}
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, proto.Style, timestamp, nil)
	if p == nil {
		return nil
	}
	plugin := proto.Plugin{Tool: "protoc-gen-go-lite", Parameter: "features=size+marshal+unmarshal+unmarshal_unsafe+json"}
	if err := proto.Generate(ctx, j, p.Messages, proto.Proto3, plugin); err != nil {
		return err
	}
	return p.Finish(func(codec string) convert.Library {
		lib := convert.Library{
			Marshal:   "m.MarshalVT()",
			Append:    p.Bridge() + ".Append(dst, m.SizeVT(), m.MarshalToSizedBufferVT)",
			Unmarshal: "m.UnmarshalVT(b)",
		}
		switch codec {
		case "protobuf-go-lite/unsafe":
			lib.Unmarshal = "m.UnmarshalVTUnsafe(b)"
		case "protobuf-go-lite/json":
			text := p.Import("github.com/wirebench/wirebench/codecs/protobufgolite/text")
			lib = convert.Library{Marshal: "m.MarshalJSON()", Append: text + ".Append(dst, m)", Unmarshal: "m.UnmarshalJSON(b)"}
		}
		return lib
	})
}
