package page

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// evilText is what a hostile codec may say about itself.
const evilText = `<img src=x onerror="ran.push(1)"><script>ran.push(2)</script>`

// withChecks gives the codecs of a record findings of each kind.
func withChecks(rec record.Record) record.Record {
	rec.Run.Codecs = slices.Clone(rec.Run.Codecs)
	build := &verdict.Build{Version: "v1.2.0", Go: "go1.27.4", System: "linux/amd64", Data: []string{"order", "tree"}, Started: time.Date(2030, 1, 2, 0, 0, 0, 0, time.UTC)}
	panics := verdict.Finding{
		Tried: 12, Entries: []string{"decode", "stream"}, Build: build,
		Examples: []verdict.Example{
			{ID: "01234567", Kind: "hostile", Entry: "decode", Data: "order", Name: "n brackets", How: "panics", What: "index out of range " + evilText, Took: "3 MiB allocated, 1.5ms of processor time", Input: "7b226122 5b*1000000 7d", Bytes: 1000005},
			{ID: "89abcdef", Kind: "damage", Entry: "stream", Data: "tree", Name: "one bit changed", How: "allocates", What: "700 bytes make it allocate 1 GiB", Bytes: 700},
		},
	}
	secret := verdict.Finding{Tried: 3, Build: build, Examples: []verdict.Example{
		{ID: "f00dfeed", Kind: "hostile", Entry: "decode", Data: "order", How: "hangs", What: "hangs; the input is withheld (SECURITY.md)", Withheld: true},
	}}
	passes := verdict.Finding{Met: true, Tried: 40, Entries: []string{"decode"}, Build: build}
	suite := verdict.Finding{Tried: 2, Build: build, Examples: []verdict.Example{
		{ID: "13572468", Kind: "conformance", Entry: "decode", Name: "suite", How: "accepts", What: "accepts 2 that must be rejected", Reply: "accepted as 1", Source: "https://example.com/spec", Input: "3031", Bytes: 2},
	}}
	exchanged := &verdict.Build{Version: "v1.2.0", Go: "go1.27.4", System: "linux/amd64", Started: time.Date(2030, 1, 3, 0, 0, 0, 0, time.UTC), Changes: []verdict.Change{
		{Name: "added-last", About: "a field is added at the end", Kind: "added last"}, {Name: "swapped", About: "two fields are swapped", Kind: "reordered"},
	}}
	evolves := verdict.Finding{Met: true, Tried: 6, Build: exchanged, Order: "readers first", Duty: "keep numbers", Exchanges: []verdict.Exchange{
		{ID: "aaaa0001", Change: "added-last", Way: "usual", Signs: "dek"}, {ID: "aaaa0002", Change: "swapped", Way: "usual", Signs: "==="},
		{ID: "aaaa0003", Change: "swapped", Way: "numbers by position", Signs: "WlW", What: "old to new: Price: 13 is read as 12, the value of " + evilText},
	}}
	misreads := verdict.Finding{Tried: 6, Build: exchanged, Order: "never", Silent: true, Exchanges: []verdict.Exchange{{ID: "aaaa0004", Change: "added-last", Way: "usual", Signs: "WWp"}}, Examples: []verdict.Example{
		{ID: "bbbb0001", Kind: "evolution", Entry: "old to new", Data: "added-last", Name: "usual", How: "misreads", What: "Price: 13 is read as 12", Input: "0c0d", Bytes: 2},
	}}
	unclear := verdict.Finding{Open: true, Build: build, Examples: []verdict.Example{{ID: "24681357", Kind: "hostile", Name: "digits", How: "takes time", What: "9 bytes take about 200ms", Bytes: 9, Input: "39*9"}}}
	for i := range rec.Run.Codecs {
		switch c := &rec.Run.Codecs[i]; c.Name {
		case "json":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: passes, verdict.DamageDetected: unclear, verdict.MemorySafe: {Open: true, What: "no check of this kind was made"}, verdict.Conforming: passes, verdict.Evolution: evolves, verdict.OfChange(verdict.Proxy): passes}
		case "gob":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: panics, verdict.Conforming: suite}
		case "goccy/json":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: secret, verdict.Evolution: misreads}
		case "fast|alias":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: {Open: true, What: "it was checked only as v1.2.0 built by go1.27.4, where it failed: …", Other: &panics}}
		case "ugorji/msgpack":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: passes}
			c.Limits = []record.Limit{{Risk: string(codec.Nests), What: "lists nest as deep as the input says", Source: "source: decode.go"}}
		}
	}
	return rec
}

// checkCell is the selector of a codec's cell for a need. The name of the codec has no quotation mark.
func checkCell(p *tab, name, need string) string {
	p.t.Helper()
	return eval[string](p, `'[data-key="check-' + wirebench.page.codecs.findIndex(c => c.name === '`+name+`') + '-`+need+`"]'`)
}

// TestChecks opens cells of the view of checks, and reads what they say.
func TestChecks(t *testing.T) {
	p := open(t, withChecks(read(t)), "#view=checks")
	eval[bool](p, `(window.ran = [], true)`)
	word := func(name, need string) string { return p.text("#view " + checkCell(p, name, need)) }
	for _, c := range []struct{ name, need, want string }{
		{"gob", "untrusted", "✗ fails: panics, allocates"}, {"gob", "conforming", "✗ fails: accepts"}, {"gob", "memory-safe", "– not checked"},
		{"json", "untrusted", "✓ passes"}, {"json", "damage-detected", "? unclear"}, {"json", "memory-safe", "– not checked"},
		{"goccy/json", "untrusted", "✗ fails: hangs"}, {"fast|alias", "untrusted", "– other version: v1.2.0 with go1.27.4: fails"},
		{"ugorji/msgpack", "untrusted", "! documented danger: checks: passes"}, {"broken", "untrusted", "– not checked"},
		{"json", "evolution", "✓ passes: keep numbers, readers first"}, {"goccy/json", "evolution", "✗ fails: misreads"},
	} {
		if got := word(c.name, c.need); got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.name, c.need, got, c.want)
		}
	}
	contains(t, "the view", p.text("#view"), "Checked on 2030-01-02 with go1.27.4 on linux/amd64", "messages from strangers", "1 pass, 2 fail")
	for _, c := range []struct {
		name, need  string
		has, hasNot []string
	}{
		{"gob", "untrusted", []string{
			"gob", "fails in 2 ways", "untrusted: messages may come from strangers", "v1.2.0 with go1.27.4 on linux/amd64, 2030-01-02", "12 cases on order, tree; functions: decode, stream",
			"n brackets", "decode: it decodes into a fresh value", "index out of range " + evilText, "3 MiB allocated, 1.5ms of processor time",
			"Input, 1000005 bytes", "7b 22 61 22  {\"a\"", "5b           [", "1,000,000 times", "7d           }", "wirebench check --replay 01234567",
			"allocates", "The input has 700 bytes and is too long for this page; the command makes it again.", "wirebench check --replay 89abcdef",
		}, nil},
		{"gob", "conforming", []string{"accepted as 1", "in all: accepts 2 that must be rejected", "Demanded", "30 31  01", "--replay 13572468"}, nil},
		{"goccy/json", "untrusted", []string{"hangs; the input is withheld (SECURITY.md)", "wirebench check --codec goccy/json"}, []string{"Input, ", "--replay", "f00dfeed", "Function", "Data set"}},
		{"json", "untrusted", []string{"passes: nothing was found", "40 cases", "wirebench check --codec json --kind hostile,damage"}, []string{"--replay", "Input, "}},
		{"json", "memory-safe", []string{"not checked: no check of this kind was made", "--kind memory"}, []string{"Checked"}},
		{"json", "damage-detected", []string{"unclear", "9 bytes take about 200ms", "39  9", "9 times"}, nil},
		{"fast|alias", "untrusted", []string{"other version: only another version", "another version: v1.2.0 with go1.27.4", "index out of range"}, []string{"fails in"}},
		{"ugorji/msgpack", "untrusted", []string{"documented danger", "lists nest as deep as the input says (source: decode.go)", "40 cases"}, nil},
		{"broken", "untrusted", []string{"not checked", "wirebench check --codec broken --kind hostile,damage"}, nil},
		{"json", "evolution", []string{"fields can be added and removed", "Users must", "keep numbers", "Deploy", "readers first", "--kind evolution"}, []string{"functions"}},
		{"goccy/json", "evolution", []string{"fails in 1 way", "misreads", "a field is added at the end", "old to new", "Price: 13 is read as 12", "0c 0d", "--replay bbbb0001"}, []string{"Function", "Data set", "usual"}},
	} {
		p.run(chromedp.Click(chromedp.CSS("#view " + checkCell(p, c.name, c.need))))
		text := p.text("#evidence")
		contains(t, c.name+", "+c.need, text, c.has...)
		for _, part := range c.hasNot {
			if strings.Contains(text, part) {
				t.Errorf("%s, %s has %q:\n%s", c.name, c.need, part, text)
			}
		}
		p.click("#evidence .close")
		p.until(`!history.state?.pane`)
	}
	if n := eval[int](p, `ran.length + document.querySelectorAll('img, body script[src]').length`); n != 0 {
		t.Error("a text ran as HTML")
	}
}

// TestChecksByKeys goes from cell to cell by keys, opens one, and comes back to it.
func TestChecksByKeys(t *testing.T) {
	p := open(t, withChecks(read(t)), "#view=checks&q=gob,json&sort=name")
	at := func() string { return p.text(":focus") }
	p.focus(`.check[tabindex="0"]`)
	first := at()
	p.press(kb.ArrowDown, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight)
	if want := "✗ fails: misreads"; at() != want {
		t.Errorf("the last cell of the second row is %q, want %q", at(), want)
	}
	p.press(kb.Home, kb.ArrowUp)
	if first != "✗ fails: panics, allocates" || at() != first {
		t.Errorf("the first cell was %q and is %q", first, at())
	}
	if n := eval[int](p, `document.querySelectorAll('.check[tabindex="0"]').length`); n != 1 {
		t.Errorf("the tab key stops at %d cells, want 1", n)
	}
	p.press(kb.Enter)
	contains(t, "the evidence", p.text("#evidence"), "7b 22 61 22", "--replay 01234567")
	contains(t, "the address", p.hash(), "show=gob", "need=untrusted")
	other := visit(t, p.url, p.hash())
	if diff := cmp.Diff(p.text("#evidence"), other.text("#evidence")); diff != "" {
		t.Errorf("the link shows another reader (-sender +receiver):\n%s", diff)
	}
	p.press(kb.Escape)
	p.until(`!history.state?.pane && !document.getElementById('evidence').open`)
	if at() != first {
		t.Errorf("the focus is back on %q", at())
	}
	if strings.Contains(p.hash(), "need=") {
		t.Error("the address has what was closed")
	}
}

// TestCopy checks that commands and inputs can be copied, and that they are selected where the browser doesn't
// allow it.
func TestCopy(t *testing.T) {
	p := open(t, withChecks(read(t)), "#view=checks&show=gob&need=untrusted")
	eval[bool](p, `(navigator.clipboard.writeText = async text => { window.copied = text }, true)`)
	for _, c := range []struct{ button, want string }{{"Copy", "wirebench check --replay 01234567"}, {"Copy hex", "7b226122 5b*1000000 7d"}} {
		p.run(chromedp.Click(`//dialog//button[.='` + c.button + `']`))
		p.until(`window.copied !== undefined`)
		if got := eval[string](p, `(c => { window.copied = undefined; return c })(window.copied)`); got != c.want {
			t.Errorf("%s copies %q, want %q", c.button, got, c.want)
		}
	}
	eval[bool](p, `(navigator.clipboard.writeText = async () => { throw new Error('no') }, true)`)
	p.run(chromedp.Click(`//dialog//section[2]//button[.='Copy']`))
	p.until(`document.querySelector('#evidence').innerText.includes('Selected')`)
	if got := eval[string](p, `getSelection().toString()`); got != "wirebench check --replay 89abcdef" {
		t.Errorf("%q is selected", got)
	}
}

// TestChecksElsewhere checks the marks in rows of the ranking, the evidence of a codec, and what the answer
// says to mind.
func TestChecksElsewhere(t *testing.T) {
	rec := sound(withChecks(read(t)))
	p := open(t, rec, "")
	marks := func(name string) string {
		return eval[string](p, `(e => e ? e.textContent + ' ' + e.getAttribute('aria-label') + (e.title === e.getAttribute('aria-label') ? '' : ' no title') : '')
			([...document.querySelectorAll('#view tbody th')].find(th => th.querySelector('.name').textContent === '`+name+`').querySelector('.marks'))`)
	}
	for name, want := range map[string]string{
		"gob":            "✗––✗– messages from strangers: fails; damage is detected: not checked; memory is used safely: not checked; follows the specification: fails; fields are added and removed: not checked",
		"json":           "✓?–✓✓ messages from strangers: passes; damage is detected: unclear; memory is used safely: not checked; follows the specification: passes; fields are added and removed: passes",
		"fast|alias":     "––––– messages from strangers: other version; damage is detected: not checked; memory is used safely: not checked; follows the specification: not checked; fields are added and removed: not checked",
		"ugorji/msgpack": "!–––– messages from strangers: documented danger; damage is detected: not checked; memory is used safely: not checked; follows the specification: not checked; fields are added and removed: not checked",
		"noop":           "",
	} {
		if got := marks(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	p.run(chromedp.Click(`//tbody//button[.='gob']`))
	p.click("#evidence " + checkCell(p, "gob", "untrusted"))
	contains(t, "what checks found", p.text("#evidence"), "--replay 01234567")
	p.run(chromedp.Click(`//dialog//button[.='All about gob']`))
	contains(t, "the evidence", p.text("#evidence"), "on person", "Checks", "fails: panics, allocates")
	p.click("#evidence .close")
	p.until(`!history.state?.pane`)
	if n := eval[int](p, `document.querySelectorAll('#view [tabindex="0"]').length`); n == 0 {
		t.Error("the tab key stops at nothing in the view")
	}

	p.follow("#view=answer&form=binary")
	contains(t, "the answer", p.text("#view"), "Mind", "hostile input: index out of range", "specification: accepts 2 that must be rejected")
	p.run(chromedp.Click(`//button[@aria-label='Show what checks found about gob, specification']`))
	contains(t, "what checks found", p.text("#evidence"), "--replay 13572468")
	p.press(kb.Escape)
}

// TestChecksLikeFilters checks that the view says passes where the filters of needs keep a codec.
func TestChecksLikeFilters(t *testing.T) {
	p := open(t, withChecks(read(t)), "#view=checks")
	for need, field := range map[string]string{"untrusted": "untrusted", "damage-detected": "damage", "memory-safe": "memorysafe", "conforming": "conforming", "evolution": "evolution"} {
		passes := eval[[]string](p, `[...document.querySelectorAll('#view [data-key^="check-"][data-key$="-`+need+`"]')].filter(e => e.textContent.startsWith('✓ passes')).map(e => e.closest('tr').querySelector('.name').textContent).sort()`)
		kept := eval[[]string](p, `wirebench.filtered({...wirebench.state(), `+field+`: true}).map(c => wirebench.page.codecs[c]).filter(c => !c.floor).map(c => c.name).sort()`)
		if diff := cmp.Diff(kept, passes); diff != "" {
			t.Errorf("%s (-kept by the filter +passes):\n%s", need, diff)
		}
	}
	p.click("#untrusted")
	if diff := cmp.Diff([]string{"json"}, p.names()); diff != "" {
		t.Errorf("with the filter (-want +got):\n%s", diff)
	}
}
