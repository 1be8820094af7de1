// Package text has the calls of gogo's jsonpb for the code made for its messages.
package text

import (
	"bytes"

	"github.com/gogo/protobuf/jsonpb"
	"github.com/gogo/protobuf/proto"
)

// Append appends a message as JSON. The library only writes to a writer.
func Append(dst []byte, m proto.Message) ([]byte, error) {
	w := bytes.NewBuffer(dst)
	err := new(jsonpb.Marshaler).Marshal(w, m)
	return w.Bytes(), err
}

// Unmarshal decodes JSON into a new message.
func Unmarshal(b []byte, m proto.Message) error {
	return jsonpb.Unmarshal(bytes.NewReader(b), m)
}
