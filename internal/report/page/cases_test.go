package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

// TestCases checks that a case sets the needs and the load that package cli gives to wirebench advise, and that it can
// be left again.
func TestCases(t *testing.T) {
	p := open(t, compressed(sound(read(t))), "#gc=0&q=o")
	for _, c := range []struct {
		name          string
		hash, hashNot []string
	}{
		{"cache", []string{"case=cache", "stored=1", "either=1", "keep=1", "storage=4"}, []string{"q=", "copies="}},
		{"events", []string{"case=events", "language=Java%2CPython", "evolution=1", "maintained=1", "rate=5000", "keep=1095", "copies=3", "link=1000000000", "with+s2-100", "gc=0"}, []string{"q=", "form=", "storage=", "either="}},
		{"public-api", []string{"case=public-api", "form=text", "language=JavaScript", "untrusted=1", "link=100000000"}, []string{"rate=", "keep=", "op="}},
		{"configuration", []string{"form=text", "code=1", "reads=100"}, []string{"language=", "link="}},
	} {
		p.click(`[data-case="` + c.name + `"]`)
		hash := p.hash()
		contains(t, c.name, hash, c.hash...)
		for _, part := range c.hashNot {
			if strings.Contains(hash, "&"+part) {
				t.Errorf("%s leaves %s: %s", c.name, part, hash)
			}
		}
		if pressed := eval[[]string](p, `[...document.querySelectorAll('[data-case][aria-pressed=true]')].map(e => e.dataset.case)`); !slices.Equal(pressed, []string{c.name}) {
			t.Errorf("%s: %q are pressed", c.name, pressed)
		}
		p.follow("#view=details") // so that the address changes
		p.follow(hash)
		if !eval[bool](p, `document.getElementById('notice').hidden`) || p.hash() != hash {
			t.Errorf("%s: the address %s is read as %s: %s", c.name, hash, p.hash(), p.text("#notice"))
		}
	}
	p.click(`[data-case="configuration"]`)
	if hash := p.hash(); hash != "#view=ranking&gc=0&every=1" {
		t.Errorf("without a case the address has %s", hash)
	}
}

// TestCaseByAddress checks that an address that only names a case has the needs of that case.
func TestCaseByAddress(t *testing.T) {
	p := open(t, sound(read(t)), "")
	p.follow("#case=configuration")
	if !eval[bool](p, `document.getElementById('code').checked`) {
		t.Error("codecs that need code for each type are not left out")
	}
	if got := eval[string](p, `document.querySelector('[data-case][aria-pressed=true]').dataset.case`); got != "configuration" {
		t.Errorf("%q is pressed", got)
	}
}

// TestLanguages checks that several languages can be asked for at once, and that each can be dropped.
func TestLanguages(t *testing.T) {
	rec := read(t)
	for i := range rec.Run.Codecs {
		c := &rec.Run.Codecs[i]
		c.Format.Languages = []string{"Java", "Python"}
		if c.Name == "gob" {
			c.Format.Languages = []string{"Java"}
		}
	}
	p := open(t, rec, "")
	add := func(language string) { // the list goes back to its first entry
		eval[bool](p, `(s => { s.value = '`+language+`'; return s.dispatchEvent(new Event('change', {bubbles: true})) })(document.getElementById('language'))`)
	}
	add("Java")
	if !slices.Contains(p.names(), "gob") {
		t.Error("gob, which Java reads, is gone")
	}
	add("Python")
	if slices.Contains(p.names(), "gob") {
		t.Error("gob, which Python doesn't read, is there")
	}
	contains(t, "the address", p.hash(), "language=Java%2CPython")
	p.click(`[aria-label="Without Python"]`)
	if !slices.Contains(p.names(), "gob") {
		t.Error("without Python gob is gone")
	}
}

// TestFolded checks that the ranking has a row for each format, and in it the others that are tied.
func TestFolded(t *testing.T) {
	rec := large(12, 2, four, 24)
	for i := range rec.Run.Codecs {
		if i >= 3 && i <= 6 {
			rec.Run.Codecs[i].FormatName = "common"
		}
	}
	for i, b := range rec.Blocks { // as fast as vendor-3
		if b.Codec == "vendor-4/codec" {
			rec.Blocks[i].NS = rec.Blocks[i-24*len(four)].NS
		}
	}
	p := show(t, write(t, rec), "#view=ranking")
	want := []string{"json", "vendor-1/codec", "vendor-2/codec", "vendor-3/codec", "vendor-7/codec", "vendor-8/codec", "vendor-9/codec", "vendor-10/codec", "vendor-11/codec"}
	if diff := cmp.Diff(want, p.names()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got, want := p.text("#view tbody .also"), "tied: vendor-4/codec. 2 others of common"; got != want {
		t.Errorf("the row of the format says %q, want %q", got, want)
	}
	p.click("#every")
	if n := len(p.names()); n != 12 {
		t.Errorf("%d codecs of 12", n)
	}
	contains(t, "the address", p.hash(), "every=1")
}

// copied returns a record with operations whose cells and times are those of other operations.
func copied(rec record.Record, of map[codec.Operation]codec.Operation) record.Record {
	cells, blocks := rec.Cells, rec.Blocks
	for operation, like := range of {
		rec.Run.Operations = append(slices.Clone(rec.Run.Operations), string(operation))
		for _, c := range cells {
			if c.Operation == string(like) {
				c.Operation = string(operation)
				rec.Cells = append(slices.Clip(rec.Cells), c)
			}
		}
		for _, b := range blocks {
			if b.Operation == string(like) {
				b.Operation = string(operation)
				rec.Blocks = append(slices.Clip(rec.Blocks), b)
			}
		}
	}
	return rec
}

// TestSpecialViews checks the views of operations that not every record has.
func TestSpecialViews(t *testing.T) {
	rec := copied(read(t), map[codec.Operation]codec.Operation{
		codec.ParallelEncode: "encode", codec.SustainedEncode: "encode", codec.StreamEncode: "encode", codec.FirstEncode: "encode", codec.ColdDecode: "decode",
	})
	for i := range rec.Blocks {
		switch b := &rec.Blocks[i]; {
		case b.Codec == "gob" && b.Operation == string(codec.FirstEncode):
			b.NS *= 10
		case b.Codec == "gob" && b.Operation == string(codec.StreamEncode):
			b.NS /= 100
		}
	}
	for process := range 12 {
		rec.Usages = append(rec.Usages, record.Usage{Process: 1 + 2*process, Key: record.Key{Codec: "gob", Data: "person", Operation: string(codec.ParallelEncode)}, Waiting: 1234})
	}
	p := show(t, write(t, rec), "#view=cores")
	row := func(name string) []string {
		return eval[[]string](p, fmt.Sprintf(`[...[...document.querySelectorAll('#view tbody tr')].find(r => r.querySelector('.name').textContent === %q).cells].map(c => c.textContent)`, name))
	}
	contains(t, "cores", p.text("#view"), "Cores", "parallel-encode", "in as many goroutines as there are processors")
	if got := row("gob"); len(got) < 3 || got[1] != "6.42 µs" || !slices.Contains(got, "1.23 µs") {
		t.Errorf("gob on cores: %q", got)
	}
	p.view("streams")
	contains(t, "streams", p.text("#view"), "stream-encode", "first-encode", "pays from")
	if got := row("gob"); len(got) < 4 || got[1] != "64.2 ns" || got[2] != "64.2 µs" || got[3] != "64" { // (64.2 - 1.08) / (1.08 - 0.0642) is 62.1
		t.Errorf("gob on streams: %q", got)
	}
	p.view("sustained")
	contains(t, "sustained", p.text("#view"), "measured/computed")
	p.view("large")
	contains(t, "large and cold", p.text("#view"), "cold-decode", "27.0 µs")
}

// TestVariantsView checks the view of programs that were measured together.
func TestVariantsView(t *testing.T) {
	base := read(t)
	base.Run.Variant, base.Run.Place = "go1.26.8", 1
	base.Processes = slices.Clone(base.Processes)
	for i := range base.Processes {
		base.Processes[i].Round = i
	}
	other := base
	other.Run.Variant, other.Run.Place = "go1.27.4", 2
	other.Blocks = slices.Clone(base.Blocks)
	for i := range other.Blocks {
		if b := &other.Blocks[i]; b.Codec == "gob" {
			b.NS *= 1.3
		}
	}
	p := show(t, write(t, base, other), "#view=variants")
	contains(t, "the view", p.text("#view"), "go1.26.8", "go1.27.4", "encode", "decode", "6.42 µs", "×1.30", "×1.00")
	contains(t, "the machines", p.text("#machine"), "go1.26.8", "go1.27.4")
}

// TestNoise checks that what the reference differs from itself by is a remark and not a warning.
func TestNoise(t *testing.T) {
	rec := read(t)
	for i := range rec.Blocks {
		if b := &rec.Blocks[i]; b.Codec == rec.Run.Twin && b.Operation == "encode" {
			b.NS *= 1.2
		}
	}
	p := show(t, write(t, rec), "")
	if text := p.text("#warnings"); strings.Contains(text, "noise") {
		t.Errorf("the warnings are %s", text)
	}
	contains(t, "the picture", p.text("#view figcaption"), "This machine’s noise is 19%")
	p.unfold()
	contains(t, "the foot", p.text("#noise"), "Differences of up to 19%", "measured twice under two names")
}

// TestWorth checks what the answer says first: whether another codec is worth it, without and with a load.
func TestWorth(t *testing.T) {
	p := show(t, write(t, sound(read(t))), "#gc=0")
	contains(t, "the answer", p.text("#view .load"), "With json, 187k such messages a second keep a core busy", "how many messages a second")
	p.follow("#view=answer&gc=0&rate=1000000")
	contains(t, "the answer at a rate", p.text("#view .worth"), "at 1,000,000 messages a second", "instead of json", "a month")
}

// TestNeeds checks that a reader can tick every need of package advise that has no list, and that each says how it is
// decided. A list asks for text that people can read.
func TestNeeds(t *testing.T) {
	p := open(t, read(t), "")
	asked := eval[map[string]string](p, `Object.fromEntries([...document.querySelectorAll('#boxes label')].map(l => [l.title, l.querySelector('small').textContent]))`)
	for _, n := range needs() {
		want := ""
		switch {
		case n.Name == "human":
			continue
		case n.Documented:
			want = "documented"
		case n.Checked != "":
			want = "checked"
		}
		got, there := asked[n.About]
		if !there || want != "" && got != want || want == "" && !slices.Contains([]string{"measured", "declared", "looked up"}, got) {
			t.Errorf("%s (%s) says %q, want %q", n.Name, n.About, got, want)
		}
	}
	if groups := eval[[]string](p, `[...document.querySelectorAll('#boxes legend')].map(l => l.textContent)`); !slices.Equal(groups, []string{"Who reads it", "What must survive", "Who may send", "What the team accepts"}) {
		t.Errorf("the groups are %q", groups)
	}
}
