package cli

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/record"
)

// hereFolder is where people keep records that they name with -o, and where a clone of wirebench has
// the committed ones.
const hereFolder = "results"

// inCache says in help where a run leaves its record.
const inCache = "wirebench/results/<date>-<machine>"

// runsFolder is where runs leave their records, each in a folder whose name begins with the run's
// time. It is in the user's cache, since the working directory is often a source tree.
func runsFolder() (string, error) {
	dir, err := emit.Cache("results")
	if err != nil {
		return "", fmt.Errorf("there is no cache folder for the record: %w; name a folder with -o", err)
	}
	return dir, nil
}

// newFolder returns the folder for the record of a run for which no folder was named. Its name ends
// with what the run measures, if that is not codecs.
func newFolder(h record.Run, of string) (string, error) {
	dir, err := runsFolder()
	return filepath.Join(dir, folder(h)+of), err
}

// folder returns the name of a run's folder: the time and the machine of the run.
func folder(h record.Run) string {
	machine := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r >= 'A' && r <= 'Z':
			return r + 'a' - 'A'
		}
		return '-'
	}, h.Env.CPU)
	machine = strings.Join(strings.FieldsFunc(machine, func(r rune) bool { return r == '-' }), "-")
	if machine == "" {
		machine = h.Env.GOARCH
	}
	return fmt.Sprintf("%s-%s-%s-%d", h.Started.Format("2006-01-02T150405"), h.Env.GOOS, machine, h.Env.Cores)
}
