package page

import (
	"archive/tar"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// rules is the npm package with the rules for accessible pages. It is not part of wirebench.
const rules = "axe-core@4.14.1"

// axe returns the text of axe-core. It skips the test if npm or the package can't be had.
func axe(t *testing.T) string {
	t.Helper()
	npm, err := exec.LookPath("npm")
	if err != nil {
		t.Skip("no npm in PATH, which brings axe-core")
	}
	cmd := exec.Command(npm, "pack", "--silent", rules)
	cmd.Dir = t.TempDir()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Skipf("npm pack %s: %v: %s", rules, err, out)
	}
	packs, err := filepath.Glob(filepath.Join(cmd.Dir, "*.tgz"))
	if err != nil || len(packs) != 1 {
		t.Fatalf("npm wrote %q: %v", packs, err)
	}
	f, err := os.Open(packs[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	unzipped, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	for files := tar.NewReader(unzipped); ; {
		h, err := files.Next()
		if errors.Is(err, io.EOF) {
			t.Fatal("the package lacks axe.min.js")
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Name == "package/axe.min.js" {
			text, err := io.ReadAll(files)
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
	}
}

// TestAccessible checks that axe-core finds no serious or critical violation in any view, on a
// desktop or on a phone.
func TestAccessible(t *testing.T) {
	rec := withChecks(read(t))
	rec.End = nil // so that there is a warning
	p := show(t, judged(t, rec), "")
	script := axe(t)
	if _, err := chromedp.Run(p.ctx, chromedp.Evaluate[json.RawMessage]("(() => {"+script+"; return true})()")); err != nil {
		t.Fatal(err)
	}
	look := func(where string) {
		t.Helper()
		eval[bool](p, `(window.found = undefined, axe.run().then(r => { window.found = r.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
			.flatMap(v => v.nodes.slice(0, 3).map(n => v.id + ': ' + n.target.join(' ') + ': ' + n.html.slice(0, 120))) }), true)`)
		p.until(`window.found !== undefined`)
		if found := eval[[]string](p, `window.found`); len(found) > 0 {
			t.Errorf("%s:\n%s", where, strings.Join(found, "\n"))
		}
	}
	for _, screen := range []struct {
		name string
		size chromedp.Action[chromedp.Void]
	}{
		{"desk", chromedp.EmulateViewport(1280, 900)},
		{"phone", chromedp.EmulateViewport(390, 844, chromedp.EmulateScale(2), chromedp.EmulateMobile)},
	} {
		p.run(screen.size)
		for _, view := range p.views() {
			p.view(view)
			p.unfold()
			look(screen.name + ", " + view)
		}
		p.view("ranking")
		p.click("#view tbody .name")
		look(screen.name + ", a codec's view")
		p.click("#evidence .close")
		p.view("checks")
		p.click(`.check[tabindex="0"]`)
		look(screen.name + ", what checks found")
		p.click("#evidence .close")
	}
}
