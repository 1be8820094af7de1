package surrogate_test

import (
	"flag"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/surrogate"
	"github.com/wirebench/wirebench/internal/surrogate/internal/voyage"
	"github.com/wirebench/wirebench/internal/surrogate/internal/voyage/message"
	"github.com/wirebench/wirebench/schema"
)

var update = flag.Bool("update", false, "write the message of voyage again")

const path = "github.com/wirebench/wirebench/internal/surrogate/internal/voyage"

// load returns the schema of a type in package voyage.
func load(t *testing.T, name string) *schema.Schema {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadTypes | packages.NeedSyntax | packages.NeedTypesInfo}, path)
	if err != nil || len(pkgs) != 1 || len(pkgs[0].Errors) > 0 {
		t.Fatalf("%v: %v", pkgs, err)
	}
	return schema.FromTypes(pkgs[0].Types.Scope().Lookup(name).(*types.TypeName).Type())
}

// The committed package must be the one that Write makes.
func TestWrite(t *testing.T) {
	m, err := surrogate.Of(load(t, "Voyage"), "voyage.Voyage", surrogate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if *update {
		dir = filepath.Join("internal", "voyage", "message")
	}
	if err := m.Write(path+"/message", dir); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(dir, "message.go"))
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join("internal", "voyage", "message", "message.go"))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("run go test ./plain -update (-want +got):\n%s", diff)
	}
	if problems := m.Schema.Problems(); len(problems) > 0 {
		t.Errorf("the message has parts that can't be expressed: %v", problems)
	}
	var notes []string
	for _, n := range m.Notes() {
		notes = append(notes, n.String())
	}
	text := strings.Join(notes, "\n")
	for _, want := range []string{
		"voyage.Voyage.Home: netip.Addr as the text of its MarshalText",
		"voyage.Voyage.Page: url.URL as the bytes of its MarshalBinary",
		"voyage.Voyage.Grade: voyage.Grade as the JSON of its MarshalJSON",
		"voyage.Voyage.Done: left out: ",
		"voyage.Voyage.Hooks: left out: ",
		"voyage.Voyage.Cargo: voyage.Cargo as a struct with a field for each type behind it",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the notes lack %q:\n%s", want, text)
		}
	}
	var hidden []string
	for _, h := range m.Hidden {
		hidden = append(hidden, h.Path+": "+h.Why)
	}
	left := []string{
		"voyage.Voyage.seen: unexported", "voyage.Voyage.base.state: unexported", "voyage.Voyage.leader.Name: hidden by another field",
		`voyage.Voyage.Notes: json:"-"`, "voyage.Voyage.Lock: of types without exported fields", "voyage.Voyage.Stops[].memo: unexported",
	}
	if diff := cmp.Diff(left, hidden); diff != "" {
		t.Errorf("hidden (-want +got):\n%s", diff)
	}
}

// Converting a value to its message and back keeps what is sent of the value.
func TestConvert(t *testing.T) {
	v := voyage.Example()
	m, err := message.ToMessage(v)
	if err != nil {
		t.Fatal(err)
	}
	if m.Home != "10.0.0.1" || *m.Weight != "1099511627776" || m.Grade != "7" || m.Cargo.Tea.Origin != "::1" || m.ID != 5 || m.Stops["10.0.0.2"].Days != 4 ||
		*m.Remark.Words != "calm" || m.Next.Remark.Things == nil || m.Leader.Rank != 3 || m.Next.Leader != nil {
		t.Errorf("the message is %+v", m)
	}
	back, err := message.FromMessage(m)
	if err != nil {
		t.Fatal(err)
	}
	if back.Cargo.(*voyage.Tea).Chests != 3 || back.Others[0] != voyage.Coal(5) || back.Others[1] != nil || back.ID != 5 || back.Notes != "" || back.Rank != 3 || back.Remark.(*voyage.VoyageWords).Words != "calm" {
		t.Errorf("the value is %+v", back)
	}
	typ := codec.Of[voyage.Voyage]("voyage")
	typ.Surrogate = message.Surrogate()
	if err := check.Message(typ, []any{v, new(voyage.Voyage)}, nil); err != nil {
		t.Error(err)
	}
}

// A root whose value only its own methods encode is sent as their result.
func TestRootByMethod(t *testing.T) {
	m, err := surrogate.Of(load(t, "Grade"), "voyage.Grade", surrogate.Options{})
	if err != nil || m == nil {
		t.Fatalf("%v, error %v", m, err)
	}
	if err := m.Write(path+"/message", t.TempDir()); err != nil {
		t.Fatal(err)
	}
	if kind := m.Schema.Root.Kind; kind != schema.String {
		t.Errorf("it is a %v", kind)
	}
}

// A value that the message has no place for is refused, not lost.
func TestRefused(t *testing.T) {
	for want, v := range map[string]*voyage.Voyage{
		"voyage.Voyage.Done is set": {Done: make(chan struct{})},
		"voyage.Voyage.Log holds a *os.File, for which messages have no place; name it with --union io.Writer=os.File, or leave the field out with --omit voyage.Voyage.Log": {Log: os.Stdout},
		"voyage.Voyage.Cargo holds a surrogate_test.ballast": {Cargo: ballast{}},
	} {
		if _, err := message.ToMessage(v); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

type ballast struct{}

func (ballast) Tons() float64 { return 1 }

// A type whose parts all formats can express is its own message.
func TestItself(t *testing.T) {
	if m, err := surrogate.Of(load(t, "Untouched"), "voyage.Untouched", surrogate.Options{}); m != nil || err != nil {
		t.Errorf("%v, error %v", m, err)
	}
	if m, err := surrogate.Of(load(t, "Untouched"), "voyage.Untouched", surrogate.Options{Omit: []string{".B"}}); m == nil || err != nil {
		t.Errorf("%v, error %v: want a message without B", m, err)
	}
}
