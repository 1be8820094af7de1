package avro

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/avro/testdata/shop"
	"github.com/wirebench/wirebench/internal/check"
)

//go:generate go run github.com/hamba/avro/v2/cmd/avrogen@v2.31.0 -pkg shop -encoders -o testdata/shop/order.go testdata/shop/order.avsc

// TestGenerated checks that a type that avrogen wrote is encoded with its own schema.
func TestGenerated(t *testing.T) {
	typ := codec.Of[shop.Order]("order")
	note := "quickly"
	values := []any{
		&shop.Order{ID: 1, Customer: "Ada", Note: &note, Lines: []shop.Line{{Sku: "tea", Cents: 450}}},
		&shop.Order{ID: 2, Customer: "Bob", Lines: []shop.Line{{Sku: "cup"}}},
	}
	k := Codecs()[0]
	if !k.Native(typ) || Codecs()[1].Native(typ) {
		t.Errorf("the type's own code is that of avro and of no other")
	}
	port, err := k.Bind(typ)
	if err != nil {
		t.Fatal(err)
	}
	p := check.NewProver(k, typ, port, values)
	for _, m := range []codec.Operation{codec.Encode, codec.Decode, codec.DecodeReuse} {
		if _, err := p.Prove(m); err != nil {
			t.Errorf("%s: %v", m, err)
		}
	}
	// Only the type's own schema has the note as a union, in which 1 means the text.
	if want := "\x02\x06Ada\x02\x0equickly"; string(p.Encoded[0][:len(want)]) != want {
		t.Errorf("%q does not begin with %q", p.Encoded[0], want)
	}
}
