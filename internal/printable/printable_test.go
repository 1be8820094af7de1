package printable

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestLine(t *testing.T) {
	for s, want := range map[string]string{
		"":                           "",
		"µs, Größe, 日本":              "µs, Größe, 日本",
		"a\nb\tc\r\nd":               "a b c  d",
		"\x1b]0;title\x07 red":       `\u001b]0;title\u0007 red`,
		"del\x7f, csi\u009b31m":      `del\u007f, csi\u009b31m`,
		"abc\u202egpj\u2066 x\u2029": `abc\u202egpj\u2066 x `,
		"already \\u001b":            `already \u001b`,
	} {
		if got := Line(s); got != want || !Is(got) {
			t.Errorf("Line(%q) is %q, want %q", s, got, want)
		}
		if Is(s) != (s == want) {
			t.Errorf("Is(%q) is %v", s, Is(s))
		}
	}
}

func TestLines(t *testing.T) {
	if got, want := Lines("a\x1b\n\tb\n"), "a\\u001b\n\tb\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestAll(t *testing.T) {
	type part struct {
		Name  string
		Bytes []byte
		When  time.Time
	}
	type named string
	type whole struct {
		Part  *part
		None  *part
		Parts []part
		Two   [2]string
		Texts map[named]string
		Deep  map[string][]string
		Named named
		own   string
	}
	when := time.Date(2030, 1, 2, 3, 4, 5, 6, time.UTC)
	got := whole{
		Part: &part{"a\x1b", []byte("\x1b"), when}, Parts: []part{{Name: "b\n"}}, Two: [2]string{"c", "d\x07"},
		Texts: map[named]string{"e\x1b": "f\x1b", "g": "h"}, Deep: map[string][]string{"i\x1b": {"j\x1b"}}, Named: "k\u202e", own: "l",
	}
	All(&got)
	want := whole{
		Part: &part{`a\u001b`, []byte("\x1b"), when}, Parts: []part{{Name: "b "}}, Two: [2]string{"c", `d\u0007`},
		Texts: map[named]string{`e\u001b`: `f\u001b`, "g": "h"}, Deep: map[string][]string{`i\u001b`: {`j\u001b`}}, Named: `k\u202e`, own: "l",
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(whole{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
