package cli

import (
	"context"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gencode"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/measure"
)

// later is an emitter that must not be needed.
type later struct{ name string }

func (e later) Package() string                       { return e.name }
func (e later) Offers() []string                      { return []string{e.name} }
func (e later) Repeats() bool                         { return true }
func (e later) Make(context.Context, codec.Job) error { panic("made " + e.name) }

// onDemand has two codecs whose code is made on demand, and one whose code it has for one of
// its two data sets.
func onDemand() measure.Catalog {
	number := codec.Of[int]("number")
	number.Glue = map[string]func() (codec.Port, error){"made": codec.Unfit("a test")}
	return measure.Catalog{
		Roles: measure.Roles{Reference: "json"},
		Codecs: append(jsoncodec.Codecs(),
			codec.Codec{Name: "made", Emitter: later{"made"}},
			codec.Codec{Name: "late", Emitter: later{"late"}, OnDemand: "its licence"},
			codec.Codec{Name: "late/fast", Emitter: later{"latefast"}, OnDemand: "its licence"},
		),
		Sets: []corpus.Set{{Type: number}, {Type: codec.Of[string]("wide")}},
	}
}

// TestDemanded: code is made for codecs that are named, by a pattern too, and not for those
// that are among all.
func TestDemanded(t *testing.T) {
	for _, c := range []struct {
		codec   string
		chosen  string // beside json and its twin
		emitted string
		data    string // for which data sets
	}{
		{"all", "made", "", ""},
		{"made", "made", "made", "wide"},
		{"late", "late", "late", "number wide"},
		{"late/fast", "late/fast", "latefast", "number wide"},
		{"late*", "late late/fast", "late latefast", "number wide"},
		{"late/*", "late/fast", "latefast", "number wide"},
		{"*", "made late late/fast", "made late latefast", "wide number"},
		{"all,late", "made late", "late", "number wide"},
		{"json", "", "", ""},
	} {
		t.Run(c.codec, func(t *testing.T) {
			catalog := onDemand()
			f := runFlags{codecs: strings.Split(c.codec, ","), data: []string{"all"}, operations: []string{"all"}, grade: quick, timeout: 1}
			opt, err := f.options(catalog)
			if err != nil {
				t.Fatal(err)
			}
			chosen := slices.DeleteFunc(slices.Clone(opt.Codecs), func(name string) bool {
				return name == catalog.Reference || name == catalog.Twin()
			})
			if got := strings.Join(chosen, " "); got != c.chosen {
				t.Errorf("chosen are %q, want %q", got, c.chosen)
			}
			var emitted []string
			d := f.demanded(catalog, opt)
			for _, e := range d.emitters {
				emitted = append(emitted, e.Package())
			}
			if got := strings.Join(emitted, " "); got != c.emitted {
				t.Errorf("made is the code of %q, want %q", got, c.emitted)
			}
			if got := strings.Join(d.data, " "); got != c.data {
				t.Errorf("made is code for %q, want %q", got, c.data)
			}
		})
	}
}

// TestDemandScripts runs codecs whose code is made on demand as users do.
func TestDemandScripts(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("builds a program, without the race detector; takes half a minute")
	}
	env := goEnvironment(t)
	get := exec.CommandContext(t.Context(), "go", "mod", "download", gencode.Generator)
	get.Dir = t.TempDir() // of no module
	if out, err := get.CombinedOutput(); err != nil {
		t.Skipf("its generator can't be had: %v: %s", err, out)
	}
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "demand"), RequireExplicitExec: true, Setup: env,
	})
}
