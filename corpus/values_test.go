package corpus_test

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/corpus"
)

// TestNumbers: each message of a ring has its number in the data set, whatever the order and however
// many were left out.
func TestNumbers(t *testing.T) {
	set := corpus.Pointers("texts", func() []*string {
		all := make([]*string, 40)
		for i := range all {
			text := strings.Repeat("x", i*7%40)
			all[i] = &text
		}
		all[3] = nil
		return all
	})
	set.SkipUnfit = true
	for name, ring := range map[string]func(corpus.Set) (corpus.Ring, error){"ring": corpus.NewRing, "sample": corpus.Sample} {
		r, err := ring(set)
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Values) != 39 || len(r.Numbers) != len(r.Values) {
			t.Fatalf("%s: %d messages with %d numbers, want 39", name, len(r.Values), len(r.Numbers))
		}
		for i, v := range r.Values {
			if n := r.Numbers[i]; len(*v.(*string)) != n*7%40 {
				t.Errorf("%s: message %d has number %d, but is %q", name, i, n, *v.(*string))
			}
		}
	}
}
