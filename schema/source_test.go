package schema_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/schema"
	"github.com/wirebench/wirebench/schema/testdata/shop"
)

func TestEnums(t *testing.T) {
	weights := []schema.Const{
		// Files are in the order of their names.
		{Name: "Feather", Value: "1"}, {Name: "Lead", Value: "9"},
		{Name: "Light", Value: "7"}, {Name: "Heavy", Value: "0"},
	}
	ofPackage := append(weights[:4:4], schema.Const{Name: "unknown", Value: "255"})
	tests := []struct {
		root reflect.Type
		want map[string][]schema.Const // by type
	}{
		{reflect.TypeFor[shop.Enums](), map[string][]schema.Const{
			"shop.Weight": ofPackage,
			"shop.Level": {
				{Name: "Low", Value: "-1"}, {Name: "High", Value: "1099511627776"}, {Name: "Top", Value: "1099511627776"},
			},
			"shop.Color": {{Name: "Red", Value: `"red"`}, {Name: "Blue", Value: `"b\x00lue\""`}},
			// Its third constant is not exported.
			"money.v2.Currency": {{Name: "Euro", Value: `"EUR"`}, {Name: "Dollar", Value: `"USD"`}},
			"time.Month": {
				{Name: "January", Value: "1"}, {Name: "February", Value: "2"}, {Name: "March", Value: "3"},
				{Name: "April", Value: "4"}, {Name: "May", Value: "5"}, {Name: "June", Value: "6"},
				{Name: "July", Value: "7"}, {Name: "August", Value: "8"}, {Name: "September", Value: "9"},
				{Name: "October", Value: "10"}, {Name: "November", Value: "11"}, {Name: "December", Value: "12"},
			},
		}},
		{reflect.TypeFor[map[string][]*shop.Weight](), map[string][]schema.Const{"shop.Weight": ofPackage}},
		{reflect.TypeFor[struct{ W shop.Weight }](), map[string][]schema.Const{"shop.Weight": weights}},
		{reflect.TypeFor[shop.Pair[shop.ID[shop.Line], shop.ID[int]]](), map[string][]schema.Const{
			"shop.ID[shop.Line]": {{Name: "NoID", Value: "-1"}},
		}},
		{reflect.TypeFor[shop.Scalars](), map[string][]schema.Const{}}, // a Duration is not an enum
	}
	var roots []reflect.Type
	for _, tt := range tests {
		roots = append(roots, tt.root)
	}
	for i, source := range sources(t, roots...) {
		t.Run(roots[i].String(), func(t *testing.T) {
			got := make(map[string][]schema.Const)
			for typ := range schema.FromTypes(source).All() {
				if typ.Enum != nil {
					got[typ.String()] = typ.Enum
				}
			}
			if diff := cmp.Diff(tests[i].want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			for typ := range schema.Of(roots[i]).All() {
				if typ.Enum != nil {
					t.Errorf("by reflection %v has the constants %v", typ, typ.Enum)
				}
			}
		})
	}
}

// TestCompiledPackages checks that a compiled package gives the same schemas as its source.
func TestCompiledPackages(t *testing.T) {
	compiled := load(t, nil, "./testdata/shop")[0].Types.Scope()
	for _, root := range []reflect.Type{reflect.TypeFor[shop.All](), reflect.TypeFor[shop.Wrong]()} {
		from := schema.FromTypes(compiled.Lookup(root.Name()).Type())
		agree(t, schema.FromTypes(sources(t, root)[0]), from)
		agree(t, schema.Of(root), from)
	}
}

func TestFamily(t *testing.T) {
	roots := sources(t, reflect.TypeFor[[]shop.Line](), reflect.TypeFor[shop.Enums](), reflect.TypeFor[shop.Composite]())
	family := schema.Family(roots...)
	for i, s := range family {
		if diff := schema.Diff(schema.FromTypes(roots[i]), s); diff != "" || !s.Source {
			t.Errorf("root %d, from source %t: %s", i, s.Source, diff)
		}
	}
	line := family[0].Root.Elem
	for typ := range family[2].All() {
		if typ.String() == "shop.Line" && typ != line {
			t.Error("two roots have a Line each, want one")
		}
	}
	// The package of either root counts as their own, whichever root comes first.
	for _, order := range [][]types.Type{{types.Typ[types.Int], roots[1]}, {roots[1], types.Typ[types.Int]}} {
		for _, s := range schema.Family(order...) {
			for typ := range s.All() {
				if typ.Name == "Weight" && len(typ.Enum) != 5 {
					t.Errorf("constants of Weight are %v, want all five", typ.Enum)
				}
			}
		}
	}
}

// check compiles files. They are parsed in the order of parse.
func check(t *testing.T, files map[string]string, parse ...string) *types.Package {
	t.Helper()
	fset := token.NewFileSet()
	parsed := make(map[string]*ast.File)
	for _, name := range parse {
		file, err := parser.ParseFile(fset, name, files[name], 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed[name] = file
	}
	pkg, err := new(types.Config).Check("example.com/p", fset, []*ast.File{parsed["a.go"], parsed["b.go"]}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg
}

// TestEnumOrderIsThatOfFiles checks that constants are in the order of their files. Loaders parse files
// concurrently, so the order of positions depends on which file is finished first.
func TestEnumOrderIsThatOfFiles(t *testing.T) {
	files := map[string]string{
		"a.go": "package p; type E int; const (Z E = iota; Y)",
		"b.go": "package p; const (X E = iota + 2; A)",
	}
	for _, parse := range [][]string{{"a.go", "b.go"}, {"b.go", "a.go"}} {
		pkg := check(t, files, parse...)
		root := schema.FromTypes(pkg.Scope().Lookup("E").Type()).Root
		want := []schema.Const{{Name: "Z", Value: "0"}, {Name: "Y", Value: "1"}, {Name: "X", Value: "2"}, {Name: "A", Value: "3"}}
		if diff := cmp.Diff(want, root.Enum); diff != "" {
			t.Errorf("parsed as %v (-want +got):\n%s", parse, diff)
		}
	}
}

func TestIncomplete(t *testing.T) {
	pkg := check(t, map[string]string{"a.go": "package p; type Open[T any] struct{ Of []T }", "b.go": "package p"}, "a.go", "b.go")
	for _, of := range []types.Type{pkg.Scope().Lookup("Open").Type(), types.Typ[types.Invalid], types.Typ[types.UntypedNil]} {
		s := schema.FromTypes(of)
		problems := s.Problems()
		if len(problems) != 1 || problems[0].What != "an incomplete type" || !s.Has(schema.Invalid) {
			t.Errorf("%v has the problems %v", of, problems)
		}
	}
}

// TestTypesOfFunctions checks types of the same name that are declared in different functions.
func TestTypesOfFunctions(t *testing.T) {
	pkg := check(t, map[string]string{
		"a.go": "package p; func f() { type local struct{ A int } }",
		"b.go": "package p; func g() { type local struct{ B string; F *local } }",
	}, "a.go", "b.go")
	var fields []*types.Var
	for _, name := range []string{"f", "g"} {
		local := pkg.Scope().Lookup(name).(*types.Func).Scope().Lookup("local")
		fields = append(fields, types.NewField(token.NoPos, pkg, "Of_"+name, local.Type(), true))
	}
	from := schema.FromTypes(types.NewStruct(fields, nil))
	named := from.Named()
	if len(named) != 2 || named[0].Fields[0].Name != "A" || named[1].Fields[0].Name != "B" || named[1].Fields[1].Type.Elem != named[1] {
		t.Errorf("named types are %v, want two", named)
	}
	agree(t, from, again(t, from))
}
