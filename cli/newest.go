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
	"strings"

	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/record"
)

var dated = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d{6}-`)

// comesWith is the name in commands for the record that comes with the program.
const comesWith = "builtin"

// newest returns the given record, or else the folder of the newest record whose name may accepts: of
// those that runs left, and of those in the folder "results". Without such a record, it returns the
// record that is embedded in the program.
func (p Program) newest(args []string, may func(name string) bool) (string, error) {
	if len(args) > 0 {
		return args[0], nil
	}
	folders := []string{hereFolder}
	if runs, err := runsFolder(); err == nil { // without a cache folder no run left a record there
		folders = append(folders, runs)
	}
	found := ""
	for _, folder := range folders {
		entries, err := os.ReadDir(folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("look for the newest record: %w", err)
		}
		for _, e := range slices.Backward(entries) { // sorted by name
			if e.Name() <= filepath.Base(found) && found != "" {
				break
			}
			dir := filepath.Join(folder, e.Name())
			if dated.MatchString(e.Name()) && (may == nil || may(e.Name())) && record.Exists(dir) {
				found = dir
				break
			}
		}
	}
	where := strings.Join(folders, " or ")
	if found != "" {
		fmt.Fprintf(os.Stderr, "wirebench: the newest record is %s\n", printable.Line(found))
		return found, nil
	}
	if len(p.Record) > 0 {
		fmt.Fprintf(os.Stderr, "wirebench: no record in %s; using the record that comes with wirebench, %s\n", printable.Line(where), p.RecordName)
		return comesWith, nil
	}
	return "", usagef("there is no record in %s; name a record, or measure with wirebench run first", where)
}

// records reads the record at a path. If no record is there and the path is comesWith, it reads the
// record that comes with the program: a clone of wirebench has a folder of that name.
func (p Program) records(path string) ([]record.Record, error) {
	if path == comesWith && !record.Exists(path) && len(p.Record) > 0 {
		return record.ReadFrom(p.RecordName, bytes.NewReader(p.Record))
	}
	return record.ReadAll(path)
}
