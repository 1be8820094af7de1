package page

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// marked gives the record a codec for each caveat that can be filtered.
func marked(rec record.Record) record.Record {
	rec.Run.Codecs, rec.Cells = slices.Clone(rec.Run.Codecs), slices.Clone(rec.Cells)
	for i, c := range rec.Run.Codecs {
		switch c.Name {
		case "fast|alias":
			rec.Run.Codecs[i].Marks = []string{"aliases its input"}
		case "goccy/json":
			rec.Run.Codecs[i].Marks = []string{"text", "overwrites its output"}
		case "readonly":
			rec.Run.Codecs[i].Marks = []string{"races"}
		}
	}
	for i, c := range rec.Cells {
		if c.Codec == "gob" {
			rec.Cells[i].Lowered = []string{"int as int64"}
		}
	}
	return rec
}

func TestFilters(t *testing.T) {
	p := open(t, marked(read(t)), "#reads=100")
	tick := func(box string) func() { return func() { p.click(box) } }
	all := p.names()
	for _, c := range []struct {
		name    string
		on, off func()
		gone    []string
		hash    string
	}{
		{"aliases", tick("#noaliases"), tick("#noaliases"), []string{"fast|alias"}, "noaliases=1"},
		{"overwrites", tick("#nooverwrites"), tick("#nooverwrites"), []string{"goccy/json"}, "nooverwrites=1"},
		{"races", tick("#noraces"), tick("#noraces"), []string{"readonly"}, "noraces=1"},
		{"lowered", tick("#nolowered"), tick("#nolowered"), []string{"gob"}, "nolowered=1"},
		{"loses nothing", tick("#keeps"), tick("#keeps"), []string{"ugorji/msgpack"}, "keeps=1"},
		{"text", func() { p.choose("#form", "text") }, func() { p.choose("#form", "any") }, []string{"fast|alias", "readonly", "ugorji/msgpack", "gob"}, "form=text"},
		{"format", func() { p.choose("#format", "JSON") }, func() { p.choose("#format", "") }, []string{"noop", "fast|alias", "readonly", "ugorji/msgpack", "gob"}, "format=JSON"},
		{"search", func() { p.focus("#search"); p.press("J", "S", "O", "N") }, func() { p.press(kb.Backspace, kb.Backspace, kb.Backspace, kb.Backspace) },
			[]string{"noop", "fast|alias", "readonly", "ugorji/msgpack", "gob"}, "q=JSON"},
	} {
		c.on()
		want := slices.DeleteFunc(slices.Clone(all), func(n string) bool { return slices.Contains(c.gone, n) })
		if diff := cmp.Diff(want, p.names()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		contains(t, "the address", p.hash(), c.hash)
		c.off()
		if diff := cmp.Diff(all, p.names()); diff != "" {
			t.Errorf("without %s (-want +got):\n%s", c.name, diff)
		}
	}
	if !eval[bool](p, `['code', 'languages'].every(id => document.getElementById(id).disabled) && !document.getElementById('unknown').hidden`) {
		t.Error("a record that does not say which codecs need code has that filter")
	}
}

// TestNewFilters checks the filters by facts that only newer records have.
func TestNewFilters(t *testing.T) {
	rec := read(t)
	for i := range rec.Run.Codecs {
		c := &rec.Run.Codecs[i]
		c.Code, c.Format.Languages = "none", []string{"Python"}
		switch c.Name {
		case "goccy/json":
			c.Code = "each type"
		case "gob":
			c.Format.Languages = nil
		}
	}
	p := open(t, rec, "")
	for filter, gone := range map[string]string{"#code": "goccy/json", "#languages": "gob"} {
		if !slices.Contains(p.names(), gone) {
			t.Fatalf("%s is not there to be filtered", gone)
		}
		p.click(filter)
		if names := p.names(); slices.Contains(names, gone) || len(names) < 4 {
			t.Errorf("%s leaves %v", filter, names)
		}
		p.click(filter)
	}
}

// TestEmptyFilter checks that filters that leave no codec are listed, and can be lifted one by one.
func TestEmptyFilter(t *testing.T) {
	p := open(t, read(t), "")
	p.focus("#search")
	p.press("g", "o", "b")
	p.choose("#form", "text")
	contains(t, "the page", p.text("#view .empty"), "No codec passes the filters", "search “gob”", "only text formats", "Without search “gob”: 2 codecs", "Without only text formats: 1 codec")
	p.run(chromedp.Click(`//button[.='Without only text formats']`))
	if focus := eval[string](p, `document.activeElement.id`); focus != "view" {
		t.Errorf("the button that is gone leaves the focus on %q", focus)
	}
	if diff := cmp.Diff([]string{"gob"}, p.names()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestSort(t *testing.T) {
	p := open(t, read(t), "#reads=0")
	byCost := p.names()
	byName := slices.Sorted(slices.Values(byCost))
	for i, want := range [][]string{byName, reversed(byName), byCost} {
		p.click(`#view th button[data-key="sort-name"]`)
		if diff := cmp.Diff(want, p.names()); diff != "" {
			t.Errorf("click %d (-want +got):\n%s", i+1, diff)
		}
		if focus := eval[string](p, `document.activeElement.dataset.key ?? ''`); focus != "sort-name" {
			t.Errorf("click %d: the focus is on %q", i+1, focus)
		}
	}
	p.click(`#view th button[data-key="sort-wire"]`)
	if want, got := "ascending", eval[string](p, `document.querySelector('th[aria-sort]').getAttribute('aria-sort')`); want != got {
		t.Errorf("the head says %q", got)
	}
	if diff := cmp.Diff([]string{"fast|alias", "ugorji/msgpack", "goccy/json", "json", "gob", "noop"}, p.names()); diff != "" {
		t.Errorf("by wire size (-want +got):\n%s", diff)
	}
}

func reversed(names []string) []string {
	names = slices.Clone(names)
	slices.Reverse(names)
	return names
}

// TestSliders checks that sliders change the ranks, and that keys move them.
func TestSliders(t *testing.T) {
	p := open(t, read(t), "")
	p.focus("#reads")
	p.press(kb.End)
	contains(t, "the mix", p.text("#reads-value"), "0 : 100")
	if !slices.Contains(p.names(), "readonly") {
		t.Error("what only decodes has no cost where all is decoding")
	}
	p.press(kb.Home)
	if slices.Contains(p.names(), "readonly") {
		t.Error("what only decodes has a cost where all is encoding")
	}
	ratio := func(codec string) float64 {
		return eval[float64](p, fmt.Sprintf(`(() => {
			const w = wirebench, codec = w.page.codecs.findIndex(c => c.name === %q);
			return w.derive(0, w.wayOf(w.state()), w.allCodecs).find(r => r.codec === codec).ratio.mid })()`, codec))
	}
	before := ratio("gob")
	p.focus("#link")
	p.press(kb.End) // 1 Mbit/s: only the size matters
	contains(t, "the link", p.text("#link-value"), "1 Mbit/s")
	if after := ratio("gob"); before < 5 || after > 1.5 {
		t.Errorf("gob takes %v times as long, and %v with a slow link; its messages are 1.4 times as long", before, after)
	}
	if got := p.names(); !slices.Equal(got[:2], []string{"noop", "fast|alias"}) || got[len(got)-1] != "gob" {
		t.Errorf("with a slow link the order is %v", got)
	}
	p.click(`[data-cost="money"]`)
	contains(t, "the caption", p.text(".caption"), "per core and hour")
	p.focus("#core")
	p.press(kb.End) // the most expensive core: only time matters
	p.focus("#traffic")
	p.press(kb.Home)
	contains(t, "the traffic", p.text("#traffic-value"), "free")
	if after := ratio("gob"); after < 0.99*before || after > 1.01*before {
		t.Errorf("with free traffic gob costs %v times as much, and takes %v times as long", after, before)
	}
	contains(t, "the address", p.hash(), "cost=money", "core=1", "traffic=0", "link=1000000", "reads=0")
	p.click("#reset")
	if hash := p.hash(); hash != "#view=ranking" {
		t.Errorf("after a reset the address has %s", hash)
	}
}

// TestCounts checks that every view counts the same codecs: those that a reader may choose.
func TestCounts(t *testing.T) {
	rec := read(t)
	p := open(t, rec, "#reads=0")
	// Of 10 codecs one is a baseline, and of the others broken, colfer and late have no time, and readonly only decodes.
	contains(t, "the ranking", p.text(".caption"), "5 of 9 codecs have times.")
	p.choose("#format", "JSON")
	contains(t, "the ranking of a format", p.text(".caption"), "of 9 codecs pass the filters, and 2 of these have times.")
	p.follow("#view=heatmap")
	contains(t, "the heat map", p.text("#view h2"), "9 codecs")
	p.follow("#view=answer")
	contains(t, "the answer", p.text("#view"), "9 codecs:")
}
