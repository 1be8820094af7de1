package page

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// TestEvolution reads the view of changes, and opens cells by mouse and by keys.
func TestEvolution(t *testing.T) {
	p := open(t, withChecks(read(t)), "#view=evolution&sort=name")
	eval[bool](p, `(window.ran = [], true)`)
	rows := eval[[]string](p, `[...document.querySelectorAll('#view tbody tr')].map(tr => [...tr.cells].map(c => c.textContent).join(' | '))`)
	want := []string{
		"goccy/json | – | never | WWp | ",
		"json | keep numbers | readers first | dek | ===",
		"json numbers by position |  |  |  | WlW",
	}
	if diff := cmp.Diff(want, rows); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	contains(t, "the view", p.text("#view"), "Checked on 2030-01-03 with go1.27.4 on linux/amd64", "What the signs mean", "added last", "swapped")

	p.focus(`.cell[tabindex="0"]`)
	p.press(kb.ArrowDown, kb.ArrowDown, kb.ArrowRight)
	p.press(kb.Enter)
	text := p.text("#evidence")
	contains(t, "the evidence", text, "json", "two fields are swapped", "numbers by position", "W silently wrong: the reader gets another value, and no error",
		"l lost", "An old program passes on what a new one wrote", "Price: 13 is read as 12, the value of "+evilText, "v1.2.0 with go1.27.4", "wirebench check --replay aaaa0003")
	contains(t, "the address", p.hash(), "show=json", "exchange=aaaa0003")
	other := visit(t, p.url, p.hash())
	if diff := cmp.Diff(text, other.text("#evidence")); diff != "" {
		t.Errorf("the link shows another reader (-sender +receiver):\n%s", diff)
	}
	p.run(chromedp.Click(`//dialog//button[.='What it comes to']`))
	contains(t, "what it comes to", p.text("#evidence"), "passes", "Users must", "keep numbers")
	p.press(kb.Escape)
	p.until(`!history.state?.pane && !document.getElementById('evidence').open`)
	if strings.Contains(p.hash(), "exchange=") {
		t.Error("the address has what was closed")
	}
	if got := p.text(":focus"); got != "WlW" {
		t.Errorf("the focus is back on %q", got)
	}
	p.run(chromedp.Click(chromedp.CSS(`#view [data-key$="aaaa0004"]`)))
	contains(t, "the evidence of goccy/json", p.text("#evidence"), "a field is added at the end", "p panic", "--replay aaaa0004")
	if n := eval[int](p, `ran.length + document.querySelectorAll('img, body script[src]').length`); n != 0 {
		t.Error("a text ran as HTML")
	}
}

// TestMissing checks that views for which a record has nothing say so, with the command that adds it.
func TestMissing(t *testing.T) {
	p := open(t, read(t), "#view=evolution")
	for view, command := range map[string]string{
		"evolution": "wirebench check --kind evolution", "checks": "wirebench check", "cores": "wirebench run --data person --operation encode,decode,parallel",
		"streams": "--operation encode,decode,stream,first", "sustained": "--operation encode,decode,sustained", "large": "--operation encode,decode,peak,cold,initial",
		"variants": "wirebench run --data person --variant", "sizes": "wirebench run --data 'sweep-*'",
	} {
		p.view(view)
		contains(t, view, p.text("#view .copyable pre"), command)
	}
}

// TestChangesAreFiltered checks the filters of what asks for more than that fields are added and removed.
func TestChangesAreFiltered(t *testing.T) {
	p := open(t, withChecks(read(t)), "#view=checks&evolution=1&proxy=1")
	if diff := cmp.Diff([]string{"json"}, p.names()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	p.follow("#view=checks&rename=1")
	contains(t, "the view", p.text("#view"), "No codec passes the filter fields are renamed")
}
