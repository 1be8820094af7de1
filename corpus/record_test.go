package corpus_test

import (
	"testing"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/record"
)

// TestCommittedSums checks that a run of today can be compared with the committed record, which has
// only checksums of JSON: its data sets have the same messages.
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
		ring, err := corpus.NewRing(s)
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
