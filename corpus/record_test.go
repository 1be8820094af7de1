package corpus_test

import (
	"iter"
	"testing"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/record"
)

// TestCommittedSums checks that the committed record is about the messages of today: those that it has,
// which may be fewer, are still the first ones of their data sets.
func TestCommittedSums(t *testing.T) {
	recs, err := record.ReadAll("../results/2026-11-27T140020-linux-intel-r-xeon-r-processor-2")
	if err != nil {
		t.Fatal(err)
	}
	measured := make(map[string]record.DataInfo)
	for _, d := range recs[0].Run.Data {
		measured[d.Name] = d
	}
	compared := 0
	for i, s := range published() {
		was, ok := measured[s.Type.Name]
		if !ok || i%5 > 0 && !every.Case() { // the messages of all take seconds to make
			continue
		}
		ring, err := corpus.NewRing(upTo(s, was.Messages))
		if module.Missing(err) != "" {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		compared++
		today := record.DataInfo{Messages: len(ring.Values), Sum: ring.Text, Values: ring.Sum(s)}
		if was.Messages == 0 || !was.SameMessages(today) {
			t.Errorf("%s: recorded %d messages with sum %d, and has %d with sum %d", s.Type.Name, was.Messages, was.Sum, today.Messages, today.Sum)
		}
	}
	if compared < 5 {
		t.Errorf("%d data sets were compared", compared)
	}
}

// upTo is a data set that ends after n messages.
func upTo(s corpus.Set, n int) corpus.Set {
	all := s.Messages
	s.Messages = func(small bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			left := n
			for v, err := range all(small) {
				if left == 0 || !yield(v, err) {
					return
				}
				left--
			}
		}
	}
	return s
}
