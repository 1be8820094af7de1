package record

import (
	"bytes"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// Every line must be in the file at once, since the run may be killed.
func TestWriteReachesTheFile(t *testing.T) {
	dir := t.TempDir()
	w, err := Create(dir, sample().Run)
	if err != nil {
		t.Fatal(err)
	}
	for n, c := range sample().Cells {
		if err := w.Write(c); err != nil {
			t.Fatal(err)
		}
		rec, err := Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		if len(rec.Cells) != n+1 || rec.End != nil {
			t.Errorf("after %d cells: read %d, end %v", n+1, len(rec.Cells), rec.End)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

// A run that chose its reference after its cells were proved is read, and written, as one that had
// it from the beginning.
func TestReferenceIsChosen(t *testing.T) {
	dir := t.TempDir()
	w, err := Create(dir, Run{
		Reference: "json", Twin: "json (twin)", Codecs: []CodecInfo{{Name: "json"}, {Name: "c", FormatName: "C"}},
	})
	if err := errors.Join(err, w.Write(Reference{Reference: "c", Twin: "c (twin)", Why: "it is"}), w.Close()); err != nil {
		t.Fatal(err)
	}
	want := Run{
		Format: Format, Reference: "c", Twin: "c (twin)", Chosen: "it is",
		Codecs: []CodecInfo{{Name: "json"}, {Name: "c", FormatName: "C"}, {Name: "c (twin)", FormatName: "C"}},
	}
	for range 2 {
		rec, err := Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, rec.Run); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		dir = t.TempDir()
		write(t, dir, rec)
	}
}

func TestCreateKeepsAnExistingRecord(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, sample())
	if _, err := Create(dir, Run{}); !errors.Is(err, fs.ErrExist) {
		t.Fatalf("want an error that the record exists, got %v", err)
	}
	if got, err := Read(dir); err != nil || len(got.Blocks) != 2 {
		t.Errorf("the old record is damaged: %v", err)
	}
}

func TestCreateFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Create(file, Run{}); err == nil {
		t.Error("a record was created below a file")
	}
}

// After an abort the folder can be used again, and its other files are there.
func TestAbort(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "other")
	if err := os.WriteFile(other, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, closed := range []bool{false, true} {
		w, err := Create(dir, sample().Run)
		if err != nil {
			t.Fatal(err)
		}
		if closed {
			err = w.Close()
		}
		if err := errors.Join(err, w.Abort()); err != nil {
			t.Errorf("closed before: %t: %v", closed, err)
		}
		if _, err := os.Stat(filepath.Join(dir, File)); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("closed before: %t: the record is still there: %v", closed, err)
		}
	}
	if _, err := os.Stat(other); err != nil {
		t.Error(err)
	}
}

func TestWriteErrors(t *testing.T) {
	t.Run("disk", func(t *testing.T) {
		var all []byte
		for _, b := range sample().Blocks {
			line, err := marshal(b)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, line...)
		}
		// Wherever the disk is full, the lines before can be read.
		for room := range all {
			dir := t.TempDir()
			w, err := Create(dir, sample().Run)
			if err != nil {
				t.Fatal(err)
			}
			healthy := w.file
			w.file = &fullDisk{healthy.(*os.File), room}
			var first error
			for _, b := range sample().Blocks {
				if first = w.Write(b); first != nil {
					break
				}
			}
			if !errors.Is(first, syscall.ENOSPC) || !strings.Contains(first.Error(), filepath.Join(dir, File)) {
				t.Fatalf("room for %d of %d bytes: error %v", room, len(all), first)
			}
			w.file = healthy // even after the disk recovered there is a torn line
			if err := w.Write(End{}); err != first {
				t.Errorf("want the first error again, got %v", err)
			}
			if err := w.Close(); err != first {
				t.Errorf("Close: want the first error again, got %v", err)
			}
			whole := bytes.Count(append(all[:room:room], '\n'), []byte("}\n")) // the last may lack only a newline
			rec, err := Read(dir)
			if diff := cmp.Diff(sample().Blocks[:whole], rec.Blocks, cmpopts.EquateEmpty()); err != nil || rec.End != nil || diff != "" {
				t.Fatalf("room for %d of %d bytes: %v, end %v, blocks (-want +got):\n%s", room, len(all), err, rec.End, diff)
			}
		}
	})
	t.Run("value", func(t *testing.T) {
		dir := t.TempDir()
		w, err := Create(dir, sample().Run)
		if err != nil {
			t.Fatal(err)
		}
		for _, bad := range []any{Block{NS: math.NaN()}, 7, &Cell{}} {
			if err := w.Write(bad); err == nil {
				t.Errorf("%v was written", bad)
			}
		}
		if err := w.Write(sample().Cells[0]); err != nil {
			t.Errorf("nothing was torn, yet: %v", err)
		}
		if err := w.Close(); err != nil {
			t.Error(err)
		}
		if _, err := Read(dir); err != nil {
			t.Error(err)
		}
	})
}

// fullDisk has room for that many more bytes.
type fullDisk struct {
	*os.File
	room int
}

func (d *fullDisk) Write(p []byte) (int, error) {
	if len(p) <= d.room {
		d.room -= len(p)
		return d.File.Write(p)
	}
	n, err := d.File.Write(p[:d.room])
	d.room = 0
	return n, errors.Join(err, &fs.PathError{Op: "write", Path: d.Name(), Err: syscall.ENOSPC})
}

// Times keep seven digits, whatever their size.
func TestBlocksAreRounded(t *testing.T) {
	for ns, want := range map[float64]string{
		58806.12512345678: `"ns":58806.13,"q1":29403.06,"q3":117612.3`,
		1.0:               `"ns":1,"q1":0.5,"q3":2`,
		1.3333333333e12:   `"ns":1333333000000,"q1":666666700000,"q3":2666667000000`,
	} {
		line, err := marshal(Block{Key: Key{"c", "d", "m"}, NS: ns, Q1: ns / 2, Q3: ns * 2})
		if err != nil || !strings.Contains(string(line), want) {
			t.Errorf("%v: %s, %v; want %s", ns, line, err, want)
		}
	}
	if _, err := marshal(Block{NS: math.NaN()}); err == nil {
		t.Error("NaN was written")
	}
}

// If somebody removes a record, what was written can be shown, and the removal is reported.
func TestGone(t *testing.T) {
	for name, remove := range map[string]func(dir string) error{
		"the folder": os.RemoveAll,
		"the file":   func(dir string) error { return os.Remove(filepath.Join(dir, File)) },
		"moved":      func(dir string) error { return os.Rename(dir, dir+"-moved") },
		"another file in its place": func(dir string) error {
			return errors.Join(os.Remove(filepath.Join(dir, File)), os.WriteFile(filepath.Join(dir, File), nil, 0o666))
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "run")
			w, err := Create(dir, sample().Run)
			if err != nil {
				t.Fatal(err)
			}
			cells := sample().Cells
			if err := errors.Join(w.Write(cells[0]), remove(dir), w.Write(cells[1])); err != nil {
				t.Fatal(err)
			}
			var gone *GoneError
			if err := w.Close(); !errors.As(err, &gone) || !strings.HasPrefix(err.Error(), filepath.Join(dir, File)+" was removed during the run") {
				t.Fatalf("the error is %v", err)
			}
			if diff := cmp.Diff([]Record{{Run: sample().Run, Cells: cells}}, gone.Records); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
