// Package hprose adapts the serialization of Hprose in the three generations of its Go library,
// each in its simple mode: without references between values.
package hprose

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"reflect"
	"sync"

	v1 "github.com/hprose/hprose-go/io"
	v2 "github.com/hprose/hprose-golang/io"
	v3 "github.com/hprose/hprose-golang/v3/io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns a codec for each generation.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "hprose",
		Format: formats.Hprose,
		Fields: codec.ByName,
		Module: "github.com/hprose/hprose-go",
		Losses: []codec.Loss{{Rule: codec.NilEmpty, Why: "nil slices and maps are written as empty ones"}},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: reader.go:readSliceWithoutTag"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: writer.go:writeMap"},
			{About: codec.Streams, Holds: true, What: "a reader decodes one value after the other", Source: "source: reader.go:Unserialize"},
		},
		Bind: bind1,
	}, {
		Name:   "hprose/v2",
		Format: formats.Hprose,
		Fields: codec.ByName,
		Module: "github.com/hprose/hprose-golang",
		Losses: []codec.Loss{{Rule: codec.NilEmpty, Why: "an empty slice is decoded as nil, a nil map is written as an empty one"}},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "Unmarshal has no error and panics on damaged input", Source: "source: io/formatter.go:Unmarshal"},
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: io/slice_decoder.go:readListAsSlice"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: io/writer.go:writeMapBody"},
		},
		Bind: func(t *codec.Type) (codec.Port, error) {
			classes(t, v2.GetStructType, func(c reflect.Type, alias string) { v2.Register(reflect.Zero(c).Interface(), alias) })
			return codec.ReflectivePort(t, marshal2, unmarshal2), nil
		},
	}, {
		Name:   "hprose/v3",
		Format: formats.Hprose,
		Fields: codec.ByName,
		Module: "github.com/hprose/hprose-golang/v3",
		Losses: []codec.Loss{{Rule: codec.NilEmpty, Why: "an empty slice is decoded as nil"}},
		Limits: []codec.Limit{
			{Risk: codec.Allocates, What: "the number of a list's elements is allocated before they are read", Source: "source: io/slice_decoder.go:Decode"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: io/map_encoder.go:writeMap"},
		},
		Bind: func(t *codec.Type) (codec.Port, error) {
			classes(t, v3.GetStructType, func(c reflect.Type, alias string) { v3.RegisterName(alias, reflect.Zero(c).Interface()) })
			return codec.ReflectivePort(t, v3.Marshal, v3.Unmarshal), nil
		},
	}}
}

// registered guards the names of classes that are assigned here.
var registered sync.Mutex

// classes registers the structs of a type under their names, as the libraries do at first use.
// Structs of two packages may have the same name, and the libraries would treat them as one class.
// So the second one gets another name.
func classes(t *codec.Type, taken func(alias string) reflect.Type, register func(c reflect.Type, alias string)) {
	registered.Lock()
	defer registered.Unlock()
	for part := range t.Schema.All() {
		if part.Kind != schema.Struct || part.Go.Name() == "" {
			continue
		}
		alias := part.Go.Name()
		for other := taken(alias); other != nil && other != part.Go; other = taken(alias) {
			alias += "_"
		}
		register(part.Go, alias)
	}
}

func bind1(t *codec.Type) (codec.Port, error) {
	if t.Schema.Has(schema.Array) {
		return codec.Port{}, errors.New("can't decode arrays")
	}
	classes(t, v1.ClassManager.GetClass, func(c reflect.Type, alias string) { v1.ClassManager.Register(c, alias) })
	p := codec.ReflectivePort(t, v1.Marshal, v1.Unmarshal)
	var buf bytes.Buffer
	w := v1.NewWriter(&buf, true)
	p.Append = func(dst []byte, v any) ([]byte, error) {
		buf = *bytes.NewBuffer(dst)
		// Forget the classes of the previous message, because each message must be readable alone.
		w.Reset()
		err := w.Serialize(v)
		return buf.Bytes(), err
	}
	p.NewEncoder = func(w io.Writer) codec.Encoder {
		b := bufio.NewWriter(w)
		return encoder{b, v1.NewWriter(b, true)}
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder {
		return decoder{v1.NewReader(bufio.NewReader(r), true)}
	}
	return p, nil
}

type encoder struct {
	buf *bufio.Writer
	w   *v1.Writer
}

func (e encoder) Encode(v any) error {
	return errors.Join(e.w.Serialize(v), e.buf.Flush())
}

type decoder struct{ *v1.Reader }

func (d decoder) Decode(v any) error { return d.Unserialize(v) }

func marshal2(v any) ([]byte, error) { return v2.Marshal(v), nil }

// unmarshal2 never returns an error: on bad input the library panics.
func unmarshal2(b []byte, v any) error {
	v2.Unmarshal(b, v)
	return nil
}
