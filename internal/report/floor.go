package report

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// mostFloor is how many times as long as an empty loop of indirect calls the harness may take for a
// codec that does nothing.
const mostFloor = 1.5

// floor compares the codec that does nothing with an empty loop of indirect calls in the same
// process. It returns the time of a call of each in ns and their ratio, as medians over the
// processes, for the operation with the largest ratio. It returns false if either was not measured.
func floor(rec record.Record) (noop, loop, ratio float64, ok bool) {
	floors := make(map[string]bool)
	for _, c := range rec.Run.Codecs {
		floors[c.Name] = slices.Contains(c.Marks, "floor")
	}
	loops := make(map[int]float64)
	for _, p := range rec.Processes {
		loops[p.ID] = p.Loop
	}
	type times struct{ noop, loop, ratio []float64 }
	byOperation := make(map[string]*times)
	for b := range rec.Counted() {
		l, calls := loops[b.Process], codec.Operation(b.Operation).Calls()
		if !floors[b.Codec] || l <= 0 || calls == 0 {
			continue
		}
		t := byOperation[b.Operation]
		if t == nil {
			t = &times{}
			byOperation[b.Operation] = t
		}
		call := b.NS / float64(calls)
		t.noop, t.loop, t.ratio = append(t.noop, call), append(t.loop, l), append(t.ratio, call/l)
	}
	for _, t := range byOperation {
		if r := stats.Median(t.ratio); r > ratio {
			noop, loop, ratio, ok = stats.Median(t.noop), stats.Median(t.loop), r, true
		}
	}
	return noop, loop, ratio, ok
}

// floorText states the cost of the harness itself.
func floorText(rec record.Record) string {
	noop, loop, ratio, ok := floor(rec)
	if !ok {
		return ""
	}
	return fmt.Sprintf("the harness takes %s for an operation that does nothing, and an empty loop of calls takes %s (a ratio of %s in the median process)",
		duration(noop), duration(loop), significant(ratio))
}
