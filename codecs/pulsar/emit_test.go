package pulsar

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// TestFieldNames compiles the code of a message whose fields have the names of methods that the
// plugin gives to messages.
func TestFieldNames(t *testing.T) {
	root := reflect.TypeFor[struct { // without a name, because other packages could not use it
		Type, New, Interface, Range, Mutable, NewField, IsValid int
		Descriptor, GetUnknown, Set, WhichOneof, ProtoMethods   int
		Field                                                   struct{ Type, IsValid *string }
	}]()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	j := codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(root)}),
		Import: "github.com/wirebench/wirebench/codecs/pulsar/made",
		Dir:    filepath.Join(t.TempDir(), "made"),
	}
	if err := Emitter.Make(t.Context(), j); err != nil {
		t.Fatal(err)
	}
	// An overlay shows the code to the compiler in a folder of the module.
	overlay := struct{ Replace map[string]string }{make(map[string]string)}
	err = filepath.WalkDir(j.Dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(j.Dir, file)
		overlay.Replace[filepath.Join(here, "made", name)] = file
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(overlay)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "overlay.json")
	if err := os.WriteFile(file, text, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := emit.Command(t.Context(), here, nil, "go", "build", "-overlay", file, j.Import); err != nil {
		t.Error(err)
	}
}
