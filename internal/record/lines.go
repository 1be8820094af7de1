package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/wirebench/wirebench/internal/printable"
)

// reader reads the lines of one run.
type reader struct {
	rec    Record
	format int
	writer string // the program that wrote the run
	// seen are the identities of the lines so far, but for the blocks.
	seen   map[any]bool
	blocks blocks
}

func newReader() *reader {
	return &reader{seen: make(map[any]bool), blocks: blocks{latest: make(map[Key]*int)}}
}

func (r *reader) line(kind string, text []byte) (err error) {
	if r.rec.End != nil {
		return fmt.Errorf("a line of kind %q after the end", kind)
	}
	if r.format == 1 {
		if text, err = fromFormat1(kind, text); err != nil {
			return fmt.Errorf("damaged line: %w", err)
		}
	}
	text = renamedOperations(kind, text)
	switch kind {
	case "run":
		r.rec.Run, err = decode(r, text, func(Run) (any, error) { return kind, nil })
	case "cell":
		var c Cell
		c, err = decode(r, text, func(c Cell) (any, error) { return c.Key, c.Key.check() })
		r.rec.Cells = push(r.rec.Cells, c)
	case "reference":
		var ref Reference
		ref, err = decode(r, text, func(Reference) (any, error) { return kind, nil })
		if err == nil {
			err = r.rec.Run.choose(ref)
		}
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
		p, err = decode(r, text, func(p Process) (any, error) { return p.ID, p.check() })
		r.rec.Processes = append(r.rec.Processes, p)
	case "block":
		var b Block
		if b, err = unmarshal[Block](text); err == nil {
			err = r.blocks.add(&r.rec, b)
		}
	case "usage":
		var u Usage
		u, err = decode(r, text, func(u Usage) (any, error) { return used{u.Process, u.Key}, u.Key.check() })
		r.rec.Usages = push(r.rec.Usages, u)
	case "garbage":
		var g Garbage
		g, err = decode(r, text, func(g Garbage) (any, error) { return kind, g.check() })
		r.rec.Garbage = &g
	case "collected": // written by earlier programs, which measured the collections of some cells
	case "end":
		var e End
		e, err = decode(r, text, func(End) (any, error) { return kind, nil })
		r.rec.End = &e
	default:
		if r.format == 1 || !json.Valid(text) {
			return fmt.Errorf("a line of unknown kind %q", kind)
		}
		r.rec.Others = append(r.rec.Others, Line{kind, string(bytes.TrimSpace(text))})
	}
	return err
}

// read returns the record. It warns of lines that this program doesn't know.
func (r *reader) read() Record {
	count := make(map[string]int)
	for _, l := range r.rec.Others {
		count[l.Kind]++
	}
	for _, kind := range slices.Sorted(maps.Keys(count)) {
		lines := "a line"
		if n := count[kind]; n > 1 {
			lines = fmt.Sprintf("%d lines", n)
		}
		r.rec.Warnings = append(r.rec.Warnings, fmt.Sprintf("the record has %s of kind %q, which this program doesn't know; %s shows them", lines, printable.Line(kind), r.writer))
	}
	return r.rec
}

// decode reads a line. check returns its identity and what is wrong with it; a
// second line of one identity is refused, since it would count twice.
func decode[T any](r *reader, text []byte, check func(T) (any, error)) (T, error) {
	line, err := unmarshal[T](text)
	if err != nil {
		return line, err
	}
	return line, r.once(check(line))
}

// once returns wrong if it is not nil, and otherwise refuses a second line with the same identity.
func (r *reader) once(id any, wrong error) error {
	if wrong != nil {
		return wrong
	}
	if r.seen[id] {
		return fmt.Errorf("a second line about %+v", id)
	}
	r.seen[id] = true
	return nil
}

func unmarshal[T any](text []byte) (line T, err error) {
	switch l := any(&line).(type) {
	case *Cell:
		err = decodeKeeping(text, l, &l.Unknown, lineMember)
	case json.Unmarshaler: // called here, since json.Unmarshal would check the text twice
		err = l.UnmarshalJSON(text)
	default:
		err = json.Unmarshal(text, &line)
	}
	if err != nil {
		return line, fmt.Errorf("damaged line: %w", err)
	}
	// A record may come from anywhere, and its texts about codecs come from the codecs.
	if suspicious(text) {
		printable.All(&line)
	}
	return line, nil
}

// dataName is the identity of a data set's line.
type dataName string

// choose makes another codec the reference, and adds it a second time as the twin.
func (r *Run) choose(ref Reference) error {
	i := slices.IndexFunc(r.Codecs, func(c CodecInfo) bool { return c.Name == ref.Reference })
	if i < 0 {
		return fmt.Errorf("the reference %q is not in the run", ref.Reference)
	}
	twin := r.Codecs[i]
	twin.Name = ref.Twin
	r.Reference, r.Twin, r.Chosen = ref.Reference, ref.Twin, ref.Why
	r.Codecs = append(slices.DeleteFunc(r.Codecs, func(c CodecInfo) bool { return c.Name == ref.Twin }), twin)
	return nil
}

// describe replaces the entry of a data set in the first line by a complete one.
func (rec *Record) describe(d DataInfo) error {
	for i := range rec.Run.Data {
		if rec.Run.Data[i].Name == d.Name {
			rec.Run.Data[i] = d
			return nil
		}
	}
	return fmt.Errorf("data set %q is not in the run", d.Name)
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

func (k Key) check() error {
	if k.Codec == "" || k.Data == "" || k.Operation == "" {
		return fmt.Errorf("codec %q, data %q, operation %q: a name is missing", k.Codec, k.Data, k.Operation)
	}
	return nil
}

// mostProcess is more than any number of a process or a run.
const mostProcess = 1 << 31

func (p Process) check() error {
	if p.ID < 0 || p.ID >= mostProcess || p.Run < 0 || p.Run >= mostProcess {
		return fmt.Errorf("process %d of run %d: numbers must be at least 0 and below %d", p.ID, p.Run, mostProcess)
	}
	return nil
}
