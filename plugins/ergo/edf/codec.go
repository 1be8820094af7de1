// Package edf is the codec of EDF, the format of the Ergo framework, implemented by the framework
// itself.
//
// It must not know data sets or how it is measured: it registers any type.
package edf

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"

	"ergo.services/ergo/gen"
	"ergo.services/ergo/lib"
	framework "ergo.services/ergo/net/edf"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns the codecs of this program: EDF, implemented by the framework itself.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name: "ergo/edf", Format: formats.Format{Name: "EDF"}, Fields: codec.ByPosition, Module: "ergo.services/ergo", Bind: bind,
		Losses: []codec.Loss{{Rule: codec.NilEmpty, Why: "the format has no nil []byte: it comes back empty"}},
	}}
}

// bind registers the type and all types that it contains, as users of the framework do at the start
// of their program.
func bind(t *codec.Type) (codec.Port, error) {
	if err := register(t.Go, make(map[reflect.Type]bool)); err != nil {
		return codec.Port{}, err
	}
	return codec.ReflectivePort(t, marshal, unmarshal), nil
}

// register registers a type after the types that it contains.
func register(t reflect.Type, seen map[reflect.Type]bool) error {
	if seen[t] {
		return nil
	}
	seen[t] = true
	switch t.Kind() {
	case reflect.Pointer:
		return errors.New("no pointers")
	case reflect.Slice, reflect.Array:
		if err := register(t.Elem(), seen); err != nil {
			return err
		}
	case reflect.Map:
		if err := errors.Join(register(t.Key(), seen), register(t.Elem(), seen)); err != nil {
			return err
		}
	case reflect.Struct:
		if _, itself := reflect.Zero(t).Interface().(fmt.Stringer); itself && t.PkgPath() == "time" {
			return nil
		}
		for i := range t.NumField() {
			if err := register(t.Field(i).Type, seen); err != nil {
				return err
			}
		}
	}
	if t.Name() == "" || t.PkgPath() == "" {
		return nil
	}
	if err := framework.RegisterTypeOf(reflect.Zero(t).Interface()); !errors.Is(err, gen.ErrTaken) {
		return err
	}
	return nil
}

func marshal(v any) ([]byte, error) {
	b := lib.TakeBuffer()
	defer lib.ReleaseBuffer(b)
	if err := framework.Encode(reflect.ValueOf(v).Elem().Interface(), b, framework.Options{}); err != nil {
		return nil, err
	}
	return bytes.Clone(b.B), nil
}

func unmarshal(b []byte, v any) error {
	got, _, err := framework.Decode(b, framework.Options{})
	if err != nil {
		return err
	}
	out, in := reflect.ValueOf(v).Elem(), reflect.ValueOf(got)
	if in.Type() != out.Type() {
		return fmt.Errorf("a %s came back as %s", out.Type(), in.Type())
	}
	out.Set(in)
	return nil
}
