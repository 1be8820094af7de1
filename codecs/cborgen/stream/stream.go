// Package stream has helpers for the code made for cbor-gen, because the library's methods take
// readers and writers.
package stream

import (
	"bytes"

	cbg "github.com/whyrusleeping/cbor-gen"
)

// Marshal returns the encoding of v.
func Marshal(v cbg.CBORMarshaler) ([]byte, error) {
	var b bytes.Buffer
	err := v.MarshalCBOR(&b)
	return b.Bytes(), err
}

// Append appends the encoding of v to dst.
func Append(dst []byte, v cbg.CBORMarshaler) ([]byte, error) {
	b := bytes.NewBuffer(dst)
	err := v.MarshalCBOR(b)
	return b.Bytes(), err
}

// Unmarshal decodes into v.
func Unmarshal(b []byte, v cbg.CBORUnmarshaler) error {
	return v.UnmarshalCBOR(bytes.NewReader(b))
}
