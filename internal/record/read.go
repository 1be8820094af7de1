package record

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"golang.org/x/mod/semver"

	"github.com/wirebench/wirebench/internal/printable"
)

var (
	// ErrForeign means that the file is not a record.
	ErrForeign = errors.New("not a wirebench record")
	// ErrNewer means that a newer program wrote the record.
	ErrNewer = errors.New("the record is of a newer format")
)

// LineError says which line of a record can't be read, and why.
type LineError struct {
	File string
	Line int // from 1
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }
func (e *LineError) Unwrap() error { return e.Err }

// Read reads the record of one run. path is a run's folder, or the file in it, which may be
// compressed by gzip. A truncated last line, as left by a run that was killed, is dropped with a
// warning. Any other line that can't be understood is a *LineError. It wraps ErrForeign or ErrNewer
// if the file as a whole is not for this program.
func Read(path string) (Record, error) {
	recs, err := ReadAll(path)
	if err != nil {
		return Record{}, err
	}
	if len(recs) > 1 {
		return Record{}, fmt.Errorf("%s holds %d runs of several machines; give a record of one machine", path, len(recs))
	}
	return recs[0], nil
}

// ReadAll reads the runs of a record, one for each machine or for each program that was measured
// together with others.
func ReadAll(path string) ([]Record, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("read the record: %w", err)
	}
	if info.IsDir() {
		if folders := programs(path); folders != nil {
			return readPrograms(folders)
		}
		path = filepath.Join(path, File)
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
			if _, err := os.Stat(path + packed); err == nil {
				path += packed
			}
		}
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read the record: %w", err)
	}
	defer file.Close() // only read from: nothing to lose
	return ReadFrom(path, file)
}

// ReadFrom reads the runs of a record from a reader, compressed or not. The name is for errors.
func ReadFrom(name string, from io.Reader) ([]Record, error) {
	from, err := unpack(from)
	if err != nil {
		return nil, fmt.Errorf("read the record: %s: %w", name, err)
	}
	return parse(name, from)
}

// Program returns the folder of the record of one of several programs that were measured together, in
// the folder of all of them. place is its number, from 1.
func Program(dir string, place int) string {
	return filepath.Join(dir, fmt.Sprintf("program-%d", place))
}

// programs returns the folders of the records of programs that were measured together.
func programs(dir string) (folders []string) {
	for place := 1; exists(Program(dir, place)); place++ {
		folders = append(folders, Program(dir, place))
	}
	return folders
}

func readPrograms(folders []string) (all []Record, err error) {
	for _, dir := range folders {
		recs, err := ReadAll(dir)
		if err != nil {
			return nil, err
		}
		all = append(all, recs...)
	}
	return all, nil
}

// Exists reports whether a folder has a record, compressed or not, or those of programs that were
// measured together.
func Exists(dir string) bool { return exists(dir) || programs(dir) != nil }

func exists(dir string) bool {
	for _, name := range []string{File, File + packed} {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
			return true
		}
	}
	return false
}

// packed is the suffix of a compressed record's name.
const packed = ".gz"

// unpack returns a reader of the file's content, which may be compressed by gzip.
func unpack(file io.Reader) (io.Reader, error) {
	from := bufio.NewReader(file)
	if magic, err := from.Peek(2); err != nil || !bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		return from, nil // too short to be compressed, or not compressed
	}
	return gzip.NewReader(from)
}

func parse(name string, from io.Reader) ([]Record, error) {
	var recs []Record
	r := newReader()
	lines := bufio.NewReaderSize(from, 1<<16)
	var long []byte
	size := 0
	for n := 1; ; n++ {
		line, err := readLine(lines, &long)
		if size += len(line); size > mostBytes {
			err = fmt.Errorf("the record is longer than %d MiB", mostBytes>>20)
		}
		if err != nil && err != io.EOF {
			return nil, &LineError{name, n, err}
		}
		last := err == io.EOF
		if last && len(line) == 0 {
			if n == 1 {
				return nil, &LineError{name, 1, fmt.Errorf("%w: the file is empty", ErrForeign)}
			}
			return append(recs, r.read()), nil
		}
		cut := last && n > 1 && !json.Valid(line)
		if cut {
			r.rec.Warnings = append(r.rec.Warnings, fmt.Sprintf("%s:%d: the last line is cut off and was left out", printable.Line(name), n))
			return append(recs, r.read()), nil
		}
		h, err := readHead(n == 1, line)
		if err != nil {
			return nil, &LineError{name, n, err}
		}
		if n > 1 && h.Kind == "run" {
			recs, r = append(recs, r.read()), newReader()
		}
		if h.Kind == "run" {
			r.format, r.writer = h.Format, writer(line)
		}
		if err := r.line(h.Kind, line); err != nil {
			return nil, &LineError{name, n, err}
		}
	}
}

// A compressed file may unpack to a thousand times its length. mostLine, in bytes, is far more than
// the longest line, which lists all codecs and modules. mostBytes is far more than the longest
// record.
const (
	mostLine  = 16 << 20
	mostBytes = 1 << 30
)

// readLine returns a line with its newline. It is valid until the next line is read. If the line
// does not fit into the buffer of lines, it is stored in long.
func readLine(lines *bufio.Reader, long *[]byte) ([]byte, error) {
	line, err := lines.ReadSlice('\n')
	if err != bufio.ErrBufferFull {
		return line, err
	}
	for *long = (*long)[:0]; ; line, err = lines.ReadSlice('\n') {
		if len(*long)+len(line) > mostLine {
			return nil, fmt.Errorf("the line is longer than %d MiB", mostLine>>20)
		}
		*long = append(*long, line...)
		if err != bufio.ErrBufferFull {
			return *long, err
		}
	}
}

// head is the beginning of every line. The format is that of a run.
type head struct {
	Kind   string `json:"kind"`
	Format int    `json:"format"`
}

func readHead(first bool, line []byte) (h head, err error) {
	// This package writes the kind first, so it need not be searched for.
	if rest, ok := bytes.CutPrefix(line, []byte(`{"kind":"`)); ok && !first {
		if end := bytes.IndexByte(rest, '"'); end > 0 && string(rest[:end]) != "run" {
			return head{Kind: string(rest[:end])}, nil
		}
	}
	err = json.Unmarshal(line, &h)
	switch {
	case first && err != nil:
		return h, fmt.Errorf("%w: %v", ErrForeign, err)
	case first && (h.Kind != "run" || h.Format < 1):
		return h, fmt.Errorf(`%w: it does not begin with {"kind":"run","format":…}`, ErrForeign)
	case h.Kind == "run" && h.Format > Format:
		return h, fmt.Errorf("%w, %d, and this program reads up to %d: it needs %s", ErrNewer, h.Format, Format, writer(line))
	case err != nil:
		return h, fmt.Errorf("damaged line: %w", err)
	case h.Kind == "run" && h.Format < 1:
		return h, errors.New("damaged line: a run without its format")
	}
	return h, nil
}

// writer says which program wrote a run, as far as its line can be understood.
func writer(line []byte) string {
	var run struct {
		Env struct {
			Commit  string            `json:"commit"`
			Modules map[string]string `json:"modules"`
		} `json:"env"`
	}
	if err := json.Unmarshal(line, &run); err == nil {
		if version := run.Env.Modules[wirebench]; semver.IsValid(version) {
			return "wirebench " + printable.Line(version) + " or later"
		}
		if run.Env.Commit != "" {
			return "wirebench of commit " + printable.Line(run.Env.Commit) + " or later"
		}
	}
	return "a later wirebench"
}

// wirebench is the path of this program's module.
const wirebench = "github.com/wirebench/wirebench"

// DataFrom reads what a record says about its data sets, and nothing else, which takes much less time.
func DataFrom(name string, from io.Reader) (all []DataInfo, err error) {
	if from, err = unpack(from); err != nil {
		return nil, fmt.Errorf("read the record: %s: %w", name, err)
	}
	lines := bufio.NewReaderSize(from, 1<<16)
	var long []byte
	for n := 1; ; n++ {
		line, err := readLine(lines, &long)
		if err != nil && err != io.EOF {
			return nil, &LineError{name, n, err}
		}
		if bytes.HasPrefix(line, []byte(`{"kind":"data"`)) {
			d, err := unmarshal[DataInfo](line)
			if err != nil {
				return nil, &LineError{name, n, err}
			}
			all = append(all, d)
		}
		if err == io.EOF {
			return all, nil
		}
	}
}
