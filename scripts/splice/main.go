// Splice puts what wirebench prints, and what its source says, into documents, so that documents
// can't differ from records and code. In a document, each of these comments
//
//	<!-- wirebench report results/RUN --data person -->
//	<!-- go codecs/cbor/codec.go Codecs bind -->
//	<!-- packages ./internal/... -->
//
// is followed by a block of code or a table, which splice replaces. The first takes what the
// command prints; with "| table" after the command, only its first paragraph, which is the table, and
// with "| figures" that paragraph without the sentences that are the same below each table, which
// docs/person.md has. "| beginning" is all but the last paragraph.
// If the command writes a file (-o docs/person.svg), the document has no block, and splice writes
// the file again. The second takes declarations: with comments from a file, without them from a
// package's folder. The third takes the first sentence of each package's comment, and what the
// package must not know.
//
//	go run ./scripts/splice README.md
package main

import (
	"bytes"
	"errors"
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

// slot is a comment, and the block of code or the table after it.
var slot = regexp.MustCompile("(?m)^<!-- (wirebench|go|packages) (.*) -->\n((?:```(?:go)?\n(?s:.*?)\n```\n)|(?:\\|.*\n)+)?")

// splice replaces all blocks of the text at path.
func splice(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	filled, err := fill(string(text), map[string]source{
		"wirebench": {wirebench, "```\n", "```\n"},
		"go":        {func(args []string) (string, error) { return goSource(args[0], args[1:]...) }, "```go\n", "```\n"},
		"packages":  {func(args []string) (string, error) { return packageTable(args...) }, "", ""},
	})
	if err != nil || filled == string(text) {
		return err
	}
	return os.WriteFile(path, []byte(filled), 0o666)
}

// source is where the text of a kind of slot comes from, and what goes before and after it.
type source struct {
	print         func(args []string) (string, error)
	before, after string
}

// fill returns the text with each block as its source has it.
func fill(text string, sources map[string]source) (string, error) {
	var failed error
	slots := 0
	filled := slot.ReplaceAllStringFunc(text, func(old string) string {
		slots++
		m := slot.FindStringSubmatch(old)
		kind, block := sources[m[1]], m[3]
		command, part, _ := strings.Cut(m[2], " | ")
		args := strings.Fields(command)
		out, err := kind.print(args)
		if err == nil {
			out, err = cut(out, part)
		}
		if err != nil && failed == nil {
			failed = fmt.Errorf("%s %s: %w", m[1], m[2], err)
		}
		comment, _, _ := strings.Cut(old, "\n")
		if slices.Contains(args, "-o") {
			return comment + "\n" + block
		}
		if block == "" && failed == nil {
			failed = fmt.Errorf("%s %s: no block of code or table follows for its output", m[1], m[2])
		}
		return comment + "\n" + kind.before + strings.Trim(out, "\n") + "\n" + kind.after
	})
	if slots == 0 && failed == nil {
		failed = fmt.Errorf(`no comment "<!-- wirebench … -->" in it`)
	}
	return filled, failed
}

// cut returns a part of what a command prints: all of it if the part has no name.
func cut(out, part string) (string, error) {
	paragraphs := strings.Split(strings.Trim(out, "\n"), "\n\n")
	switch part {
	case "":
		return out, nil
	case "table":
		return paragraphs[0], nil
	case "figures":
		return same.ReplaceAllString(paragraphs[0]+"\n", ""), nil
	case "beginning":
		if len(paragraphs) < 2 {
			return "", errors.New("it prints one paragraph")
		}
		return strings.Join(paragraphs[:len(paragraphs)-1], "\n\n"), nil
	}
	return "", fmt.Errorf("no part %q; known are table, figures and beginning", part)
}

// same finds the sentences below a table of codecs that explain all such tables.
var same = regexp.MustCompile(`(?m)^(?:both: with the collection of the garbage, .*|The best codec of a format is (?s:.*?) measurement's uncertainty\.)\n`)

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
