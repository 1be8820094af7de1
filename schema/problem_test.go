package schema_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
	"github.com/wirebench/wirebench/schema/testdata/shop"
)

func TestProblems(t *testing.T) {
	const tag = "the number must be whole, from 1 to 2147483647; without it the field has "
	tests := []struct {
		of   reflect.Type
		want []string
	}{
		{reflect.TypeFor[shop.Composite](), nil},
		{reflect.TypeFor[shop.Enums](), nil},
		{reflect.TypeFor[shop.Wrong](), []string{
			`Wrong.mu: an unexported field: only its own package can use it; export it`,
			`Wrong.base: an embedded field of an unexported type: only its own package can use it; export the type`,
			`Wrong.label: an embedded field of an unexported type: only its own package can use it; export the type`,
			`Wrong.any: an embedded field of an unexported type: only its own package can use it; export the type`,
			`Wrong.Lines[].note: an unexported field: only its own package can use it; export it`,
			`Wrong.Lines[].B: the tag wire:"2": field A has that number; without it the field has 3`,
			`Wrong.Lines[].C: the tag wire:"0": ` + tag + `4`,
			`Wrong.Lines[].D: the tag wire:"-1": ` + tag + `5`,
			`Wrong.Lines[].E: the tag wire:"four": ` + tag + `6`,
			`Wrong.Lines[].F: the tag wire:"": ` + tag + `7`,
			`Wrong.Lines[].G: the tag wire:"2147483648": ` + tag + `8`,
			`Wrong.Done: a channel: the values that pass through it are not part of it; send a slice of these values`,
			`Wrong.Twice[]: a channel: the values that pass through it are not part of it; send a slice of these values`,
			`Wrong.Hooks[]: a function: code can't be sent; send a name for the function`,
			`Wrong.Raw: unsafe.Pointer: an address means nothing to the receiver; send the value that it points to`,
			`Wrong.Addr: uintptr: an address means nothing to the receiver; use uint64 for a number`,
			`Wrong.Phase: a complex number: few formats have such numbers; use a struct of two floats`,
			`Wrong.Err: an interface with methods: decoding can't know which type it holds; use that type, or any`,
			`Wrong.Reader: an interface with methods: decoding can't know which type it holds; use that type, or any`,
			`Wrong.Keys[key]: an interface with methods: decoding can't know which type it holds; use that type, or any`,
			`Wrong.Sum.cents: an unexported field: only its own package can use it; export it, or send the result of its MarshalText`,
			`Wrong.Inner._: a blank field of a type without a name: only its own package can express that type; give the type a name`,
			`Wrong.Inner.x: an unexported field: only its own package can use it; export it`,
		}},
		{reflect.TypeFor[func()](), []string{
			`the type itself: a function: code can't be sent; send a name for the function`,
		}},
		{reflect.TypeFor[[]shop.Page[*shop.WrongLine]](), []string{
			`[].Items[].note: an unexported field: only its own package can use it; export it`,
			`[].Items[].B: the tag wire:"2": field A has that number; without it the field has 3`,
			`[].Items[].C: the tag wire:"0": ` + tag + `4`,
			`[].Items[].D: the tag wire:"-1": ` + tag + `5`,
			`[].Items[].E: the tag wire:"four": ` + tag + `6`,
			`[].Items[].F: the tag wire:"": ` + tag + `7`,
			`[].Items[].G: the tag wire:"2147483648": ` + tag + `8`,
		}},
	}
	for _, tt := range tests {
		t.Run(tt.of.String(), func(t *testing.T) {
			var got []string
			for _, p := range schema.Of(tt.of).Problems() {
				if p.Type == nil || p.Type.Why == "" && p.Type.Kind != schema.Struct {
					t.Errorf("%v is in the type %v", p, p.Type)
				}
				got = append(got, p.String())
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestHelpOfCustomTypes checks that a method is advised only if it has an inverse.
func TestHelpOfCustomTypes(t *testing.T) {
	const way = ", or send the result of its "
	tests := []struct {
		of   reflect.Type
		want string
	}{
		{reflect.TypeFor[struct{ a int }](), ""},
		{reflect.TypeFor[struct {
			a int
			shop.Text
		}](), way + "MarshalText"},
		{reflect.TypeFor[struct {
			a int
			*shop.WriteOnly
		}](), ""},
	}
	for _, tt := range tests {
		for _, p := range schema.Of(tt.of).Problems() {
			if _, got, _ := strings.Cut(p.Help, "export it"); got != tt.want {
				t.Errorf("%v: help ends in %q, want %q", tt.of, got, tt.want)
			}
		}
	}
}
