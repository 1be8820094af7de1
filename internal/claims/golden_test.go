package claims

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/record"
)

var update = flag.Bool("update", false, "write the golden files again")

func TestGolden(t *testing.T) {
	whole := Judge(synthetic(), example{}, Selection{})
	terminal := func(w io.Writer, r Result) error { return Text(w, r, 120) }
	for _, c := range []struct {
		file   string
		result Result
		render func(io.Writer, Result) error
	}{
		{"all.txt", whole, terminal},
		{"statements.txt", Judge(synthetic(), example{}, Selection{IDs: []string{"c03", "c08"}}), terminal},
		{"all.md", whole, Markdown},
		{"all.csv", whole, CSV},
		{"all.html", whole, func(w io.Writer, r Result) error {
			page, err := HTML(r)
			if err == nil {
				_, err = io.WriteString(w, string(page))
			}
			return err
		}},
		{"jsonvsgob.json", Judge(synthetic(), example{}, Selection{Sources: []string{"jsonvsgob"}}), JSON},
	} {
		t.Run(c.file, func(t *testing.T) {
			var out bytes.Buffer
			if err := c.render(&out, c.result); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join("testdata", c.file)
			if *update {
				if err := os.WriteFile(path, out.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), out.String()); diff != "" {
				t.Errorf("-want +got; -update accepts it:\n%s", diff)
			}
		})
	}
}

// TestTextFits checks that lines fit, and that no output shows NaN or similar, even if the record
// lacks data.
func TestTextFits(t *testing.T) {
	const tables = 110
	poor := synthetic()
	poor.Blocks = poor.Blocks[:60] // from few processes
	for name, rec := range map[string]record.Record{"whole": synthetic(), "empty": {}, "poor": poor} {
		for _, width := range []int{80, tables, 160} {
			var out strings.Builder
			if err := Text(&out, Judge(rec, example{}, Selection{}), width); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(out.String()) {
				line = strings.TrimSuffix(line, "\n")
				if n := text.StringWidthWithoutEscSequences(line); n > max(width, tables) {
					t.Errorf("%s, width %d: a line of %d: %s", name, width, n, line)
				}
				for _, bad := range []string{"NaN", "Inf", "%!"} {
					if strings.Contains(line, bad) {
						t.Errorf("%s: %s in: %s", name, bad, line)
					}
				}
			}
			page, err := HTML(Judge(rec, example{}, Selection{}))
			if err != nil || regexp.MustCompile(`NaN|Inf|%!|&lt;nil`).MatchString(string(page)) {
				t.Errorf("%s: %v: %s", name, err, page)
			}
			for format, write := range map[string]func(io.Writer, Result) error{"JSON": JSON, "CSV": CSV, "Markdown": Markdown} {
				var out bytes.Buffer
				if err := write(&out, Judge(rec, example{}, Selection{})); err != nil {
					t.Errorf("%s: %v", name, err)
				}
				if bad := regexp.MustCompile(`NaN|Inf|%!|<nil`).FindString(out.String()); bad != "" {
					t.Errorf("%s: %s in the %s", name, bad, format)
				}
			}
		}
	}
}
