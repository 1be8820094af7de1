package schema_test

import (
	"encoding/json"
	"fmt"
	"go/types"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/builtin/parts/sets"
	"github.com/wirebench/wirebench/schema"
	money "github.com/wirebench/wirebench/schema/testdata/money.v2"
	"github.com/wirebench/wirebench/schema/testdata/shop"
)

// sources returns the types from source. It finds them by compiling their expressions, which tests
// the expressions too.
func sources(t *testing.T, goTypes ...reflect.Type) []types.Type {
	t.Helper()
	names := make(map[string]string) // by import path
	var declarations strings.Builder
	for i, goType := range goTypes {
		expr := schema.Of(goType).Root.Text(func(path string) string {
			if _, ok := names[path]; !ok {
				names[path] = fmt.Sprintf("p%d", len(names))
			}
			return names[path]
		})
		fmt.Fprintf(&declarations, "type T%d = %s\n", i, expr)
	}
	text := "package probe\n"
	paths := slices.Sorted(maps.Keys(names))
	for _, path := range paths {
		text += fmt.Sprintf("import %s %q\n", names[path], path)
	}
	text += declarations.String()
	dir, err := filepath.Abs("testdata/probe")
	if err != nil {
		t.Fatal(err)
	}
	// Unexported constants are only in the source, so the source of the packages is loaded too.
	var found []types.Type
	for _, p := range load(t, map[string][]byte{filepath.Join(dir, "probe.go"): []byte(text)}, append(paths, dir)...) {
		if p.Name == "probe" {
			for i := range goTypes {
				found = append(found, p.Types.Scope().Lookup(fmt.Sprintf("T%d", i)).Type())
			}
		}
	}
	if len(found) != len(goTypes) {
		t.Fatalf("%d of %d types found", len(found), len(goTypes))
	}
	return found
}

// load loads packages from source. It loads their imports from source only if there is an overlay.
func load(t *testing.T, overlay map[string][]byte, patterns ...string) []*packages.Package {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Context: t.Context(),
		Mode:    packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax | packages.NeedTypesInfo,
		Overlay: overlay,
	}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		for _, err := range p.Errors {
			t.Fatalf("%s: %v\n%s", p.PkgPath, err, overlay)
		}
	}
	return pkgs
}

func roots() []reflect.Type {
	all := []reflect.Type{
		reflect.TypeFor[shop.All](),
		reflect.TypeFor[shop.Stored](),
		reflect.TypeFor[shop.Wrong](),
		reflect.TypeFor[shop.Nest](),
		reflect.TypeFor[shop.Pong](),
		reflect.TypeFor[shop.Weight](),
		reflect.TypeFor[string](),
		reflect.TypeFor[[]byte](),
		reflect.TypeFor[[]shop.Octet](),
		reflect.TypeFor[any](),
		reflect.TypeFor[error](),
		reflect.TypeFor[*shop.Page[money.Range[shop.Line]]](),
		reflect.TypeFor[map[shop.Color][2][]*shop.Line](),
		reflect.TypeFor[map[shop.Option[struct {
			A int `json:"a]b"`
		}]]map[[2]bool]any](),
		reflect.TypeFor[struct {
			A shop.Line `wire:"7"`
			shop.Color
		}](),
	}
	for _, of := range sets.All() {
		for _, set := range of() {
			if !slices.Contains(all, set.Type.Go) {
				all = append(all, set.Type.Go)
			}
		}
	}
	return all
}

// TestAgreement checks that reflection and source give the same schema, and that its JSON form does
// too.
func TestAgreement(t *testing.T) {
	goTypes := roots()
	for i, source := range sources(t, goTypes...) {
		t.Run(goTypes[i].String(), func(t *testing.T) {
			of, from := schema.Of(goTypes[i]), schema.FromTypes(source)
			if of.Source || !from.Source {
				t.Errorf("from source: %t by reflection, %t from source", of.Source, from.Source)
			}
			agree(t, of, from)
			agree(t, of, again(t, of))
			agree(t, from, again(t, from))
			for typ := range of.All() {
				if typ.Go == nil {
					t.Errorf("%v has no Go type", typ)
				}
			}
		})
	}
}

// agree compares everything in two schemas.
func agree(t *testing.T, a, b *schema.Schema) {
	t.Helper()
	if diff := schema.Diff(a, b); diff != "" {
		t.Error(diff)
	}
	if diff := schema.Diff(b, a); diff != "" {
		t.Error(diff)
	}
	ignoreType := cmpopts.IgnoreFields(schema.Problem{}, "Type")
	if diff := cmp.Diff(a.Problems(), b.Problems(), ignoreType); diff != "" {
		t.Errorf("problems (-a +b):\n%s", diff)
	}
	if diff := cmp.Diff(expressions(a), expressions(b)); diff != "" {
		t.Errorf("expressions (-a +b):\n%s", diff)
	}
}

func expressions(s *schema.Schema) []string {
	var all []string
	for t := range s.All() {
		all = append(all, t.Text(func(path string) string { return path }))
	}
	return all
}

// again returns a schema after a round trip through JSON.
func again(t *testing.T, s *schema.Schema) *schema.Schema {
	t.Helper()
	first, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var got schema.Schema
	if err := json.Unmarshal(first, &got); err != nil {
		t.Fatalf("%v\n%s", err, first)
	}
	second, err := json.Marshal(&got)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(first), string(second)); diff != "" {
		t.Errorf("stored again (-want +got):\n%s", diff)
	}
	if got.Source != s.Source {
		t.Errorf("from source: got %t, want %t", got.Source, s.Source)
	}
	return &got
}
