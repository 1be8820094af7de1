package cli

import (
	"errors"
	"io"
	"testing"
)

// TestUsageErrors checks that all errors in the command line have one exit code.
func TestUsageErrors(t *testing.T) {
	for _, args := range [][]string{
		{"rnu"}, {"list", "codcs"}, {"run", "extra"}, {"run", "--tim", "3s"}, {"run", "--time", "soon"}, {"run", "-x"},
		{"compare", "one"}, {"merge"}, {"list", "matrix", "--json", "--why"}, {"compare", "a", "b", "--fail-over", "lots"},
	} {
		cmd := root(Program{})
		cmd.SetArgs(args)
		cmd.SetOut(io.Discard)
		var usage *usageError
		if err := cmd.Execute(); !errors.As(err, &usage) {
			t.Errorf("%q: error %v", args, err)
		}
	}
}
