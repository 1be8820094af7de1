package lower

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

type (
	Kept   struct{ Numbers []int32 }
	Word   struct{ N int }
	Moment struct{ At time.Time }
	Both   struct {
		Kept Kept
		At   time.Time
	}
	Free    struct{ Value any }
	ByAny   struct{ M map[any]string }
	Marshal struct{ N int32 }
	Deep    struct {
		Kept  Kept
		Lists map[string][]struct{ Ratio float64 }
	}
)

// made returns the code of a toy library's ports, which are named after their roots, and the list of
// ports.
func made(t *testing.T, rules Rules, types ...reflect.Type) (text, glue string) {
	t.Helper()
	var schemas []*schema.Schema
	for _, typ := range types {
		schemas = append(schemas, schema.Of(typ))
	}
	j := codec.Job{Roots: emit.Roots(schemas), Import: "example.com/toy", Dir: filepath.Join(t.TempDir(), "toy")}
	e := &emit.Emitter{Name: "toy", Codecs: []string{"toy"}, Emit: func(_ context.Context, j *emit.Job) error {
		return Write(j, rules, "toy.go", func(*emit.Source) Library {
			return Library{Marshal: "marshal(y)", Unmarshal: "unmarshal(b, y)"}
		})
	}}
	if err := e.Make(context.Background(), j); err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(j.Dir, name))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		return string(text)
	}
	return read("toy.go"), read("glue.go")
}

// port returns the text of a root's port.
func port(text, root string) string {
	_, text, _ = strings.Cut(text, "\nfunc toy"+root+"() ")
	text, _, _ = strings.Cut(text, "\n}\n")
	return text
}

// TestProofs checks that a port proves the layouts that it relies on, and no others: where int has
// 32 bits, others may differ.
func TestProofs(t *testing.T) {
	text, _ := made(t, Rules{
		Time: true,
		Number: func(t *schema.Type) string {
			if t.Word {
				return "int64"
			}
			return ""
		},
	}, reflect.TypeFor[Kept](), reflect.TypeFor[Word](), reflect.TypeFor[Both](), reflect.TypeFor[Moment]())
	same := regexp.MustCompile(`Same\[lower\.(\w+), (\w+)\]`)
	for root, want := range map[string][]string{"Kept": {"Kept"}, "Word": {"Word"}, "Both": {"Kept"}, "Moment": nil} {
		var got []string
		for _, m := range same.FindAllStringSubmatch(port(text, root), -1) {
			got = append(got, m[1])
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: proofs (-want +got):\n%s", root, diff)
		}
	}
}

func TestInterfaces(t *testing.T) {
	text, glue := made(t, Rules{}, reflect.TypeFor[Free](), reflect.TypeFor[ByAny](), reflect.TypeFor[Kept]())
	for _, want := range []string{
		"type Free struct {\n\tValue []byte\n}",
		"y.Value = anyjson.Bytes(x.Value)",
		"decoded, err := anyjson.Unmarshal(y.Value)",
		`Lowered: []string{"interface as JSON"}`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if n := strings.Count(port(text, "Free"), "defer anyjson.Catch(&err)"); n != 2 {
		t.Errorf("%d functions of a port catch errors of JSON, want FromGo and Marshal", n)
	}
	if strings.Contains(port(text, "Kept"), "anyjson") {
		t.Error("a port of a type without interfaces has JSON")
	}
	if !strings.Contains(glue, `"toy": codec.Unfit("ByAny.M: no maps by interfaces")`) {
		t.Errorf("a map by interfaces is not refused:\n%s", glue)
	}
}

// TestUnfit checks that a reason names the path in the user's type, without the pairs and structs
// that lowering adds.
func TestUnfit(t *testing.T) {
	rules := Rules{Time: true, Map: All, Unfit: func(t *Type) string {
		if t.Kind == schema.Float {
			return "no floats"
		}
		return ""
	}}
	_, glue := made(t, rules, reflect.TypeFor[Kept](), reflect.TypeFor[Deep](), reflect.TypeFor[[]float64]())
	for _, want := range []string{
		`TypeFor[lower.Deep](): {
			"toy": codec.Unfit("Deep.Lists[][].Ratio: no floats"),`,
		`TypeFor[[]float64](): {
			"toy": codec.Unfit("[]: no floats"),`,
	} {
		if !strings.Contains(glue, want) {
			t.Errorf("no %s in\n%s", want, glue)
		}
	}
	if strings.Count(glue, "Unfit(") != 2 {
		t.Errorf("more is refused:\n%s", glue)
	}
}

func TestReserved(t *testing.T) {
	text, _ := made(t, Rules{Reserved: []string{"Marshal"}}, reflect.TypeFor[Marshal]())
	if !strings.Contains(text, "type Marshal_ struct") {
		t.Errorf("the name of a function is a struct's:\n%s", text)
	}
}

func TestMethods(t *testing.T) {
	text, _ := made(t, Rules{Time: true, Methods: []string{"At"}}, reflect.TypeFor[Moment]())
	for _, want := range []string{"At_ Time_", "lowerTime_(&x.At, &y.At_)", "raiseTime_(&y.At_, &x.At)"} {
		if !strings.Contains(text, want) {
			t.Errorf("the name of a method is a field's: no %q in\n%s", want, text)
		}
	}
}
