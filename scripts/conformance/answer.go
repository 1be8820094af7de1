package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"buf.build/go/hyperpb"
	"github.com/bufbuild/protocompile"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/dynamicpb"
)

// decoders read a message of a type from its bytes.
var decoders = map[string]func(a *answerer, b []byte, of protoreflect.MessageDescriptor) (proto.Message, error){
	"protobuf": func(a *answerer, b []byte, of protoreflect.MessageDescriptor) (proto.Message, error) {
		m := dynamicpb.NewMessage(of)
		return m, proto.UnmarshalOptions{Resolver: a.types}.Unmarshal(b, m)
	},
	"hyperpb": func(a *answerer, b []byte, of protoreflect.MessageDescriptor) (proto.Message, error) {
		read := hyperpb.NewMessage(hyperpb.CompileMessageDescriptor(of, hyperpb.WithExtensionsFromFiles(a.files)))
		if err := proto.Unmarshal(b, read); err != nil {
			return nil, err
		}
		m := dynamicpb.NewMessage(of) // hyperpb does not encode
		proto.Merge(m, read)
		return m, nil
	},
}

func names() []string { return []string{"protobuf", "hyperpb"} }

// answerer answers requests of the runner with one decoder.
type answerer struct {
	decoder string
	files   *protoregistry.Files
	types   *dynamicpb.Types
}

// newAnswerer compiles the protos of a folder.
func newAnswerer(dir, decoder string, protos []string) (*answerer, error) {
	if decoders[decoder] == nil {
		return nil, fmt.Errorf("there is no decoder %q", decoder)
	}
	compiler := protocompile.Compiler{Resolver: protocompile.WithStandardImports(&protocompile.SourceResolver{ImportPaths: []string{dir}})}
	compiled, err := compiler.Compile(context.Background(), protos...)
	if err != nil {
		return nil, err
	}
	a := &answerer{decoder: decoder, files: new(protoregistry.Files)}
	for _, f := range compiled {
		if err := a.register(f); err != nil {
			return nil, err
		}
	}
	a.types = dynamicpb.NewTypes(a.files)
	return a, nil
}

// register adds a file after those that it imports.
func (a *answerer) register(f protoreflect.FileDescriptor) error {
	if _, err := a.files.FindFileByPath(f.Path()); err == nil {
		return nil
	}
	for i := range f.Imports().Len() {
		if err := a.register(f.Imports().Get(i).FileDescriptor); err != nil {
			return err
		}
	}
	return a.files.RegisterFile(f)
}

// serve answers requests until there are no more.
func serve(dir, decoder string, in io.Reader, out io.Writer) error {
	var protos []string
	for _, pattern := range []string{"conformance/*.proto", "google/protobuf/*.proto"} {
		found, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return err
		}
		for _, f := range found {
			name, err := filepath.Rel(dir, f)
			if err != nil {
				return err
			}
			protos = append(protos, filepath.ToSlash(name))
		}
	}
	if len(protos) == 0 {
		return fmt.Errorf("%s has no protos: %w", dir, os.ErrNotExist)
	}
	a, err := newAnswerer(dir, decoder, protos)
	if err != nil {
		return err
	}
	for {
		var size [4]byte
		if _, err := io.ReadFull(in, size[:]); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		request := make([]byte, binary.LittleEndian.Uint32(size[:]))
		if _, err := io.ReadFull(in, request); err != nil {
			return err
		}
		response, err := a.answer(request)
		if err != nil {
			return err
		}
		if _, err := out.Write(append(binary.LittleEndian.AppendUint32(nil, uint32(len(response))), response...)); err != nil {
			return err
		}
	}
}

// The numbers of the runner's enums.
const (
	asProtobuf, asJSON, asText = 1, 2, 4
	ignoreUnknown              = 3
)

// answer returns the encoded response to an encoded request.
func (a *answerer) answer(request []byte) ([]byte, error) {
	of, err := a.message("conformance.ConformanceRequest")
	if err != nil {
		return nil, err
	}
	req := dynamicpb.NewMessage(of)
	if err := proto.Unmarshal(request, req); err != nil {
		return nil, fmt.Errorf("a request of the runner: %w", err)
	}
	respond, err := a.message("conformance.ConformanceResponse")
	if err != nil {
		return nil, err
	}
	response := dynamicpb.NewMessage(respond)
	field, value := a.result(req)
	response.Set(respond.Fields().ByName(field), value)
	return proto.MarshalOptions{Deterministic: true}.Marshal(response)
}

func (a *answerer) message(name protoreflect.FullName) (protoreflect.MessageDescriptor, error) {
	d, err := a.files.FindDescriptorByName(name)
	if err != nil {
		return nil, err
	}
	m, ok := d.(protoreflect.MessageDescriptor)
	if !ok {
		return nil, fmt.Errorf("%s is no message", name)
	}
	return m, nil
}

// result returns the field of the response that is set, and its value.
func (a *answerer) result(req *dynamicpb.Message) (field protoreflect.Name, value protoreflect.Value) {
	get := func(name protoreflect.Name) protoreflect.Value {
		return req.Get(req.Descriptor().Fields().ByName(name))
	}
	said := func(field protoreflect.Name, err error) (protoreflect.Name, protoreflect.Value) {
		return field, protoreflect.ValueOfString(err.Error())
	}
	of, err := a.message(protoreflect.FullName(get("message_type").String()))
	if err != nil {
		return said("runtime_error", err)
	}
	payload := req.WhichOneof(req.Descriptor().Oneofs().ByName("payload"))
	if payload == nil {
		return said("runtime_error", errors.New("the request has no payload"))
	}
	var m proto.Message
	switch payload.Name() {
	case "protobuf_payload":
		m, err = decoders[a.decoder](a, get("protobuf_payload").Bytes(), of)
	case "json_payload", "text_payload":
		if a.decoder != "protobuf" {
			return said("skipped", errors.New("the decoder reads no text"))
		}
		m = dynamicpb.NewMessage(of)
		text := []byte(get(payload.Name()).String())
		if payload.Name() == "text_payload" {
			err = prototext.UnmarshalOptions{Resolver: a.types}.Unmarshal(text, m)
		} else {
			discard := get("test_category").Enum() == ignoreUnknown
			err = protojson.UnmarshalOptions{Resolver: a.types, DiscardUnknown: discard}.Unmarshal(text, m)
		}
	default:
		return said("skipped", fmt.Errorf("%s is for Google only", payload.Name()))
	}
	if err != nil {
		return said("parse_error", err)
	}
	return a.encoded(m, get("requested_output_format").Enum(), get("print_unknown_fields").Bool())
}

// encoded returns the field for an encoded message, and its value.
func (a *answerer) encoded(m proto.Message, format protoreflect.EnumNumber, unknown bool) (field protoreflect.Name, value protoreflect.Value) {
	var b []byte
	var err error
	switch format {
	case asProtobuf:
		if b, err = (proto.MarshalOptions{Deterministic: true}).Marshal(m); err == nil {
			return "protobuf_payload", protoreflect.ValueOfBytes(b)
		}
	case asJSON:
		if b, err = (protojson.MarshalOptions{Resolver: a.types}).Marshal(m); err == nil {
			return "json_payload", protoreflect.ValueOfString(string(b))
		}
	case asText:
		if b, err = (prototext.MarshalOptions{Resolver: a.types, EmitUnknown: unknown}).Marshal(m); err == nil {
			return "text_payload", protoreflect.ValueOfString(string(b))
		}
	default:
		return "skipped", protoreflect.ValueOfString(fmt.Sprintf("the output format %d is for Google only", format))
	}
	return "serialize_error", protoreflect.ValueOfString(err.Error())
}
