package files

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"

	"github.com/gogo/protobuf/jsonpb"
	gogo "github.com/gogo/protobuf/proto"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"
)

// protobuf reads a message of Protocol Buffers: one of Google's library, or of a library whose
// messages are like those of gogo/protobuf.
func protobuf(b []byte, v any) error {
	if bytes.HasPrefix(b, []byte("k8s\x00")) {
		return errors.New("it is in the envelope that Kubernetes puts around messages; decode it with its own library, in a function")
	}
	switch m := v.(type) {
	case proto.Message:
		return proto.Unmarshal(b, m)
	case gogo.Message:
		return gogo.Unmarshal(b, m)
	}
	return noMessage(v)
}

func protobufText(b []byte, v any) error {
	switch m := v.(type) {
	case proto.Message:
		return prototext.Unmarshal(b, m)
	case gogo.Message:
		return gogo.UnmarshalText(string(b), m)
	}
	return noMessage(v)
}

func noMessage(v any) error {
	return fmt.Errorf("%T isn't a Protocol Buffers message, and only such messages can be read from these files", v)
}

// protobufJSON reads the JSON of a message of Google's library, and ignores fields that the message
// lacks. ok is false for other types.
func protobufJSON(b []byte, v any) (ok bool, err error) {
	m, ok := v.(proto.Message)
	if !ok {
		return false, nil
	}
	return true, guarded(func() error { return protojson.UnmarshalOptions{DiscardUnknown: true}.Unmarshal(b, m) })
}

// gogoJSON reads JSON of messages with oneofs. encoding/json can't, because oneofs are interfaces.
func gogoJSON(b []byte, v any) bool {
	m, ok := v.(gogo.Message)
	if !ok {
		return false
	}
	m.Reset()
	reader := jsonpb.Unmarshaler{AllowUnknownFields: true}
	return guarded(func() error { return reader.Unmarshal(bytes.NewReader(b), m) }) == nil
}

var unknownField = regexp.MustCompile(`unknown field "([^"]*)"`)

// unreadProtobuf returns the first field in the JSON that a message lacks, or "" if there is none.
func unreadProtobuf(b []byte, m proto.Message) string {
	err := guarded(func() error { return protojson.Unmarshal(b, m) })
	if err == nil {
		return ""
	}
	if found := unknownField.FindStringSubmatch(err.Error()); found != nil {
		return found[1]
	}
	return ""
}
