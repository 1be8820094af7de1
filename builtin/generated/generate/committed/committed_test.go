package committed

import (
	"path"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// TestNames checks that emitters and families with these names exist. Otherwise a wrong name would
// go unnoticed.
func TestNames(t *testing.T) {
	known := builtin.Known()
	var emitters []string
	for _, k := range known.Codecs {
		if k.Emitter != nil {
			emitters = append(emitters, k.Emitter.Package)
		}
	}
	families := []string{"edge"} // only tests have it
	for _, d := range known.Data {
		families = append(families, path.Base(d.Part.Package))
	}
	for _, name := range seldom {
		if !slices.Contains(emitters, name) {
			t.Errorf("no emitter is %q", name)
		}
	}
	for _, name := range often {
		if !slices.Contains(families, name) {
			t.Errorf("no family is %q", name)
		}
	}
}

// emitter has a name and makes nothing.
type emitter struct {
	codec.Emitter
	name string
}

func (e emitter) Package() string { return e.name }

func TestEmitters(t *testing.T) {
	json, other := formats.Format{Name: "JSON"}, formats.Format{Name: "other"}
	codecs := []codec.Codec{
		{Name: "reflective", Format: json},
		{Name: "one", Format: json, Emitter: emitter{name: "one"}},
		{Name: "one/mode", Format: json, Emitter: emitter{name: "one"}},
		{Name: "two", Format: other, Emitter: emitter{name: "two"}},
		{Name: "bound", Format: other, Emitter: emitter{name: "bound"}, Marks: codec.Marks{Bound: true}},
		{Name: "licence", Format: json, Emitter: emitter{name: "licence"}, OnDemand: "its licence"},
		{Name: "pulsar", Format: other, Emitter: emitter{name: "pulsar"}},
	}
	for _, c := range []struct {
		family  string
		formats []string
		want    []string
	}{
		{"person", nil, []string{"one", "two", "bound", "pulsar"}},
		{"game", nil, []string{"one", "two", "bound"}},
		{"wide", []string{"JSON"}, []string{"one", "bound"}},
		{"edge", nil, []string{"one", "two", "bound", "pulsar"}},
	} {
		var got []string
		for _, e := range Emitters(c.family, c.formats, codecs) {
			got = append(got, e.Package())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.family, got, c.want)
		}
	}
}
