package survive_test

import (
	"testing"

	"github.com/wirebench/wirebench/internal/survive"
)

// TestConforms: suites need no data set, forms of messages do, and a format of the test's own has no
// specification.
func TestConforms(t *testing.T) {
	n := make(map[string]int)
	for _, r := range check(t, survive.Conforms, "note", "json", "msgpack", "careful") {
		n[r.Codec+" "+r.Data]++
		switch {
		case r.Codec == "careful":
			if r.Data == "" && r.Verdict != survive.Unspecified && r.Verdict != survive.Unchecked {
				t.Errorf("%s: %s", r.Codec, r.Verdict)
			}
		case r.Data == "note" && r.Verdict != survive.Passes && r.Verdict != survive.Unchecked:
			t.Errorf("%s, %s: %s: %s", r.Codec, r.Name, r.Verdict, r.What)
		}
	}
	for name, fewest := range map[string]int{"json ": 3, "json note": 7, "msgpack ": 1, "msgpack note": 6, "careful ": 1} {
		if n[name] < fewest {
			t.Errorf("%q has %d results, want %d at least", name, n[name], fewest)
		}
	}
}
