// Package dedis adapts go.dedis.ch/protobuf.
package dedis

import (
	"errors"
	"fmt"
	"reflect"

	"go.dedis.ch/protobuf"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// Codecs returns dedis/protobuf.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "dedis/protobuf",
		Format: formats.Protobuf,
		Fields: codec.ByNumber,
		Module: "go.dedis.ch/protobuf",
		Marks:  codec.Marks{Aliases: true},
		Losses: []codec.Loss{
			{Rule: codec.ZoneOffset, Why: "a time is written as nanoseconds since 1970 and decoded into the local zone"},
			{Rule: codec.NilEmpty, Why: "a repeated field without elements is not sent"},
		},
		Statements: []codec.Statement{
			{About: codec.Determined, What: "maps are written in the order of Go's iteration", Source: "source: encode.go:handleMap"},
			{About: codec.Streams, What: "messages have no end of their own, and the library writes no sizes before them", Source: "https://protobuf.dev/programming-guides/techniques/#streaming"},
		},
		Copyleft: "GPL-2.0",
		Bind:     bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	if t.Schema.Root.Kind != schema.Struct {
		return codec.Port{}, errors.New("the root must be a message: a struct")
	}
	if err := carries(t.Schema.Root, make(map[*schema.Type]bool)); err != nil {
		return codec.Port{}, err
	}
	return codec.ReflectivePort(t, protobuf.Encode, protobuf.Decode), nil
}

// carries returns the reason why t can't be carried, or nil if it can.
func carries(t *schema.Type, seen map[*schema.Type]bool) error {
	if t == nil || seen[t] {
		return nil
	}
	seen[t] = true
	switch {
	case t.Kind == schema.Any:
		return errors.New("no interfaces without a constructor for each type behind them")
	case t.Kind == schema.Int && t.Bits < 32, t.Kind == schema.Uint && t.Bits < 32, t.Go.Kind() == reflect.Uint:
		return fmt.Errorf("no %v", t.Go.Kind())
	case t.Kind == schema.List && repeated(t.Elem):
		return fmt.Errorf("no lists of lists (%v)", t.Go)
	case t.Kind == schema.List && t.Elem.Kind == schema.Time:
		return errors.New("no lists of times")
	case t.Kind == schema.Array && t.Elem.Go.Kind() != reflect.Uint8:
		return fmt.Errorf("no arrays but of bytes (%v)", t.Go)
	case t.Kind == schema.Map && repeated(t.Elem):
		return fmt.Errorf("no lists or maps in maps (%v)", t.Go)
	case t.Kind == schema.Map && t.Elem.Kind == schema.Struct:
		return fmt.Errorf("no structs in maps, only pointers to them (%v)", t.Go)
	case t.Kind == schema.Array:
		return nil
	}
	for _, part := range []*schema.Type{t.Key, t.Elem} {
		if err := carries(part, seen); err != nil {
			return err
		}
	}
	for _, f := range t.Fields {
		if err := carries(f.Type, seen); err != nil {
			return err
		}
	}
	return nil
}

func repeated(t *schema.Type) bool {
	return t.Kind == schema.List || t.Kind == schema.Map || t.Kind == schema.Array && t.Elem.Go.Kind() != reflect.Uint8
}
