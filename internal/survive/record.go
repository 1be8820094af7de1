package survive

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// File is the name of a record of checks in its folder. A record that is kept for long is compressed and
// has the suffix .gz.
const File = "checks.jsonl"

// format is the version of the form of records.
const format = 1

// Header is the first line of a record of checks.
type Header struct {
	Format  int       `json:"format"`
	Started time.Time `json:"started"`
	// Go is the version of Go, System the operating system and processor, and Commit that of wirebench.
	Go     string `json:"go"`
	System string `json:"system"`
	Commit string `json:"commit,omitempty"`
	// Codecs are what was checked: the modules of codecs and their versions. Data are the data sets.
	Codecs []Checked `json:"codecs"`
	Data   []string  `json:"data"`
	Kinds  []Kind    `json:"checks"`
	// Sets describe the data sets.
	Sets []verdict.Set `json:"sets,omitempty"`
	// Own says how a user's type is found and read, of which the messages are. It is nil for data sets of
	// the program.
	Own *OwnType `json:"own,omitempty"`
	// Changes are the changes of types that were tried.
	Changes []verdict.Change `json:"changes,omitempty"`
}

// OwnType says how a user's type and its messages are found and read. The fields are those of
// usertype.Options. Dir is an absolute path.
type OwnType struct {
	Dir       string   `json:"dir"`
	Type      string   `json:"type"`
	Samples   string   `json:"samples,omitempty"`
	SkipUnfit bool     `json:"skipBad,omitempty"`
	Unions    []string `json:"unions,omitempty"`
	Include   []string `json:"include,omitempty"`
	Omit      []string `json:"omit,omitempty"`
	Versions  string   `json:"versions,omitempty"`
}

// Checked is a codec that was checked.
type Checked struct {
	Name    string `json:"name"`
	Module  string `json:"module"` // "std" for the standard library, "" for code of wirebench itself
	Version string `json:"version,omitempty"`
	// Fields says how messages tell fields apart.
	Fields codec.Fields `json:"fields,omitempty"`
}

// Record is the result of checks.
type Record struct {
	Header
	Results []Result
}

// short is the number of hexadecimal digits of an ID.
const short = 8

// ID names the result on a command line: that codec, that case and that input. A change has one result,
// whose message may differ between runs if it has a map.
func (r Result) ID() string {
	if r.Kind == Evolution {
		r.Input = nil
	}
	sum := sha256.Sum256([]byte(key(r.Case, r.Input)))
	return fmt.Sprintf("%x", sum)[:short]
}

// Find returns the result with an ID: one of the record, or one that its verdicts show.
func (rec Record) Find(id string) (r Result, found bool) {
	if at := slices.IndexFunc(rec.Results, func(r Result) bool { return r.ID() == id }); at >= 0 {
		return rec.Results[at], true
	}
	_, codec, e, found := verdict.All{rec.Verdicts()}.Find(id)
	if !found {
		return r, false
	}
	r, err := ResultOf(codec, e)
	return r, err == nil
}

// Writer appends results to a record.
type Writer struct{ file *os.File }

// Create starts a record in the folder dir, which must have none.
func Create(dir string, h Header) (*Writer, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("create the record's folder: %w", err)
	}
	file, err := os.OpenFile(filepath.Join(dir, File), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("%s holds a record of checks already; choose another folder, or continue it with --continue", dir)
	}
	if err != nil {
		return nil, fmt.Errorf("create the record: %w", err)
	}
	w := &Writer{file}
	h.Format = format
	return w, w.line(h)
}

// Continue opens a record to append results to it. A line that was cut short is removed.
func Continue(dir string) (*Writer, Record, error) {
	path := filepath.Join(dir, File)
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, Record{}, fmt.Errorf("continue the checks: %w", err)
	}
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	rec, err := Read(bytes.NewReader(whole))
	if err != nil {
		return nil, rec, fmt.Errorf("%s: %w", path, err)
	}
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return nil, rec, fmt.Errorf("continue the checks: %w", err)
	}
	if err := file.Truncate(int64(len(whole))); err != nil {
		return nil, rec, errors.Join(err, file.Close())
	}
	if _, err := file.Seek(0, io.SeekEnd); err != nil {
		return nil, rec, errors.Join(err, file.Close())
	}
	return &Writer{file}, rec, nil
}

// Write appends a result.
func (w *Writer) Write(r Result) error { return w.line(r) }

func (w *Writer) line(v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if _, err := w.file.Write(append(text, '\n')); err != nil {
		return fmt.Errorf("write the record: %w", err)
	}
	return nil
}

// Close closes the record.
func (w *Writer) Close() error { return w.file.Close() }

// mostLine is the largest length of a line in bytes. Real lines are far shorter.
const mostLine = 4 << 20

// Read reads a record, which may be compressed. A last line that was cut short does not count.
func Read(from io.Reader) (rec Record, err error) {
	in := bufio.NewReader(from)
	if magic, _ := in.Peek(2); string(magic) == "\x1f\x8b" {
		unzipped, err := gzip.NewReader(in)
		if err != nil {
			return rec, err
		}
		in = bufio.NewReader(unzipped)
	}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, mostLine)
	lines.Split(wholeLines)
	for n := 1; lines.Scan(); n++ {
		var into any = &rec.Header
		if n > 1 {
			rec.Results = append(rec.Results, Result{})
			into = &rec.Results[len(rec.Results)-1]
		}
		if err := json.Unmarshal(lines.Bytes(), into); err != nil {
			return rec, fmt.Errorf("line %d of the record of checks is damaged: %w", n, err)
		}
		printable.All(into) // texts of codecs are shown on terminals
	}
	switch {
	case lines.Err() != nil:
		return rec, fmt.Errorf("read the record of checks: %w", lines.Err())
	case rec.Format == 0:
		return rec, errors.New("this is no record of checks")
	case rec.Format > format:
		return rec, fmt.Errorf("the record has format %d, which a newer wirebench wrote; this one reads formats up to %d", rec.Format, format)
	}
	return rec, nil
}

// wholeLines splits a text into the lines that have an end.
func wholeLines(data []byte, atEOF bool) (advance int, line []byte, err error) {
	if bytes.IndexByte(data, '\n') < 0 && atEOF {
		return len(data), nil, nil
	}
	return bufio.ScanLines(data, atEOF)
}

// Open reads the record of a folder, or of a file.
func Open(path string) (rec Record, err error) {
	names := []string{path, filepath.Join(path, File), filepath.Join(path, File+".gz")}
	for _, name := range names {
		if info, err := os.Stat(name); err != nil || info.IsDir() {
			continue
		}
		file, err := os.Open(name)
		if err != nil {
			return rec, err
		}
		defer file.Close() // only read
		if rec, err = Read(file); err != nil {
			return rec, fmt.Errorf("%s: %w", name, err)
		}
		return rec, nil
	}
	return rec, fmt.Errorf("%s has no record of checks (%s)", strings.TrimSpace(path), File)
}
