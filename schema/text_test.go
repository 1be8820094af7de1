package schema

import (
	"io"
	"path"
	"reflect"
	"strings"
	"testing"
	"time"

	money "github.com/wirebench/wirebench/schema/testdata/money.v2"
	"github.com/wirebench/wirebench/schema/testdata/shop"
)

func TestText(t *testing.T) {
	tests := []struct {
		of   reflect.Type
		want string
	}{
		{reflect.TypeFor[int8](), "int8"},
		{reflect.TypeFor[uint](), "uint"},
		{reflect.TypeFor[rune](), "int32"},
		{reflect.TypeFor[error](), "error"},
		{reflect.TypeFor[any](), "any"},
		{reflect.TypeFor[[]byte](), "[]byte"},
		{reflect.TypeFor[[2][]uint8](), "[2][]byte"},
		{reflect.TypeFor[[2]byte](), "[2]uint8"},
		{reflect.TypeFor[time.Time](), "TIME.Time"},
		{reflect.TypeFor[*time.Duration](), "*TIME.Duration"},
		{reflect.TypeFor[[]map[string]*shop.Line](), "[]map[string]*Line"},
		{reflect.TypeFor[map[[3]shop.Word]map[any]**int](), "map[[3]Word]map[any]**int"},
		{reflect.TypeFor[shop.Lines](), "Lines"},
		{reflect.TypeFor[[]shop.Octet](), "[]Octet"},
		{reflect.TypeFor[shop.Octets](), "Octets"},
		{reflect.TypeFor[shop.Matrix](), "Matrix"},
		{reflect.TypeFor[shop.Nest](), "Nest"},
		{reflect.TypeFor[shop.Recursive](), "Recursive"},
		{reflect.TypeFor[shop.Page[int]](), "Page[int]"},
		{reflect.TypeFor[[]shop.Page[shop.Page[money.Sum]]](), "[]Page[Page[MONEY.V2.Sum]]"},
		{reflect.TypeFor[money.Range[[2]map[money.Currency]*shop.Line]](), "MONEY.V2.Range[[2]map[MONEY.V2.Currency]*Line]"},
		{reflect.TypeFor[shop.Option[func(...money.Sum) (error, any)]](), "Option[func(...MONEY.V2.Sum) (error, interface {})]"},
		{reflect.TypeFor[shop.Option[struct {
			A money.Sum `json:"a]b.c"`
		}]](), `Option[struct { A MONEY.V2.Sum "json:\"a]b.c\"" }]`},
		{reflect.TypeFor[struct{}](), "struct{}"},
		{reflect.TypeFor[struct {
			A, B int `wire:"x"`
			shop.Line
			*money.Sum
			C []struct{ D any }
		}](), `struct{A int "wire:\"x\""; B int "wire:\"x\""; Line; *MONEY.V2.Sum; C []struct{D any}}`},
		// Types without an expression that another package could use.
		{reflect.TypeFor[[]chan shop.Line](), "[](a channel)"},
		{reflect.TypeFor[struct{ R interface{ io.Reader } }](), "struct{R (an interface with methods)}"},
		{reflect.TypeFor[struct {
			A int
			b int
		}](), "(a struct with unexported fields)"},
	}
	for _, tt := range tests {
		got := Of(tt.of).Root.Text(func(p string) string {
			if strings.HasSuffix(p, "/shop") {
				return ""
			}
			return strings.ToUpper(path.Base(p))
		})
		if got != tt.want {
			t.Errorf("%v\n got %s\nwant %s", tt.of, got, tt.want)
		}
	}
}

func TestString(t *testing.T) {
	got := Of(reflect.TypeFor[[]shop.Page[*money.Sum]]()).Root.String()
	if want := "[]shop.Page[*money.v2.Sum]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
