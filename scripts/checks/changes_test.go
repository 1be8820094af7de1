package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/survive"
)

// TestChanges checks the parts of docs/changes.md.
func TestChanges(t *testing.T) {
	rec := survive.Record{Header: survive.Header{
		Go: "go1.27.4", System: "linux/amd64", Kinds: []survive.Kind{survive.Evolution},
		Codecs: []survive.Checked{{Name: "named", Version: "v1.2.3", Fields: codec.ByName}, {Name: "numbered", Fields: codec.ByNumber}, {Name: "absent"}},
		Changes: survive.Tried([]corpus.Change{
			{Name: "added-last", About: "a field is added at the end", Kind: corpus.FieldAddedLast}, {Name: "added", About: "a field is added", Kind: corpus.FieldAdded},
			{Name: "removed", About: "a field is removed", Kind: corpus.FieldRemoved}, {Name: "swapped", About: "two fields are swapped", Kind: corpus.FieldsMoved},
		}),
	}}
	add := func(codec string, way evolve.Way, change string, outcomes ...evolve.Outcome) {
		for i, d := range evolve.Directions {
			rec.Results = append(rec.Results, survive.OfCell(evolve.Cell{
				Codec: codec, Change: change, Way: way, Direction: d, Outcome: outcomes[i], Hits: 1, Messages: 2, What: "Count|: 1 is read as 2", Message: []byte{1},
			}))
		}
	}
	for _, change := range []string{"added-last", "added", "removed"} {
		add("named", evolve.Usual, change, evolve.Default, evolve.Default, evolve.Default)
		add("numbered", evolve.Usual, change, evolve.Default, evolve.Fails, evolve.Kept)
	}
	add("named", evolve.Usual, "swapped", evolve.Wrong, evolve.Wrong, evolve.Same)
	add("numbered", evolve.Usual, "swapped", evolve.Same, evolve.Same, evolve.Same)
	add("numbered", "numbers by position", "swapped", evolve.Wrong, evolve.Lost, evolve.Same)
	rec.Results = append(rec.Results, survive.Result{Case: survive.Case{Codec: "absent", Kind: survive.Evolution}, Verdict: survive.Unchecked, What: "does not compile"})

	other := rec
	other.Go = "go1.26.8"
	other.Results = append([]survive.Result{}, rec.Results...)
	other.Results[0].Exchanged = &survive.Exchanged{Outcome: evolve.Fails}
	parts := pages([]survive.Record{rec, other})["changes.md"]
	for name, want := range map[string]string{
		"duties": `| codec | version | fields are known by | users must | deploy | renamed | moved | int32 to int64 | passed on |
|---|---|---|---|---|---|---|---|---|
| named | v1.2.3 | name | nothing | either order | – | never | – | no |
| numbered |  | number | keep numbers | readers first | – | either order | – | yes |
| absent |  | – | – | – | – | – | – | – |
`,
		"matrix": "| codec | added last | added | removed | swapped |\n|---|---|---|---|---|\n" +
			"| named | `ddd` | `ddd` | `ddd` | `WW=` |\n| numbered | `dek` | `dek` | `dek` | `===` |\n| *numbers by position* |  |  |  | `Wl=` |\n",
		"silent": "- **named** v1.2.3: 2 of 12. swapped, old to new: Count\\|: 1 is read as 2. `wirebench check --replay " + rec.Results[18].ID() + "`\n",
		"others": "Between go1.27.4 and go1.26.8 some outcomes differ: named (1).\n",
	} {
		if diff := cmp.Diff(want, parts[name]()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	if text := parts["when"](); !strings.HasPrefix(text, "3 codecs were checked with 4 changes of types: ") {
		t.Error(text)
	}
}
