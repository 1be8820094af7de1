package page

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
)

func TestEvidence(t *testing.T) {
	rec := read(t)
	for i, k := range rec.Run.Codecs {
		if k.Name == "ugorji/msgpack" {
			rec.Run.Codecs[i].Maintenance = &maintenance.Status{
				State: maintenance.Archived, Since: "2030-01-02", Newest: maintenance.Release{Version: "v1.3.2", Date: "2029-01-01"}, Looked: "2030-02-03", Database: "2030-02-03",
				Open: []maintenance.Known{{ID: "GO-2030-0001", What: "it panics", FixedIn: "v1.4.0"}},
			}
		}
	}
	p := open(t, rec, "")
	isOpen := func() bool { return eval[bool](p, `document.getElementById('evidence').open`) }
	// Going back scrolls the page, so a click in the meantime would hit something else.
	wentBack := func() { p.until(`!history.state?.pane`) }
	leave := func() {
		p.press(kb.Escape)
		wentBack()
	}
	p.run(chromedp.Click(`//tbody//button[.='ugorji/msgpack']`))
	if !isOpen() {
		t.Fatal("a click opens nothing")
	}
	contains(t, "the evidence", p.text("#evidence"), "ugorji/msgpack", "github.com/ugorji/go/codec v1.3.2", "zone: the extension type holds UTC",
		"453 ns", "×0.421 json", "2–3 of 5", "12 of 12 processes", "each message was encoded, decoded and compared with its original, except for its losses (4096 messages)", "118 B", "with 32.0 MiB in use and GOGC=100",
		"archived since 2030-01-02; newest release known: v1.3.2 of 2029-01-01. Looked up on 2030-02-03.", "GO-2030-0001 (it panics, fixed in v1.4.0)")
	if to := eval[string](p, `document.querySelector('#evidence dd a').href`); to != "https://pkg.go.dev/vuln/GO-2030-0001" {
		t.Errorf("the advisory links to %s", to)
	}
	if n := eval[int](p, `document.querySelectorAll('#evidence .spread')[0].querySelectorAll('.processes > *').length`); n != 12 {
		t.Errorf("%d dots for 12 processes", n)
	}
	contains(t, "the address", p.hash(), "show=ugorji%2Fmsgpack")
	leave()
	if isOpen() {
		t.Error("Escape does not close it")
	}
	if focus := p.text(":focus"); focus != "ugorji/msgpack" {
		t.Errorf("the focus is back on %q", focus)
	}
	if strings.Contains(p.hash(), "show") {
		t.Error("the address has what was closed")
	}
	// By keys alone, go from one name to the next.
	p.press(kb.ArrowDown, kb.Enter)
	if !isOpen() {
		t.Fatal("Enter opens nothing")
	}
	p.click("#evidence .close")
	if isOpen() {
		t.Error("the button does not close it")
	}
	wentBack()
	p.run(chromedp.Click(`//button[.='broken']`))
	contains(t, "a fault's evidence", p.text("#evidence"), "Fault: message 7: Born: want 1990-01-02, got 1990-01-01")
	leave()
	p.click("#tab-heatmap")
	p.focus(`.heat td[tabindex="0"]`)
	p.press(kb.ArrowRight, kb.ArrowDown, kb.Enter)
	contains(t, "a heat map's evidence", p.text("#evidence"), "on book")
	contains(t, "the address", p.hash(), "on=book")
	// The arrow keys continue from a cell that was clicked.
	leave()
	const at = `document.activeElement.tagName + ' ' + document.activeElement.parentElement?.rowIndex + ' ' + document.activeElement.cellIndex`
	p.click(".heat tbody tr:nth-child(2) td:nth-child(3)")
	leave()
	clicked := eval[string](p, at)
	p.press(kb.ArrowUp, kb.ArrowLeft)
	if now := eval[string](p, at); clicked != "TD 2 2" || now != "TD 1 1" {
		t.Errorf("the focus was on %q, and is on %q after the arrows", clicked, now)
	}
	if stops := eval[int](p, `document.querySelectorAll('.heat td[tabindex="0"]').length`); stops != 1 {
		t.Errorf("the tab key stops at %d cells, want 1", stops)
	}
}

// TestFocusInSight checks that the focused cell is never covered by the heat map's fixed head or
// column.
func TestFocusInSight(t *testing.T) {
	p := open(t, large(60, 30, four, 8), "#view=heatmap")
	p.until(`document.querySelectorAll('#view tbody tr').length === 60`)
	p.focus(`.heat td[tabindex="0"]`)
	for _, way := range []struct {
		key   string
		steps int
	}{{kb.ArrowDown, 55}, {kb.ArrowUp, 50}, {kb.ArrowRight, 28}, {kb.ArrowLeft, 26}} {
		for range way.steps {
			p.press(way.key)
			if over := eval[string](p, `(() => {
				const e = document.activeElement, r = e.getBoundingClientRect();
				const at = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
				return e.tagName !== 'TD' ? e.tagName + ' has the focus' : e.contains(at) ? '' : 'covered by ' + (at?.className || at?.tagName);
			})()`); over != "" {
				t.Fatalf("%q: row %d, column %d: %s", way.key, eval[int](p, `document.activeElement.parentElement.rowIndex`), eval[int](p, `document.activeElement.cellIndex`), over)
			}
		}
	}
}

// TestProofs checks that the evidence states the right proof for each operation, and none for a row
// that is not a codec.
func TestProofs(t *testing.T) {
	rec := read(t)
	rec.Run.Operations = everyOperation()
	rec.Run.Codecs = append(slices.Clone(rec.Run.Codecs), record.CodecInfo{Name: "memcpy", Marks: []string{"only copies"}})
	cells, blocks := rec.Cells, rec.Blocks
	rec.Cells, rec.Blocks = nil, nil
	for _, operation := range rec.Run.Operations {
		for _, c := range cells {
			if c.Data == "person" && c.Operation == "encode" {
				c.Operation = operation
				rec.Cells = append(rec.Cells, c)
				if c.Codec == "noop" {
					c.Codec = "memcpy"
					rec.Cells = append(rec.Cells, c)
				}
			}
		}
		for _, b := range blocks {
			if b.Data == "person" && b.Operation == "encode" {
				b.Operation = operation
				rec.Blocks = append(rec.Blocks, b)
				if b.Codec == "noop" {
					b.Codec = "memcpy"
					rec.Blocks = append(rec.Blocks, b)
				}
			}
		}
	}
	p := open(t, rec, "")
	for codec, want := range map[string]map[string]string{
		"noop":   {"encode": "none: it isn’t a codec, and does nothing", "open": "none: "},
		"memcpy": {"decode": "none: it isn’t a codec, and copies as many bytes as limit has, and makes no value"},
		"gob": {
			"encode": "each message was encoded, decoded and compared with its original (4096 messages)", "decode-reuse": "each message was encoded, decoded",
			"convert-in": "library's own type and back", "open": "the sum of its fields", "touch-1": "its first field",
			"gzip": "each message was compressed, and decompressed to the same bytes", "unzstd-100": "each batch of 100 messages was compressed",
		},
		"ugorji/msgpack": {"decode": "its original, except for its losses (4096"},
	} {
		p.follow("#show=" + url.QueryEscape(codec))
		got := eval[map[string]string](p, `Object.fromEntries([...document.querySelectorAll('#evidence section:has(dl)')].map(s => [
			s.querySelector('h3').firstChild.data, [...s.querySelectorAll('dt')].find(d => d.textContent === 'Proof').nextSibling.textContent]))`)
		if len(got) != len(rec.Run.Operations) {
			t.Errorf("%s: proofs of %d operations, want %d", codec, len(got), len(rec.Run.Operations))
		}
		for operation, part := range want {
			contains(t, codec+" "+operation, got[operation], part)
		}
		for operation, proof := range got {
			if baseline := codec == "noop" || codec == "memcpy"; strings.HasPrefix(proof, "none") != baseline || strings.Contains(proof, "does not know") {
				t.Errorf("%s %s: %s", codec, operation, proof)
			}
		}
	}
}

// TestLink checks that a link shows another reader the same.
func TestLink(t *testing.T) {
	p := open(t, read(t), "")
	p.choose("#data-set", "book")
	p.choose("#data-set", "person")
	p.click("#gc")
	p.focus("#search")
	p.press("o")
	p.focus("#link")
	p.press(kb.ArrowRight)
	p.click(`[data-reads="100"]`)
	p.click(`#view th button[data-key="sort-name"]`)
	p.run(chromedp.Click(`//tbody//button[.='gob']`))
	other := visit(t, p.url, p.hash())
	for _, part := range []string{"#view", "#evidence", "#link-value", "#reads-value"} {
		if diff := cmp.Diff(p.text(part), other.text(part)); diff != "" {
			t.Errorf("%s (-sender +receiver):\n%s", part, diff)
		}
	}
	if got := eval[string](other, `document.getElementById('search').value`); got != "o" {
		t.Errorf("the search is %q", got)
	}
	// The page follows an address that is changed by hand.
	eval[string](other, `location.hash = '#view=garbage&data=book'`)
	contains(t, "the page", other.text("#view"), "book", "B/op")
}

func TestForeignLink(t *testing.T) {
	p := open(t, read(t), "#data=nope&view=<b>&reads=900&link=77&q=a%ZZ&constructor=1&noraces=1")
	contains(t, "the notice", p.text("#notice"), "data=nope", "view=<b>", "reads=900", "link=77", "constructor=1")
	if !eval[bool](p, `document.getElementById('noraces').checked`) {
		t.Error("what it has of the link is not there")
	}
}

// TestTabKey checks that the tab key reaches every control, the tables and the charts.
func TestTabKey(t *testing.T) {
	p := open(t, read(t), "")
	reached := make(map[string]bool)
	for range 80 {
		p.press(kb.Tab)
		reached[eval[string](p, `(e => e.id || e.dataset.key || e.dataset.reads || e.dataset.cost || e.tagName)(document.activeElement)`)] = true
	}
	for _, want := range []string{"theme", "SUMMARY", "data-set", "operation", "0", "50", "100", "reads", "time", "money", "link", "gc", "live", "gogc", "search", "format", "form",
		"noaliases", "nolowered", "keeps", "copy", "reset", "tab-ranking", "sort-name", "sort-dots", "sort-amount"} {
		if !reached[want] {
			t.Errorf("the tab key does not reach %s", want)
		}
	}
	p.focus("#tab-compare")
	p.press(kb.ArrowRight, kb.Enter)
	contains(t, "the view of the next tab", p.text("#view"), "decode against encode")
	p.focus(`.point[tabindex="0"]`)
	first := eval[string](p, `document.activeElement.getAttribute('aria-label')`)
	p.press(kb.ArrowRight)
	if second := eval[string](p, `document.activeElement.getAttribute('aria-label')`); second == first || second == "" {
		t.Errorf("an arrow leads from %q to %q", first, second)
	}
	p.press(kb.Enter)
	if !eval[bool](p, `document.getElementById('evidence').open`) {
		t.Error("Enter opens no evidence of a point")
	}
}
