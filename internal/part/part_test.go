package part

import (
	"testing"

	"github.com/wirebench/wirebench/codecs/json"
)

func TestParse(t *testing.T) {
	const noPackage = "main.Codecs is in package main, which no other program can import: move it to another package"
	refused := func(s string) string {
		return s + " is not an exported package-level function: another program can't call it"
	}
	for _, c := range []struct{ symbol, pkg, name, err string }{
		{"example.com/a/b.Codecs", "example.com/a/b", "Codecs", ""},
		{"example.com/a.b/v2%2e3.Codecs", "example.com/a.b/v2.3", "Codecs", ""},
		{"gopkg.in/x%2ev2.Codecs", "gopkg.in/x.v2", "Codecs", ""},
		{"example.com/%c3%a9t%c3%a9.Sets", "example.com/été", "Sets", ""},
		{"main.Codecs", "", "", noPackage},
		{"example.com/a.init.func1", "", "", refused("example.com/a.init.func1")},
		{"example.com/a.Main.func2", "", "", refused("example.com/a.Main.func2")},
		{"example.com/a.glob..func1", "", "", refused("example.com/a.glob..func1")},
		{"example.com/a.codecs", "", "", refused("example.com/a.codecs")},
		{"example.com/a.T.Codecs-fm", "", "", refused("example.com/a.T.Codecs-fm")},
		{"example.com/a.(*T).Codecs", "", "", refused("example.com/a.(*T).Codecs")},
		{"example.com/a.G[...]", "", "", refused("example.com/a.G[...]")},
	} {
		f, err := parse(c.symbol)
		message := ""
		if err != nil {
			message = err.Error()
		}
		if f.Package != c.pkg || f.Name != c.name || message != c.err {
			t.Errorf("%s: got %q %q, error %q; want %q %q, error %q", c.symbol, f.Package, f.Name, message, c.pkg, c.name, c.err)
		}
	}
}

func TestOf(t *testing.T) {
	f, err := Of(json.Codecs)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := f.String(), "github.com/wirebench/wirebench/codecs/json.Codecs"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	for _, fn := range []any{nil, 1, (func())(nil), func() {}} {
		if f, err := Of(fn); err == nil {
			t.Errorf("%T: got %s, want an error", fn, f)
		}
	}
}
