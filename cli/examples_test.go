package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// command is one of the program's in a script of the examples.
var command = regexp.MustCompile(`(?m)(?:wirebench|/tmp/(?:old|new)) ((?:run|merge|report|compare) .*)$`)

// expansion is what a shell or GitHub would replace.
var expansion = regexp.MustCompile(`\$\{\{.*?\}\}|\$\(\(.*?\)\)|\$\w+`)

// TestExamples holds the examples to commands and flags that there are.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../examples/*")
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
