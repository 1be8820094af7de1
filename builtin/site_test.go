package builtin

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/internal/browser"
	"github.com/wirebench/wirebench/internal/every"
)

// siteOfResults makes the site of committed records, and returns its folder.
func siteOfResults(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("reads all committed records, and uses a browser")
	}
	dir := filepath.Join(t.TempDir(), "site")
	args := os.Args
	defer func() { os.Args = args }()
	records := []string{"../results/2026-11-23T204039-linux-amd-epyc-2", "../results/streams"}
	if every.Case() {
		records = []string{"../results"}
	}
	os.Args = append([]string{"wirebench", "site", "-o", dir}, records...)
	if code := cli.Run(Program()); code != 0 {
		t.Fatalf("wirebench site ends with %d", code)
	}
	return dir
}

// sitePages are pages of each kind, by what they are.
func sitePages(t *testing.T, dir string) map[string]string {
	t.Helper()
	pages := map[string]string{
		"first page": "index.html", "changes": "changes.html", "a codec": "codecs/cbor/index.html", "table of checks": "findings/index.html",
	}
	for what, pattern := range map[string]string{
		"history": "codecs/cbor/linux-*.html", "a finding": "findings/0*.html", "a machine": "machines/*/index.html", "a table": "machines/*/person/encode-decode.html",
	} {
		found, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(pattern)))
		if err != nil || len(found) == 0 {
			t.Fatalf("no page %s: %v", pattern, err)
		}
		name, err := filepath.Rel(dir, found[0])
		if err != nil {
			t.Fatal(err)
		}
		pages[what] = filepath.ToSlash(name)
	}
	return pages
}

// TestSite opens the site of the committed records: no script complains, pages fit a phone, axe-core finds
// nothing serious, and the search finds codecs and findings.
func TestSite(t *testing.T) {
	dir := siteOfResults(t)
	checkSizes(t, dir)
	pages := sitePages(t, dir)
	ctx, cancel, err := browser.Start(t.Context())
	if errors.Is(err, browser.ErrAbsent) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, 5*time.Minute)
	t.Cleanup(cancel)
	p := tab{t, ctx}
	complaints, err := browser.Complaints(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("phone", func(t *testing.T) {
		for what, page := range pages {
			p.visit(dir, page, "", chromedp.EmulateViewport(390, 844, chromedp.EmulateScale(2), chromedp.EmulateMobile))
			if width := eval[float64](p, `document.documentElement.scrollWidth`); width > 390 {
				t.Errorf("%s (%s) is %v wide", what, page, width)
			}
		}
	})
	t.Run("content", func(t *testing.T) {
		p.visit(dir, "index.html", "", chromedp.EmulateViewport(1280, 900))
		if n := eval[int](p, `document.querySelectorAll('#codecs + .box tbody tr').length`); n < 100 {
			t.Errorf("the first page lists %d codecs", n)
		}
		p.visit(dir, "codecs/cbor/index.html", "")
		for _, part := range []string{"github.com/fxamacker/cbor/v2", "Used here", "UserBufferEncMode", "wirebench check --codec cbor", "What checks found"} {
			if !strings.Contains(eval[string](p, `document.body.innerText`), part) {
				t.Errorf("the page of cbor has no %q", part)
			}
		}
		if n := eval[int](p, `document.querySelectorAll('svg.chart').length`); n < map[bool]int{true: 20, false: 5}[every.Case()] {
			t.Errorf("the page of cbor has %d charts", n)
		}
	})
	t.Run("search", func(t *testing.T) { p.search(dir) })
	t.Run("accessible", func(t *testing.T) {
		script, err := browser.Axe(t.Context(), t.TempDir())
		if errors.Is(err, browser.ErrNoAxe) {
			t.Skip(err)
		}
		if err != nil {
			t.Fatal(err)
		}
		pages["search"] = "search.html"
		if !every.Case() {
			pages = map[string]string{"a codec": pages["a codec"], "a table": pages["a table"]}
		}
		for what, page := range pages {
			for _, scheme := range []string{"light", "dark"} {
				if err := browser.Scheme(ctx, scheme); err != nil {
					t.Fatal(err)
				}
				p.visit(dir, page, "")
				if found := p.violations(script); len(found) > 0 {
					t.Errorf("%s (%s), %s:\n%s", what, page, scheme, strings.Join(found, "\n"))
				}
			}
		}
	})
	for _, c := range complaints() {
		t.Errorf("a script complains: %s", c)
	}
}

// checkSizes checks that no page of a site is larger than a megabyte. The reports of records have a limit
// of their own.
func checkSizes(t *testing.T, dir string) {
	t.Helper()
	pages, largest, bytes := 0, "", int64(0)
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if filepath.Ext(path) == ".html" {
			pages++
		}
		info, err := entry.Info()
		if err == nil && info.Size() > bytes {
			largest, bytes = path, info.Size()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d pages; the largest file is %s: %d bytes", pages, filepath.Base(largest), bytes)
	if pages < 1000 || bytes > 1e6 {
		t.Errorf("%d pages, and %s has %d bytes", pages, largest, bytes)
	}
}

// visit opens a page of a site in a folder.
func (p tab) visit(dir, page, query string, before ...chromedp.Action[chromedp.Void]) {
	p.Helper()
	address := url.URL{Scheme: "file", Path: filepath.Join(dir, filepath.FromSlash(page)), RawQuery: query}
	if err := chromedp.Do(p.ctx, append(before, chromedp.Navigate(address.String()))...); err != nil {
		p.Fatalf("%s: %v", page, err)
	}
}

// search asks for a codec and for words of a finding, and follows the first result.
func (p tab) search(dir string) {
	p.Helper()
	first := `(document.querySelector('#found a') || {textContent: ''}).textContent`
	p.visit(dir, "search.html", "q=cbor")
	if got := eval[string](p, first); got != "cbor" {
		p.Errorf("the first result for cbor is %q", got)
	}
	for question, want := range map[string]string{"finding untrusted panic": "panic", "RFC 8949": "cbor", "nothing-has-this": ""} {
		got := eval[string](p, `(document.getElementById('find').value = '`+question+`',
			document.getElementById('find').dispatchEvent(new Event('input')), `+first+`)`)
		if (got == "") != (want == "") || !strings.Contains(got, want) {
			p.Errorf("the first result for %q is %q, want %q in it", question, got, want)
		}
	}
	p.visit(dir, "search.html", "q=cbor")
	eval[bool](p, `(document.querySelector('#found a').click(), true)`)
	for end := time.Now().Add(time.Minute); eval[string](p, `(document.querySelector('h1') || {textContent: ''}).textContent.trim()`) != "cbor"; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			p.Fatal("the first result does not lead to the page of cbor")
		}
	}
}

// violations returns the serious and critical violations that axe-core finds on a page. A page from a disk
// may not read its style sheet again, which axe-core would do to preload it.
func (p tab) violations(script string) []string {
	p.Helper()
	if _, err := chromedp.Run(p.ctx, chromedp.Evaluate[json.RawMessage]("(() => {"+script+"; return true})()")); err != nil {
		p.Fatal(err)
	}
	eval[bool](p, `(window.violations = undefined, axe.run({preload: false}).then(r => { window.violations = r.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
		.flatMap(v => v.nodes.slice(0, 3).map(n => v.id + ': ' + n.target.join(' ') + ': ' + n.html.slice(0, 120))) }), true)`)
	for !eval[bool](p, `window.violations !== undefined`) {
		time.Sleep(10 * time.Millisecond)
	}
	return eval[[]string](p, `window.violations`)
}
