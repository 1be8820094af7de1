// Package noop does nothing: its row is what the harness itself costs.
package noop

import "github.com/wirebench/wirebench/codec"

// Codecs returns noop.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "noop",
		Family: "none",
		Marks:  codec.Marks{Floor: true},
		Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{Marshal: marshal, Append: appendTo, Unmarshal: unmarshal, UnmarshalInto: into}, nil
		},
	}}
}

func marshal(any) ([]byte, error)                { return nil, nil }
func appendTo(dst []byte, _ any) ([]byte, error) { return dst, nil }
func unmarshal([]byte) (any, error)              { return nil, nil }
func into([]byte, any) error                     { return nil }
