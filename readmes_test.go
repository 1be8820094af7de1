package main

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	mod "golang.org/x/mod/module"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec"
)

// readme is the README of a codec's folder, cut into its parts.
type readme struct {
	title, intro string
	parts        map[string]string // by the word in bold that begins each
}

var part = regexp.MustCompile(`(?m)^\*\*([^*]+)\*\*`)

func cut(text string) readme {
	r := readme{parts: make(map[string]string)}
	r.title, text, _ = strings.Cut(text, "\n")
	starts := part.FindAllStringSubmatchIndex(text, -1)
	r.intro = text
	for i, s := range starts {
		end := len(text)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		r.parts[text[s[2]:s[3]]] += text[s[1]:end]
		if i == 0 {
			r.intro = text[:s[0]]
		}
	}
	return r
}

// any returns the first of the parts that is there.
func (r readme) any(names ...string) (string, bool) {
	for _, n := range names {
		if text, ok := r.parts[n]; ok {
			return text, true
		}
	}
	return "", false
}

// TestCodecsHaveReadmes holds every folder of codecs to tell what its rows stand for.
func TestCodecsHaveReadmes(t *testing.T) {
	folders := make(map[string][]codec.Codec)
	var modules []string
	for _, codecs := range builtin.Program().Codecs {
		f, err := build.FuncOf(codecs)
		if err != nil {
			t.Fatal(err)
		}
		folders[path.Base(f.Package)] = codecs()
		for _, k := range codecs() {
			if k.Module != "" && k.Module != "std" && !slices.Contains(modules, k.Module) {
				modules = append(modules, k.Module)
			}
		}
	}
	if len(folders) < 60 {
		t.Fatalf("%d folders of codecs are too few", len(folders))
	}
	delete(folders, "noop") // it has no format and no library
	versions, faulty := versionsOf(t, modules), faultyCodecs(t)
	for folder, codecs := range folders {
		t.Run(folder, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("codecs", folder, "README.md"))
			if err != nil {
				t.Fatal(err)
			}
			r := cut(string(text))
			for _, name := range []string{"Wire", "Used here"} {
				if _, ok := r.parts[name]; !ok {
					t.Errorf("there is no **%s**", name)
				}
			}
			kept, ok := r.any("Maintained", "Not maintained", "Deprecated")
			if _, own := r.any("The code is our own"); !ok && !own && !strings.Contains(r.intro, "**The code is our own**") {
				t.Error("it does not tell whether the library is **Maintained**, **Not maintained** or **Deprecated**, or that **The code is our own**")
			}
			for _, k := range codecs {
				tellsCodec(t, r, k)
				if _, ok := r.any("Faults", "Limits"); faulty[k.Name] && !ok {
					t.Errorf("builtin/testdata/faults.txt has faults of %s; tell of them in **Faults**, or in **Limits** if they are documented", k.Name)
				}
				if v, ok := versions[k.Module]; ok {
					tellsVersion(t, kept, v)
				}
			}
		})
	}
}

// tellsCodec holds a README to what the codec declares.
func tellsCodec(t *testing.T, r readme, k codec.Codec) {
	t.Helper()
	if !slices.Contains(strings.Split(strings.TrimPrefix(r.title, "# "), ", "), k.Name) {
		t.Errorf("the title %q lacks %s", r.title, k.Name)
	}
	what := k.Module
	if what == "std" {
		what = "Go standard library"
	}
	if !strings.Contains(strings.Join(strings.Fields(r.intro), " "), what) {
		t.Errorf("the text before the first part does not name %s", what)
	}
	for _, m := range []struct {
		set  bool
		word string
	}{
		{k.Marks.Text, "text"}, {k.Marks.Aliases, "alias"}, {k.Marks.Overwrites, "overwrite"}, {k.Marks.Races, "race"},
	} {
		if m.set && !strings.Contains(r.parts["Marks"], m.word) {
			t.Errorf("%s has the mark %q, of which **Marks** does not tell", k.Name, m.word)
		}
	}
	if losses, ok := r.any("Losses", "Loses"); len(k.Losses) > 0 && (!ok || strings.TrimSpace(losses) == "none.") {
		t.Errorf("%s declares losses, of which **Losses** does not tell", k.Name)
	}
}

// version is a module's in go.mod, and when it was made; zero where the module cache does
// not tell.
type version struct {
	module, version string
	time            time.Time
}

var date = regexp.MustCompile(`\b20\d\d-\d\d(-\d\d)?\b`)

// tellsVersion holds what a README says of a library's releases to the version that is
// measured and its date.
func tellsVersion(t *testing.T, kept string, v version) {
	t.Helper()
	if !mod.IsPseudoVersion(v.version) && !regexp.MustCompile(`\b`+regexp.QuoteMeta(strings.TrimSuffix(v.version, "+incompatible"))+`\b`).MatchString(kept) {
		t.Errorf("go.mod has %s of %s, and it says: %s", v.version, v.module, strings.TrimSpace(kept))
	}
	day := v.time.UTC().Format(time.DateOnly)
	if !slices.ContainsFunc(date.FindAllString(kept, -1), func(d string) bool { return v.time.IsZero() || strings.HasPrefix(day, d) }) {
		t.Errorf("%s of %s is of %s (a month such as 2026-10 is enough), and it says: %s", v.version, v.module, day, strings.TrimSpace(kept))
	}
}

// versionsOf are those of go.mod, by module.
func versionsOf(t *testing.T, modules []string) map[string]version {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", append([]string{"list", "-m", "-json=Path,Version,Time"}, modules...)...).Output()
	if err != nil {
		t.Fatalf("go list -m: %v", err)
	}
	versions := make(map[string]version)
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var m struct {
			Path, Version string
			Time          time.Time
		}
		if err := dec.Decode(&m); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if mod.IsPseudoVersion(m.Version) { // it says itself
			if m.Time, err = mod.PseudoVersionTime(m.Version); err != nil {
				t.Fatal(err)
			}
		}
		versions[m.Path] = version{m.Path, m.Version, m.Time}
	}
	if len(versions) != len(modules) {
		t.Fatalf("%d versions of %d modules", len(versions), len(modules))
	}
	return versions
}

// faultyCodecs are those whose faults the proof of every cell lists.
func faultyCodecs(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("builtin", "testdata", "faults.txt"))
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]bool)
	for line := range strings.Lines(string(text)) {
		name, _, _ := strings.Cut(line, " ")
		all[name] = true
	}
	return all
}
