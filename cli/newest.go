package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/record"
)

// runsFolder is where runs leave their records, each in a folder whose name begins with its time.
const runsFolder = "results"

var dated = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d{6}-`)

// newest is the folder of the newest record of which the name may be, or the one that is given.
func newest(args []string, may func(name string) bool) (string, error) {
	if len(args) > 0 {
		return args[0], nil
	}
	entries, err := os.ReadDir(runsFolder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("look for the newest record: %w", err)
	}
	for _, e := range slices.Backward(entries) { // they are in the order of their names
		dir := filepath.Join(runsFolder, e.Name())
		if dated.MatchString(e.Name()) && (may == nil || may(e.Name())) && record.Exists(dir) {
			fmt.Fprintf(os.Stderr, "wirebench: the newest record is %s\n", printable.Line(dir))
			return dir, nil
		}
	}
	return "", usagef("there is no record in %s, where runs leave them; name one, or run wirebench first", runsFolder)
}
