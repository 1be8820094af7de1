// Package ugorji adapts github.com/ugorji/go/codec. The library has one engine for several wire
// formats, each chosen by a handle.
package ugorji

import (
	"io"
	"reflect"

	"github.com/ugorji/go/codec"

	wb "github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// streamBuffer is the size in bytes of the buffers that the documentation recommends for handles on
// streams.
const streamBuffer = 4096

// format is one of the library's formats.
type format struct {
	name  string
	known formats.Format
	// handle returns a handle of the format with its own options set, and the options that all
	// handles have.
	handle func() (codec.Handle, *codec.DecodeOptions, *codec.EncodeOptions)
	losses []wb.Loss
	marks  wb.Marks
}

var handles = []format{
	{"ugorji/msgpack", formats.MessagePack, func() (codec.Handle, *codec.DecodeOptions, *codec.EncodeOptions) {
		h := &codec.MsgpackHandle{WriteExt: true}
		return h, &h.DecodeOptions, &h.EncodeOptions
	}, []wb.Loss{
		{Rule: wb.ZoneOffset, Why: "the MessagePack timestamp is an instant; it is decoded into UTC"},
	}, wb.Marks{}},
	{"ugorji/binc", formats.Binc, func() (codec.Handle, *codec.DecodeOptions, *codec.EncodeOptions) {
		h := new(codec.BincHandle)
		return h, &h.DecodeOptions, &h.EncodeOptions
	}, nil, wb.Marks{}},
	{"ugorji/cbor", formats.CBOR, func() (codec.Handle, *codec.DecodeOptions, *codec.EncodeOptions) {
		h := new(codec.CborHandle)
		return h, &h.DecodeOptions, &h.EncodeOptions
	}, []wb.Loss{
		{Rule: wb.TimeMicro, Why: "the library rounds CBOR times to the microsecond"},
		{Rule: wb.ZoneOffset, Why: "the library writes CBOR times in UTC"},
	}, wb.Marks{}},
	{"ugorji/simple", formats.Simple, func() (codec.Handle, *codec.DecodeOptions, *codec.EncodeOptions) {
		h := new(codec.SimpleHandle)
		return h, &h.DecodeOptions, &h.EncodeOptions
	}, nil, wb.Marks{}},
	{"ugorji/json", formats.JSON, func() (codec.Handle, *codec.DecodeOptions, *codec.EncodeOptions) {
		// Without MapKeyAsString, map keys are written in their own type, and {1:2} is not valid
		// JSON.
		h := &codec.JsonHandle{MapKeyAsString: true}
		return h, &h.DecodeOptions, &h.EncodeOptions
	}, nil, wb.Marks{Text: true}},
}

// Codecs returns two codecs for each format of the library: one writes structs as maps by field
// name, and one as arrays by field position.
func Codecs() []wb.Codec {
	var all []wb.Codec
	for _, f := range handles {
		all = append(all, f.codec(f.name, wb.ByName), f.codec(f.name+"/array", wb.ByPosition))
	}
	return all
}

func (f format) codec(name string, fields wb.Fields) wb.Codec {
	h, d, e := f.handle()
	d.MapType = reflect.TypeFor[map[string]any]()
	d.ReaderBufferSize = streamBuffer
	e.WriterBufferSize = streamBuffer
	e.StructToArray = fields == wb.ByPosition
	k := wb.Codec{
		Name:   name,
		Format: f.known,
		Fields: fields,
		Module: "github.com/ugorji/go/codec",
		Marks:  f.marks,
		Losses: f.losses,
		Guards: []wb.Guard{
			{Against: wb.Nests, Of: "levels", Default: "1,024", Option: "DecodeOptions.MaxDepth", Source: "https://pkg.go.dev/github.com/ugorji/go/codec#DecodeOptions.MaxDepth"},
			{Against: wb.Allocates, Of: "elements allocated at once", Default: "1 MiB", Option: "DecodeOptions.MaxInitLen", Source: "https://pkg.go.dev/github.com/ugorji/go/codec#DecodeOptions.MaxInitLen"},
			{Against: wb.Allocates, Of: "bytes read at once from a stream", Default: "4 KiB", Option: "DecodeOptions.MaxBytesLen", Source: "https://pkg.go.dev/github.com/ugorji/go/codec#DecodeOptions.MaxBytesLen"},
		},
		Statements: []wb.Statement{
			{About: wb.Determined, What: "maps are written in the order of Go's iteration unless the option Canonical is set", Source: "https://pkg.go.dev/github.com/ugorji/go/codec#EncodeOptions"},
			{About: wb.Streams, Holds: true, What: "a decoder reads one message after the other", Source: "https://pkg.go.dev/github.com/ugorji/go/codec#Decoder.Decode"},
		},
		Bind: func(t *wb.Type) (wb.Port, error) { return bind(t, h), nil },
	}
	if f.known.Name == formats.JSON.Name {
		k.Statements = append(k.Statements, wb.Statement{About: wb.Strangers, Holds: true, What: "more than 1,024 levels are refused, and JSON has no lengths to believe", Source: "https://pkg.go.dev/github.com/ugorji/go/codec#DecodeOptions"})
	}
	if fields == wb.ByName { // the type's methods define how a struct is written
		k = wb.WithOwn[codec.Selfer](k)
	}
	return k
}

func bind(t *wb.Type, h codec.Handle) wb.Port {
	enc := encoder{enc: codec.NewEncoderBytes(nil, h)}
	dec := codec.NewDecoderBytes(nil, h)
	unmarshal := func(b []byte, v any) error {
		dec.ResetBytes(b)
		return dec.Decode(v)
	}
	p := wb.ReflectivePort(t, enc.marshal, unmarshal)
	p.Append = enc.append
	p.NewEncoder = func(w io.Writer) wb.Encoder { return codec.NewEncoder(w, h) }
	p.NewDecoder = func(r io.Reader) wb.Decoder { return codec.NewDecoder(r, h) }
	return p
}

// encoder keeps an Encoder and resets it for each message.
type encoder struct {
	enc *codec.Encoder
	out []byte
}

func (e *encoder) marshal(v any) ([]byte, error) { return e.encode(nil, v) }

// append encodes into the free part of dst, because the library always writes from the start of the
// slice that it is given.
func (e *encoder) append(dst []byte, v any) ([]byte, error) {
	b, err := e.encode(dst[len(dst):], v)
	if len(dst) == 0 {
		return b, err
	}
	return append(dst, b...), err
}

func (e *encoder) encode(into []byte, v any) ([]byte, error) {
	e.out = into
	e.enc.ResetBytes(&e.out)
	err := e.enc.Encode(v)
	b := e.out
	e.out = nil
	return b, err
}
