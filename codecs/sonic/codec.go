// Package sonic is github.com/bytedance/sonic, a JSON library that compiles
// machine code for each type at run time.
package sonic

import "github.com/wirebench/wirebench/codec"

// Codecs returns sonic, the configuration that the library's documentation
// shows, and sonic/std, the one that it offers for compatibility with
// encoding/json.
func Codecs() []codec.Codec {
	return []codec.Codec{
		row("sonic", bindDefault),
		row("sonic/std", bindStd),
	}
}

func row(name string, bind func(*codec.Type) (codec.Port, error)) codec.Codec {
	return codec.Codec{
		Name:   name,
		Family: "JSON",
		Module: "github.com/bytedance/sonic",
		Marks:  codec.Marks{Text: true},
		Bind:   bind,
	}
}
