package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/hostile"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// evil is a record with hostile names everywhere: of codecs, data sets, formats, modules, losses,
// faults and reasons.
func evil() record.Record {
	rec := large(len(hostile.Names)+1, 3, []string{"encode", "decode"}, 4)
	codecs, data := make(map[string]string), make(map[string]string)
	name := func(i int) string { return hostile.Names[i%len(hostile.Names)] }
	for i := range rec.Run.Codecs {
		c := &rec.Run.Codecs[i]
		if i > 0 {
			codecs[c.Name] = name(i) + c.Name
			c.Name = codecs[c.Name]
		} else {
			codecs[c.Name] = c.Name
		}
		c.FormatName, c.Module, c.Version, c.Schema = name(i+1)+c.FormatName, name(i+2)+c.Module, name(i+3), name(i+4)
		c.Marks, c.Losses = []string{name(i + 5)}, []record.Loss{{Rule: name(i + 6), Why: name(i + 7)}}
		c.Fields, c.Limits = name(i+8), []record.Limit{{Risk: name(i + 9), What: name(i + 10), Source: name(i + 11)}}
		c.Findings = found(func(n int) string { return name(i + n) })
	}
	for i := range rec.Run.Data {
		d := &rec.Run.Data[i]
		data[d.Name] = name(11+i) + d.Name
		d.Name, d.About = data[d.Name], strings.Join(hostile.Names, " ")
	}
	for i := range rec.Cells {
		c := &rec.Cells[i]
		c.Codec, c.Data = codecs[c.Codec], data[c.Data]
		c.Lost, c.Lowered, c.Notes = []string{name(i)}, []string{name(i + 1)}, []string{name(i + 2)}
	}
	for i := range rec.Blocks {
		b := &rec.Blocks[i]
		b.Codec, b.Data = codecs[b.Codec], data[b.Data]
	}
	for i := range rec.Processes {
		p := &rec.Processes[i]
		p.Data = data[p.Data]
	}
	for i, why := range hostile.Names {
		k := record.Key{Codec: fmt.Sprint("late ", i), Data: rec.Run.Data[0].Name, Operation: "encode"}
		rec.Cells = append(rec.Cells, record.Cell{Key: k, Fault: why})
		k.Operation = "decode"
		rec.Cells = append(rec.Cells, record.Cell{Key: k, Reason: why})
	}
	rec.Warnings = slices.Clone(hostile.Names)
	rec.Run.Env.CPU, rec.Run.Env.Go, rec.Run.Env.Commit, rec.Run.Env.Virtual = name(11), name(12), name(13), name(14)
	return rec
}

// found are findings with names everywhere.
func found(name func(int) string) map[string]verdict.Finding {
	e := verdict.Example{
		ID: name(0), Kind: name(1), Entry: name(2), Data: name(3), Name: name(4), How: name(5), What: name(6), Reply: name(7), Took: name(8), Source: name(9), Input: "5b", Bytes: 1,
	}
	build := &verdict.Build{Version: name(0), Go: name(1), System: name(2), Data: []string{name(3)}}
	return map[string]verdict.Finding{
		verdict.Untrusted:      {Tried: 1, Entries: []string{name(4)}, Examples: []verdict.Example{e}, Build: build},
		verdict.DamageDetected: {Open: true, Examples: []verdict.Example{e}, Build: build},
		verdict.MemorySafe:     {Open: true, What: name(5)},
	}
}

// TestHostileNamesAreShown checks that the page shows hostile names and executes none of them.
func TestHostileNamesAreShown(t *testing.T) {
	page := judged(t, evil())
	if err := hostile.Page(page); err != nil {
		t.Fatal(err)
	}
	p := show(t, page, "") // a script that runs during loading opens a dialog, and the page does not become ready
	eval[bool](p, `(window.ran = [], window.alert = said => ran.push(said), true)`)
	for _, view := range p.views() {
		p.view(view)
		p.unfold()
		if n := eval[int](p, `document.querySelectorAll('body script[src], img, iframe, object, embed, [onload], [onerror], [href^="javascript:"]').length`); n > 0 {
			t.Errorf("%s has %d elements that names made", view, n)
		}
	}
	p.view("checks")
	p.click(`.check[tabindex="0"]`)
	if n := eval[int](p, `document.querySelectorAll('#evidence :is(script, img, iframe, [onload], [onerror], [href^="javascript:"])').length`); n > 0 {
		t.Errorf("what checks found has %d elements that names made", n)
	}
	p.click("#evidence .close")
	p.view("ranking")
	contains(t, "the ranking", p.text("#view"), "<script>alert(1)</script>", "<img src=x onerror=alert(3)>", "&lt;script&gt;alert(6)&lt;/script&gt;")
	if diff := cmp.Diff([]any{}, eval[[]any](p, `ran`)); diff != "" {
		t.Errorf("names ran (-want +got):\n%s", diff)
	}
}
