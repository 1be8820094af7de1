package survive_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/survive"
)

// TestParts checks that a result names the kind of part that its input attacks, and that the input for
// skipping has only a field that the type does not have.
func TestParts(t *testing.T) {
	type outcome struct {
		Verdict survive.Verdict
		Part    string
	}
	fails, passes := outcome{survive.Fails, "lists"}, outcome{survive.Passes, ""}
	want := map[survive.Entry]outcome{survive.Decode: fails, survive.Reuse: fails, survive.Stream: fails, survive.Skip: passes}
	for _, data := range []string{"structs", "rows"} {
		got := make(map[survive.Entry]outcome)
		for _, r := range check(t, survive.Hostile, data, "msgpack") {
			if r.Name == "array 32 of n elements, none of which is sent" {
				got[r.Entry] = outcome{r.Verdict, r.Part}
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", data, diff)
		}
	}
}
