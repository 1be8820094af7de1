package record

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// Writer appends lines to a record during the run. Each line reaches the file before Write returns.
// It is for one goroutine.
type Writer struct {
	file interface { // an *os.File; in tests its disk is full
		io.WriteCloser
		io.ReaderAt
		Name() string
		Stat() (fs.FileInfo, error)
	}
	err error // the first failure to write; the file may end in a torn line
}

// Create starts the record of a run in the folder dir and writes run as its first line, with the
// current Format. It makes the folder if necessary. It fails if dir holds a record: a record is
// never overwritten.
func Create(dir string, run Run) (*Writer, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("create the record's folder: %w", err)
	}
	path := filepath.Join(dir, File)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666) // readable for gone
	if errors.Is(err, fs.ErrExist) {
		return nil, taken(dir)
	}
	if err != nil {
		return nil, fmt.Errorf("create the record: %w", err)
	}
	run.Format = Format
	w := &Writer{file: file}
	if err := w.Write(run); err != nil {
		return nil, errors.Join(err, w.Abort())
	}
	return w, nil
}

// Room returns the error with which Create would fail for a folder, as far as it can be known in
// advance: the folder has a record, or can't be written to. It changes nothing.
func Room(dir string) error {
	if _, err := os.Lstat(filepath.Join(dir, File)); err == nil {
		return taken(dir)
	}
	// The folder and those above it may not exist yet.
	for {
		info, err := os.Stat(dir)
		switch parent := filepath.Dir(dir); {
		case errors.Is(err, fs.ErrNotExist) && parent != dir:
			dir = parent
			continue
		case err != nil:
			return fmt.Errorf("create the record's folder: %w", err)
		case !info.IsDir():
			return fmt.Errorf("create the record's folder: %s is a file; choose another folder", dir)
		}
		file, err := os.CreateTemp(dir, ".wirebench-")
		if err != nil {
			return fmt.Errorf("create the record: %s can't be written to: %w", dir, err)
		}
		return errors.Join(file.Close(), os.Remove(file.Name()))
	}
}

func taken(dir string) error {
	return fmt.Errorf("%s holds a record already; choose another folder: %w", dir, fs.ErrExist)
}

// Write appends one line: a Run, Reference, DataInfo, Cell, Fault, Process, Block, Usage, Garbage
// or End. After a failure to write, every further call returns that failure.
func (w *Writer) Write(line any) error {
	if w.err != nil {
		return w.err
	}
	text, err := marshal(line)
	if err != nil {
		return fmt.Errorf("%s: %w", w.file.Name(), err)
	}
	if _, err := w.file.Write(text); err != nil {
		w.err = fmt.Errorf("write the record: %w", err)
	}
	return w.err
}

// Finish writes the last line, which says how the run ended: interrupted if ctx has ended, failed
// if failed is not nil, and complete otherwise. It returns failed, or the error of writing the
// line.
func (w *Writer) Finish(ctx context.Context, failed error) error {
	end := End{Finished: time.Now(), Why: "complete"}
	switch {
	case ctx.Err() != nil:
		end.Why = "interrupted"
	case failed != nil:
		end.Why = "failed: " + failed.Error()
	}
	return cmp.Or(failed, w.Write(end))
}

// GoneError means that somebody removed the record while it was written.
type GoneError struct {
	Path string
	// Records are the runs written so far, if they could be read.
	Records []Record
}

func (e *GoneError) Error() string {
	return fmt.Sprintf("%s was removed during the run, so its results are lost; run again", e.Path)
}

// Close closes the file and returns the first failure of the writer. If the file is no longer at
// its path, the error is a [*GoneError].
func (w *Writer) Close() error {
	gone := w.gone()
	err := w.file.Close()
	switch {
	case w.err != nil:
		return w.err
	case gone != nil:
		return gone
	}
	return err
}

// Abort closes the file, unless it is closed already, and removes it, so that the next attempt can
// use the folder. Other files of the folder stay.
func (w *Writer) Abort() error {
	closed, removed := w.file.Close(), os.Remove(w.file.Name())
	if errors.Is(closed, fs.ErrClosed) {
		closed = nil
	}
	if errors.Is(removed, fs.ErrNotExist) {
		removed = nil
	}
	return errors.Join(closed, removed)
}

// gone returns a [*GoneError] with the content of the file if the file is no longer found by its
// name. The content can be read while the file is open.
func (w *Writer) gone() error {
	written, err := w.file.Stat()
	if err != nil {
		return err
	}
	if found, err := os.Stat(w.file.Name()); err == nil && os.SameFile(found, written) {
		return nil
	}
	gone := &GoneError{Path: w.file.Name()}
	if gone.Records, err = parse(gone.Path, io.NewSectionReader(w.file, 0, written.Size())); err != nil {
		return fmt.Errorf("%w (%w)", gone, err)
	}
	return gone
}

// marshal returns the line's JSON object, led by its kind.
func marshal(line any) (text []byte, err error) {
	kind := ""
	var object []byte
	switch l := line.(type) {
	case Run:
		kind = "run"
	case Reference:
		kind = "reference"
	case DataInfo:
		kind = "data"
	case Cell:
		kind = "cell"
		object, err = encodeKept(l, l.Unknown)
	case Fault:
		kind = "fault"
	case Process:
		kind = "process"
	case Block:
		kind = "block"
		l.NS, l.Q1, l.Q3 = rounded(l.NS), rounded(l.Q1), rounded(l.Q3)
		line = l
	case Usage:
		kind = "usage"
	case Garbage:
		kind = "garbage"
	case End:
		kind = "end"
	case Line:
		return append([]byte(l.Text), '\n'), nil
	default:
		return nil, fmt.Errorf("a %T is not a line of a record", line)
	}
	if object == nil && err == nil {
		object, err = json.Marshal(line)
	}
	if err != nil {
		return nil, fmt.Errorf("line of kind %s: %w", kind, err)
	}
	text = fmt.Appendf(nil, `{"kind":%q,`, kind)
	text = append(text, object[1:]...) // every kind has a field that is always there
	return append(text, '\n'), nil
}

// rounded keeps seven digits of a time, more than a measurement has. Most lines of a record are
// blocks, which would otherwise be half as long again.
func rounded(ns float64) float64 {
	x, err := strconv.ParseFloat(strconv.FormatFloat(ns, 'g', 7, 64), 64)
	if err != nil { // the largest number can't be rounded up
		return ns
	}
	return x
}

// Save writes runs as one record to the folder dir, which must not hold one. If it fails, it leaves
// no record there.
func Save(dir string, recs ...Record) (err error) {
	if len(recs) == 0 {
		return errors.New("no run to save")
	}
	w, err := Create(dir, recs[0].Run)
	if err != nil {
		return err
	}
	defer func() {
		if err = errors.Join(err, w.Close()); err != nil {
			err = errors.Join(err, os.Remove(filepath.Join(dir, File)))
		}
	}()
	for i, rec := range recs {
		lines := rec.lines()
		if i > 0 {
			rec.Run.Format = Format
			lines = append([]any{rec.Run}, lines...)
		}
		for _, line := range lines {
			if err := w.Write(line); err != nil {
				return err
			}
		}
	}
	return nil
}

// lines returns all lines of the record except the first.
func (rec Record) lines() []any {
	var lines []any
	for _, c := range rec.Cells {
		lines = append(lines, c)
	}
	for _, p := range rec.Processes {
		lines = append(lines, p)
	}
	for _, b := range rec.Blocks {
		lines = append(lines, b)
	}
	for _, u := range rec.Usages {
		lines = append(lines, u)
	}
	if rec.Garbage != nil {
		lines = append(lines, *rec.Garbage)
	}
	for _, l := range rec.Others {
		lines = append(lines, l)
	}
	if rec.End != nil {
		lines = append(lines, *rec.End)
	}
	return lines
}
