// Splice puts what wirebench prints into texts, so that these can't differ from the
// records that they show. In a text, a comment
//
//	<!-- wirebench report results/RUN --data person -->
//
// is followed by a block of code, which is replaced by what the command prints; with
// "| table" behind the command, by its first paragraph alone, which is the table. Where
// the command writes a file (-o docs/person.svg), the text has no block and the file is
// written anew.
//
//	go run ./scripts/splice README.md
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
)

func main() {
	for _, path := range os.Args[1:] {
		if err := splice(path); err != nil {
			fmt.Fprintf(os.Stderr, "splice: %s: %v\n", path, err)
			os.Exit(1)
		}
	}
}

// slot is a command and the block of code behind it.
var slot = regexp.MustCompile("(?m)^<!-- wirebench (.*) -->\n(```\n(?s:.*?)\n```\n)?")

// splice replaces all blocks of the text at path.
func splice(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	filled, err := fill(string(text), wirebench)
	if err != nil || filled == string(text) {
		return err
	}
	return os.WriteFile(path, []byte(filled), 0o666)
}

// fill returns the text with each block as print has it.
func fill(text string, print func(args []string) (string, error)) (string, error) {
	var failed error
	slots := 0
	filled := slot.ReplaceAllStringFunc(text, func(old string) string {
		slots++
		m := slot.FindStringSubmatch(old)
		command, tableOnly := strings.CutSuffix(m[1], "| table")
		args := strings.Fields(command)
		out, err := print(args)
		if tableOnly {
			out, _, _ = strings.Cut(strings.Trim(out, "\n"), "\n\n")
		}
		if err != nil && failed == nil {
			failed = fmt.Errorf("wirebench %s: %w", m[1], err)
		}
		comment, _, _ := strings.Cut(old, "\n")
		if slices.Contains(args, "-o") {
			return comment + "\n" + m[2]
		}
		if m[2] == "" && failed == nil {
			failed = fmt.Errorf("wirebench %s: no block of code follows to put its output in", m[1])
		}
		return comment + "\n```\n" + strings.Trim(out, "\n") + "\n```\n"
	})
	if slots == 0 && failed == nil {
		failed = fmt.Errorf(`no comment "<!-- wirebench … -->" in it`)
	}
	return filled, failed
}

// wirebench runs the program of this module and returns what it prints.
func wirebench(args []string) (string, error) {
	cmd := exec.Command("go", append([]string{"run", "."}, args...)...)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%w: %s", err, strings.TrimSpace(complaint.String()))
	}
	return out.String(), nil
}
