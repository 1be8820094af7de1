package report

import (
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// TestFewText checks that data sets with few small messages are named, and no others.
func TestFewText(t *testing.T) {
	got := fewText([]record.DataInfo{
		{Name: "two", Messages: 2, JSON: 150}, {Name: "enough", Messages: 64, JSON: 150}, {Name: "large", Messages: 1, JSON: 2 << 20}, {Name: "unknown"},
	})
	const want = "Few: two (2). The processor learns their branches, which a program with varied messages can't count on: give 64 different samples or more."
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := fewText(nil); got != "" {
		t.Errorf("of no data sets: %q", got)
	}
}
