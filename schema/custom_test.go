package schema

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"reflect"
	"testing"
	"time"

	"github.com/wirebench/wirebench/schema/testdata/shop"
)

func TestCustom(t *testing.T) {
	const text = MarshalText | UnmarshalText
	tests := []struct {
		of   reflect.Type
		want Custom
		text string
	}{
		{reflect.TypeFor[int](), 0, "none"},
		{reflect.TypeFor[shop.Line](), 0, "none"},
		{reflect.TypeFor[shop.Text](), text, "MarshalText+UnmarshalText"},
		{reflect.TypeFor[*shop.Text](), 0, "none"}, // the methods are those of the pointee
		{reflect.TypeFor[shop.WriteOnly](), MarshalBinary, "MarshalBinary"},
		{reflect.TypeFor[shop.False](), 0, "none"}, // other parameters and results
		{reflect.TypeFor[json.RawMessage](), MarshalJSON | UnmarshalJSON, "MarshalJSON+UnmarshalJSON"},
		{reflect.TypeFor[netip.Addr](), text | MarshalBinary | UnmarshalBinary, "MarshalText+UnmarshalText+MarshalBinary+UnmarshalBinary"},
		{reflect.TypeFor[big.Int](), MarshalJSON | UnmarshalJSON | text, "MarshalJSON+UnmarshalJSON+MarshalText+UnmarshalText"},
		{reflect.TypeFor[json.Marshaler](), 0, "none"},
		{reflect.TypeFor[time.Time](), 0, "none"},
		{reflect.TypeFor[struct{ *shop.Text }](), text, "MarshalText+UnmarshalText"},
		{reflect.TypeFor[struct{ json.Marshaler }](), MarshalJSON, "MarshalJSON"},
		{reflect.TypeFor[struct {
			shop.Text
			big.Float
		}](), 0, "none"}, // both embedded types have the method
	}
	for _, tt := range tests {
		if got := Of(tt.of).Root.Custom; got != tt.want || got.String() != tt.text {
			t.Errorf("%v has %v, want %s", tt.of, got, tt.text)
		}
	}
}
