package page

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// apart writes the page of a record in a folder, with the cells of most data sets in files of their own, and returns
// the names of these files and the address of the page.
func apart(t *testing.T, run Part, most int) (names []string, address string) {
	t.Helper()
	dir := t.TempDir()
	write := func(name string, content []byte) error {
		if name != "report.html" {
			names = append(names, name)
		}
		return os.WriteFile(filepath.Join(dir, name), content, 0o666)
	}
	if err := writeApart("report.html", write, someCases, run, most); err != nil {
		t.Fatal(err)
	}
	return names, (&url.URL{Scheme: "file", Path: filepath.Join(dir, "report.html")}).String()
}

// drawn is true after the page was drawn, which may be after files came.
const drawn = `wirebench.renders() > 0`

// TestApart checks that a page with files of its cells shows what a single page does.
func TestApart(t *testing.T) {
	needBrowser(t)
	run := Part{Record: large(6, 4, []string{"encode", "decode"}, 4)}
	one := write(t, run.Record)
	names, address := apart(t, run, 1)
	if len(names) != 3*2 { // one for each operation of each data set but the first
		t.Errorf("files %q", names)
	}
	sets := eval[[]string](show(t, one, ""), `wirebench.page.sets.map(s => s.name)`)
	for _, hash := range []string{"", "#view=ranking", "#view=answer&data=" + sets[3], "#view=ranking&data=" + sets[1], "#view=heatmap", "#view=compare", "#view=scatter"} {
		t.Run(hash, func(t *testing.T) {
			want, got := show(t, one, hash), visit(t, address, hash)
			got.until(drawn)
			if diff := cmp.Diff(want.text("#view"), got.text("#view")); diff != "" {
				t.Errorf("-in one +apart:\n%s", diff)
			}
		})
	}
	p := visit(t, address, "#show="+url.QueryEscape(eval[string](show(t, one, ""), `wirebench.page.codecs[1].name`))+"&on="+sets[3])
	p.until(`document.getElementById('evidence').open`)
	contains(t, "the evidence", p.text("#evidence"), sets[3])
}

// TestApartMissing checks that a page shows its first data set if a file is missing, and names the file.
func TestApartMissing(t *testing.T) {
	needBrowser(t)
	names, address := apart(t, Part{Record: large(6, 3, []string{"encode", "decode"}, 4)}, 1)
	path, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(filepath.Dir(path.Path), names[0])); err != nil {
		t.Fatal(err)
	}
	p := visit(t, address, "#view=heatmap", "ERR_FILE_NOT_FOUND")
	p.until(drawn)
	contains(t, "the warnings", p.text("#warnings"), names[0]+" is missing next to this page")
	if !slices.Contains(strings.Fields(p.text("#view")), eval[string](p, `wirebench.page.sets[0].name`)) {
		t.Errorf("the first data set is not shown: %s", p.text("#view"))
	}
}

// TestSmallIsWhole checks that the page of a small record is one file.
func TestSmallIsWhole(t *testing.T) {
	if names, _ := apart(t, Part{Record: read(t)}, mostApart); names != nil {
		t.Errorf("files %q", names)
	}
}
