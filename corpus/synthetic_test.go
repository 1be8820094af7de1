package corpus_test

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
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
	From   netip.Addr
	Raw    json.RawMessage
	Number json.Number
	Terms  *licence
	Any    any
	Secret string `json:"-"`
	hidden int
}

// licence can't be written with both fields set, or with none.
type licence struct{ Name, ID string }

func (l *licence) MarshalJSON() ([]byte, error) {
	if (l.Name == "") == (l.ID == "") {
		return nil, errors.New("one of both")
	}
	return json.Marshal(map[string]string{"name": l.Name, "id": l.ID})
}

func (l *licence) UnmarshalJSON(b []byte) error {
	type plain licence
	return json.Unmarshal(b, (*plain)(l))
}

// Made values are the same every time, differ from each other, set all that can be set, and end.
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
	if a, b := one.Sum(set), two.Sum(set); a != b || one.Text != two.Text || len(one.Values) < corpus.ChunkSize {
		t.Fatalf("sums %x and %x, of JSON %x and %x, %d values", a, b, one.Text, two.Text, len(one.Values))
	}
	texts := make(map[string]bool)
	var next, lists, names, amounts, raw, terms bool
	for i, v := range one.Values {
		m := v.(*madeUp)
		if d := check.Diff(v, two.Values[i], 0).Differences; len(d) > 0 {
			t.Fatalf("value %d: %q", i, d)
		}
		if m.Small < 0 || m.Secret != "" || m.hidden != 0 || m.Any != nil {
			t.Errorf("value %d: %+v, %q, hidden %d, any %v", i, m.Small, m.Secret, m.hidden, m.Any)
		}
		next, lists, names = next || m.Next != nil, lists || len(m.List) > 0, names || len(m.Names) > 0
		amounts, raw, terms = amounts || m.Amount != nil, raw || m.Raw != nil, terms || m.Terms != nil
		if m.List != nil && len(m.List) == 0 || m.Names != nil && len(m.Names) == 0 || !m.From.IsValid() || m.Number == "" || m.Large > math.MaxInt64 {
			t.Errorf("value %d: list %d, names %d, from %v, number %q, large %d", i, len(m.List), len(m.Names), m.From, m.Number, m.Large)
		}
		for name, n := range m.Names {
			if n == nil {
				t.Errorf("value %d: nil for %s", i, name)
			}
		}
		b, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		texts[string(b)] = true
	}
	if !amounts || !raw || !terms {
		t.Errorf("amounts %t, raw JSON %t, licences %t", amounts, raw, terms)
	}
	if !next || !lists || !names || len(texts) < len(one.Values)*9/10 {
		t.Errorf("next %t, lists %t, maps %t, %d different values of %d", next, lists, names, len(texts), len(one.Values))
	}
}

// TestSyntheticRefused checks that zero values don't count as messages.
func TestSyntheticRefused(t *testing.T) {
	type hidden struct{ n int }
	_ = hidden{n: 1}
	const want = "no values of hidden can be made: "
	if _, err := corpus.NewRing(corpus.Synthetic[hidden]("hidden")); err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
}
