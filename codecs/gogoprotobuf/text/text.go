// Package text is gogo's jsonpb as the code made for its messages uses it.
package text

import (
	"bytes"

	"github.com/gogo/protobuf/jsonpb"
	"github.com/gogo/protobuf/proto"
)

// Append appends a message as JSON. The library writes to a writer.
func Append(dst []byte, m proto.Message) ([]byte, error) {
	w := bytes.NewBuffer(dst)
	err := new(jsonpb.Marshaler).Marshal(w, m)
	return w.Bytes(), err
}

// Unmarshal decodes JSON into a new message.
func Unmarshal(b []byte, m proto.Message) error {
	return jsonpb.Unmarshal(bytes.NewReader(b), m)
}
