package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/versions"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/survive"
)

// exchangedRecord is a record of three codecs with known outcomes.
func exchangedRecord() survive.Record {
	rec := survive.Record{Header: survive.Header{
		Codecs: []survive.Checked{{Name: "named", Fields: codec.ByName}, {Name: "numbered/with-a-long-name", Fields: codec.ByNumber}, {Name: "absent"}},
		Kinds:  []survive.Kind{survive.Evolution}, Changes: survive.Tried(versions.All()),
	}}
	add := func(c evolve.Cell) { rec.Results = append(rec.Results, survive.OfCell(c)) }
	for i, change := range versions.All() {
		for k, d := range evolve.Directions {
			add(evolve.Cell{
				Codec: "named", Change: change.Name, Way: evolve.Usual, Direction: d, Outcome: evolve.Outcomes[(i+k)%len(evolve.Outcomes)],
				Hits: 1, Messages: 3, What: "Count: 1 is read as 2", Message: []byte{1, 2},
			})
			add(evolve.Cell{Codec: "numbered/with-a-long-name", Change: change.Name, Way: evolve.Usual, Direction: d, Outcome: evolve.Default, Hits: 3, Messages: 3, What: "Price is absent"})
			if change.Renumbered != "" {
				add(evolve.Cell{Codec: "numbered/with-a-long-name", Change: change.Name, Way: evolve.Way(change.Numbers), Direction: d, Why: "no such types"})
			}
		}
	}
	rec.Results = append(rec.Results, survive.Result{Case: survive.Case{Codec: "absent", Kind: survive.Evolution}, Verdict: survive.Unchecked, What: "does not compile"})
	return rec
}

// TestPrintEvolution checks the matrix, of which no line has more than 120 characters.
func TestPrintEvolution(t *testing.T) {
	var got bytes.Buffer
	if err := printEvolution(&got, exchangedRecord(), false); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(got.String()) {
		if n := len([]rune(strings.TrimSpace(line))); n > 120 {
			t.Errorf("a line has %d characters: %s", n, line)
		}
	}
	golden := filepath.Join("testdata", "evolution.golden")
	if *update {
		if err := os.WriteFile(golden, got.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPrintNoEvolution checks that a record without such checks has no matrix.
func TestPrintNoEvolution(t *testing.T) {
	var got bytes.Buffer
	if err := printEvolution(&got, survive.Record{Header: survive.Header{Kinds: survive.Usual}}, true); err != nil || got.Len() > 0 {
		t.Errorf("%v, %s", err, &got)
	}
}
