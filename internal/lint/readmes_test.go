package lint

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/codecs"
	"github.com/wirebench/wirebench/internal/inventory"
)

// readme is the README of a codec's folder, divided into its parts.
type readme struct {
	title, intro string
	parts        map[string]string // by the bold word that begins each part
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

// any returns the first of the named parts that exists.
func (r readme) any(names ...string) (string, bool) {
	for _, n := range names {
		if text, ok := r.parts[n]; ok {
			return text, true
		}
	}
	return "", false
}

// TestCodecsHaveReadmes checks that every folder of codecs describes them.
func TestCodecsHaveReadmes(t *testing.T) {
	folders := make(map[string][]inventory.Codec)
	for _, k := range builtin.Known().Codecs {
		folder := path.Base(k.Part.Package)
		folders[folder] = append(folders[folder], k)
	}
	if len(folders) < 60 {
		t.Fatalf("%d folders of codecs are too few", len(folders))
	}
	delete(folders, "noop") // noop has no format and no library
	faulty := faultyCodecs(t)
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
			tellsMaintenance(t, string(text), r, codecs)
			for _, k := range codecs {
				tellsCodec(t, r, k)
				if _, ok := r.any("Faults", "Limits"); faulty[k.Name] && !ok {
					t.Errorf("bench/testdata/faults.txt has faults of %s; tell of them in **Faults**, or in **Limits** if they are documented", k.Name)
				}
			}
		})
	}
}

// tellsCodec compares a README with the codec's declaration.
func tellsCodec(t *testing.T, r readme, k inventory.Codec) {
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

// tellsMaintenance compares a README with the entries of its modules in codecs/maintenance.json.
func tellsMaintenance(t *testing.T, text string, r readme, all []inventory.Codec) {
	t.Helper()
	var names []string
	var modules []maintenance.Module
	for _, k := range all {
		names = append(names, k.Name)
		m, ok := maintenance.Find(codecs.Maintenance(), k.Module)
		if ok && !slices.ContainsFunc(modules, func(other maintenance.Module) bool { return other.Path == m.Path }) {
			modules = append(modules, m)
		}
	}
	if len(modules) == 0 {
		if _, own := r.any("The code is our own"); !own && !strings.Contains(r.intro, "**The code is our own**") {
			t.Error("it does not tell that **The code is our own**")
		}
		return
	}
	if told, ok := maintenance.Splice(text, maintenance.Paragraph(modules, names)); !ok || told != text {
		t.Error("it has no **Maintenance**, or another one than codecs/maintenance.json; go run ./scripts/maintenance")
	}
}

// faultyCodecs returns the codecs for which the proof of every cell lists faults.
func faultyCodecs(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("bench", "testdata", "faults.txt"))
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
