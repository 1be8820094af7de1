package files

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// TestEnds checks that the files that are taken for files of messages are those that can be read.
func TestEnds(t *testing.T) {
	other := slices.DeleteFunc(captured.Ends(), captured.IsJSON)
	if diff := cmp.Diff(slices.Sorted(maps.Keys(formats)), other); diff != "" {
		t.Errorf("-read +taken:\n%s", diff)
	}
}
