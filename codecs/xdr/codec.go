// Package xdr adapts xdr2 and its predecessor xdr of github.com/davecgh/go-xdr, and their successor
// xdr3 of github.com/stellar/go-xdr.
package xdr

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	v1 "github.com/davecgh/go-xdr/xdr"
	"github.com/davecgh/go-xdr/xdr2"
	xdr3 "github.com/stellar/go-xdr/xdr3"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns davecgh/xdr, davecgh/xdr/v1 and stellar/xdr3.
func Codecs() []codec.Codec {
	const davecgh = "github.com/davecgh/go-xdr"
	allocates := func(source string) codec.Limit {
		return codec.Limit{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: source}
	}
	nests := func(source string) codec.Limit {
		return codec.Limit{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: source}
	}
	all := []codec.Codec{
		row("davecgh/xdr", davecgh, codec.Marks{}, version2.bind, allocates("source: xdr2/decode.go:decodeArray"), nests("source: xdr2/decode.go:decode")),
		row("davecgh/xdr/v1", davecgh, codec.Marks{Aliases: true}, bind1, allocates("source: xdr/decode.go:decodeArray"), nests("source: xdr/decode.go:decode")),
		row("stellar/xdr3", "github.com/stellar/go-xdr", codec.Marks{}, version3.bind),
	}
	for i, folder := range []string{"xdr2", "xdr", "xdr3"} {
		streams := codec.Statement{About: codec.Streams, Holds: true, What: "a decoder reads one value after the other", Source: "source: " + folder + "/decode.go:NewDecoder"}
		if folder == "xdr" {
			streams = codec.Statement{About: codec.Streams, What: "this version decodes from bytes only", Source: "source: xdr/decode.go:Unmarshal"}
		}
		all[i].Statements = []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: " + folder + "/encode.go:encodeMap"},
			streams,
		}
	}
	all[2].Statements = append(all[2].Statements, codec.Statement{
		About: codec.Strangers, Holds: true, What: "more than 1,500 levels are refused, lengths must lie within the input, and memory grows with what was decoded", Source: "source: xdr3/decode.go:mergeInputLenAndMaxSize",
	})
	const limited = "https://pkg.go.dev/github.com/davecgh/go-xdr/xdr2#NewDecoderLimited"
	all[0].Guards = []codec.Guard{
		{Against: codec.Allocates, Of: "bytes of a text, and elements of a list", Option: "NewDecoderLimited", Source: limited},
	}
	all[2].Guards = []codec.Guard{
		{Against: codec.Nests, Of: "levels", Default: "1,500", Option: "DecodeOptions.MaxDepth", Source: "https://pkg.go.dev/github.com/stellar/go-xdr/xdr3#DecodeOptions.MaxDepth"},
		{Against: codec.Allocates, Of: "bytes of a message", Default: "the length of the input, if it is known", Option: "DecodeOptions.MaxInputLen", Source: "https://pkg.go.dev/github.com/stellar/go-xdr/xdr3#DecodeOptions.MaxInputLen"},
		{Against: codec.Allocates, Of: "memory that a message may ask for", Option: "DecodeOptions.MaxMemoryBytes", Source: "https://pkg.go.dev/github.com/stellar/go-xdr/xdr3#DecodeOptions.MaxMemoryBytes"},
		{Against: codec.Allocates, Of: "elements allocated at once", Default: "256", Source: "source: xdr3/decode.go:MaxPrealloc"},
	}
	return all
}

func row(name, module string, marks codec.Marks, bind func(*codec.Type) codec.Port, limits ...codec.Limit) codec.Codec {
	return codec.Codec{
		Name:   name,
		Format: formats.XDR,
		Fields: codec.ByPosition,
		Module: module,
		Marks:  marks,
		Losses: []codec.Loss{
			{Rule: codec.NilEmpty, Why: "XDR arrays have a length and no nil"},
		},
		Limits: limits,
		Unfit:  unfit,
		Bind:   codec.Fitting(unfit, func(t *codec.Type) (codec.Port, error) { return bind(t), nil }),
	}
}

func unfit(t *schema.Type) string {
	if t.Kind == schema.Any {
		return "can't decode into an interface"
	}
	return ""
}

// library holds the functions of a version with readers and writers.
type library struct {
	marshal   func(io.Writer, any) (int, error)
	unmarshal func(io.Reader, any) (int, error)
	// encoder and decoder return the functions of long-lived coders.
	encoder func(io.Writer) coder
	decoder func(io.Reader) coder
}

var (
	version2 = library{
		xdr.Marshal, xdr.Unmarshal,
		func(w io.Writer) coder { return xdr.NewEncoder(w).Encode },
		func(r io.Reader) coder { return xdr.NewDecoder(r).Decode },
	}
	version3 = library{
		xdr3.Marshal, xdr3.Unmarshal,
		func(w io.Writer) coder { return xdr3.NewEncoder(w).Encode },
		func(r io.Reader) coder { return xdr3.NewDecoder(r).Decode },
	}
)

func (l library) bind(t *codec.Type) codec.Port {
	p := codec.ReflectivePort(t,
		func(v any) ([]byte, error) {
			var b bytes.Buffer
			_, err := l.marshal(&b, v)
			return b.Bytes(), explain(err)
		},
		func(b []byte, v any) error {
			_, err := l.unmarshal(bytes.NewReader(b), v)
			return err
		})
	p.Append = codec.AppendWith(func(w io.Writer) func(any) error { return l.encoder(w).Encode })
	p.NewEncoder = func(w io.Writer) codec.Encoder { return l.encoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return l.decoder(r) }
	return p
}

// coder encodes or decodes, and returns the number of bytes. Encode and Decode drop that number.
type coder func(v any) (int, error)

func (c coder) Encode(v any) error {
	_, err := c(v)
	return explain(err)
}

func (c coder) Decode(v any) error { return c.Encode(v) }

// bind1 binds version 1, which encodes to byte slices only.
func bind1(t *codec.Type) codec.Port {
	return codec.ReflectivePort(t, func(v any) ([]byte, error) {
		b, err := v1.Marshal(v)
		return b, explain(err)
	}, func(b []byte, v any) error {
		_, err := v1.Unmarshal(b, v)
		return err
	})
}

// explain says what the errors of davecgh's packages about nil pointers mean.
func explain(err error) error {
	if err == nil || !strings.Contains(err.Error(), "type 'invalid' is not valid") {
		return err
	}
	return fmt.Errorf("nil pointers are not supported: %w", err)
}
