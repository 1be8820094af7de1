package survive_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"go/version"
	"io"
	"maps"
	"math"
	"os"
	"runtime"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codecs/gob"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/msgpack"
	"github.com/wirebench/wirebench/codecs/shamaton"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/survive"
)

func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == survive.ChildCommand {
		err := supervise.Serve(func(events io.Writer) error { return survive.Child(catalog(), os.Stdin, events) })
		if err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

type (
	counted struct{ M map[string]int }
	four    struct{ A, B, C, D int64 }
	table   struct{ Rows []four }
	note    struct {
		Text string
		More []string
		Sub  *note
	}
)

// catalog has the codecs and data sets of these tests.
func catalog() measure.Catalog {
	return measure.Catalog{
		Codecs: slices.Concat(jsoncodec.Codecs(), gob.Codecs(), msgpack.Codecs(), shamaton.Codecs(), faulty()),
		Sets: []corpus.Set{
			corpus.Values("ints", func() [][]int64 { return [][]int64{{1, 2, 3}} }),
			corpus.Values("structs", func() [][]four { return [][]four{{{1, 2, 3, 4}}} }),
			corpus.Values("rows", func() []table { return []table{{[]four{{1, 2, 3, 4}}}} }),
			corpus.Values("counted", func() []counted { return []counted{{map[string]int{"a": 1, "b": 2}}} }),
			corpus.Values("note", func() []note { return []note{{"hello", []string{"a", "bc"}, &note{Text: "x"}}} }),
		},
	}
}

// faulty returns codecs that write JSON with its length in front, and that read it carelessly.
func faulty() (all []codec.Codec) {
	add := func(name string, read func(b []byte, v any) error) {
		write := func(v any) ([]byte, error) {
			b, err := encode(v)
			return append(binary.BigEndian.AppendUint32(nil, uint32(len(b))), b...), err
		}
		all = append(all, codec.Codec{Name: name, Format: formats.Named(name), Bind: codec.Reflective(write, func(b []byte, v any) error {
			if len(b) < 4 {
				return io.ErrUnexpectedEOF
			}
			return read(b, v)
		})})
	}
	add("careful", func(b []byte, v any) error {
		if int(binary.BigEndian.Uint32(b)) != len(b)-4 {
			return errors.New("the length is wrong")
		}
		in := json.NewDecoder(bytes.NewReader(b[4:]))
		in.DisallowUnknownFields()
		return in.Decode(v)
	})
	add("allocates", func(b []byte, v any) error {
		into := make([]byte, binary.BigEndian.Uint32(b))
		return json.Unmarshal(into[:copy(into, b[4:])], v)
	})
	add("panics", func(b []byte, v any) error { return json.Unmarshal(b[4:][:binary.BigEndian.Uint32(b)], v) })
	add("exits", func(b []byte, v any) error {
		if int(binary.BigEndian.Uint32(b)) != len(b)-4 {
			os.Exit(3)
		}
		return json.Unmarshal(b[4:], v)
	})
	add("loops", func(b []byte, v any) error {
		for i := uint32(0); int(binary.BigEndian.Uint32(b)) != len(b)-4; i++ {
			runtime.KeepAlive(i)
		}
		return json.Unmarshal(b[4:], v)
	})
	add("counts", func(b []byte, v any) error { // time in proportion to what is claimed
		n := uint64(0)
		for i := uint32(0); i < binary.BigEndian.Uint32(b); i++ {
			n += uint64(i) % 7
		}
		runtime.KeepAlive(n)
		return json.Unmarshal(b[4:], v)
	})
	add("quadratic", func(b []byte, v any) error {
		n := 0
		for i := range b {
			n += bytes.Count(b[i:], []byte{','}) + bytes.Count(b[i:], []byte{'"'}) + bytes.Count(b[:i], []byte{'h'})
			for _, c := range b[i:] {
				n += int(c)
			}
		}
		runtime.KeepAlive(n)
		return json.Unmarshal(b[4:], v)
	})
	add("recursive", func(b []byte, v any) error { // a level of its own stack for each bracket
		deepest := nest(b[4:], new([1024]int))
		runtime.KeepAlive(deepest)
		return json.Unmarshal(b[4:], v)
	})
	add("trusts", func(b []byte, v any) error { // every note to have a text
		err := json.Unmarshal(b[4:], v)
		if n, ok := v.(*note); ok && err == nil && n.Text[0] == ' ' {
			return errors.New("the text begins with a space")
		}
		return err
	})
	all = append(all, descends("descends", math.MaxInt), descends("descends to a limit", deepest))
	add("lenient", func(b []byte, v any) error {
		return json.NewDecoder(bytes.NewReader(append(b[4:len(b):len(b)], `"}]`...))).Decode(v)
	})
	return all
}

// check returns the results of codecs on a data set.
func check(t *testing.T, kind survive.Kind, data string, codecs ...string) []survive.Result {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var all []survive.Result
	opt := survive.Options{Path: self, Kinds: []survive.Kind{kind}, Data: []string{data}, Codecs: codecs}
	if err := survive.Run(context.Background(), opt, func(r survive.Result) error {
		all = append(all, r)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return all
}

// hows returns how each entry of a codec fails, "" for those that pass.
func hows(all []survive.Result) map[survive.Entry]survive.How {
	found := make(map[survive.Entry]survive.How)
	for _, e := range survive.Entries {
		of := slices.DeleteFunc(slices.Clone(all), func(r survive.Result) bool { return r.Entry != e })
		if len(of) > 0 {
			found[e] = survive.Worst(of).How
		}
	}
	return found
}

// TestHostile checks that careless decoders are found, with the input that shows it, and that a careful one
// is not.
func TestHostile(t *testing.T) {
	for name, want := range map[string][]survive.How{
		"careful": {""}, "allocates": {survive.Allocates}, "panics": {survive.Panics}, "exits": {survive.Dies}, "loops": {survive.Hangs},
		// Which of both depends on how fast the processor is.
		"counts": {survive.Slow, survive.Hangs}, "quadratic": {survive.Slow, survive.Hangs},
	} {
		t.Run(name, func(t *testing.T) {
			if slices.Contains([]string{"loops", "counts", "quadratic"}, name) && !every.Case() {
				t.Skip("takes as long as what it finds")
			}
			all := check(t, survive.Hostile, "note", name)
			worst := survive.Worst(all)
			if !slices.Contains(want, worst.How) {
				t.Errorf("%q by %s: %s", worst.How, worst.Name, worst.What)
			}
			if worst.How != "" && worst.Input.Len() == 0 {
				t.Error("no input shows it")
			}
			for _, r := range all {
				t.Logf("%s %s %s: %s %+v", r.Entry, r.Name, r.Verdict, r.What, r.Cost)
			}
		})
	}
}

// TestLevelsOfType checks that a decoder is found whose stack grows only with levels of the type itself, though
// its encoder writes none that are deep.
func TestLevelsOfType(t *testing.T) {
	found := make(map[string]survive.Result)
	for _, r := range check(t, survive.Hostile, "note", "descends") {
		if r.Entry == survive.Decode {
			found[r.Name] = r
		}
	}
	if r := found["n messages, nested in Sub"]; r.How != survive.Dies || r.Input.Len() == 0 {
		t.Errorf("%q by %s: %s", r.How, r.Name, r.What)
	}
	if r := found["n objects of one entry, nested"]; r.How != "" {
		t.Errorf("%q by %s: %s", r.How, r.Name, r.What)
	}
}

// TestLevelsLimited checks that a decoder whose limit of levels needs more than a sixteenth of the stack does not
// fail: with the whole stack it reaches the limit first.
func TestLevelsLimited(t *testing.T) {
	for _, r := range check(t, survive.Hostile, "note", "descends to a limit") {
		if r.Entry != survive.Decode || r.Name != "n messages, nested in Sub" {
			continue
		}
		if r.How != "" || r.Levels == nil || r.Levels.Refused == 0 {
			t.Errorf("%q: %s %+v, input %v", r.How, r.What, r.Levels, r.Input)
		}
		return
	}
	t.Error("its levels were not tried")
}

// TestKnownAnswers checks decoders of which it is known what they do.
func TestKnownAnswers(t *testing.T) {
	for _, c := range []struct {
		codec, data string
		want        map[survive.Entry]survive.How
	}{
		{"msgpack", "ints", map[survive.Entry]survive.How{
			survive.Decode: survive.Allocates, survive.Reuse: survive.Allocates, survive.Stream: survive.Allocates,
		}},
		{"msgpack", "structs", map[survive.Entry]survive.How{
			survive.Decode: survive.Allocates, survive.Reuse: survive.Allocates, survive.Stream: survive.Allocates,
		}},
		{"shamaton/msgpack/map", "ints", map[survive.Entry]survive.How{survive.Decode: "", survive.Reuse: "", survive.Stream: survive.Allocates}},
		{"gob", "counted", gobAnswer()},
	} {
		t.Run(c.codec+" "+c.data, func(t *testing.T) {
			all := check(t, survive.Hostile, c.data, c.codec)
			got := hows(all)
			for e := range got {
				if _, known := c.want[e]; !known {
					delete(got, e)
				}
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			for _, r := range all {
				if r.Verdict != survive.Passes {
					t.Logf("%s %s %s: %s %v", r.Entry, r.Name, r.Verdict, r.What, r.Input)
				}
			}
		})
	}
}

// gobAnswer is what gob does with a large count of a map's entries. It allocated in proportion to the count
// before Go 1.27 (golang/go#79539).
func gobAnswer() map[survive.Entry]survive.How {
	how := survive.Allocates
	if version.Compare(runtime.Version(), "go1.27") >= 0 {
		how = ""
	}
	// The map of a used value is used again, whatever the count.
	return map[survive.Entry]survive.How{survive.Decode: how, survive.Reuse: "", survive.Stream: how}
}

// TestDamage checks what becomes of damaged messages.
func TestDamage(t *testing.T) {
	for name, want := range map[string]string{
		"careful": "cut 0 flip 0", // bits of text may still change
		"lenient": "cut 1 flip 1",
		"exits":   "cut 1 flip 1",
		"panics":  "cut 1 flip 1",
	} {
		t.Run(name, func(t *testing.T) {
			failed := map[string]int{}
			for _, r := range check(t, survive.Damage, "note", name) {
				if r.Verdict == survive.Fails {
					failed[r.Name] = 1
				}
				t.Logf("%s: %s %s %v", r.Name, r.Verdict, r.What, r.Taken)
			}
			if got := fmt.Sprintf("cut %d flip %d", failed["cut short"], failed["one bit changed"]); got != want {
				t.Errorf("%s, want %s", got, want)
			}
		})
	}
}

// TestStrangers checks that messages of other formats and types are counted. That a decoder skips the fields
// of another type is no failure, but that such a message makes it panic is one.
func TestStrangers(t *testing.T) {
	want := map[string]map[string]string{
		"json":    {survive.AnotherFormat: "passes 0 0", survive.AnotherType: "passes 2 0"},
		"careful": {survive.AnotherFormat: "passes 0 0", survive.AnotherType: "passes 0 0"},
		"trusts":  {survive.AnotherFormat: "passes 0 0", survive.AnotherType: "fails 0 2"},
	}
	got := make(map[string]map[string]string)
	for _, r := range check(t, survive.Damage, "note", slices.Collect(maps.Keys(want))...) {
		if r.Entry != survive.Decode || r.Name != survive.AnotherFormat && r.Name != survive.AnotherType {
			continue
		}
		if got[r.Codec] == nil {
			got[r.Codec] = make(map[string]string)
		}
		s := r.Taken.Structure
		got[r.Codec][r.Name] = fmt.Sprintf("%s %d %d", r.Verdict, s.Different, s.Panicked)
		t.Logf("%s: %s: %s %+v", r.Codec, r.Name, r.What, s)
		if s.Sum() < 3 {
			t.Errorf("%s: %s: only %d messages were tried", r.Codec, r.Name, s.Sum())
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
