// Package text has the calls of gogo's jsonpb for the code made for its messages.
package text

import (
	"bytes"
	"io"

	"github.com/gogo/protobuf/jsonpb"
	"github.com/gogo/protobuf/proto"
)

// Append appends a message as JSON. The library only writes to a writer.
func Append(dst []byte, m proto.Message) ([]byte, error) {
	w := bytes.NewBuffer(dst)
	err := Encode(w, m)
	return w.Bytes(), err
}

// Encode writes a message as JSON.
func Encode(w io.Writer, m proto.Message) error { return new(jsonpb.Marshaler).Marshal(w, m) }

// Unmarshal decodes JSON into a new message.
func Unmarshal(b []byte, m proto.Message) error {
	return jsonpb.Unmarshal(bytes.NewReader(b), m)
}
