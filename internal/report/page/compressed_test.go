package page

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// compressed adds operations of compression to a record. gzip halves the encoded size and takes
// long; s2 saves less and takes less time.
func compressed(rec record.Record) record.Record {
	rec.Run.Operations = append(slices.Clone(rec.Run.Operations), "gzip", "ungzip", "s2", "uns2", "s2-100", "uns2-100")
	cells, blocks := slices.Clone(rec.Cells), slices.Clone(rec.Blocks)
	for operation, like := range map[string]struct {
		of         string
		time, wire float64
	}{
		"gzip": {"encode", 20, 0.5}, "ungzip": {"decode", 4, 0.5}, "s2": {"encode", 0.7, 0.8}, "uns2": {"decode", 0.3, 0.8},
		"s2-100": {"encode", 50, 40}, "uns2-100": {"decode", 20, 40},
	} {
		for _, c := range rec.Cells {
			if c.Operation == like.of && c.Wire > 0 {
				c.Operation = operation
				c.Wire = math.Round(c.Wire * like.wire)
				cells = append(cells, c)
			}
		}
		for _, b := range rec.Blocks {
			if b.Operation == like.of {
				b.Operation = operation
				b.NS *= like.time
				blocks = append(blocks, b)
			}
		}
	}
	rec.Cells, rec.Blocks = cells, blocks
	return rec
}

// TestTransferSameAsGo checks that the page has the same transfers over a link, in the same order,
// as "report --link" prints.
func TestTransferSameAsGo(t *testing.T) {
	for name, rec := range map[string]record.Record{
		"no compressor": read(t), "compressors": compressed(read(t)), "layouts": compressed(inLayouts(read(t))),
		"crews": compressed(inCrews(read(t))), "few processes": compressed(first(read(t), 5)),
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, rec, "")
			samePlain(t, p, rec)
			if none := name == "no compressor"; none != eval[bool](p, `document.getElementById('uncompressed').checkVisibility()`) {
				t.Errorf("the page says whether there are compressed sizes, which is wrong: %v", none)
			} else if !none {
				sameTransfers(t, p, report.Source{Record: rec}, withBest, 1)
				sameTransfers(t, p, report.Source{Record: rec}, withBestOf100, 100)
			}
		})
	}
}

// TestCompressedElsewhere checks that the page takes compressed sizes from another run if its own has none.
func TestCompressedElsewhere(t *testing.T) {
	rec := read(t)
	other := compressed(read(t))
	other.Run.Env.CPU = "Another CPU"
	s := report.Source{Record: rec, Compressed: report.NewCompressed(other)}
	var out bytes.Buffer
	if err := Write(&out, someCases, Part{Record: rec, Compressed: s.Compressed}); err != nil {
		t.Fatal(err)
	}
	p := show(t, out.Bytes(), ranked(""))
	sameTransfers(t, p, s, withBest, 1)
	sameTransfers(t, p, s, withBestOf100, 100)
	p.view("answer")
	contains(t, "the answer", p.text("#view"), "Compressed sizes", "Another CPU")
}

// The tasks of transfers.
const (
	withBest      = "encode and decode, with the best compressor"
	withBestOf100 = "encode and decode, with the best compressor of 100 messages together"
)

// samePlain checks that to encode and decode takes what a transfer without a compressor takes over the
// same link.
func samePlain(t *testing.T, p *tab, rec record.Record) {
	t.Helper()
	got := make(map[string]derived)
	for _, r := range eval[[]derived](p, rows(0, "wirebench.wayOf({...wirebench.state(), link: 1e8})")) {
		got[r.Codec] = r
	}
	all := report.Transfers(report.Source{Record: rec}, "person", 1e8, 1)
	for _, x := range all {
		plain := x.Ways[0].NS
		cost := got[x.Codec].Cost
		if x.Ways[0].Compressor != "plain" || !same(plain.Mid, cost.Mid, near) || !same(plain.Lo, cost.Lo, quarter) || !same(plain.Hi, cost.Hi, quarter) {
			t.Errorf("%s %s: %v, and in the page %v, %v, %v", x.Codec, x.Ways[0].Compressor, plain, deref(cost.Lo), deref(cost.Mid), deref(cost.Hi))
		}
	}
	if len(all) < 4 {
		t.Errorf("only %d codecs to compare", len(all))
	}
}

// sameTransfers compares the transfers of a number of messages with those of an operation of the
// page.
func sameTransfers(t *testing.T, p *tab, s report.Source, op string, messages int) {
	t.Helper()
	type transfer struct {
		derived
		Route string
		Wire  float64
	}
	ways := make(map[string]bool)
	for _, link := range []float64{1e12, 1e9, 1e8, 1e6} {
		way := fmt.Sprintf("wirebench.wayOf({...wirebench.state(), op: %q, link: %g})", op, link)
		var got []transfer
		for _, r := range eval[[]transfer](p, strings.Replace(rows(0, way), "Codec:", "Route: r.route, Wire: r.wire, Codec:", 1)) {
			if r.Size > 0 {
				got = append(got, r)
			}
		}
		want := report.Transfers(s, "person", link, messages)
		if len(want) < 4 || len(got) != len(want) {
			t.Fatalf("%s: %d codecs over %g bit/s, and %d in the page", op, len(want), link, len(got))
		}
		for i, w := range want {
			ways[w.Best.Compressor] = true
			if diff := cmp.Diff([]any{w.Codec, w.Best.Compressor, w.Best.Wire}, []any{got[i].Codec, got[i].Route, got[i].Wire}); diff != "" {
				t.Errorf("%s: place %d over %g bit/s (-want +got):\n%s", op, i+1, link, diff)
				continue
			}
			cell := report.Cell{NS: w.Best.NS, Rank: w.Rank}
			cell.Codec = w.Codec
			got[i].Ratio = bounds{&cell.Ratio.Lo, &cell.Ratio.Mid, &cell.Ratio.Hi} // Go computes none
			if compareRow(t, cell, got[i].derived) {
				t.Errorf("%v: the interval is not quite the same", cell.Key)
			}
		}
	}
	if len(ways) < 2 {
		t.Errorf("%s: all transfers go by %v", op, ways)
	}
}

// TestCompressors checks that every operation of compression belongs to a way to send messages,
// with batches of the same size.
func TestCompressors(t *testing.T) {
	var operations, sent []string
	for _, m := range compress.Operations {
		operations = append(operations, string(m.Operation))
	}
	for _, c := range report.Compressors {
		if c.Forth == "" {
			continue
		}
		for operation, back := range map[string]bool{c.Forth: false, c.Back: true} {
			sent = append(sent, operation)
			if step, ok := compress.Of(codec.Operation(operation)); !ok || step.Back != back || step.Messages != c.Messages {
				t.Errorf("%s of %s does %+v", operation, c.Name, step)
			}
		}
	}
	slices.Sort(operations)
	slices.Sort(sent)
	if diff := cmp.Diff(operations, sent); diff != "" {
		t.Errorf("operations of compression (-there are +sent):\n%s", diff)
	}
}

func TestTransferView(t *testing.T) {
	p := open(t, compressed(read(t)), "")
	p.choose("#operation", withBest)
	contains(t, "the link", p.text("#link-value"), "1 Gbit/s") // a transfer needs a link
	contains(t, "the caption", p.text(".caption"), "compress", "plain, gzip, s2", "a link of 1 Gbit/s")
	if !eval[bool](p, `document.getElementById('mix').disabled`) {
		t.Error("a transfer has a mix")
	}
	if names := p.names(); slices.Contains(names, "noop") || len(names) < 4 {
		t.Errorf("the ranking has %v", names)
	}
	p.choose("#operation", "gzip and ungzip")
	contains(t, "the ranking", p.text("#view"), "105") // half of gob's 210 B
	p.choose("#operation", withBestOf100)
	contains(t, "the caption", p.text(".caption"), "which is one of 100 that are compressed together", "plain, s2-100")
	p.choose("#operation", "gzip and ungzip")
	p.click("#tab-garbage")
	contains(t, "the sizes", p.text("#view"), "wire, compressed", "s2-100", "105", "168", "84")
	p.run(chromedp.Click(`//tbody//button[.='gob']`))
	contains(t, "the evidence", p.text("#evidence"), "50% of what was compressed", "40% of what was compressed")
}
