package files

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// What is taken for a file of messages is what can be read.
func TestEnds(t *testing.T) {
	other := slices.DeleteFunc(captured.Ends(), captured.IsJSON)
	if diff := cmp.Diff(slices.Sorted(maps.Keys(formats)), other); diff != "" {
		t.Errorf("-read +taken:\n%s", diff)
	}
}
