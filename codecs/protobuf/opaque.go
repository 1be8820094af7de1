package protobuf

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

// OpaqueEmitter makes the code of the opaque API, which hides the fields of messages
// behind methods.
var OpaqueEmitter = emit.Emitter{Name: "protobufopaque", Codecs: []string{"protobuf/opaque"}, Emit: emitOpaque}

// opaque is edition 2023 with the rules of proto3.
var opaque = proto.Dialect{
	Syntax:   `edition = "2023"`,
	Imports:  []string{"google/protobuf/go_features.proto"},
	Options:  []string{"features.field_presence = IMPLICIT", "features.(.pb.go).api_level = API_OPAQUE"},
	Presence: proto.Feature,
}

var methods = convert.Style{
	New: convert.Plain.New,
	Set: func(w *convert.Writer, m string, f *convert.Field, v string) { w.P("%s.Set%s(%s)", m, f.Go, v) },
	Get: func(m string, f *convert.Field) string { return m + ".Get" + f.Go + "()" },
	Has: func(_ *convert.Writer, m string, f *convert.Field) string { return m + ".Has" + f.Go + "()" },
}

func emitOpaque(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, methods, proto.Timestamp, nil)
	if p == nil {
		return nil
	}
	if err := proto.Generate(ctx, j, p.Messages, opaque, proto.Plugin{}); err != nil {
		return err
	}
	library := proto.Delimited(p)
	return p.Finish(func(string) convert.Library { return library })
}
