package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// command matches a command of the program in a script of the examples.
var command = regexp.MustCompile(`(?m)(?:wirebench|/tmp/(?:old|new)|go run (?:\.|\./bench)|go -C bench run \.) ((?:run|merge|report|compare|build|site|upgrade) [^|#\n]*?)\s*(?:[|#].*)?\)?$`)

// expansion matches text that a shell or GitHub would replace.
var expansion = regexp.MustCompile(`\$\{\{.*?\}\}|\$\(\(.*?\)\)|\$\w+`)

// TestExamples checks that the examples use existing commands and flags.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../examples/*.y*ml")
	if err != nil {
		t.Fatal(err)
	}
	commands := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range command.FindAllStringSubmatch(string(text), -1) {
			commands++
			args := strings.Fields(expansion.ReplaceAllString(m[1], "1"))
			cmd, rest, err := root(Program{}).Find(args)
			if err == nil {
				err = cmd.ParseFlags(rest)
			}
			if err == nil {
				err = cmd.ValidateArgs(cmd.Flags().Args())
			}
			if err != nil {
				t.Errorf("%s: %s: %v", file, m[1], err)
			}
			if f := cmd.Flags().Lookup("shard"); f != nil {
				if _, err := parseShard(f.Value.String()); err != nil {
					t.Errorf("%s: %s: %v", file, m[1], err)
				}
			}
		}
	}
	if commands < 8 {
		t.Errorf("found %d commands in %v", commands, files)
	}
}

var (
	makes  = regexp.MustCompile(`go (?:(?:-C bench )?run \S+ build .*|build )-o (\S+)`)
	called = regexp.MustCompile(`(/tmp/\w+) (?:run|compare)`)
	// got matches a module and version from which a program that measures is installed.
	got = regexp.MustCompile(`github\.com/wirebench/wirebench@\w+`)
)

// TestExamplesBuild checks that the examples run only programs that they have built, and that they
// build them as the README says.
func TestExamplesBuild(t *testing.T) {
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../examples/*.y*ml")
	if err != nil {
		t.Fatal(err)
	}
	programs := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for _, m := range called.FindAllStringSubmatchIndex(text, -1) {
			programs++
			path := text[m[2]:m[3]]
			if !slices.ContainsFunc(makes.FindAllStringSubmatch(text[:m[0]], -1), func(b []string) bool { return b[1] == path }) {
				t.Errorf("%s runs %s, which it has not built before", file, path)
			}
		}
		for _, path := range got.FindAllString(text, -1) {
			if !strings.Contains(string(readme), path) {
				t.Errorf("%s has %s, and README.md tells to clone and build", file, path)
			}
		}
		if strings.Contains(text, "git clone") && !strings.Contains(text, "https://github.com/wirebench/wirebench\n") {
			t.Errorf("%s clones something else than README.md", file)
		}
	}
	if programs < 3 {
		t.Errorf("found %d calls of programs in %v", programs, files)
	}
}

var piped = regexp.MustCompile(`(?m)^  wirebench report (\S+) --codec (\S+) --format benchfmt \| benchstat (.*)$`)

// TestBenchstat checks that benchstat gives an interval for each time that the command among the tasks
// shows, and not only a median.
func TestBenchstat(t *testing.T) {
	if testing.Short() {
		t.Skip("builds benchstat")
	}
	command := piped.FindStringSubmatch(tasksText())
	if command == nil {
		t.Fatal("no task has benchstat")
	}
	recs, err := record.ReadAll("../" + command[1])
	if err != nil {
		t.Fatal(err)
	}
	codecs := strings.Split(command[2], ",")
	var samples, table bytes.Buffer
	for _, rec := range recs {
		if err := record.Benchfmt(&samples, rec, record.UsualHeap, codecs); err != nil {
			t.Fatal(err)
		}
	}
	benchstat := exec.Command("go", append([]string{"run", "golang.org/x/perf/cmd/benchstat"}, strings.Fields(command[3])...)...)
	benchstat.Stdin, benchstat.Stdout, benchstat.Stderr = &samples, &table, os.Stderr
	if err := benchstat.Run(); err != nil {
		t.Fatal(err)
	}
	for _, codec := range codecs {
		if !strings.Contains(table.String(), codec) {
			t.Errorf("no column of %s", codec)
		}
	}
	if strings.Contains(table.String(), "∞") || strings.Count(table.String(), "±") < len(codecs) {
		t.Errorf("not all times have an interval:\n%s", &table)
	}
}
