package page

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/browser"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

func contains(t *testing.T, what, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%s has no %q:\n%s", what, part, text)
		}
	}
}

// TestRanking checks that the ranking shows what the terminal's table shows for the same cost.
func TestRanking(t *testing.T) {
	p := open(t, read(t), "#reads=0&gc=0")
	want := []string{"noop", "fast|alias", "goccy/json", "ugorji/msgpack", "json", "gob"}
	if diff := cmp.Diff(want, p.names()); diff != "" {
		t.Errorf("encode (-want +got):\n%s", diff)
	}
	contains(t, "the ranking", p.text("#view"), "2–3", "2.40×", "1.08 µs", "decodes only", "no maps", "message 7: Born", "not measured")
	contains(t, "the folded foot", p.text("footer"), "2030-01-02", "Example CPU @ 3.00GHz")
	p.unfold()
	contains(t, "the foot", p.text("#about"), "Example CPU @ 3.00GHz", "2030-01-02", "0123abc", "quick")
	contains(t, "the foot", p.text("footer"), "the harness takes", "ns per byte", "81% of the timed batches were used")
}

func TestWarnings(t *testing.T) {
	rec := read(t)
	rec.End = nil
	contains(t, "the page", open(t, rec, "").text("#warnings"), "Warning:", "cut off")
}

func TestTabs(t *testing.T) {
	want := []string{"answer", "ranking", "compare", "scatter", "heatmap", "sizes", "garbage", "checks", "evolution", "cores", "streams", "sustained", "large", "variants", "claims", "details"}
	if diff := cmp.Diff(want, show(t, judged(t, read(t)), "").views()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestViews checks that each view opens without a script error, even if parts of the record are
// missing.
func TestViews(t *testing.T) {
	all := poor(t)
	all["whole"], all["layouts"], all["crews"], all["hostile names"] = read(t), inLayouts(read(t)), inCrews(read(t)), renamed(read(t))
	all["checks"] = withChecks(read(t))
	for name, rec := range all {
		t.Run(name, func(t *testing.T) {
			p := show(t, judged(t, rec), "")
			if name == "empty" {
				contains(t, "the page", p.text("#view"), "no cells")
				return
			}
			for _, view := range p.views() {
				p.view(view)
				if p.text("#view") == "" {
					t.Errorf("%s shows nothing", view)
				}
				if bad := eval[[]string](p, `[...document.querySelectorAll('#view *')].flatMap(e => [...e.attributes].map(a => a.value)).filter(v => /NaN|Infinity|undefined/.test(v))`); len(bad) > 0 {
					t.Errorf("%s has attributes %q", view, bad)
				}
				if text := p.text("#view"); strings.Contains(text, "NaN") || strings.Contains(text, "undefined") || strings.Contains(text, "[object") {
					t.Errorf("%s shows what is nothing:\n%s", view, text)
				}
			}
			if title := eval[string](p, `document.title`); title == "broken out" {
				t.Error("a name ran as a script")
			}
		})
	}
}

// TestCrossovers checks the sizes at which the order of two codecs changes. The order must be
// proven on both sides.
func TestCrossovers(t *testing.T) {
	rec := large(3, 5, four, 24)
	for i := range rec.Blocks {
		b := &rec.Blocks[i]
		if b.Codec == "vendor-1/codec" && b.Data > "shape-2" {
			b.NS *= 3
		}
	}
	p := open(t, rec, "#view=sizes&reads=0")
	contains(t, "the view", p.text("#view"), "is cheaper up to 2", "from 3 on")
	if n := eval[int](p, `document.querySelectorAll('.crossings-marks circle, .crossings-marks path').length`); n == 0 {
		t.Error("no crossover is marked in the chart")
	}
}

func TestLightAndDark(t *testing.T) {
	p := open(t, read(t), "")
	light := `(() => { const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number); return r + g + b > 384 })()`
	for _, scheme := range []string{"dark", "light"} {
		if err := browser.Scheme(p.ctx, scheme); err != nil {
			t.Fatal(err)
		}
		if eval[bool](p, light) != (scheme == "light") {
			t.Errorf("a system that prefers %s gets the other", scheme)
		}
	}
	p.click("#theme")
	if eval[bool](p, light) {
		t.Error("the button leaves it light")
	}
	p.click("#theme")
	if !eval[bool](p, light) {
		t.Error("the button leaves it dark")
	}
}

// TestPhone checks that no view is wider than a phone's screen. Tables scroll in boxes of their
// own.
func TestPhone(t *testing.T) {
	rec := large(12, 9, four, 24)
	rec.Run.Data[0].About = strings.Repeat("wide ", 30)
	for i := range rec.Run.Codecs {
		rec.Run.Codecs[i].Module = strings.Repeat("example.com/", 9)
	}
	rec.Run.Codecs[1].Marks = []string{"aliases its input"}
	rec.Run.Codecs[1].Findings = map[string]verdict.Finding{verdict.Untrusted: {
		Tried: 9, Build: &verdict.Build{Version: strings.Repeat("v1.", 20), Go: "go1.27.4"},
		Examples: []verdict.Example{{ID: "01234567", Name: strings.Repeat("bracket", 20), How: "panics", What: strings.Repeat("panic", 40), Input: strings.Repeat("5b", 100) + " 5d*1000000", Bytes: 1000100}},
	}}
	p := show(t, judged(t, rec), "")
	p.run(chromedp.EmulateViewport(390, 844, chromedp.EmulateScale(2), chromedp.EmulateMobile), chromedp.Reload())
	p.until(ready)
	for _, view := range p.views() {
		p.view(view)
		if !eval[bool](p, `(b => b.left >= 0 && b.right <= 390)(document.querySelector('[aria-selected=true]').getBoundingClientRect())`) {
			t.Errorf("the tab of %s is not in sight", view)
		}
		p.unfold()
		if width := eval[float64](p, `document.documentElement.scrollWidth`); width > 390 {
			t.Errorf("%s is %v wide", view, width)
		}
	}
	p.view("ranking")
	// There is room only for tags about dangers.
	tags := eval[[]string](p, `[...document.querySelectorAll('#view .tag')].filter(e => e.checkVisibility()).map(e => e.textContent)`)
	slices.Sort(tags)
	if diff := cmp.Diff([]string{"aliases input"}, slices.Compact(tags)); diff != "" {
		t.Errorf("tags (-want +got):\n%s", diff)
	}
	p.click("#panel > summary")
	p.click("#noraces")
	p.click("#view tbody .name")
	if width := eval[float64](p, `document.documentElement.scrollWidth`); width > 390 {
		t.Errorf("with controls and evidence it is %v wide", width)
	}
	p.follow("#view=checks&show=" + url.QueryEscape(rec.Run.Codecs[1].Name) + "&need=untrusted")
	if width := eval[float64](p, `document.getElementById('evidence').scrollWidth`); width > 390 {
		t.Errorf("what checks found is %v wide", width)
	}
	contains(t, "what checks found", p.text("#evidence"), "5b 5b 5b 5b 5b 5b 5b 5b  [[[[[[[[\n")
}

// TestPrint checks the page on paper: tables are whole and bars keep their colours. Controls for
// the screen are absent.
func TestPrint(t *testing.T) {
	p := open(t, closeBy(t), "")
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ what, is string }{
		{"controls", `getComputedStyle(document.querySelector('aside')).display === 'none'`},
		{"tabs", `getComputedStyle(document.getElementById('tabs')).display === 'none'`},
		{"the whole table", `(b => b.scrollHeight <= b.clientHeight + 1 && getComputedStyle(b).overflowY === 'visible')(document.querySelector('#view .box'))`},
		{"bars", `getComputedStyle(document.querySelector('#view .dot')).printColorAdjust === 'exact'`},
	} {
		if !eval[bool](p, c.is) {
			t.Errorf("%s: not as on paper", c.what)
		}
	}
	pages, err := chromedp.Call(p.ctx, cdppage.PrintToPDF, cdppage.PrintToPDFParams{})
	if err != nil {
		t.Fatal(err)
	}
	if len(pages.Data) < 10_000 {
		t.Errorf("the print has only %d bytes", len(pages.Data))
	}
}

// stopwatch records when the ready page was drawn, and how long the effect of a click or an input
// took to be drawn, in ms.
const stopwatch = `{
	const drawn = tell => requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
	new MutationObserver(() => drawn(at => { window.opened = at }))
		.observe(document, {attributes: true, subtree: true, attributeFilter: ['data-ready']});
	for (const event of ['click', 'input']) {
		addEventListener(event, () => {
			const start = performance.now();
			window.took = 0;
			drawn(at => { window.took = at - start });
		}, true);
	}
}`

// TestSpeed logs how long the page takes to open and to rank. It doesn't judge the times, since a
// test may run on any machine.
func TestSpeed(t *testing.T) {
	if race.Enabled {
		t.Skip("the ranks of a full record take minutes under the race detector, and have no goroutines")
	}
	if !every.Case() {
		t.Skip("it measures the largest page: with WIREBENCH_EVERY alone")
	}
	needBrowser(t)
	p := show(t, fullPage(), "")
	if _, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: stopwatch}); err != nil {
		t.Fatal(err)
	}
	p.run(chromedp.Reload())
	p.until(`window.opened > 0`)
	t.Logf("open and drawn after %.0f ms, of which the script for the first view took %.0f", eval[float64](p, `opened`), eval[float64](p, `wirebench.rendered`))
	// took waits until the last change is drawn. It returns how long that took, and the time of its
	// script alone.
	took := func() string {
		p.until(`window.took > 0`)
		return fmt.Sprintf("%.0f ms (script %.0f)", eval[float64](p, `took`), eval[float64](p, `wirebench.rendered`))
	}
	for _, slider := range []string{"reads", "link"} {
		for _, view := range p.views() {
			p.view(view)
			first := took()
			p.focus("#" + slider)
			p.press(kb.ArrowRight)
			t.Logf("%s: drawn after %s, and when the slider %s moved after %s", view, first, slider, took())
		}
		p.choose("#operation", withBest)
	}
	p.view("heatmap")
	p.until(`document.querySelectorAll('#view tbody td').length === 101 * 46`) // cells out of sight are filled later
}
