package cbortagged

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

type (
	// Tagged has tags that its user chose.
	Tagged struct {
		Name   string `cbor:"name,omitempty"`
		Place  string `json:"place,omitempty"`
		Left   string `json:"-"`
		Chosen int    `cbor:"-3,keyasint"`
		Number int    `wire:"9"`
	}
	// Cell is a key of a map.
	Cell struct{ Row, Column int }
	// Board has a map with structs as keys.
	Board struct{ Cells map[Cell]string }
)

// A root that is not a struct needs no struct around it. A field keeps the options of its user's
// tag; only the name changes.
func TestMade(t *testing.T) {
	const (
		array    = "= *Tagged struct{ _ struct{} `cbor:\",toarray\"` Name string `cbor:\"name,omitempty\"` Place string `json:\"place,omitempty\"` Left string `json:\"-\"`"
		keyasint = "= *Tagged struct{ Name string `cbor:\"1,keyasint,omitempty\"` Place string `cbor:\"2,keyasint,omitempty\"` Left string `cbor:\"-\"` Chosen int `cbor:\"-3,keyasint\"` Number int `cbor:\"9,keyasint\"` }"
	)
	for i, want := range []struct {
		tags   []string
		refuse bool
	}{
		{strings.SplitAfter(array, "*Tagged "), true},
		{strings.SplitAfter(keyasint, "*Tagged "), false},
	} {
		f := forms[i]
		t.Run(f.codec, func(t *testing.T) {
			text := made(t, f, reflect.TypeFor[*Tagged](), reflect.TypeFor[Board]())
			for _, part := range want.tags {
				if !strings.Contains(text, strings.TrimSpace(part)) {
					t.Errorf("lacks %s:\n%s", part, text)
				}
			}
			if refused := strings.Contains(text, `codec.Unfit("Board.Cells: no maps by structs")`); refused != want.refuse {
				t.Errorf("a map by structs: refused is %v:\n%s", refused, text)
			}
		})
	}
}

// made returns the code that a form makes for types, with single spaces for white space.
func made(t *testing.T, f form, types ...reflect.Type) string {
	t.Helper()
	var schemas []*schema.Schema
	for _, typ := range types {
		schemas = append(schemas, schema.Of(typ))
	}
	j := codec.Job{Roots: emit.Roots(schemas), Import: "example.com/toy", Dir: filepath.Join(t.TempDir(), "toy")}
	e := emit.Emitter{Name: f.name, Codecs: []string{f.codec}, Emit: f.emit}
	if err := e.Make(t.Context(), j); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, name := range []string{"types.go", "glue.go"} {
		b, err := os.ReadFile(filepath.Join(j.Dir, name))
		if err != nil {
			t.Fatal(err)
		}
		text.Write(b)
	}
	return strings.ReplaceAll(strings.Join(strings.Fields(text.String()), " "), "struct {", "struct{")
}
