// Package text has helpers for the JSON code made for protobuf-go-lite, in addition to the library.
package text

import (
	"bytes"

	"github.com/aperturerobotics/protobuf-go-lite/json"
)

// Append appends a message as JSON. The library only writes to a writer.
func Append(dst []byte, m json.Marshaler) ([]byte, error) {
	w := bytes.NewBuffer(dst)
	state := json.NewMarshalState(json.DefaultMarshalerConfig, json.NewJsonStream(w))
	m.MarshalProtoJSON(state)
	return w.Bytes(), state.Err()
}
