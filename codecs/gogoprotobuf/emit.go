package gogoprotobuf

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"

	_ "github.com/gogo/protobuf/gogoproto" // registers its file
	gogo "github.com/gogo/protobuf/proto"
	pb "google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/descriptorpb"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/emit/proto"
)

const module = "github.com/gogo/protobuf"

// Emitter makes code with protoc-gen-gogofaster.
var Emitter = emit.Emitter{Name: "gogoprotobuf", Codecs: []string{"gogo/protobuf", "gogo/jsonpb"}, Emit: emitCode}

const extensions = "gogoproto/gogo.proto"

// gogoproto returns the file of the library's options, which the library embeds.
func gogoproto() (*descriptorpb.FileDescriptorProto, error) {
	z, err := gzip.NewReader(bytes.NewReader(gogo.FileDescriptor("gogo.proto")))
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	d := new(descriptorpb.FileDescriptorProto)
	if err := pb.Unmarshal(text, d); err != nil {
		return nil, err
	}
	// In the library, neither the file nor its import has a folder.
	d.Name, d.Dependency = pb.String(extensions), []string{"google/protobuf/descriptor.proto"}
	return d, nil
}

// stdtime returns options that make times in messages Go times.
func stdtime(optional bool) string {
	if optional {
		return "(gogoproto.stdtime) = true"
	}
	return "(gogoproto.stdtime) = true, (gogoproto.nullable) = false"
}

// delimited are streams of the library's package io, in which each message follows its size.
func delimited(p *convert.Package) emit.Streams {
	io, most := p.Import(module+"/io"), p.Import("math")+".MaxInt32"
	return emit.Streams{
		Writer: io + ".NewDelimitedWriter(w)", Encode: "return s.WriteMsg(m)",
		Reader: io + ".NewDelimitedReader(r, " + most + ")", Decode: "s.ReadMsg(m)",
	}
}

func emitCode(ctx context.Context, j *emit.Job) error {
	p := proto.NewPackage(j, proto.OneofStyle, func(*convert.Writer) convert.Type {
		return convert.Type{Kind: convert.Same, Go: "time.Time", Schema: proto.TimestampName, Note: proto.TimestampNote}
	}, nil)
	if p == nil {
		return nil
	}
	known, err := gogoproto()
	if err != nil {
		return err
	}
	err = proto.Generate(ctx, j, p.Messages, proto.Dialect{
		Syntax:   `syntax = "proto3"`,
		Imports:  []string{extensions},
		Presence: proto.Oneof,
		Time:     stdtime,
		Known:    map[string]*descriptorpb.FileDescriptorProto{extensions: known},
	}, proto.Plugin{Tool: "protoc-gen-gogofaster", Parameter: "Mgoogle/protobuf/timestamp.proto=" + module + "/types"})
	if err != nil {
		return err
	}
	return p.Finish(func(codec string) convert.Library {
		if codec == "gogo/protobuf" {
			return convert.Library{
				Marshal:   "m.Marshal()",
				Append:    p.Bridge() + ".Append(dst, m.Size(), m.MarshalToSizedBuffer)",
				Unmarshal: "m.Unmarshal(b)",
				Streams:   delimited(p),
			}
		}
		text := p.Import("github.com/wirebench/wirebench/codecs/gogoprotobuf/text")
		return convert.Library{
			Marshal:   text + ".Append(nil, m)",
			Append:    text + ".Append(dst, m)",
			Unmarshal: text + ".Unmarshal(b, m)",
			Streams: emit.Streams{
				Encode: "return " + text + ".Encode(s, m)",
				Reader: p.Import("encoding/json") + ".NewDecoder(r)", Decode: p.Import(module+"/jsonpb") + ".UnmarshalNext(s, m)",
			},
		}
	})
}
