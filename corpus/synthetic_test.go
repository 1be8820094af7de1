package corpus_test

import (
	"encoding/json"
	"math/big"
	"testing"
	"time"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/corpus"
)

type madeUp struct {
	Text   string
	Small  int8
	Large  uint64
	Ratio  float32
	When   time.Time
	Next   *madeUp
	List   []madeUp
	Names  map[string]*int
	Pair   [2]bool
	Amount *big.Int
	Any    any
	Secret string `json:"-"`
	hidden int
}

// Made values are the same every time, differ from each other, set what can be set, and end.
func TestSynthetic(t *testing.T) {
	set := corpus.Synthetic[madeUp]("made-up")
	one, err := corpus.NewRing(set)
	if err != nil {
		t.Fatal(err)
	}
	two, err := corpus.NewRing(set)
	if err != nil {
		t.Fatal(err)
	}
	if one.Sum != two.Sum || len(one.Values) < corpus.ChunkSize {
		t.Fatalf("sums %x and %x, %d values", one.Sum, two.Sum, len(one.Values))
	}
	texts := make(map[string]bool)
	var next, lists, names bool
	for i, v := range one.Values {
		m := v.(*madeUp)
		if d := check.Diff(v, two.Values[i], 0).Differences; len(d) > 0 {
			t.Fatalf("value %d: %q", i, d)
		}
		if m.Small < 0 || m.Secret != "" || m.hidden != 0 || m.Any != nil || m.Amount != nil {
			t.Errorf("%+v", m)
		}
		next, lists, names = next || m.Next != nil, lists || len(m.List) > 0, names || len(m.Names) > 0
		b, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		texts[string(b)] = true
	}
	if !next || !lists || !names || len(texts) < len(one.Values)*9/10 {
		t.Errorf("next %t, lists %t, maps %t, %d different values of %d", next, lists, names, len(texts), len(one.Values))
	}
}
