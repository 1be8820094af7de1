package report

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestJoin checks that transfers are the same whether a run has measured compressors itself or a run on
// a machine that is half as fast has.
func TestJoin(t *testing.T) {
	slow := sending()
	for i := range slow.Blocks {
		slow.Blocks[i].NS *= 2
	}
	compressed := NewCompressed(slow)
	if diff := cmp.Diff([]string{"s2", "s2-100"}, compressed.Names("items")); diff != "" {
		t.Errorf("compressors (-want +got):\n%s", diff)
	}
	if names := (*Compressed)(nil).Names("items"); names != nil {
		t.Errorf("without a run, there are %v", names)
	}
	without := sending().Only(nil, []string{"encode", "decode"})
	for _, messages := range Together() {
		own := Transfers(Source{Record: sending()}, "items", 10e6, messages)
		joined := Transfers(Source{Record: without, Compressed: compressed}, "items", 10e6, messages)
		if len(own) != len(joined) {
			t.Fatalf("%d transfers, and %d when joined", len(own), len(joined))
		}
		for i, x := range own {
			y := joined[i]
			if x.Codec != y.Codec || x.Best.Compressor != y.Best.Compressor || x.Best.Wire != y.Best.Wire || math.Abs(x.Best.NS.Mid/y.Best.NS.Mid-1) > 0.001 {
				t.Errorf("%s: %+v, and joined %s: %+v", x.Codec, x.Best, y.Codec, y.Best)
			}
		}
	}
}

// TestJoinFew checks that figures rest on no more processes than the run with the compressors has.
func TestJoinFew(t *testing.T) {
	few := sending()
	few.Processes = few.Processes[:3]
	var blocks []record.Block
	for _, b := range few.Blocks {
		if b.Process < 3 {
			blocks = append(blocks, b)
		}
	}
	few.Blocks = blocks
	for _, x := range Transfers(Source{Record: sending().Only(nil, []string{"encode", "decode"}), Compressed: NewCompressed(few)}, "items", 10e6, 1) {
		for _, w := range x.Ways {
			n := 0
			for _, log := range w.logs {
				if !math.IsNaN(log) {
					n++
				}
			}
			if want := map[string]int{"plain": 16, "s2": 3}[w.Compressor]; n != want {
				t.Errorf("%s %s rests on %d processes, want %d", x.Codec, w.Compressor, n, want)
			}
		}
	}
}

// TestCompressionNote checks that reports say where compressors were measured, or that they were not.
func TestCompressionNote(t *testing.T) {
	without := sending().Only(nil, []string{"encode", "decode"})
	other := sending()
	other.Run.Env.CPU = "Z80"
	for _, c := range []struct {
		source Source
		says   []string
		not    string
	}{
		{Source{Record: sending()}, nil, "ompressor"},
		{Source{Record: without}, []string{"No compressor was measured on items: wirebench run --data items --operation encode,decode,"}, "run of their own"},
		{Source{Record: without, Compressed: NewCompressed(other)}, []string{"Compressors were measured in a run of their own (Z80, ", "converted by those of json."}, "No compressor"},
	} {
		var b bytes.Buffer
		if err := TransfersOver(c.source, 10e6).Text(&b, TextOptions{Width: 1000}); err != nil {
			t.Fatal(err)
		}
		for _, text := range c.says {
			if !strings.Contains(b.String(), text) {
				t.Errorf("%q is not in\n%s", text, b.String())
			}
		}
		if strings.Contains(b.String(), c.not) {
			t.Errorf("%q is in\n%s", c.not, b.String())
		}
	}
}
