package page

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/wirebench/wirebench/internal/browser"
	"github.com/wirebench/wirebench/internal/record"
)

// chromium is the browser of all tests. TestMain ends it.
var chromium struct {
	ctx context.Context
	err error
}

func TestMain(m *testing.M) {
	ctx, cancel, err := browser.Start(context.Background())
	chromium.ctx, chromium.err = ctx, err
	code := m.Run()
	if err == nil {
		cancel()
	}
	os.Exit(code)
}

// tab is a page that is open in a browser tab.
type tab struct {
	t   *testing.T
	ctx context.Context
	url string
}

// timeout is how long a test may wait for the browser.
const timeout = 2 * time.Minute

// open writes the page of a record and opens it, with hash as the fragment of its address. A script
// error before the end of the test fails the test.
func open(t *testing.T, rec record.Record, hash string) *tab {
	t.Helper()
	return show(t, write(t, rec), ranked(hash))
}

// ranked returns a fragment that shows the ranking of every codec, unless hash names another view. Most tests are
// about the ranking's rows.
func ranked(hash string) string {
	if strings.Contains(hash, "view=") {
		return hash
	}
	return strings.TrimSuffix("#view=ranking&every=1&"+strings.TrimPrefix(hash, "#"), "&")
}

// show opens a written page.
func show(t *testing.T, page []byte, hash string) *tab {
	t.Helper()
	needBrowser(t)
	path := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(path, page, 0o666); err != nil {
		t.Fatal(err)
	}
	return visit(t, (&url.URL{Scheme: "file", Path: path}).String(), hash)
}

func needBrowser(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("uses a browser")
	}
	if errors.Is(chromium.err, browser.ErrAbsent) {
		t.Skip(chromium.err)
	}
	if chromium.err != nil {
		t.Fatal(chromium.err)
	}
}

// ready is true when the page shows what was asked for.
const ready = `'ready' in document.documentElement.dataset`

// visit opens an address in a new tab with the size of a desktop. Scripts may complain about what is expected.
func visit(t *testing.T, address, hash string, expected ...string) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(chromium.ctx)
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, timeout)
	t.Cleanup(cancel)
	p := &tab{t, ctx, address}
	complaints, err := browser.Complaints(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, c := range complaints() {
			if slices.ContainsFunc(expected, func(e string) bool { return strings.Contains(c, e) }) {
				continue
			}
			t.Errorf("a script complains: %s", c)
		}
	})
	p.run(chromedp.EmulateViewport(1280, 900), chromedp.Navigate(address+hash))
	p.until(ready)
	return p
}

func (p *tab) run(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		p.t.Fatal(err)
	}
}

// eval returns the value of a JavaScript expression. Values that are not finite come as null.
func eval[T any](p *tab, expression string) T {
	p.t.Helper()
	text, err := chromedp.Run(p.ctx, chromedp.Evaluate[string]("JSON.stringify("+expression+")"))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		p.t.Fatalf("%s is %s: %v", expression, text, err)
	}
	return v
}

func (p *tab) click(selector string) {
	p.t.Helper()
	p.run(chromedp.Click(chromedp.CSS(selector)))
}

// view switches to a view.
func (p *tab) view(name string) {
	p.t.Helper()
	eval[bool](p, `(document.getElementById('tab-`+name+`').click(), true)`)
}

// views returns the views that the page has tabs for.
func (p *tab) views() []string {
	p.t.Helper()
	views := eval[[]string](p, `[...document.querySelectorAll('#tabs button')].map(b => b.id.replace('tab-', ''))`)
	if len(views) < 6 {
		p.t.Fatalf("the page has only the views %v", views)
	}
	return views
}

// unfold opens all folded parts of a view, and the record's facts in the foot.
func (p *tab) unfold() {
	p.t.Helper()
	eval[int](p, `[...document.querySelectorAll('#view details, footer details')].map(d => d.open = true).length`)
}

// loaded waits until the page is loaded again and its head has a text. Until then an expression may fail, since what
// it is evaluated in goes away, and a wait for an element may not end.
func (p *tab) loaded(text string) {
	p.t.Helper()
	expression := "String(document.documentElement.dataset.ready === '' && document.getElementById('about').textContent.includes('" + text + "'))"
	for {
		if got, err := chromedp.Run(p.ctx, chromedp.Evaluate[string](expression)); err == nil && got == "true" {
			return
		}
		p.run(chromedp.Sleep(10 * time.Millisecond)) // Sleep fails when the tab's time is over
	}
}

// until waits for an expression to be true.
func (p *tab) until(expression string) {
	p.t.Helper()
	for !eval[bool](p, expression) {
		p.run(chromedp.Sleep(10 * time.Millisecond)) // Sleep fails when the tab's time is over
	}
}

// press presses keys. Each key is a name of package kb or a letter.
func (p *tab) press(keys ...string) {
	p.t.Helper()
	for _, k := range keys {
		p.run(chromedp.KeyEvent(k))
	}
}

func (p *tab) focus(selector string) {
	p.t.Helper()
	p.run(chromedp.Focus(chromedp.CSS(selector)))
}

// choose selects an option of a select element.
func (p *tab) choose(selector, value string) {
	p.t.Helper()
	p.run(chromedp.SetValue(chromedp.CSS(selector), value))
	eval[bool](p, `document.querySelector('`+selector+`').dispatchEvent(new Event('change', {bubbles: true}))`)
}

// whole is true when nothing is left that is drawn later because it is out of sight.
const whole = `!document.querySelector('[data-partial]')`

// names returns the codecs of the table that is shown, in its order.
func (p *tab) names() []string {
	p.t.Helper()
	p.until(whole)
	return eval[[]string](p, `[...document.querySelectorAll('#view tbody .name')].map(e => e.textContent)`)
}

// text returns the text of an element, or "" if it does not exist.
func (p *tab) text(selector string) string {
	p.t.Helper()
	p.until(whole)
	return eval[string](p, `document.querySelector('`+selector+`')?.innerText ?? ''`)
}

// follow changes the fragment of the address, as if by hand.
func (p *tab) follow(hash string) {
	p.t.Helper()
	before := eval[int](p, `wirebench.renders()`)
	eval[string](p, `location.hash = '`+ranked(hash)+`'`)
	p.until(fmt.Sprintf(`wirebench.renders() > %d`, before))
}

// hash waits until the address follows the state, and returns its fragment.
func (p *tab) hash() string {
	p.t.Helper()
	p.run(chromedp.Sleep(200 * time.Millisecond)) // the page waits for half as long
	return eval[string](p, `location.hash`)
}
