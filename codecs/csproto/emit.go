package csproto

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes code with protoc-gen-fastmarshal.
var Emitter = emit.Emitter{Name: "csproto", Codecs: []string{"csproto"}, Emit: emitCode}

// unfit returns the reason why the plugin makes no Go code for a type, "" if it does.
func unfit(t *schema.Type) string {
	if t.Kind == schema.Map && t.Key.Kind == schema.Bool {
		return "no maps with bools as keys"
	}
	return ""
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, proto.Style, proto.Timestamp, unfit)
	if p == nil {
		return nil
	}
	plugin := proto.Plugin{Tool: "protoc-gen-fastmarshal", Parameter: "apiversion=v2"}
	if err := proto.Generate(ctx, j, p.Messages, proto.Proto3, proto.Plugin{}, plugin); err != nil {
		return err
	}
	library := p.Import("github.com/CrowdStrike/csproto")
	return p.Finish(func(string) convert.Library {
		return convert.Library{
			Marshal:   library + ".Marshal(m)",
			Append:    p.Bridge() + ".AppendTo(dst, " + library + ".Size(m), m.MarshalTo)",
			Unmarshal: library + ".Unmarshal(b, m)",
		}
	})
}
