package page

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/wirebench/wirebench/internal/browser"
)

// axe returns the text of axe-core. It skips the test if it can't be had.
func axe(t *testing.T) string {
	t.Helper()
	script, err := browser.Axe(t.Context(), t.TempDir())
	if errors.Is(err, browser.ErrNoAxe) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return script
}

// TestAccessible checks that axe-core finds nothing in any view, on a desktop or on a phone.
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
		eval[bool](p, `(window.found = undefined, axe.run().then(r => { window.found = r.violations.flatMap(v => v.nodes.slice(0, 3).map(n => v.id + ': ' + n.target.join(' ') + ': ' + n.html.slice(0, 120))) }), true)`)
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
			p.until(whole)
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
