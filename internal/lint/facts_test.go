package lint

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/inventory"
)

// place is an address, or a file of the library with the function in it.
var place = regexp.MustCompile(`^(https://\S+|source: [\w./-]+\.(go:\w+|md))$`)

// TestCodecsTellFacts checks that every codec says how it tells fields apart, and that each limit
// says what happens and where that can be read.
func TestCodecsTellFacts(t *testing.T) {
	all := builtin.Known().Codecs
	if len(all) < 100 {
		t.Fatalf("%d codecs are too few", len(all))
	}
	limits, statements := 0, 0
	for _, k := range all {
		// Yardsticks are no formats, and that of MarshalBinary is the author's of each type.
		none := k.Marks.Baseline() || k.Marks.Bound || k.Format.Name == formats.Own.Name
		if none && k.Fields != "" || !none && !k.Fields.Known() {
			t.Errorf("%s tells fields apart by %q", k.Name, k.Fields)
		}
		for _, l := range k.Limits {
			limits++
			switch {
			case !l.Risk.Known():
				t.Errorf("%s: risk %q is not known", k.Name, l.Risk)
			case l.What == "":
				t.Errorf("%s: %s does not say what happens", k.Name, l.Risk)
			case !place.MatchString(l.Source):
				t.Errorf("%s: %s has the source %q, want an address or \"source: FILE:FUNCTION\"", k.Name, l.Risk, l.Source)
			}
		}
		for _, g := range k.Guards {
			switch {
			case !slices.Contains([]codec.Risk{codec.Nests, codec.Allocates, codec.Stalls}, g.Against):
				t.Errorf("%s: no limit on input is against %q", k.Name, g.Against)
			case g.Of == "":
				t.Errorf("%s: a limit does not say what is limited", k.Name)
			case g.Option == "" && g.Default == "":
				t.Errorf("%s: %s have neither a limit nor an option", k.Name, g.Of)
			case g.Here != "" && g.Option == "":
				t.Errorf("%s: the limit of %s differs here, and no option says how", k.Name, g.Of)
			case !place.MatchString(g.Source):
				t.Errorf("%s: the limit of %s has the source %q, want an address or \"source: FILE:NAME\"", k.Name, g.Of, g.Source)
			}
		}
		seen := make(map[codec.Topic]bool)
		for _, s := range k.Statements {
			statements++
			switch {
			case !s.About.Known():
				t.Errorf("%s: the topic %q is not known", k.Name, s.About)
			case seen[s.About]:
				t.Errorf("%s: two statements are about %q", k.Name, s.About)
			case s.What == "":
				t.Errorf("%s: the statement about %q does not say what is stated", k.Name, s.About)
			case !place.MatchString(s.Source):
				t.Errorf("%s: the statement about %q has the source %q, want an address or \"source: FILE:FUNCTION\"", k.Name, s.About, s.Source)
			case s.About == codec.Strangers && s.Holds && slices.ContainsFunc(k.Limits, func(l codec.Limit) bool { return l.Risk.Dangerous() }):
				t.Errorf("%s is said to be fit for messages from strangers, but has limits that are dangerous", k.Name)
			}
			seen[s.About] = true
		}
	}
	if limits == 0 || statements == 0 {
		t.Errorf("all codecs have %d limits and %d statements", limits, statements)
	}
}

// TestGuardsAreInLibraries checks that the names of limits, and of options that set them, occur where they are
// said to be in the versions that are measured.
func TestGuardsAreInLibraries(t *testing.T) {
	dirs := directories(t, ".", required(t, "."))
	std, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, k := range builtin.Known().Codecs {
		dir := dirs[k.Module]
		if k.Module == "std" {
			dir = filepath.Join(strings.TrimSpace(string(std)), "src")
		}
		if dir == "" && len(k.Guards) > 0 {
			t.Errorf("%s is not in the module cache; go mod download", k.Module)
			continue
		}
		for _, g := range k.Guards {
			checked++
			if err := named(dir, k, g); err != nil {
				t.Errorf("%s: the limit of %s: %v", k.Name, g.Of, err)
			}
		}
	}
	if checked < 50 {
		t.Errorf("only %d limits are known", checked)
	}
}

// named checks that the source of a limit has its name, in a library that lies in a folder.
func named(dir string, k inventory.Codec, g codec.Guard) error {
	var files []string
	var name string
	if address, ok := strings.CutPrefix(g.Source, "https://pkg.go.dev/"); ok {
		path, anchor, _ := strings.Cut(address, "#")
		name = anchor[strings.LastIndexByte(anchor, '.')+1:]
		in, ok := strings.CutPrefix(path, k.Module)
		if !ok {
			return fmt.Errorf("%s is not in %s", path, k.Module)
		}
		if name != g.Option[strings.LastIndexByte(g.Option, '.')+1:] {
			return fmt.Errorf("%s is documented for %s", g.Option, name)
		}
		files, _ = filepath.Glob(filepath.Join(dir, in, "*.go")) // the pattern is well-formed
	} else {
		var file string
		file, name, _ = strings.Cut(strings.TrimPrefix(g.Source, "source: "), ":")
		for _, in := range []string{"", k.Package, filepath.Dir(k.Package)} { // packages of the standard library
			files = append(files, filepath.Join(dir, in, file))
		}
	}
	word := regexp.MustCompile(`\b` + name + `\b`)
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && word.Match(text) {
			return nil
		}
	}
	return fmt.Errorf("%s is not there", g.Source)
}
