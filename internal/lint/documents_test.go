package lint

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mostMethodology is how many words METHODOLOGY.md may have, so that it can be read in ten minutes. Rules
// and figures belong in docs/method.
const mostMethodology = 2000

// TestMethodologyIsShort checks that METHODOLOGY.md leads to each page of docs/method, and stays short.
func TestMethodologyIsShort(t *testing.T) {
	text := document(t, "METHODOLOGY.md")
	if n := len(strings.Fields(text)); n > mostMethodology {
		t.Errorf("METHODOLOGY.md has %d words, want at most %d; move rules and figures to docs/method", n, mostMethodology)
	}
	for _, page := range glob(t, "docs/method/*.md") {
		if !strings.Contains(text, "("+page+")") {
			t.Errorf("METHODOLOGY.md has no link to %s", page)
		}
		if _, rest, _ := strings.Cut(document(t, page), "\n\n"); !strings.Contains(firstParagraph(rest), "?") {
			t.Errorf("%s does not begin with the question that it answers", page)
		}
	}
}

var (
	// taken is the line of a trial that says when and where it was made.
	taken = regexp.MustCompile(`^\*(2\d{3}-[^·]*) · .+\*$`)
	// trialRow is a row of the index: the question, the answer, the date and the file.
	trialRow = regexp.MustCompile(`(?m)^\| (.+) \| (.+) \| (.+) \| \[.+\]\((trials/.+)\) \|$`)
)

// TestTrialsAnswerFirst checks that each trial begins with its question, date, machine and answer, and that
// the index has the same question and date.
func TestTrialsAnswerFirst(t *testing.T) {
	index := make(map[string][]string) // by file
	for _, row := range trialRow.FindAllStringSubmatch(document(t, "docs/trials.md"), -1) {
		index["docs/"+row[4]] = row
	}
	for _, file := range glob(t, "docs/trials/*.md") {
		parts := strings.SplitN(document(t, file), "\n\n", 4)
		if len(parts) < 4 {
			t.Errorf("%s lacks a title, a date, an answer or evidence", file)
			continue
		}
		question, isTitle := strings.CutPrefix(parts[0], "# ")
		if !isTitle || !strings.HasSuffix(question, "?") {
			t.Errorf("%s: the title %q is no question", file, parts[0])
		}
		when := taken.FindStringSubmatch(parts[1])
		if when == nil {
			t.Errorf("%s: %q is not *date · machine*", file, parts[1])
			continue
		}
		if strings.HasPrefix(parts[2], "**") || strings.HasPrefix(parts[2], "|") {
			t.Errorf("%s has evidence before the answer", file)
		}
		switch row := index[file]; {
		case row == nil:
			t.Errorf("docs/trials.md does not list %s", file)
		case row[1] != question || row[3] != when[1]:
			t.Errorf("docs/trials.md has %q of %s, and %s has %q of %s", row[1], row[3], file, question, when[1])
		}
	}
}

var (
	// link is the target of a link that is not an address.
	link = regexp.MustCompile(`\]\(([^)\s:]+)\)`)
	// heading is a heading of a document.
	heading = regexp.MustCompile(`(?m)^#+ (.+)$`)
	// fence is a block of code, in which nothing is a link or a heading.
	fence = regexp.MustCompile("(?ms)^```.*?^```$")
	// unanchored are the characters of a heading that its anchor does not have.
	unanchored = regexp.MustCompile(`[^\p{L}\p{N}\- _]`)
)

// TestLinksLead checks that the links of all documents to files of the repository lead to a file, and to one
// of its headings.
func TestLinksLead(t *testing.T) {
	var documents []string
	for _, pattern := range []string{"*.md", "*/*.md", "*/*/*.md"} {
		documents = append(documents, glob(t, pattern)...)
	}
	checked := 0
	for _, file := range documents {
		for _, l := range link.FindAllStringSubmatch(fence.ReplaceAllString(document(t, file), ""), -1) {
			checked++
			if err := leads(t, file, l[1]); err != nil {
				t.Errorf("%s: the link %s leads nowhere: %v", file, l[1], err)
			}
		}
	}
	if checked < 200 {
		t.Errorf("only %d links are known", checked)
	}
}

// leads checks that a link in a file has a target.
func leads(t *testing.T, file, link string) error {
	t.Helper()
	path, anchor, _ := strings.Cut(link, "#")
	to := file
	if path != "" {
		to = filepath.Join(filepath.Dir(file), path)
	}
	if _, err := os.Stat(to); err != nil {
		return err
	}
	if anchor == "" || filepath.Ext(to) != ".md" {
		return nil
	}
	for _, h := range heading.FindAllStringSubmatch(fence.ReplaceAllString(document(t, to), ""), -1) {
		if strings.ReplaceAll(unanchored.ReplaceAllString(strings.ToLower(h[1]), ""), " ", "-") == anchor {
			return nil
		}
	}
	return fmt.Errorf("%s has no heading #%s", to, anchor)
}

// firstParagraph returns a text up to its first empty line.
func firstParagraph(text string) string {
	first, _, _ := strings.Cut(text, "\n\n")
	return first
}

// glob returns the files that a pattern matches, of which there must be some.
func glob(t *testing.T, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("there is no %s", pattern)
	}
	return files
}

func document(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
