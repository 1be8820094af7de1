package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/record"
)

// runsFolder is where runs leave their records. Each is in a folder whose name begins with the
// run's time.
const runsFolder = "results"

var dated = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d{6}-`)

// comesWith is the name in commands for the record that comes with the program.
const comesWith = "builtin"

// newest returns the given record, or else the folder of the newest record whose name may accepts.
// Without such a record, it returns the record that is embedded in the program.
func (p Program) newest(args []string, may func(name string) bool) (string, error) {
	if len(args) > 0 {
		return args[0], nil
	}
	entries, err := os.ReadDir(runsFolder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("look for the newest record: %w", err)
	}
	for _, e := range slices.Backward(entries) { // sorted by name
		dir := filepath.Join(runsFolder, e.Name())
		if dated.MatchString(e.Name()) && (may == nil || may(e.Name())) && record.Exists(dir) {
			fmt.Fprintf(os.Stderr, "wirebench: the newest record is %s\n", printable.Line(dir))
			return dir, nil
		}
	}
	if len(p.Record) > 0 {
		fmt.Fprintf(os.Stderr, "wirebench: no record in %s; using the record that comes with wirebench, %s\n", runsFolder, p.RecordName)
		return comesWith, nil
	}
	return "", usagef("there is no record in %s, the folder of runs; name a record, or run wirebench first", runsFolder)
}

// records reads the record at a path. If nothing is there and the path is comesWith, it reads the
// record that comes with the program.
func (p Program) records(path string) ([]record.Record, error) {
	if _, err := os.Stat(path); path == comesWith && errors.Is(err, fs.ErrNotExist) && len(p.Record) > 0 {
		return record.ReadFrom(p.RecordName, bytes.NewReader(p.Record))
	}
	return record.ReadAll(path)
}
