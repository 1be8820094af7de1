package page

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// elsewhere is the record of another machine, where one codec is slower.
func elsewhere(rec record.Record) record.Record {
	rec.Run.Env.CPU = "Other CPU @ 1.00GHz"
	rec.Blocks = slices.Clone(rec.Blocks)
	for i := range rec.Blocks {
		if rec.Blocks[i].Codec == "ugorji/msgpack" {
			rec.Blocks[i].NS *= 100
		}
	}
	return rec
}

// TestMachines checks that the page shows one run of a record at a time, with its own ranks.
func TestMachines(t *testing.T) {
	rec := read(t)
	p := show(t, write(t, rec, elsewhere(rec)), "#view=ranking&gc=0&reads=0&q=json+msgpack")
	here := p.names()
	if want := []string{"goccy/json", "ugorji/msgpack", "json"}; !slices.Equal(want, here) {
		t.Fatalf("want %v, got %v", want, here)
	}
	p.focus("#machine")
	p.press(kb.ArrowDown)
	p.loaded("Other CPU")
	if want, got := []string{"goccy/json", "json", "ugorji/msgpack"}, p.names(); !slices.Equal(want, got) {
		t.Errorf("on the other machine: want %v, got %v", want, got)
	}
	if focus := eval[string](p, `document.activeElement.id`); focus != "machine" {
		t.Errorf("the focus is on %q", focus)
	}
	hash := p.hash()
	contains(t, "the address", hash, "machine=2", "reads=0")
	if diff := cmp.Diff(p.text("#view"), visit(t, p.url, hash).text("#view")); diff != "" {
		t.Errorf("the link (-sender +receiver):\n%s", diff)
	}
	p.click("#reset")
	p.unfold()
	contains(t, "after a reset the foot", p.text("#about"), "Other CPU")
	// The page follows an address that is changed by hand, even when it was about to write its own: the message comes
	// when the time of the timer is over, but before the timer.
	eval[bool](p, `(() => {
		const {port1, port2} = new MessageChannel();
		port2.onmessage = () => location.hash = '#view=ranking&gc=0&reads=0&q=json+msgpack';
		document.getElementById('reset').click();
		port1.postMessage('');
		for (const end = performance.now() + 150; performance.now() < end;);
		return true;
	})()`)
	p.loaded("Example CPU")
	if diff := cmp.Diff(here, p.names()); diff != "" {
		t.Errorf("back (-want +got):\n%s", diff)
	}
	if !eval[bool](open(t, rec, ""), `document.getElementById('machines').hidden`) {
		t.Error("a record of one machine asks for the machine")
	}
}

// TestMachineWithoutCells checks that a run that ended before its first proof links to the others.
func TestMachineWithoutCells(t *testing.T) {
	rec := read(t)
	empty := elsewhere(rec)
	empty.Blocks, empty.Processes, empty.Cells, empty.End = nil, nil, nil, nil
	p := show(t, write(t, empty, rec), "")
	contains(t, "the page", p.text("#view"), "no cells", "Example CPU")
	p.click("#view a")
	p.loaded("Example CPU")
	p.view("ranking")
	if len(p.names()) == 0 {
		t.Error("no codecs of the other machine")
	}
}

func TestMachineNames(t *testing.T) {
	rec := read(t)
	other := rec
	other.Run.Env.Level = "v3"
	names := machines([]Part{{Record: rec}, {Record: elsewhere(rec)}, {Record: other}})
	if len(names) != 3 || !strings.Contains(names[1], "Other CPU") || names[2] != names[0]+" (2)" {
		t.Errorf("got %q", names)
	}
}
