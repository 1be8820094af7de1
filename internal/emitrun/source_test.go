package emitrun

import (
	"errors"
	"net/netip"
	"reflect"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/edge"
	"github.com/wirebench/wirebench/schema"
)

type box[T any] struct{ Value T }

// TestTypeOf checks that a root is found wherever it is declared.
func TestTypeOf(t *testing.T) {
	const (
		family = "github.com/wirebench/wirebench/corpus/edge"
		here   = "github.com/wirebench/wirebench/internal/emitrun"
	)
	source, err := Load(t.Context(), "", nil, family)
	if err != nil {
		t.Fatal(err)
	}
	type local struct{ A int }
	type stamps = []time.Time
	refused := func(typ, why string) string {
		return "no code can be made for type " + typ + ": " + why + "; use an exported type that is declared outside of functions"
	}
	for _, c := range []struct {
		typ reflect.Type
		err string
	}{
		{typ: reflect.TypeFor[edge.Enums]()},
		{typ: reflect.TypeFor[map[string][]edge.Nests]()},
		{typ: reflect.TypeFor[time.Duration]()},
		{typ: reflect.TypeFor[stamps]()}, // an alias
		{typ: reflect.TypeFor[map[edge.Mode]time.Duration]()},
		{typ: reflect.TypeFor[[]codec.Loss]()},
		{typ: reflect.TypeFor[[2]*schema.Const]()}, // a package that edge imports only indirectly
		{typ: reflect.TypeFor[uint8]()},
		{typ: reflect.TypeFor[time.Time](), err: "messages that are nothing but a time: put it into a struct or a list, as libraries that know no times need it"},
		{typ: reflect.TypeFor[[]netip.Addr](), err: refused("[]netip.Addr", family+" does not need package net/netip")},
		{typ: reflect.TypeOf(errors.New("")).Elem(), err: refused("errors.errorString", "name errorString not exported by package errors")},
		{typ: reflect.TypeFor[[]local](), err: refused("[]emitrun.local", family+" does not need package "+here)},
		{typ: reflect.TypeFor[box[int]](), err: refused("emitrun.box[int]", family+" does not need package "+here)},
	} {
		t.Run(c.typ.String(), func(t *testing.T) {
			want := schema.Of(c.typ)
			got, err := source.TypeOf(want.Root.Text(func(path string) string { return path }))
			switch {
			case err != nil && err.Error() != c.err:
				t.Errorf("got  %v\nwant %s", err, c.err)
			case err != nil:
			case c.err != "":
				t.Errorf("%v, want the error %s", got, c.err)
			default:
				if diff := schema.Diff(schema.FromTypes(got), want); diff != "" {
					t.Errorf("%v is another type: %s", got, diff)
				}
			}
		})
	}
}
