package cli

import (
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"
	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gencode"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/race"
)

// onDemand has codecs whose code is made when they are measured, and three data sets. One codec
// comes with code for one of the data sets. The licence of another keeps its code out of programs.
// The data set wide comes with code only for codecs of its own format.
func onDemand() inventory.Inventory {
	makes := func(emitter string) *inventory.Emitter {
		return &inventory.Emitter{Package: emitter, Offers: []string{emitter}}
	}
	return inventory.Inventory{
		Roles: codec.Roles{Reference: "json"},
		Codecs: []inventory.Codec{
			{Name: "json"},
			{Name: "made", Emitter: makes("made")},
			{Name: "late", Emitter: makes("late"), OnDemand: "its licence"},
			{Name: "late/fast", Emitter: makes("latefast"), OnDemand: "its licence"},
		},
		Data: []inventory.Set{{Name: "number"}, {Name: "text"}, {Name: "wide", Formats: []string{"JSON"}}},
		Glue: []inventory.Glue{{Part: part.Func{Package: "made/number", Name: "Glue"}, Emitter: "made", Data: []string{"number"}}},
	}
}

// TestUnmade checks that code is made where it is missing. Code of codecs with a licence against
// it, and code for wide types, is made only for codecs that are named, also by a pattern.
func TestUnmade(t *testing.T) {
	for _, c := range []struct {
		codec, data string
		chosen      string // in addition to json and its twin
		made        string
	}{
		{"all", "number", "made", ""},
		{"all", "text", "made", "made"},
		{"all", "number,text", "made", "made"},
		{"all", "wide", "made", ""},
		{"made", "wide", "made", "made"},
		{"late", "number", "late", "late"},
		{"late/fast", "all", "late/fast", "latefast"},
		{"late*", "text", "late late/fast", "late latefast"},
		{"late/*", "text", "late/fast", "latefast"},
		{"*", "text", "made late late/fast", "late latefast made"},
		{"all,late", "number", "made late", "late"},
		{"json", "text", "", ""},
	} {
		t.Run(c.codec+" "+c.data, func(t *testing.T) {
			has := onDemand()
			f := runFlags{codecs: strings.Split(c.codec, ","), data: strings.Split(c.data, ","), operations: []string{"all"}, grade: quick, timeout: 1}
			opt, err := f.options(has)
			if err != nil {
				t.Fatal(err)
			}
			chosen := slices.DeleteFunc(slices.Clone(opt.Codecs), func(name string) bool {
				return name == has.Reference || name == has.Twin()
			})
			if got := strings.Join(chosen, " "); got != c.chosen {
				t.Errorf("chosen are %q, want %q", got, c.chosen)
			}
			s, err := selected(has, opt.Codecs, opt.Data, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(slices.Sorted(maps.Keys(s.unmade(f.asked))), " "); got != c.made {
				t.Errorf("made is the code of %q, want %q", got, c.made)
			}
		})
	}
}

// TestSelected checks that a selection has the functions of the chosen parts, the counterparts of
// codecs that only read or write, and only the code for the chosen types.
func TestSelected(t *testing.T) {
	of := func(name string) part.Func { return part.Func{Package: name, Name: "F"} }
	makes := &inventory.Emitter{Package: "made"}
	has := inventory.Inventory{
		Roles: codec.Roles{Reference: "json"},
		Codecs: []inventory.Codec{
			{Name: "json", Part: of("json")}, {Name: "reads", Part: of("reads"), Reads: "writes"}, {Name: "writes", Part: of("writes"), ReadBy: "reads"},
			{Name: "a", Part: of("both"), Emitter: makes, Module: "example.com/a"}, {Name: "b", Part: of("both")}, {Name: "other", Part: of("other")},
		},
		Data:    []inventory.Set{{Name: "x", Part: of("family")}, {Name: "y", Part: of("family")}, {Name: "z", Part: of("far")}},
		Engines: []inventory.Engine{{Name: "tcp", Part: of("tcp")}},
		Glue: []inventory.Glue{
			{Part: of("made/family"), Emitter: "made", Data: []string{"x", "y"}}, {Part: of("made/far"), Emitter: "made", Data: []string{"z"}},
			{Part: of("else/family"), Emitter: "else", Data: []string{"x"}},
		},
	}
	s, err := selected(has, []string{"b", "reads", "a", has.Twin()}, []string{"y"}, []string{"tcp"})
	if err != nil {
		t.Fatal(err)
	}
	type parts struct{ Codecs, Data, Engines, Glue []part.Func }
	var got parts
	got.Codecs, got.Data, got.Engines, got.Glue = s.parts()
	want := parts{
		[]part.Func{of("json"), of("reads"), of("writes"), of("both")}, []part.Func{of("family")}, []part.Func{of("tcp")}, []part.Func{of("made/family")},
	}
	if diff := cmp.Diff(want, got, cmp.Comparer(part.Func.Same)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// A program with another version of a codec's module has code that this version makes.
	for path, makes := range map[string]bool{"example.com/a": true, "example.com/b": false} {
		s.variant.Modules = []module.Version{{Path: path, Version: "v2.0.0"}}
		s.make = s.unmade(func(string) bool { return false })
		_, _, _, glue := s.parts()
		if made := s.make["made"] != nil; made != makes || (len(glue) == 0) != makes {
			t.Errorf("with another version of %s: code is made for %v, and the program links %v", path, s.make, glue)
		}
	}
}

// TestDropped: whatever does not compile has a reason under its own name, whether it is the codec's
// package or code made for it, and whether it is a codec or an engine. Without the reference nothing
// can be measured.
func TestDropped(t *testing.T) {
	of := func(name string) part.Func { return part.Func{Package: name, Name: "Codecs"} }
	s := selection{of: onDemand()}
	s.codecs = []inventory.Codec{{Name: "json", Part: of("json")}, {Name: "cbor", Part: of("cbor")}, {Name: "cbor/array", Part: of("cbor")}, s.of.Codecs[1]}
	s.engines = []inventory.Engine{{Name: "tcp", Part: of("tcp")}, {Name: "nats", Part: of("nats")}}
	b := new(built)
	if err := b.dropped([]build.Dropped{{Part: of("cbor"), Reason: "undefined: x"}, {Part: s.of.Glue[0].Part, Reason: "too large"}, {Part: of("nats"), Reason: "no server"}}, s, newProgress()); err != nil {
		t.Fatal(err)
	}
	absent := []measure.Absent{
		{Codec: "cbor", Reason: "does not compile: undefined: x"}, {Codec: "cbor/array", Reason: "does not compile: undefined: x"},
		{Codec: "made", Reason: "does not compile: too large"},
	}
	if diff := cmp.Diff(absent, b.absent); diff != "" {
		t.Errorf("codecs (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[string]string{"nats": "does not compile: no server"}, b.engines); diff != "" {
		t.Errorf("engines (-want +got):\n%s", diff)
	}
	err := b.dropped([]build.Dropped{{Part: of("json"), Reason: "no"}}, s, newProgress())
	if err == nil || !strings.Contains(err.Error(), "the reference json does not compile: no;") {
		t.Errorf("without the reference: %v", err)
	}
}

// TestJoin checks that linked parts replace known ones, and that an engine that is absent from one
// list is not reported as absent if the other list has it.
func TestJoin(t *testing.T) {
	json := part.Func{Package: "json", Name: "Codecs"}
	known := inventory.Inventory{
		Codecs:  []inventory.Codec{{Name: "json", Part: json}, {Name: "cbor"}},
		Data:    []inventory.Set{{Name: "numbers", Part: json, Sizes: map[string]int{"json": 2}}},
		Engines: []inventory.Engine{{Name: "tcp"}, {Name: "actors", Absent: "elsewhere"}, {Name: "nowhere", Absent: "nobody has it"}},
	}
	linked := inventory.Inventory{
		Roles:   codec.Roles{Reference: "json"},
		Codecs:  []inventory.Codec{{Name: "json", Part: json, WellKnown: true}, {Name: "ours"}},
		Data:    []inventory.Set{{Name: "numbers", Part: json, About: "linked"}},
		Engines: []inventory.Engine{{Name: "actors"}},
	}
	got := join(known, linked)
	want := inventory.Inventory{
		Roles:   linked.Roles,
		Codecs:  []inventory.Codec{{Name: "cbor"}, {Name: "json", Part: json, WellKnown: true}, {Name: "ours"}},
		Data:    []inventory.Set{{Name: "numbers", Part: json, About: "linked", Sizes: map[string]int{"json": 2}}},
		Engines: []inventory.Engine{{Name: "tcp"}, {Name: "nowhere", Absent: "nobody has it"}, {Name: "actors"}},
	}
	if diff := cmp.Diff(want, got, cmp.Comparer(part.Func.Same)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestDemandScripts runs codecs whose code is made on demand, as users do.
func TestDemandScripts(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("builds a program, without the race detector; takes half a minute")
	}
	env := goEnvironment(t)
	get := exec.CommandContext(t.Context(), "go", "mod", "download", gencode.Generator)
	get.Dir = t.TempDir() // outside any module
	if out, err := get.CombinedOutput(); err != nil {
		t.Skipf("its generator can't be had: %v: %s", err, out)
	}
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "demand"), RequireExplicitExec: true, Cmds: Commands, Setup: env,
	})
}
