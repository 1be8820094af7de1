package bench_test

import (
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"testing"

	"github.com/wirebench/wirebench/builtin/generated"
	"github.com/wirebench/wirebench/builtin/generated/generate/committed"
	"github.com/wirebench/wirebench/builtin/parts/sets"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/schema"
)

// madeFolder is the folder of the code made for the types of data sets.
var madeFolder = filepath.Join("..", "builtin", "generated", "_made")

// TestComplete checks that each data set's type has a result of each emitter whose code for it is
// committed. It also checks that the schema that the code was made from equals the schema by
// reflection.
func TestComplete(t *testing.T) {
	codecs := linked(t).Codecs
	all := generated.Glue()
	for _, of := range sets.All() {
		from, err := part.Of(of)
		if err != nil {
			t.Fatal(err)
		}
		emitters := committed.Emitters(path.Base(from.Package), of()[0].Formats, codecs)
		for _, set := range of() {
			ports := all[set.Type.Go]
			for _, e := range emitters {
				for _, name := range e.Offers() {
					if ports[name] == nil {
						t.Errorf("%s: nothing from %s: run go generate ./builtin/generated", set.Type.Name, name)
					}
				}
			}
			madeFrom(t, filepath.Join(madeFolder, path.Base(from.Package)), set.Type.Schema)
		}
	}
}

// madeFrom compares the schema that code was made from with the schema by reflection.
func madeFrom(t *testing.T, family string, want *schema.Schema) {
	file := filepath.Join(family, emit.Roots([]*schema.Schema{want})[0].Name+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Errorf("%v: run go generate ./builtin/generated", err)
		return
	}
	var got schema.Schema
	if err := json.Unmarshal(text, &got); err != nil {
		t.Errorf("%s: %v", file, err)
	} else if diff := schema.Diff(&got, want); diff != "" {
		t.Errorf("%s is not what the program has: %s: run go generate ./builtin/generated", file, diff)
	}
}
