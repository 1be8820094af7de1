package convert_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// Town has other fields than in an earlier version.
type Town struct {
	People int32  `wire:"3" reserved:"2 string, 4 *string"`
	Name   string `wire:"1"`
}

// made returns the code that an emitter makes for Town, and the fields that its schema would declare.
func made(t *testing.T, places, pass bool) (code string, declared []string) {
	t.Helper()
	e := &emit.Emitter{Name: "ours", Codecs: []string{"ours"}, Emit: func(_ context.Context, j *emit.Job) error {
		f := format
		f.Places = places
		p := convert.NewPackage(j, "types", convert.Plain, f)
		for _, f := range p.Messages[0].Declared() {
			declared = append(declared, fmt.Sprintf("%d %s %s", f.ID, f.Name, f.Type.Schema))
		}
		return p.Finish(func(string) convert.Library {
			return convert.Library{Marshal: "m.Marshal()", Unmarshal: "m.Unmarshal(b)"}
		})
	}}
	dir := filepath.Join(t.TempDir(), "ours")
	err := e.Make(t.Context(), codec.Job{
		Roots: emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Town]())}), Import: "example.com/made/ours", Dir: dir, Pass: pass,
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "convert.go"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text), declared
}

// TestRetired checks that fields of an earlier version keep their places in a format with places, and are
// not converted.
func TestRetired(t *testing.T) {
	code, declared := made(t, true, false)
	if diff := cmp.Diff([]string{"1 Name text", "2 Retired2 text", "3 People number", "4 Retired4 String"}, declared); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if strings.Contains(code, "Retired2") {
		t.Errorf("the field is converted:\n%s", code)
	}
	if _, declared = made(t, false, false); len(declared) != 2 {
		t.Errorf("a format without places declares %q", declared)
	}
}

// TestPass checks that ports can pass messages on if a job asks for that, and otherwise have no code for it.
func TestPass(t *testing.T) {
	const want = `Pass: func(b []byte) ([]byte, error) {
			m := new(types.Town)
			if err := m.Unmarshal(b); err != nil {
				return nil, err
			}
			return m.Marshal()
		},`
	if code, _ := made(t, false, true); !strings.Contains(code, want) {
		t.Errorf("no %s in\n%s", want, code)
	}
	if code, _ := made(t, false, false); strings.Contains(code, "Pass") {
		t.Errorf("a job that does not ask for it has\n%s", code)
	}
}
