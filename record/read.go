package record

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

var (
	// ErrForeign: the file is something else than a record.
	ErrForeign = errors.New("not a wirebench record")
	// ErrNewer: the record was written by a newer program.
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

// Read reads the record at path: a run's folder, or the file in it. A last line
// that was cut off, as by a run that was killed, is left out with a warning. Any
// other line that can't be understood is a *LineError; it wraps ErrForeign or
// ErrNewer where the file as a whole is not for this program.
func Read(path string) (Record, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Record{}, fmt.Errorf("read the record: %w", err)
	}
	if info.IsDir() {
		path = filepath.Join(path, File)
	}
	file, err := os.Open(path)
	if err != nil {
		return Record{}, fmt.Errorf("read the record: %w", err)
	}
	defer file.Close() // only read from: nothing to lose
	return parse(path, file)
}

func parse(name string, from io.Reader) (Record, error) {
	r := reader{seen: make(map[any]bool)}
	lines := bufio.NewReader(from)
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		if err != nil && err != io.EOF {
			return Record{}, fmt.Errorf("read the record: %w", err)
		}
		last := err == io.EOF
		if last && len(line) == 0 {
			if n == 1 {
				return Record{}, &LineError{name, 1, fmt.Errorf("%w: the file is empty", ErrForeign)}
			}
			return r.rec, nil
		}
		cut := last && n > 1 && !json.Valid(line)
		if cut {
			r.rec.Warnings = append(r.rec.Warnings, fmt.Sprintf("%s:%d: the last line is cut off and was left out", name, n))
			return r.rec, nil
		}
		if err := r.line(n == 1, line); err != nil {
			return Record{}, &LineError{name, n, err}
		}
	}
}

type reader struct {
	rec Record
	// seen are the identities of the lines so far.
	seen map[any]bool
}

func (r *reader) line(first bool, text []byte) error {
	var head struct {
		Kind   string `json:"kind"`
		Format int    `json:"format"`
	}
	err := json.Unmarshal(text, &head)
	switch {
	case first && err != nil:
		return fmt.Errorf("%w: %v", ErrForeign, err)
	case first && (head.Kind != "run" || head.Format < 1):
		return fmt.Errorf(`%w: it does not begin with {"kind":"run","format":…}`, ErrForeign)
	case first && head.Format > Format:
		return fmt.Errorf("%w, %d, and this program reads up to %d: update it", ErrNewer, head.Format, Format)
	case err != nil:
		return fmt.Errorf("damaged line: %w", err)
	case r.rec.End != nil:
		return fmt.Errorf("a line of kind %q behind the end", head.Kind)
	}
	switch head.Kind {
	case "run":
		r.rec.Run, err = decode(r, text, func(Run) (any, error) { return head.Kind, nil })
	case "cell":
		var c Cell
		c, err = decode(r, text, func(c Cell) (any, error) { return c.Key, c.Key.check() })
		r.rec.Cells = append(r.rec.Cells, c)
	case "data":
		var d DataInfo
		d, err = decode(r, text, func(d DataInfo) (any, error) { return dataName(d.Name), nil })
		if err == nil {
			err = r.rec.describe(d)
		}
	case "fault":
		var f Fault
		f, err = decode(r, text, func(f Fault) (any, error) { return f, f.Key.check() })
		if err == nil {
			err = r.rec.blame(f)
		}
	case "process":
		var p Process
		p, err = decode(r, text, func(p Process) (any, error) { return p.ID, nil })
		r.rec.Processes = append(r.rec.Processes, p)
	case "block":
		var b Block
		b, err = decode(r, text, func(b Block) (any, error) { return measured{b.Process, b.Key}, b.check() })
		r.rec.Blocks = append(r.rec.Blocks, b)
	case "garbage":
		var g Garbage
		g, err = decode(r, text, func(Garbage) (any, error) { return head.Kind, nil })
		r.rec.Garbage = &g
	case "collected":
		var c Collected
		c, err = decode(r, text, func(c Collected) (any, error) { return collected(c.Key), c.check() })
		r.rec.Collected = append(r.rec.Collected, c)
	case "end":
		var e End
		e, err = decode(r, text, func(End) (any, error) { return head.Kind, nil })
		r.rec.End = &e
	default:
		err = fmt.Errorf("a line of unknown kind %q", head.Kind)
	}
	return err
}

// decode reads a line. check returns its identity and what is wrong with it; a
// second line of one identity is refused, since it would count twice. Unknown
// fields pass: a later program may add some within a format.
func decode[T any](r *reader, text []byte, check func(T) (any, error)) (T, error) {
	var line T
	if err := json.Unmarshal(text, &line); err != nil {
		return line, fmt.Errorf("damaged line: %w", err)
	}
	id, err := check(line)
	if err != nil {
		return line, err
	}
	if r.seen[id] {
		return line, fmt.Errorf("a second line about %+v", id)
	}
	r.seen[id] = true
	return line, nil
}

// dataName is the identity of a data set's line.
type dataName string

// describe completes what the first line says of a data set.
func (rec *Record) describe(d DataInfo) error {
	for i := range rec.Run.Data {
		if rec.Run.Data[i].Name == d.Name {
			rec.Run.Data[i] = d
			return nil
		}
	}
	return fmt.Errorf("data set %q takes no part in the run", d.Name)
}

// blame adds a fault to its cell.
func (rec *Record) blame(f Fault) error {
	for i := range rec.Cells {
		if rec.Cells[i].Key == f.Key {
			rec.Cells[i].Fault = f.Fault
			return nil
		}
	}
	return fmt.Errorf("a fault of %+v, which was not proved", f.Key)
}

// measured is the identity of a block.
type measured struct {
	process int
	key     Key
}

// collected is the identity of what was measured of a cell's garbage.
type collected Key

func (k Key) check() error {
	if k.Codec == "" || k.Data == "" || k.Model == "" {
		return fmt.Errorf("codec %q, data %q, model %q: a name is missing", k.Codec, k.Data, k.Model)
	}
	return nil
}

func (c Collected) check() error {
	if !(c.NS >= 0) {
		return fmt.Errorf("%v ns of collection for %s is no time", c.NS, c.Codec)
	}
	return c.Key.check()
}

func (b Block) check() error {
	if !(b.NS > 0) {
		return fmt.Errorf("a time of %v ns for %s is not positive", b.NS, b.Codec)
	}
	return b.Key.check()
}
