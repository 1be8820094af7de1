package measure

import (
	"bufio"
	"bytes"
	"context"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// TestMain makes the test binary a child process, as the program itself does.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == ChildCommand {
		in, err := taskFirst(os.Stdin)
		if err == nil {
			err = supervise.Serve(func(events io.Writer) error { return Child(testCatalog(), in, events) })
		}
		if err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// taskFirst reads the task of a child and returns a reader of all that in had.
func taskFirst(in io.Reader) (io.Reader, error) {
	var spec Spec
	var read bytes.Buffer
	lines := bufio.NewReader(io.TeeReader(in, &read))
	if _, err := lines.ReadString('\n'); err != nil { // the signature of events
		return nil, err
	}
	if err := json.NewDecoder(lines).Decode(&spec); err != nil {
		return nil, err
	}
	task, runFolder = spec.Task, spec.Dir
	return io.MultiReader(&read, in), nil
}

type item struct {
	Name  string
	Count int
}

// roles are the roles of the test codecs.
var roles = codec.Roles{Reference: reference, Anchors: []string{"noop", "msgpack", "gob", "cbor"}}

const reference = "json"

func generate(r *corpus.Rand) item { return item{Name: r.Text(3), Count: r.IntN(1000)} }

// started is the time when this process began.
var started = time.Now()

// task is the task of this process. A child sets it, because some codecs go wrong only in some
// tasks.
var task Task

// isLate reports whether the proof is over.
func isLate() bool { return slices.Contains([]Task{Time, Sustain, Initial, Peak, Dump}, task) }

// runFolder is the folder of the run's files. A child takes it from its task.
var runFolder string

// garbage holds what a codec allocates, so that it is not optimized away. Several goroutines may use a codec.
var garbage atomic.Pointer[[]byte]

func marshalJSON(v any) ([]byte, error)   { return json.Marshal(v) }
func unmarshalJSON(b []byte, v any) error { return json.Unmarshal(b, v) }
func plain(name string) codec.Codec       { return wrong(name, marshalJSON, unmarshalJSON) }
func wrong(name string, m func(any) ([]byte, error), u func([]byte, any) error) codec.Codec {
	return codec.Codec{Name: name, Format: formats.JSON, Bind: codec.Reflective(m, u)}
}

// overwriting marks a codec so that its encodings are not kept.
func overwriting(k codec.Codec) codec.Codec {
	k.Marks.Overwrites = true
	return k
}

// reader returns a codec that only decodes.
func reader(name, reads string) codec.Codec {
	return codec.Codec{Name: name, Format: formats.JSON, Reads: reads, Bind: func(t *codec.Type) (codec.Port, error) {
		return codec.ReflectivePort(t, nil, unmarshalJSON), nil
	}}
}

func marshalGob(v any) ([]byte, error) {
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(v)
	return b.Bytes(), err
}

func unmarshalGob(b []byte, v any) error { return gob.NewDecoder(bytes.NewReader(b)).Decode(v) }

// coded is a type that has code for codecs itself.
type coded struct{ N byte }

func (n *coded) write() ([]byte, error) { return []byte{n.N}, nil }
func (n *coded) read(b []byte) error    { n.N = b[0]; return nil }

// native returns a codec that only works for coded.
func native(name string, unmarshal func(*coded, []byte) error, marks codec.Marks) codec.Codec {
	type methods interface {
		write() ([]byte, error)
		read([]byte) error
	}
	k := codec.Codec{Name: name, Format: formats.Format{Name: "native"}, Marks: marks, Bind: func(*codec.Type) (codec.Port, error) {
		return codec.Port{}, errors.New("not its type")
	}}
	return codec.WithMethods(k, func(*codec.Type) codec.Methods[methods] {
		return codec.Methods[methods]{
			Marshal:   methods.write,
			Unmarshal: func(b []byte, m methods) error { return unmarshal(m.(*coded), b) },
		}
	})
}

// testInventory is the inventory of the tests' codecs and data sets.
func testInventory() inventory.Inventory {
	c := testCatalog()
	return inventory.Of(c.Roles, c.Codecs, c.Sets)
}

func testCatalog() Catalog {
	shared := make([]byte, 0, 1<<10)
	codecs := []codec.Codec{
		{Name: "noop", Marks: codec.Marks{Floor: true}, Bind: func(*codec.Type) (codec.Port, error) {
			return codec.Port{
				Marshal:   func(any) ([]byte, error) { return nil, nil },
				Unmarshal: func([]byte) (any, error) { return nil, nil },
			}, nil
		}},
		streaming(plain("json"), unchanged, unchanged),
		plain("msgpack"),
		sharing(wrong("gob", marshalGob, unmarshalGob)),
		native("native text", func(m *coded, b []byte) error { return m.read(b) }, codec.Marks{Text: true}),
		native("native broken", func(m *coded, b []byte) error { return errors.New("bad") }, codec.Marks{}),
		native("native", func(m *coded, b []byte) error { return m.read(b) }, codec.Marks{}),
		native("native too", func(m *coded, b []byte) error { return m.read(b) }, codec.Marks{}),
		{Name: "unfit", Bind: func(*codec.Type) (codec.Port, error) { return codec.Port{}, errors.New("no structs") }},
		{Name: "unbindable", Bind: func(*codec.Type) (codec.Port, error) { panic("bind") }},
		reader("reader", "json"),
		reader("stray", "missing"),
		wrong("panics", marshalJSON, func([]byte, any) error { panic("no") }),
		wrong("fails", marshalJSON, func([]byte, any) error { return errors.New("bad\nsecond line") }),
		wrong("forgets", marshalJSON, func(b []byte, v any) error {
			err := json.Unmarshal(b, v)
			v.(*item).Count = 0
			return err
		}),
		wrong("overwrites", func(v any) ([]byte, error) {
			b, err := json.Marshal(v)
			shared = append(shared[:0], b...)
			return shared, err
		}, unmarshalJSON),
		wrong("exits", marshalJSON, func([]byte, any) error {
			fmt.Fprintln(os.Stderr, "\nfatal: no more")
			os.Exit(7)
			return nil
		}),
		wrong("quits", marshalJSON, func([]byte, any) error { os.Exit(0); return nil }),
		wrong("hangs", func(any) ([]byte, error) {
			for n := 0; ; n++ {
			}
		}, unmarshalJSON),
		wrong("hoards", func(v any) ([]byte, error) {
			b, err := json.Marshal(v)
			garbage.Store(new(bytes.Repeat(b, 4)))
			return b, err
		}, unmarshalJSON),
		wrong("tidy", func(v any) ([]byte, error) {
			if err := os.RemoveAll(runFolder); err != nil {
				return nil, err
			}
			return json.Marshal(v)
		}, unmarshalJSON),
	}
	return Catalog{Roles: roles, Codecs: slices.Concat(codecs, lateCodecs(), streamCodecs()), Sets: []corpus.Set{
		corpus.New("items", "test items", generate),
		corpus.New("moody", "items that differ from process to process", func(r *corpus.Rand) item {
			return item{Name: started.String(), Count: r.IntN(1000)}
		}),
		{Type: codec.Of[item]("absent"), About: "items that are not here", Messages: func(bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) { yield(nil, errors.New("absent: no module; run: go mod download")) }
		}},
		corpus.New("native", "items that have code", func(r *corpus.Rand) coded { return coded{N: byte('a' + r.IntN(26))} }),
		corpus.New("pairs", "a type that JSON has not", func(r *corpus.Rand) map[item]int { return map[item]int{generate(r): r.IntN(9)} }),
		corpus.New("broken", "items that can't be made", func(*corpus.Rand) item { panic("no database") }),
	}}
}

// sharing returns a codec of which goroutines may use one binding.
func sharing(k codec.Codec) codec.Codec {
	bind := k.Bind
	k.Bind = func(t *codec.Type) (codec.Port, error) {
		p, err := bind(t)
		p.Shares = "everything"
		return p, err
	}
	return k
}

// lateCodecs go wrong while they are timed, or in another process than the first.
func lateCodecs() []codec.Codec {
	return []codec.Codec{
		wrong("keeps late", marshalJSON, func(b []byte, v any) error {
			err := json.Unmarshal(b, v)
			if name := bytes.TrimPrefix(b, []byte(`{"Name":"`)); isLate() {
				v.(*item).Name = unsafe.String(&name[0], len(v.(*item).Name))
			}
			return err
		}),
		wrong("late", func(v any) ([]byte, error) {
			if isLate() {
				return []byte(`{"Name":"late"}`), nil
			}
			return json.Marshal(v)
		}, unmarshalJSON),
		overwriting(wrong("other sizes late", func(v any) ([]byte, error) { // so it is proved again, each time with 192 KiB of garbage
			b, err := json.Marshal(v)
			if isLate() {
				garbage.Store(new(bytes.Repeat([]byte{1}, 192<<10))) // written to, so that it takes memory
				b = append(b, "  "...)
			}
			return b, err
		}, unmarshalJSON)),
		wrong("read once", marshalJSON, func(b []byte, v any) error { // works in only one process
			if task == Read {
				by := fmt.Appendf(nil, "%d", os.Getpid())
				path := filepath.Join(runFolder, "read once by")
				if first, err := os.ReadFile(path); err == nil && !bytes.Equal(first, by) {
					return errors.New("read again")
				}
				if err := os.WriteFile(path, by, 0o666); err != nil {
					return err
				}
			}
			return json.Unmarshal(b, v)
		}),
		wrong("exits elsewhere", marshalJSON, func(b []byte, v any) error {
			if task == Read {
				os.Exit(6)
			}
			return json.Unmarshal(b, v)
		}),
		wrong("exits late", marshalJSON, func(b []byte, v any) error {
			if isLate() {
				os.Exit(8)
			}
			return json.Unmarshal(b, v)
		}),
	}
}

func names(c Catalog) []string {
	var names []string
	for _, k := range c.Codecs {
		names = append(names, k.Name)
	}
	return names
}

// testRun runs the given codecs and returns the record and Run's error.
func testRun(t *testing.T, ctx context.Context, codecs []string, length time.Duration, on func(Progress), data ...string) (record.Record, error) {
	t.Helper()
	return testRunWith(t, ctx, codecs, func(o *Options) { o.Time, o.Progress = length, on }, data...)
}

// timeout is several times as long as any step that doesn't hang takes, even with the race
// detector.
const timeout = 4 * time.Second

// testRunWith runs the given codecs with options that change sets.
func testRunWith(t *testing.T, ctx context.Context, codecs []string, change func(*Options), data ...string) (record.Record, error) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if data == nil {
		data = []string{"items"}
	}
	opt := Options{
		Data: data, Codecs: append(slices.Clone(codecs), roles.Twin()),
		Operations: []codec.Operation{codec.Encode, codec.Decode},
		Grade:      "quick", Limits: Limits{Timeout: timeout}, Seed: 1,
		Binaries: []string{self}, Layouts: []int{0},
		Precision: 0.4, // almost any interval
		Unpriced:  true,
	}
	change(&opt)
	header, err := Header(testInventory(), opt)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "run")
	out, err := record.Create(dir, header)
	if err != nil {
		t.Fatal(err)
	}
	failed := Run(ctx, testInventory(), opt, out)
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	rec, err := record.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return rec, failed
}
