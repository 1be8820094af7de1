// Package gotiny adapts github.com/niubaoshu/gotiny.
package gotiny

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"sync"

	"github.com/niubaoshu/gotiny"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns gotiny.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "gotiny",
		Format: formats.Gotiny,
		Fields: codec.ByPosition,
		Module: "github.com/niubaoshu/gotiny",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is written as nanoseconds since 1970 and decoded into the local zone"},
		},
		Limits: []codec.Limit{
			{Risk: codec.Panics, What: "a message that is cut short makes the library panic, and there are no errors", Source: "source: decbase.go:decUint64"},
			{Risk: codec.Allocates, What: "the number of a list's or map's elements is allocated before they are read", Source: "source: decEngine.go:buildDecEngine"},
			{Risk: codec.Nests, What: "types that are part of themselves nest as deep as the input says", Source: "source: decEngine.go:buildDecEngine"},
			{Risk: codec.Strays, What: "the length of a text may reach beyond the message into the rest of the caller's buffer", Source: "source: decbase.go:decString"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: encEngine.go:buildEncEngine"},
			{About: codec.Streams, What: "a message is decoded from bytes that end with it", Source: "source: decoder.go:Decode"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if race.Enabled && slices.ContainsFunc([]schema.Kind{schema.List, schema.Any}, t.Schema.Has) {
		return codec.Port{}, errors.New("under -race its pointer arithmetic on slices ends the process")
	}
	if t.Schema.Has(schema.Any) {
		register()
	}
	if t.Surrogate != nil {
		for _, v := range t.Surrogate.Behind {
			registerUsers(v)
		}
	}
	c := newCoder(t.Go)
	p := codec.ReflectivePort(t, c.marshal, c.unmarshal)
	p.Append = c.append
	return p, nil
}

// register registers the types of interface values. The library does this itself when it encodes
// them, but a process that only decodes would not know them.
var register = sync.OnceFunc(func() {
	for _, v := range []any{map[string]any(nil), []any(nil), "", false, 0, int64(0), uint64(0), 0.0, []byte(nil)} {
		gotiny.Register(v)
	}
})

// registerUsers registers the type of a value that a user's interface holds, as the documentation
// asks for. If it is registered already, or the type's own package registered it under another name,
// the library panics, and the earlier name stays.
func registerUsers(v any) {
	registering.Lock()
	defer registering.Unlock()
	defer func() { _ = recover() }()
	gotiny.Register(v)
}

// registering guards the library's map of types, which has no lock.
var registering sync.Mutex

// coder holds long-lived coders of one type.
type coder struct {
	t reflect.Type
	// enc has a buffer of its own; onto appends to a given buffer.
	enc, onto *gotiny.Encoder
	dec       *gotiny.Decoder
	// busy stays true if the library panicked. Such a coder would continue in the middle of the
	// message.
	busy bool
}

func newCoder(t reflect.Type) *coder {
	return &coder{
		t:    t,
		enc:  gotiny.NewEncoderWithType(t),
		onto: gotiny.NewEncoderWithType(t),
		dec:  gotiny.NewDecoderWithType(t),
	}
}

// begin replaces the coders after a panic.
func (c *coder) begin() {
	if c.busy {
		*c = *newCoder(c.t)
	}
	c.busy = true
}

// marshal copies the encoder's result, because the next message overwrites its buffer.
func (c *coder) marshal(v any) ([]byte, error) {
	c.begin()
	b := bytes.Clone(c.enc.Encode(v))
	c.busy = false
	return b, nil
}

func (c *coder) append(dst []byte, v any) ([]byte, error) {
	c.begin()
	c.onto.AppendTo(dst)
	b := c.onto.Encode(v)
	c.busy = false
	return b, nil
}

// unmarshal never returns an error: on bad input the library panics or returns a wrong value.
func (c *coder) unmarshal(b []byte, v any) error {
	c.begin()
	c.dec.Decode(b, v)
	c.busy = false
	return nil
}
