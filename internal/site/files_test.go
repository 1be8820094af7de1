package site

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestCheck: a site replaces nothing but a site.
func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name    string
		files   map[string]string
		want    string // part of the error, "" if the folder may become a site
		foreign bool
	}{
		{name: "no folder"},
		{name: "an empty folder", files: map[string]string{"": ""}},
		{name: "an earlier site", files: map[string]string{manifest: `{"files": ["index.html", "a/b.html"]}`, "index.html": "x", "a/b.html": "x"}},
		{name: "a part of an earlier site", files: map[string]string{manifest: `{"files": ["index.html", "a/b.html"]}`}},
		{name: "a foreign file", files: map[string]string{"notes.txt": "mine"}, want: "has a file that a site does not have (notes.txt); name another folder with -o", foreign: true},
		{name: "a foreign file in a site", files: map[string]string{manifest: `{"files": ["index.html"]}`, "index.html": "x", "a/CNAME": "mine"}, want: filepath.Join("a", "CNAME"), foreign: true},
		{name: "a damaged manifest", files: map[string]string{manifest: `{"files": [`}, want: "is damaged", foreign: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "site")
			for name, text := range test.files {
				if name == "" {
					if err := os.Mkdir(dir, 0o777); err != nil {
						t.Fatal(err)
					}
					continue
				}
				path := filepath.Join(dir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			err := Check(dir)
			if test.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), test.want) || errors.Is(err, ErrForeign) != test.foreign || strings.Contains(err.Error(), "\n") {
				t.Errorf("error %v, want %q", err, test.want)
			}
			if _, err := made(synthetic[0]).Write(t.Context(), dir); err == nil {
				t.Error("a site was made there")
			}
		})
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := Check(file); err == nil || !strings.Contains(err.Error(), "is a file") {
		t.Errorf("a file: %v", err)
	}
}

// TestReplace: a site is replaced as a whole: pages that it no longer has are gone.
func TestReplace(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "site")
	for _, runs := range [][]truth{synthetic, synthetic[:1]} {
		if _, err := made(runs...).Write(t.Context(), dir); err != nil {
			t.Fatal(err)
		}
	}
	files := contents(t, dir)
	if _, there := files["codecs/delta/index.html"]; there {
		t.Error("a page of the earlier site is left")
	}
	if _, there := files["codecs/alpha/index.html"]; !there {
		t.Error("a page is missing")
	}
	if entries, err := os.ReadDir(parent); err != nil || len(entries) != 1 {
		t.Errorf("%v next to the site, %v", entries, err)
	}
}

// TestSizes: no page is larger than a megabyte, however many rows a codec has and however long texts
// are.
func TestSizes(t *testing.T) {
	rec := synthetic[0].record()
	long := strings.Repeat("a long reason ", 1000)
	r := newRun("large", rec)
	for i := range 300 {
		for _, operation := range []string{"encode", "decode", "encode-reuse", "decode-reuse"} {
			for _, codec := range []string{"alpha", "gamma"} {
				p := r.cells[record.Key{Codec: codec, Data: "person", Operation: "encode"}]
				p.Key = record.Key{Codec: codec, Data: fmt.Sprintf("set-%d-%s", i, strings.Repeat("x", 40)), Operation: operation}
				if codec == "gamma" {
					p.Fault = long
				}
				r.cells[p.Key] = p
			}
		}
		name := fmt.Sprintf("set-%d-%s", i, strings.Repeat("x", 40))
		r.data[name] = record.DataInfo{Name: name, About: long}
		r.info.Data = append(r.info.Data, r.data[name])
	}
	for i := range 300 { // a table with many codecs
		p := r.cells[record.Key{Codec: "alpha", Data: "person", Operation: "encode"}]
		p.Codec = fmt.Sprintf("codec-%d", i)
		r.cells[p.Key] = p
	}
	r.groups = append(r.groups, []string{"encode-reuse", "decode-reuse"})
	r.whole = &rec
	s := New(options)
	s.runs = append(s.runs, r)
	dir := t.TempDir() + "/site"
	if _, err := s.Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	largest := ""
	files := contents(t, dir)
	for name, text := range files {
		if strings.HasSuffix(name, ".html") && len(text) > len(files[largest]) {
			largest = name
		}
	}
	t.Logf("the largest page is %s: %d bytes", largest, len(files[largest]))
	if len(files[largest]) > 1e6 {
		t.Errorf("%s has %d bytes", largest, len(files[largest]))
	}
	if _, there := files["codecs/alpha/"+machineOne+".2.html"]; !there {
		t.Error("the history of many rows is one page")
	}
}

func TestSlug(t *testing.T) {
	for name, want := range map[string]string{
		"cbor": "cbor", "json/v2": "json~v2", "fast|alias": "fast_7calias", "BSON": "_42_53_4f_4e", "v1.Pod": "v1._50od",
		"..": "_2e_2e", ".": "_2e", "": "", "a.b": "a.b", "_x": "_5fx", "ä": "_c3_a4",
	} {
		if got := slug(name); got != want {
			t.Errorf("slug(%q) = %q, want %q", name, got, want)
		}
	}
}

// FuzzSlug: different names have different slugs, also without capital letters, and a slug is a name of
// one file on any system.
func FuzzSlug(f *testing.F) {
	f.Add("json/v2", "json~v2")
	f.Add("..", "")
	f.Add(strings.Repeat("a", 100), strings.Repeat("a", 101))
	f.Fuzz(func(t *testing.T, a, b string) {
		x, y := slug(a), slug(b)
		if a != b && strings.EqualFold(x, y) {
			t.Errorf("%q and %q are %q", a, b, x)
		}
		for _, s := range []string{x, y} {
			if strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789~_.-") != "" || strings.HasPrefix(s, ".") || strings.HasSuffix(s, ".") || len(s) > 200 {
				t.Errorf("slug %q", s)
			}
		}
	})
}

func TestExcerpts(t *testing.T) {
	long := "package a\n\nimport \"x\"\n\nfunc bind() {\n" + strings.Repeat("\tx.Call()\n", mostLines) + "}\n"
	all, err := excerpts(fstest.MapFS{
		"codec.go":      {Data: []byte("// Package a is one.\npackage a\n\nimport (\n\t\"x\"\n)\n\n// Codecs returns them.\nfunc Codecs() {}\n\n// k is a constant.\nconst k = 1\n")},
		"long.go":       {Data: []byte(long)},
		"codec_test.go": {Data: []byte("not Go")},
		"notes.txt":     {Data: []byte("none")},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []excerpt{
		{File: "codec.go", Text: "// k is a constant.\nconst k = 1"},
		{File: "long.go", Text: "func bind() {\n" + strings.TrimSuffix(strings.Repeat("\tx.Call()\n", mostLines-3), "\n"), More: 4},
		{File: "codec.go", More: 2},
	}
	if diff := cmp.Diff(want, all); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if _, err := excerpts(fstest.MapFS{"bad.go": {Data: []byte("not Go")}}); err == nil {
		t.Error("a file that is not Go is no error")
	}
}

func TestParagraphs(t *testing.T) {
	for text, want := range map[string]string{
		"":                        "",
		"one `<b>` two":           "<p>one <code>&lt;b&gt;</code> two</p>",
		"a\n\nb <i>":              "<p>a</p><p>b &lt;i&gt;</p>",
		"[x](https://e.org/?a&b)": `<p><a href="https://e.org/?a&amp;b">x</a></p>`,
		"[x](../y.md)":            `<p><a href="https://base/../y.md">x</a></p>`,
		"[x](javascript:alert)":   "<p>x</p>",
		"**bold** end":            "<p><b>bold</b> end</p>",
		"- a\n- `b`":              "<ul><li>a</li><li><code>b</code></li></ul>",
		"```\nx < y\n\nz\n```":    "<pre>```\nx &lt; y</pre><pre>z\n```</pre>",
	} {
		if got := string(paragraphs(text, "https://base")); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := string(paragraphs("[x](y.md)", "")); got != "<p>x</p>" {
		t.Errorf("without a base: %q", got)
	}
}

func TestSourceLink(t *testing.T) {
	for _, test := range []struct {
		pkg     string
		commits []string
		want    string
	}{
		{"github.com/a/b/codecs/x", []string{"0123456789ab"}, "https://github.com/a/b/tree/0123456789ab/codecs/x"},
		{"github.com/a/b/codecs/x", []string{"0123456789ab-dirty"}, "https://github.com/a/b/tree/HEAD/codecs/x"},
		{"github.com/a/b/codecs/x", []string{"0123456789ab", "ba9876543210"}, "https://github.com/a/b/tree/HEAD/codecs/x"},
		{"github.com/a/b", nil, ""}, {"example.com/a/b/c", nil, ""}, {"", nil, ""},
	} {
		if got := sourceLink(test.pkg, test.commits); got != test.want {
			t.Errorf("%s at %v: %q, want %q", test.pkg, test.commits, got, test.want)
		}
	}
}

// TestBadge: a badge has figures of one run, or says why there are none.
func TestBadge(t *testing.T) {
	w := computed(synthetic...)
	got := make(map[string]badge)
	for _, k := range w.codecs {
		got[k.name] = badgeOf(k)
	}
	// The newest run with alpha is of the first machine, where it encodes in 0.2 of json's time, or of the
	// second one, where that is 0.68. Both began at once, and the second one has the greater name.
	if b := got["alpha"]; b.label != "wirebench person" || !strings.HasPrefix(b.message, "encode ×0.6") || !strings.Contains(b.message, "decode ×0.1") || !strings.HasSuffix(b.message, " of json's time") {
		t.Errorf("alpha: %+v", b)
	}
	if b := got["json"]; !strings.HasPrefix(b.message, "encode 1.00 µs, decode 2.0") && !strings.HasPrefix(b.message, "encode 99") {
		t.Errorf("json: %+v", b)
	}
	alone := computed(synthetic[:5]...)
	for _, k := range alone.codecs {
		if k.name == "beta/v2" || k.name == "gamma" {
			if b := badgeOf(k); b.message != "retired" {
				t.Errorf("%s: %+v", k.name, b)
			}
		}
	}
	for _, k := range computed(truth{day: 1, cpu: one, fault: "lost"}).codecs {
		if k.name == "beta/v2" {
			if b := badgeOf(k); b.label != "wirebench person" || b.message != "fails its proof" || b.color != red {
				t.Errorf("beta/v2: %+v", b)
			}
		}
	}
}
