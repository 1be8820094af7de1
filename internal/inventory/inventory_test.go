package inventory

import (
	"encoding/json"
	"io"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/schema"
)

type number struct{ N int }

// TestOf checks that an inventory has what the parts say about themselves, and that it is the same
// after it was stored.
func TestOf(t *testing.T) {
	yours := func(*codec.Type) bool { return true }
	codecs := []codec.Codec{
		{Name: "text", Format: formats.JSON, Module: "std", Marks: codec.Marks{Text: true}, Yours: yours, YourMethods: []string{"Marshal"}},
		{
			Name: "binary", Format: formats.CBOR, WellKnown: true, Yours: yours, OnDemand: "its licence", Copyleft: "GPL-2.0",
			Losses: []codec.Loss{{Rule: codec.ZoneOffset | codec.TimeMicro, Why: "why"}},
			Fields: codec.ByNumber, Limits: []codec.Limit{{Risk: codec.Nests, What: "what", Source: "source"}},
			Guards:     []codec.Guard{{Against: codec.Nests, Of: "levels", Default: "32", Source: "source"}},
			Statements: []codec.Statement{{About: codec.Streams, Holds: true, What: "what", Source: "source"}},
		},
		{Name: "none", Format: formats.Named("a third party's")},
	}
	got := Of(codec.Roles{Reference: "text"}, codecs, []corpus.Set{corpus.New("numbers", "about", func(*corpus.Rand) number { return number{} })})
	got.Engines = []Engine{OfEngine(engine.Engine{
		Name: "tcp", Loopback: true, Spawn: func(int, func()) (engine.Processes, error) { return nil, nil },
		OneWay: engine.Mode[engine.Sender]{Local: func(engine.Coding, engine.Handlers) ([]engine.Sender, io.Closer, error) {
			return nil, nil, nil
		}},
	})}
	want := Inventory{
		Roles: codec.Roles{Reference: "text"},
		Codecs: []Codec{
			{Name: "text", Format: formats.JSON, Module: "std", Marks: codec.Marks{Text: true}, Yours: []string{"Marshal"}},
			{
				Name: "binary", Format: formats.CBOR, WellKnown: true, OnDemand: "its licence", Copyleft: "GPL-2.0",
				Losses: []codec.Loss{{Rule: codec.ZoneOffset | codec.TimeMicro, Why: "why"}},
				Fields: codec.ByNumber, Limits: []codec.Limit{{Risk: codec.Nests, What: "what", Source: "source"}},
				Guards:     []codec.Guard{{Against: codec.Nests, Of: "levels", Default: "32", Source: "source"}},
				Statements: []codec.Statement{{About: codec.Streams, Holds: true, What: "what", Source: "source"}},
			},
			{Name: "none", Format: formats.Named("a third party's")},
		},
		Data: []Set{{
			Name: "numbers", About: "about", Type: "inventory.number", Whole: "github.com/wirebench/wirebench/internal/inventory.number",
			Schema: schema.Of(reflect.TypeFor[number]()).Sum(), Native: []string{"binary", "text"},
		}},
		Engines: []Engine{{Name: "tcp", Loopback: true, OneWay: Reach{Local: true}, Spawns: true}},
	}
	if diff := cmp.Diff(want, got, cmp.Comparer(part.Func.Same)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	text, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	stored := Inventory{Roles: got.Roles} // roles are not stored, they belong to the program
	if err := json.Unmarshal(text, &stored); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(got, stored, cmp.Comparer(part.Func.Same)); diff != "" {
		t.Errorf("stored (-want +got):\n%s", diff)
	}
}
