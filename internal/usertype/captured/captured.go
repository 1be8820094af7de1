// Package captured finds the messages in files, whatever their type: which files of a folder have
// any, and where in JSON each begins. It reads no more of a file than its caller takes messages of, and
// needs none of the libraries of the formats, so that what is wrong with a file is known before
// a program is built for the type.
package captured

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ends are the ends of the names of files of messages, and whether such a file is a single message.
var ends = map[string]bool{
	".json": false, ".jsonl": false, ".avro": false, ".cbor": false, ".gob": false, ".msgpack": false,
	".binpb": true, ".pb": true, ".textproto": true, ".txtpb": true,
}

// Ends are the ends of the names of files of messages, in order.
func Ends() []string { return slices.Sorted(maps.Keys(ends)) }

// IsJSON reports whether a file is read as JSON: by its name, or since no other format has that name.
func IsJSON(file string) bool {
	end := filepath.Ext(file)
	_, known := ends[end]
	return !known || end == ".json" || end == ".jsonl"
}

// Files are the files of messages in a folder, in the order of their names, or the file itself.
// Each can be read several times, as by each process of a run.
func Files(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	all := []string{path}
	if info.IsDir() {
		if all, err = inFolder(path); err != nil {
			return nil, err
		}
	}
	for _, file := range all {
		info, err := os.Stat(file)
		switch {
		case err != nil:
			return nil, err
		case !info.Mode().IsRegular():
			return nil, fmt.Errorf("%s is no file that can be read several times: write the messages to a file", file)
		case ends[filepath.Ext(file)] && info.Size() > Most:
			return nil, fmt.Errorf("%s: %w", file, errTooLong)
		}
	}
	return all, nil
}

func inFolder(path string) (all []string, err error) {
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if _, known := ends[filepath.Ext(e.Name())]; known {
			all = append(all, filepath.Join(path, e.Name()))
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s has no file of messages: their names end with %s", path, strings.Join(Ends(), ", "))
	}
	return all, nil
}

// ErrNone is the error of files without a message.
var ErrNone = errors.New("there are no messages")

// The most messages, and bytes of them, that Check looks at: about as many as are measured.
const (
	mostChecked      = 4096
	mostBytesChecked = 1 << 20
)

// Check says what is wrong with the messages in a file or folder, apart from whether they fit a type: a
// [*Misfit] where it is one message, unless those are skipped. Of other formats than JSON it knows only
// that a file is not empty.
func Check(path string, skip bool) error {
	all, err := Files(path)
	if err != nil {
		return err
	}
	c := checker{skip: skip}
	for _, file := range all {
		if err := c.check(file); err != nil || c.enough() {
			return err
		}
	}
	if c.messages == 0 && c.skipped != nil {
		return c.skipped
	}
	if c.messages == 0 {
		return ErrNone
	}
	return nil
}

type checker struct {
	skip            bool
	messages, bytes int
	skipped         error // the first of them
}

func (c *checker) enough() bool { return c.messages >= mostChecked || c.bytes >= mostBytesChecked }

func (c *checker) check(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if !IsJSON(file) {
		if !NewReader(f).End() {
			c.messages++
		}
		return nil
	}
	for m, bad := range JSON(file, f) {
		if bad == nil {
			bad = m.misfit(file)
		}
		switch {
		case bad == nil:
			c.messages++
		case !c.skip:
			return bad
		case c.skipped == nil:
			c.skipped = bad
		}
		if c.bytes += len(m.Text); c.enough() {
			break
		}
	}
	return nil
}

// misfit says why a message is no JSON, as a line may be.
func (m Message) misfit(file string) *Misfit {
	if err := json.Unmarshal(m.Text, new(json.RawMessage)); err != nil {
		return &Misfit{file, m.Line, fmt.Errorf("no JSON: %w", err)}
	}
	return nil
}
