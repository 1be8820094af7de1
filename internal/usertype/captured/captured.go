// Package captured finds the messages in files, whatever their type. It finds the files of messages
// in a folder, and where each message in a JSON file begins. It reads no more of a file than the
// caller takes messages.
//
// It must not know the type of the messages or the libraries of formats: faults in a file are
// reported before a program is built for the type.
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

// ends maps the file name extensions of message files to whether such a file is a single message.
var ends = map[string]bool{
	".json": false, ".jsonl": false, ".avro": false, ".cbor": false, ".gob": false, ".msgpack": false,
	".binpb": true, ".pb": true, ".textproto": true, ".txtpb": true,
}

// Ends returns the file name extensions of message files, sorted.
func Ends() []string { return slices.Sorted(maps.Keys(ends)) }

// IsJSON reports whether a file is read as JSON: because of its extension, or because no other
// format has that extension.
func IsJSON(file string) bool {
	end := filepath.Ext(file)
	_, known := ends[end]
	return !known || end == ".json" || end == ".jsonl"
}

// Files returns the message files in a folder, in the order of their names, or path itself if it is
// a file. Each file can be read several times, since every process of a run reads it.
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
			return nil, fmt.Errorf("%s can't be read several times: write the messages to a regular file", file)
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
		return nil, fmt.Errorf("%s has no file of messages: the names of such files end with %s", path, strings.Join(Ends(), ", "))
	}
	return all, nil
}

// ErrNone means that the files have no message.
var ErrNone = errors.New("there are no messages")

// Check looks at no more messages and bytes of messages than this. About as many are measured.
const (
	mostChecked      = 4096
	mostBytesChecked = 1 << 20
)

// Check reports what is wrong with the messages in a file or folder, apart from whether they fit a
// type. The error is a [*Misfit] if it is about one message. If skip is set, such messages are
// skipped. For formats other than JSON it only checks that a file is not empty.
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
	skipped         error // the first error that was skipped
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

// misfit returns the error of a message that is not JSON, as a line of a .jsonl file may be.
func (m Message) misfit(file string) *Misfit {
	if err := json.Unmarshal(m.Text, new(json.RawMessage)); err != nil {
		return &Misfit{file, m.Line, fmt.Errorf("invalid JSON: %w", err)}
	}
	return nil
}
