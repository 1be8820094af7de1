package bench_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/builtin/survey"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
)

// TestKnown checks that the inventory of codecs, data sets, engines and made code, which the
// program that users start has, equals the real parts. It leaves out engines that need a program of
// their own. Before Go 1.27, the binary of a test has no module versions.
func TestKnown(t *testing.T) {
	found, err := survey.Known(codec.Roles{}, madeFolder)
	if err != nil {
		t.Fatal(err)
	}
	known := builtin.Known()
	known.Codecs = slices.Clone(known.Codecs)
	for i, k := range found.Codecs {
		if k.Version == "" && i < len(known.Codecs) {
			known.Codecs[i].Version = ""
		}
		// A codec may exist only on other machines or with another Go version.
		if i < len(known.Codecs) && (known.Codecs[i].Bindings == nil || k.Bindings == nil) {
			found.Codecs[i].Bindings, known.Codecs[i].Bindings = nil, nil
		}
	}
	known.Engines = slices.DeleteFunc(slices.Clone(known.Engines), func(e inventory.Engine) bool { return e.Apart != "" })
	if diff := cmp.Diff(document(t, found), document(t, known)); diff != "" {
		t.Errorf("builtin/known.json is not what its parts are; go generate ./builtin (-found +known):\n%s", diff)
	}
}

// document returns an inventory as decoded JSON.
func document(t *testing.T, i inventory.Inventory) (all map[string]any) {
	t.Helper()
	text, err := json.Marshal(i)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}
