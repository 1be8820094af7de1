package builtin

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/wirebench/wirebench/internal/browser"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report/page"
)

// tab is the page of the committed record in a browser.
type tab struct {
	*testing.T
	ctx context.Context
}

// pageOf opens the page of a record.
func pageOf(t *testing.T, rec record.Record) tab {
	t.Helper()
	if testing.Short() {
		t.Skip("uses a browser")
	}
	ctx, cancel, err := browser.Start(t.Context())
	if errors.Is(err, browser.ErrAbsent) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cancel)
	var b bytes.Buffer
	if err := page.Write(&b, nil, page.Part{Record: rec, Compressed: compressed(t)}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(path, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel = context.WithTimeout(ctx, 5*time.Minute)
	t.Cleanup(cancel)
	p := tab{t, ctx}
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(1280, 900), chromedp.Navigate((&url.URL{Scheme: "file", Path: path}).String()+"#view=details")); err != nil {
		t.Fatal(err)
	}
	p.until(`'ready' in document.documentElement.dataset`)
	return p
}

// until waits for an expression to be true.
func (p tab) until(expression string) {
	p.Helper()
	for !eval[bool](p, expression) {
		time.Sleep(5 * time.Millisecond)
	}
}

// eval returns the value of a JavaScript expression.
func eval[T any](p tab, expression string) T {
	p.Helper()
	text, err := chromedp.Run(p.ctx, chromedp.Evaluate[string]("JSON.stringify("+expression+")"))
	if err != nil {
		p.Fatalf("%s: %v", expression, err)
	}
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		p.Fatalf("%s is %s: %v", expression, text, err)
	}
	return v
}

// follow shows what a fragment of the address asks for.
func (p tab) follow(hash string) {
	p.Helper()
	before := eval[int](p, `wirebench.renders()`)
	eval[string](p, `location.hash = '`+hash+`'`)
	p.until(fmt.Sprintf(`wirebench.renders() > %d`, before))
}

// table returns the texts of a table's cells by the name of the codec and the head of the column.
func (p tab) table() map[string]map[string]string {
	p.Helper()
	p.until(`!document.querySelector('[data-partial]')`) // the rest is drawn soon
	return eval[map[string]map[string]string](p, `(() => {
		const heads = [...document.querySelectorAll('#view thead tr:last-child th')].map(e => (e.querySelector('.sort, span') || e).textContent.trim());
		return Object.fromEntries([...document.querySelectorAll('#view tbody tr')].filter(r => r.querySelector('.name')).map(r =>
			[r.querySelector('.name').textContent, Object.fromEntries([...r.children].map((e, i) => [heads[i], e.textContent]))]));
	})()`)
}
