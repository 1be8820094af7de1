package evolve_test

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// planted are codecs of which it is known what they do when a type changes. They carry structs of int64 and
// strings.
func planted() []codec.Codec {
	byName := codec.Reflective(json.Marshal, json.Unmarshal)
	return []codec.Codec{
		{Name: "name", Fields: codec.ByName, Bind: byName},
		{Name: "position", Fields: codec.ByPosition, Bind: inOrder(false)},
		{Name: "position/lenient", Fields: codec.ByPosition, Bind: inOrder(true)},
		{Name: "number", Fields: codec.ByNumber, Bind: numbered},
		{Name: "writer", Fields: codec.ByWriter, Bind: withSchema},
		{Name: "keeps", Fields: codec.ByName, Bind: func(t *codec.Type) (codec.Port, error) {
			p, err := byName(t)
			p.Pass = func(b []byte) ([]byte, error) { return keep(t, b) }
			return p, err
		}},
		strict("fails", func(name string) error { return errors.New("no field " + name) }),
		strict("panics", func(name string) error { panic("no field " + name) }),
		strict("exits", func(string) error { os.Exit(3); return nil }),
		{Name: "refuses", Fields: codec.ByName, Bind: func(*codec.Type) (codec.Port, error) { return codec.Port{}, errors.New("no structs") }},
		{Name: "forgets", Fields: codec.ByName, Bind: codec.Reflective(json.Marshal, func([]byte, any) error { return nil })},
		{Name: "loses", Fields: codec.ByName, Bind: codec.Reflective(json.Marshal, func(b []byte, v any) error {
			err := json.Unmarshal(b, v)
			reflect.ValueOf(v).Elem().FieldByName("Count").SetZero()
			return err
		})},
		strict("takes", func(string) error {
			taken = make([]byte, 2<<30)
			return errors.New("it got memory that no machine has to have")
		}),
		{Name: "reader", Fields: codec.ByName, Reads: "name", Bind: func(t *codec.Type) (codec.Port, error) {
			p, err := byName(t)
			p.Marshal = nil
			return p, err
		}},
	}
}

// taken is memory that a planted codec took.
var taken []byte

// keep decodes a message, encodes it, and adds the fields that the type doesn't have.
func keep(t *codec.Type, b []byte) ([]byte, error) {
	all, known := make(map[string]json.RawMessage), make(map[string]json.RawMessage)
	if err := json.Unmarshal(b, &all); err != nil {
		return nil, err
	}
	v := t.New()
	if err := json.Unmarshal(b, v); err != nil {
		return nil, err
	}
	own, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(own, &known); err != nil {
		return nil, err
	}
	maps.Copy(all, known)
	return json.Marshal(all)
}

// strict returns a codec that does something when it meets a field that the type doesn't have.
func strict(name string, unknown func(name string) error) codec.Codec {
	return codec.Codec{Name: name, Format: formats.JSON, Fields: codec.ByName, Bind: func(t *codec.Type) (codec.Port, error) {
		return codec.ReflectivePort(t, json.Marshal, func(b []byte, v any) error {
			all := make(map[string]json.RawMessage)
			if err := json.Unmarshal(b, &all); err != nil {
				return err
			}
			for field := range all {
				if _, has := t.Go.FieldByName(field); !has {
					return unknown(field)
				}
			}
			return json.Unmarshal(b, v)
		}), nil
	}}
}

// put appends a number or a text.
func put(b []byte, v reflect.Value) []byte {
	if v.Kind() == reflect.Int64 {
		return binary.AppendVarint(b, v.Int())
	}
	return append(binary.AppendVarint(b, int64(v.Len())), v.String()...)
}

// get reads a number or a text.
func get(b []byte, v reflect.Value) ([]byte, error) {
	n, size := binary.Varint(b)
	if size <= 0 {
		return nil, io.ErrUnexpectedEOF
	}
	b = b[size:]
	if v.Kind() == reflect.Int64 {
		v.SetInt(n)
		return b, nil
	}
	if n < 0 || n > int64(len(b)) {
		return nil, fmt.Errorf("a text of %d bytes", n)
	}
	v.SetString(string(b[:n]))
	return b[n:], nil
}

func marshalInOrder(v any) (b []byte, err error) {
	s := reflect.ValueOf(v).Elem()
	for i := range s.NumField() {
		b = put(b, s.Field(i))
	}
	return b, nil
}

// inOrder returns the Bind of a codec that knows fields by their place. A lenient one accepts messages that
// are too short or too long.
func inOrder(lenient bool) func(*codec.Type) (codec.Port, error) {
	return codec.Reflective(marshalInOrder, func(b []byte, v any) (err error) {
		s := reflect.ValueOf(v).Elem()
		for i := range s.NumField() {
			if len(b) == 0 && lenient {
				return nil
			}
			if b, err = get(b, s.Field(i)); err != nil {
				return err
			}
		}
		if len(b) > 0 && !lenient {
			return errors.New("bytes after the message")
		}
		return nil
	})
}

// numbered binds a codec that writes the number of each field, and what kind of value follows.
func numbered(t *codec.Type) (codec.Port, error) {
	fields := schema.Of(t.Go).Root.Fields
	return codec.ReflectivePort(t, func(v any) (b []byte, err error) {
		s := reflect.ValueOf(v).Elem()
		for _, f := range fields {
			if x := s.Field(f.Index); !x.IsZero() {
				b = put(append(b, byte(f.ID), byte(x.Kind())), x)
			}
		}
		return b, nil
	}, func(b []byte, v any) (err error) {
		s := reflect.ValueOf(v).Elem()
		for len(b) > 2 {
			id, kind := int(b[0]), reflect.Kind(b[1])
			into := reflect.New(reflect.TypeFor[int64]()).Elem()
			if kind == reflect.String {
				into = reflect.New(reflect.TypeFor[string]()).Elem()
			}
			i := slices.IndexFunc(fields, func(f schema.Field) bool { return f.ID == id && s.Field(f.Index).Kind() == kind })
			if i >= 0 {
				into = s.Field(fields[i].Index)
			}
			if b, err = get(b[2:], into); err != nil {
				return err
			}
		}
		return nil
	}), nil
}

// withSchema binds a codec without names or numbers in its messages. A reader that knows the writer's names
// takes fields by name.
func withSchema(t *codec.Type) (codec.Port, error) {
	p, err := inOrder(true)(t)
	var own []string
	for i := range t.Go.NumField() {
		own = append(own, t.Go.Field(i).Name+" "+t.Go.Field(i).Type.String())
	}
	p.WriterSchema = []byte(strings.Join(own, ","))
	p.ReadWith = func(written []byte) (func([]byte) (any, error), error) {
		return func(b []byte) (any, error) {
			v := t.New()
			for field := range strings.SplitSeq(string(written), ",") {
				name, kind, _ := strings.Cut(field, " ")
				into := reflect.ValueOf(v).Elem().FieldByName(name)
				if !into.IsValid() {
					into = reflect.New(map[string]reflect.Type{"int64": reflect.TypeFor[int64](), "string": reflect.TypeFor[string]()}[kind]).Elem()
				}
				var err error
				if b, err = get(b, into); err != nil {
					return nil, err
				}
			}
			return v, nil
		}, nil
	}
	return p, err
}
