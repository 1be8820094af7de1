package site

import (
	"context"
	"encoding/xml"
	"errors"
	"flag"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

var update = flag.Bool("update", false, "write the golden files again")

const machineOne = "linux-amd64-v3-example-one-3-00ghz-stepping-1-8-cores"

// TestGolden compares pages of the synthetic record set.
func TestGolden(t *testing.T) {
	dir := written(t, synthetic...)
	for _, name := range []string{
		"index.html", "changes.html", "feed.atom", "search-index.js", "badges/alpha.svg", "badges/alpha.json", "badges/json.json", "badges/gamma.json",
		"codecs/alpha/index.html", "codecs/alpha/" + machineOne + ".html", "codecs/alpha/" + machineOne + ".json", "codecs/beta~v2/index.html",
		"findings/index.html", "findings/0badcafe.html", "findings/0dead000.html",
		"machines/" + machineOne + "/index.html", "machines/" + machineOne + "/person/encode-decode.html",
		manifest,
	} {
		t.Run(name, func(t *testing.T) {
			got, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", strings.ReplaceAll(name, "/", "_"))
			if *update {
				if err := os.WriteFile(golden, got, 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("%s (-want +got); -update accepts it:\n%s", golden, diff)
			}
		})
	}
}

// contents returns the files of a folder by name.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	err := filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		all[filepath.ToSlash(rel)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestDeterministic: the same records make the same bytes, in whatever order they are given.
func TestDeterministic(t *testing.T) {
	backwards := slices.Clone(synthetic)
	slices.Reverse(backwards)
	if diff := cmp.Diff(contents(t, written(t, synthetic...)), contents(t, written(t, backwards...))); diff != "" {
		t.Errorf("in another order (-first +second):\n%s", diff)
	}
}

// TestMachinesApart: what one machine's pages say does not depend on the records of another one.
func TestMachinesApart(t *testing.T) {
	both := contents(t, written(t, synthetic...))
	alone := contents(t, written(t, synthetic[:5]...))
	compared := 0
	for name, text := range alone {
		if strings.HasPrefix(name, "machines/") || strings.Contains(name, machineOne) {
			compared++
			if diff := cmp.Diff(text, both[name]); diff != "" {
				t.Errorf("%s without the other machine (-without +with):\n%s", name, diff)
			}
		}
	}
	if compared < 20 {
		t.Errorf("only %d files were compared", compared)
	}
}

// TestHostileNames: names and texts of records are shown as texts.
func TestHostileNames(t *testing.T) {
	const breakout = `</script><script>document.title='broken out'</script><b>&"'` + "\u2028`${1}"
	rec := synthetic[0].record()
	rename := func(name *string, from string) {
		if *name == from {
			*name += breakout
		}
	}
	for i := range rec.Run.Codecs {
		rename(&rec.Run.Codecs[i].Name, "alpha")
		rec.Run.Codecs[i].FormatName += breakout
		rec.Run.Codecs[i].Module += breakout
	}
	rec.Run.Data[0].Name += breakout
	rec.Run.Data[0].About += breakout
	for i := range rec.Cells {
		rename(&rec.Cells[i].Codec, "alpha")
		rec.Cells[i].Data += breakout
	}
	for i := range rec.Blocks {
		rename(&rec.Blocks[i].Codec, "alpha")
		rec.Blocks[i].Data += breakout
	}
	for i := range rec.Processes {
		rec.Processes[i].Data += breakout
	}
	rec.Run.Env.CPU += breakout
	s := New(options)
	s.Add("a"+breakout, []record.Record{rec})
	dir := t.TempDir() + "/site"
	if _, err := s.Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	pages := 0
	for name, text := range contents(t, dir) {
		if path.Ext(name) == ".html" && !strings.HasSuffix(name, "report.html") && name != "search.html" {
			pages++
			if strings.Contains(text, "<script") || strings.Contains(text, "<b>&") {
				t.Errorf("%s: a name is not shown as a text", name)
			}
		}
		if name == "search-index.js" && strings.Contains(text, "</script") {
			t.Errorf("%s: a name ends the script", name)
		}
		if path.Ext(name) == ".svg" || path.Ext(name) == ".atom" {
			if err := xml.Unmarshal([]byte(text), new(struct{})); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if pages < 20 {
		t.Errorf("only %d pages", pages)
	}
}

// TestWithheld: what harms a decoder is on no page before it is published.
func TestWithheld(t *testing.T) {
	for name, text := range contents(t, written(t, synthetic...)) {
		if strings.Contains(text, "secret") {
			t.Errorf("%s has what is withheld", name)
		}
	}
}

// TestLeft: runs that are not about codecs, or are given twice, are left out, and Left says why.
func TestLeft(t *testing.T) {
	engines, other, empty := synthetic[0].record(), synthetic[1].record(), synthetic[2].record()
	engines.Run.Grade = record.Messages
	other.Run.Variant = "newest"
	empty.Cells = nil
	s := made(synthetic[0])
	s.Add("engines", []record.Record{engines})
	s.Add("variants", []record.Record{other})
	s.Add("empty", []record.Record{empty})
	s.Add("again", []record.Record{synthetic[0].record()})
	s.Add("again", []record.Record{synthetic[0].record()})
	dir := t.TempDir() + "/site"
	made, err := s.Write(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"again is left out: it is the same run as again",
		"again is left out: it is the same run as results/day-1-One",
		"empty is left out: it has no cells",
		"engines is left out: it is of engines, and the site is about codecs; wirebench report shows it",
		"variants is left out: its program was built differently (newest); wirebench report compares it with the usual program",
	}
	if diff := cmp.Diff(want, s.Left()); diff != "" {
		t.Errorf("left out (-want +got):\n%s", diff)
	}
	if made.Machines != 1 || !strings.Contains(strings.Join(made.Missing, "\n"), "times of compressors: wirebench run --operation") {
		t.Errorf("made %+v", made)
	}
	if s := New(options); !errors.Is(func() error { _, err := s.Write(t.Context(), dir); return err }(), ErrNothing) {
		t.Error("a site without records is no error")
	}
}

// TestUnchecked: without checks the site names the command that makes them.
func TestUnchecked(t *testing.T) {
	rec := synthetic[0].record()
	for i := range rec.Run.Codecs {
		rec.Run.Codecs[i].Findings = nil
	}
	s := New(Options{Report: options.Report})
	s.Add("plain", []record.Record{rec})
	dir := t.TempDir() + "/site"
	made, err := s.Write(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(made.Missing, "No codec was checked: wirebench check --codec all") {
		t.Errorf("missing: %q", made.Missing)
	}
	files := contents(t, dir)
	if page := files["codecs/beta~v2/index.html"]; !strings.Contains(page, "wirebench check --kind hostile,damage --codec beta/v2") {
		t.Error("the page of a codec that was not checked has no command for it")
	}
	if feed := files["feed.atom"]; !strings.Contains(feed, `href="feed.atom"`) {
		t.Error("without an address the feed's addresses are not relative")
	}
}

var errBroken = errors.New("broken")

// TestNothingHalfWritten: if the site can't be made, what was there stays, and nothing else is left.
func TestNothingHalfWritten(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "site")
	if _, err := made(synthetic[0]).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	before := contents(t, dir)
	s := made(synthetic...)
	s.Report = func(name string, write func(string, []byte) error, _ record.Record) error {
		if err := write(name, make([]byte, 1000)); err != nil {
			return err
		}
		return errBroken
	}
	if _, err := s.Write(t.Context(), dir); !errors.Is(err, errBroken) {
		t.Errorf("error %v", err)
	}
	interrupted, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := made(synthetic...).Write(interrupted, dir); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: error %v", err)
	}
	if diff := cmp.Diff(before, contents(t, dir)); diff != "" {
		t.Errorf("the earlier site changed (-before +after):\n%s", diff)
	}
	entries, err := os.ReadDir(parent)
	if err != nil || len(entries) != 1 {
		t.Errorf("%d entries next to the site, %v", len(entries)-1, err)
	}
}
