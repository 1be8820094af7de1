package lint

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// form is the first commit that the rules of CONTRIBUTING.md hold for.
const form = "3b5ada637f2b"

// subject is "package: what"; several packages have commas between them.
var subject = regexp.MustCompile(`^[a-zA-Z0-9_./-]+(, [a-zA-Z0-9_./-]+)*: \S.*[^.]$`)

// TestCommits: the subject of a commit has the form "package: what" and at most 72 characters, and a body
// is set off by an empty line.
func TestCommits(t *testing.T) {
	if err := exec.CommandContext(t.Context(), "git", "cat-file", "-e", form).Run(); err != nil {
		t.Skipf("no history with commit %s", form)
	}
	out, err := exec.CommandContext(t.Context(), "git", "log", "--no-merges", "-z", "--format=%h %B", form+"..HEAD").Output()
	if err != nil {
		t.Fatal(err)
	}
	for commit := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		if commit == "" {
			continue
		}
		name, message, _ := strings.Cut(commit, " ")
		for _, wrong := range misformed(message) {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

// misformed says what is wrong with the form of a commit's message.
func misformed(message string) (wrong []string) {
	first, rest, _ := strings.Cut(message, "\n")
	if n := utf8.RuneCountInString(first); n > 72 {
		wrong = append(wrong, "the subject has more than 72 characters: "+first)
	}
	if !subject.MatchString(first) {
		wrong = append(wrong, "the subject is not \"package: what\": "+first)
	}
	if second, _, _ := strings.Cut(rest, "\n"); second != "" {
		wrong = append(wrong, "the line after the subject is not empty: "+first)
	}
	return wrong
}

func TestMisformed(t *testing.T) {
	for message, want := range map[string]int{
		"cli: an error names the flag\n":                                      0,
		"cli, internal/record: errors name the file\n\nBefore, they did not.": 0,
		"Errors name the file":                                                1,
		"cli: errors name the file.":                                          1,
		"cli: errors name the file\nand the line":                             1,
		"cli: " + strings.Repeat("x", 70):                                     1,
	} {
		if got := misformed(message); len(got) != want {
			t.Errorf("%q: %q, want %d", message, got, want)
		}
	}
}
