package lint

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/builtin"
)

const module = "github.com/wirebench/wirebench"

// TestForbiddenDependencies checks the direction of imports. A forbidden path includes everything
// below it.
func TestForbiddenDependencies(t *testing.T) {
	parts := map[string]string{
		module + "/codecs":            "it must work with codecs that it does not know",
		module + "/builtin/generated": "it must work with types that it does not know",
		module + "/engines":           "it must work with engines that it does not know",
		module + "/builtin":           "a third party's program has other codecs, data sets and engines",
	}
	serializers := make(map[string]string)
	// The program that users start builds the programs that measure.
	linked := map[string]string{
		module + "/builtin/generated": "code that was made for types is linked by programs that measure",
		module + "/builtin/parts":     "it knows all codecs and engines, and links none",
		module + "/builtin/survey":    "it knows all codecs and engines, and links none",
		module + "/bench":             "its test links everything",
		module + "/corpus/edge":       "edge values are for tests",
	}
	for _, k := range builtin.Known().Codecs {
		if foreign(k.Module) {
			serializers[k.Module] = "it must work without codec " + k.Name
		}
		linked[k.Part.Package] = "codec " + k.Name + " is linked by programs that measure it"
	}
	for _, s := range builtin.Known().Data {
		linked[s.Part.Package] = "data set " + s.Name + " is linked by programs that measure it"
	}
	versions := builtin.Known().Versions
	for _, s := range slices.Concat(versions.Old, versions.New) {
		linked[s.Part.Package] = "versions of types are linked by the programs that exchange their messages"
	}
	for _, e := range builtin.Known().Engines {
		linked[e.Part.Package] = "engine " + e.Name + " is linked by programs that measure it"
	}
	tests := []struct {
		name      string
		packages  []string
		forbidden []map[string]string // path → reason
	}{
		{
			"core",
			[]string{"./codec/...", "./schema/...", "./corpus/...", "./engine/...", "./emit", "./emit/remote", "./cli/...", "./rt/anyjson", "./rt/bridge", "./rt/check", "./rt/mirror", "./rt/surrogate", "./rt/touch",
				"./internal/advise", "./internal/build", "./internal/changepoint", "./internal/check", "./internal/claims", "./internal/delivery", "./internal/emitrun", "./internal/evolve", "./internal/fieldmap", "./internal/foreign/...", "./internal/idle", "./internal/inventory", "./internal/measure/...", "./internal/part", "./internal/record", "./internal/report/...", "./internal/site", "./internal/standalone", "./internal/stats", "./internal/surrogate/...", "./internal/usertype",
			},
			[]map[string]string{parts, serializers},
		},
		{
			"the program that users start",
			[]string{".", "./builtin", "./cli"},
			[]map[string]string{linked, serializers, copyleft(t)},
		},
		{
			"codecs",
			[]string{"./codecs/..."},
			[]map[string]string{{
				module + "/corpus":            "a codec must carry types that it does not know",
				module + "/builtin/generated": "a codec finds code for a type in Type.Glue",
				module + "/builtin":           "a third party's program has other codecs",
				module + "/internal/measure":  "a codec must not know how it is measured",
				module + "/cli":               "a codec must not know how it is measured",
			}},
		},
		{
			"engines",
			[]string{"./engines/..."},
			[]map[string]string{{
				module + "/corpus":            "an engine must carry values that it does not know",
				module + "/codecs":            "an engine must carry what any codec encodes",
				module + "/builtin":           "a third party's program has other engines",
				module + "/internal/measure":  "an engine must not know how it is measured",
				module + "/internal/delivery": "an engine must not know how it is measured",
				module + "/internal/idle":     "an engine must not know how it is measured",
				module + "/cli":               "an engine must not know how it is measured",
			}},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { checkImports(t, tt.packages, tt.forbidden) })
	}
}

// manualPages is the package that writes manual pages. It can write them as YAML, too, which no command does: that it
// imports a library of codecs for that is no knowledge of a codec.
const manualPages = "github.com/spf13/cobra/doc"

// checkImports reports each way from the packages to a forbidden one.
func checkImports(t *testing.T, patterns []string, forbidden []map[string]string) {
	t.Helper()
	seen := make(map[string]bool)
	for _, p := range load(t, patterns...) {
		walk(p, nil, seen, func(way []string) (enter bool) {
			last := way[len(way)-1]
			reason := find(forbidden, last)
			if reason != "" {
				t.Errorf("%s: %s", strings.Join(way, " imports "), reason)
			}
			return reason == "" && last != manualPages
		})
	}
}

// copyleft returns the modules whose licence would apply to the program, too.
func copyleft(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(thirdParty)
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]string)
	for name, licence := range licences(t, string(text)) {
		if strings.Contains(licence, "GPL") {
			all[name] = "it is under the " + licence
		}
	}
	if len(all) == 0 {
		t.Errorf("%s has no module under the GPL: what is forbidden then?", thirdParty)
	}
	return all
}

// find returns the reason against a package's path, or "" if there is none.
func find(forbidden []map[string]string, path string) string {
	for _, f := range forbidden {
		for prefix, reason := range f {
			if path == prefix || strings.HasPrefix(path, prefix+"/") {
				return reason
			}
		}
	}
	return ""
}

// TestModulesAreLinked compares the modules that codecs name with the modules of a program that
// links all of them and their made code. A wrong name would have no version in a record, and would
// forbid nothing above. The module of a codec whose code is made on demand is not linked.
func TestModulesAreLinked(t *testing.T) {
	linked := make(map[string]bool)
	packages.Visit(load(t, "./builtin/parts", "./builtin/generated"), nil, func(p *packages.Package) {
		if p.Module != nil {
			linked[p.Module.Path] = true
		}
	})
	for _, k := range builtin.Known().Codecs {
		switch {
		case k.OnDemand != "" && linked[k.Module]:
			t.Errorf("codec %s: module %q is a part of the program, which it must not be: %s", k.Name, k.Module, k.OnDemand)
		case k.OnDemand == "" && foreign(k.Module) && !linked[k.Module]:
			t.Errorf("codec %s: module %q is no part of the program", k.Name, k.Module)
		}
	}
}

// TestOneTestLinksEverything checks that only the test of ./bench links all codecs and all code
// made for types. Each other test links the codecs that it needs.
func TestOneTestLinksEverything(t *testing.T) {
	pkgs, err := packages.Load(&packages.Config{Context: t.Context(), Mode: tree, Tests: true}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	var everything []string
	for _, p := range pkgs {
		of, isTest := strings.CutSuffix(p.ID, ".test")
		if !isTest {
			continue
		}
		walk(p, nil, make(map[string]bool), func(way []string) (enter bool) {
			switch way[len(way)-1] {
			case module + "/builtin/parts", module + "/builtin/generated":
				if !slices.Contains(everything, of) {
					everything = append(everything, of)
				}
			}
			return true
		})
	}
	if diff := cmp.Diff([]string{module + "/bench"}, everything); diff != "" {
		t.Errorf("tests that link all codecs, or all code made for types (-want +got):\n%s", diff)
	}
}

// foreign reports whether a codec's module is a third party's.
func foreign(module string) bool { return module != "" && module != "std" }

// tree loads names and modules of packages and of everything that they import.
const tree = packages.NeedName | packages.NeedImports | packages.NeedDeps | packages.NeedModule

// load returns the packages with everything that they import, without tests.
func load(t *testing.T, patterns ...string) []*packages.Package {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{Context: t.Context(), Mode: tree}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	if len(pkgs) < len(patterns) {
		t.Fatalf("%v are %d packages", patterns, len(pkgs))
	}
	packages.Visit(pkgs, nil, func(p *packages.Package) {
		for _, err := range p.Errors {
			t.Errorf("%s: %v", p.PkgPath, err)
		}
	})
	return pkgs
}

// walk visits every package that p needs, each once, with the chain of imports that leads to it. It
// goes no further if visit returns false.
func walk(p *packages.Package, way []string, seen map[string]bool, visit func(way []string) (enter bool)) {
	if seen[p.PkgPath] {
		return
	}
	seen[p.PkgPath] = true
	way = append(way, p.PkgPath)
	if !visit(way) {
		return
	}
	for _, path := range slices.Sorted(maps.Keys(p.Imports)) {
		walk(p.Imports[path], way, seen, visit)
	}
}
