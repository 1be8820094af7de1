package page

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// sound gives the codecs of a record the facts of sound codecs.
func sound(rec record.Record) record.Record {
	for i := range rec.Run.Codecs {
		c := &rec.Run.Codecs[i]
		c.Code, c.Format = "none", formats.Named(c.FormatName)
		c.Maintenance = &maintenance.Status{State: maintenance.Maintained, Stage: maintenance.One}
		c.Fields = string(codec.ByName)
	}
	return rec
}

// TestAnswerView checks the view that the page opens with: the first codecs that meet the needs, with
// reasons.
func TestAnswerView(t *testing.T) {
	rec := sound(marked(read(t)))
	for i := range rec.Cells {
		if c := &rec.Cells[i]; c.Codec == "ugorji/msgpack" && c.Data == "person" { // larger than json
			c.Wire = 200
		}
	}
	p := show(t, write(t, rec), "")
	candidates := func() []string {
		return eval[[]string](p, `[...document.querySelectorAll('.candidates .choice .name')].map(e => e.textContent)`)
	}
	first := candidates()
	if len(first) != 3 {
		t.Fatalf("the candidates are %q", first)
	}
	contains(t, "the answer", p.text("#view"), "The cost: to encode and decode a message, and to collect the garbage with 32.0 MiB in use.",
		"meet all needs", "What would change it", "On links slower than", "16 other languages", "Faster, but at a risk: fast|alias")
	eval[bool](p, `(document.getElementById('rate').value = 20000, document.getElementById('rate').dispatchEvent(new Event('input', {bubbles: true})))`)
	contains(t, "the answer", p.text("#view"), "keep json", "Nothing to change: json is the first choice", "Each caveat counts as $20 a month, and once more for each $400 that a codec costs.", "Sent a month", "Cost a month")
	p.click("#noaliases")
	p.choose("#form", "text")
	if diff := cmp.Diff([]string{"json"}, candidates()); diff != "" {
		t.Errorf("of text formats (-want +got):\n%s", diff)
	}
	contains(t, "the answer", p.text("#view"), "Excluded", "only text formats", "decoded values own their memory", "cheaper than the first")
	p.run(chromedp.Click(`//li[contains(., 'only text formats')]//button[.='Remove this need']`))
	if got := candidates(); len(got) != 3 {
		t.Errorf("without the need the candidates are %q", got)
	}
}

// TestUnchecked checks that needs that no run checks are named first, and that only codecs with
// documentation meet them.
func TestUnchecked(t *testing.T) {
	rec := sound(read(t))
	for i := range rec.Run.Codecs {
		if c := &rec.Run.Codecs[i]; c.Name == "goccy/json" {
			c.Statements = []record.Statement{{About: "stream", Holds: true, What: "it reads one value after the other", Source: "https://example.com/x"}}
		}
	}
	p := show(t, write(t, rec), "")
	p.click("#stream")
	contains(t, "the answer", p.text("#view"), "1 of 1 need was NOT checked by a run: messages on a stream.", "met by 1 codec according to documentation", "it reads one value after the other",
		"Does not meet", "nothing is documented about it")
	if diff := cmp.Diff([]string{"goccy/json"}, eval[[]string](p, `[...document.querySelectorAll('.candidates .choice .name')].map(e => e.textContent)`)); diff != "" {
		t.Errorf("candidates (-want +got):\n%s", diff)
	}
}

// TestChecked checks that needs that checks decide are met only by codecs that passed them, in the versions
// of the record.
func TestChecked(t *testing.T) {
	rec := sound(read(t))
	for i := range rec.Run.Codecs {
		switch c := &rec.Run.Codecs[i]; c.Name {
		case "goccy/json":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: {Met: true}}
		case "gob":
			c.Findings = map[string]verdict.Finding{verdict.Untrusted: {Examples: []verdict.Example{{ID: "01234567", What: "66 bytes make it allocate 895 MiB"}}}}
		}
	}
	p := show(t, write(t, rec), "")
	p.click("#untrusted")
	contains(t, "the answer", p.text("#view"), "messages from strangers: 1 codec passed the checks and 1 failed them;", "it was not checked; wirebench check --kind hostile,damage --codec json checks it")
	if diff := cmp.Diff([]string{"goccy/json"}, eval[[]string](p, `[...document.querySelectorAll('.candidates .choice .name')].map(e => e.textContent)`)); diff != "" {
		t.Errorf("candidates (-want +got):\n%s", diff)
	}
}

// TestCompareView checks the view that shows the reader's codecs next to each other, over all data
// sets.
func TestCompareView(t *testing.T) {
	p := open(t, read(t), "#view=compare&pins=json,gob&reads=0")
	heads := func() []string {
		return eval[[]string](p, `[...document.querySelectorAll('.compare thead .name')].map(e => e.textContent)`)
	}
	if diff := cmp.Diff([]string{"json", "gob"}, heads()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	contains(t, "the table", p.text("#view"), "person", "Cost", "Bytes of a message", "Allocations of an operation", "mean", "Cost of json, and times as fast", "Shown are the 2 data sets that all of them have")
	p.run(chromedp.Click(`//button[@aria-label='Compare with gob']`))
	if diff := cmp.Diff([]string{"gob", "json"}, heads()); diff != "" {
		t.Errorf("with gob as the first (-want +got):\n%s", diff)
	}
	p.until(whole)
	p.run(chromedp.Click(`//button[@aria-label='Remove json']`))
	if diff := cmp.Diff([]string{"gob"}, heads()); diff != "" {
		t.Errorf("without json (-want +got):\n%s", diff)
	}
	contains(t, "the address", p.hash(), "pins=gob")
}

// TestBack checks that going back closes the evidence and stays on the page.
func TestBack(t *testing.T) {
	p := open(t, read(t), "#reads=0")
	p.choose("#form", "text")
	names := p.names()
	p.click("#view tbody .name")
	isOpen := `document.getElementById('evidence').open`
	if !eval[bool](p, isOpen) {
		t.Fatal("the evidence is not open")
	}
	contains(t, "the address", p.hash(), "show=", "form=text")
	eval[string](p, `(history.back(), '')`)
	p.until(`!` + isOpen)
	if diff := cmp.Diff(names, p.names()); diff != "" {
		t.Errorf("behind the evidence (-want +got):\n%s", diff)
	}
	// Closing it by its button also restores the address.
	p.click("#view tbody .name")
	p.click("#evidence .close")
	p.until(`!` + isOpen + ` && !location.hash.includes('show=')`)
	if diff := cmp.Diff(names, p.names()); diff != "" {
		t.Errorf("after its button (-want +got):\n%s", diff)
	}
}

// TestCSV checks that a shown table can be saved as CSV.
func TestCSV(t *testing.T) {
	p := open(t, read(t), "#reads=0&q=json,gob")
	want := "#,codec,× as fast,±,cost,encode,decode,\"wire, B\"\n"
	got := eval[string](p, `wirebench.csv(document.querySelector('#view table'))`)
	if len(got) < len(want) || got[:len(want)] != want {
		t.Errorf("it begins with %q, want %q", got, want)
	}
	contains(t, "the rows", got, "json,1.00×", "gob,")
}
