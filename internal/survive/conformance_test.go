package survive

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// newProbe returns a probe in this process.
func newProbe(t *testing.T) *probe {
	t.Helper()
	dir := t.TempDir()
	box, err := supervise.NewBox(filepath.Join(dir, "box"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { box.Close() })
	m, err := newMeter(box, filepath.Join(dir, "notes"), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.notes.Close() })
	return &probe{child: &child{meter: m}, of: Case{Codec: "k", Kind: Conforms, Entry: Decode}}
}

// reading returns a codec of JSON with a decoder.
func reading(unmarshal func([]byte, any) error) codec.Codec {
	return codec.Codec{Name: "k", Format: formats.JSON, Bind: codec.Reflective(json.Marshal, unmarshal)}
}

// planted are decoders with a known fault.
var planted = map[string]struct {
	unmarshal func([]byte, any) error
	how       How
}{
	"right": {json.Unmarshal, ""},
	"accepts a comma at the end": {func(b []byte, v any) error {
		return json.Unmarshal([]byte(strings.NewReplacer(",]", "]", ",}", "}").Replace(string(b))), v)
	}, Accepts},
	"rejects escapes": {func(b []byte, v any) error {
		if strings.Contains(string(b), `\u`) {
			return errors.New("no escapes")
		}
		return json.Unmarshal(b, v)
	}, Refuses},
	"keeps escapes": {func(b []byte, v any) error {
		return json.Unmarshal([]byte(strings.ReplaceAll(string(b), `\u`, `\\u`)), v)
	}, Misreads},
	"panics at a minus sign": {func(b []byte, v any) error {
		if strings.Contains(string(b), "-") {
			panic("minus")
		}
		return json.Unmarshal(b, v)
	}, Panics},
}

// list is a suite with a vector for each fault.
var list = vectors.Suite{Name: "list", Into: []reflect.Type{reflect.TypeFor[any]()}, Vectors: func([]map[string][]byte) ([]vectors.Vector, error) {
	return []vectors.Vector{
		{Name: "one", Input: attacks.Of("1"), Demand: vectors.Accept, Want: []any{1}, Source: "§1"},
		{Name: "comma", Input: attacks.Of("[1,]"), Demand: vectors.Reject, Source: "§2"},
		{Name: "escape", Input: attacks.Of(`"\u0061"`), Demand: vectors.Accept, Want: []any{"a"}, Source: "§3"},
		{Name: "same", Input: attacks.Of(`["\u0061"]`), Demand: vectors.Accept, Like: attacks.Of(`["a"]`), Source: "§3"},
		{Name: "minus", Input: attacks.Of("-1"), Demand: vectors.Either, Source: "§4"},
		{Name: "huge", Input: attacks.Of("1e999"), Demand: vectors.Refusable, Source: "§5"},
	}, nil
}}

func TestSuite(t *testing.T) {
	for name, k := range planted {
		r, err := newProbe(t).suite(Case{}, reading(k.unmarshal), list)
		if err != nil {
			t.Fatal(err)
		}
		if failed := r.Verdict == Fails; failed != (k.how != "") || r.How != k.how {
			t.Errorf("%s: %s, %s: %s", name, r.Verdict, r.How, r.What)
		}
		if k.how != "" && (len(r.Conformance.Misses) == 0 || r.Conformance.Misses[0].How != k.how || !strings.HasPrefix(r.Conformance.Misses[0].Source, "§") || r.Input == nil) {
			t.Errorf("%s: it misses %+v", name, r.Conformance)
		}
		if r.Conformance.Stricter != 1 {
			t.Errorf("%s: %d are stricter, want 1", name, r.Conformance.Stricter)
		}
	}
}

// TestForms finds the same faults in other forms of a message.
func TestForms(t *testing.T) {
	type message struct {
		Text string
		List []int
	}
	set := corpus.Values("message", func() []message { return []message{{"abc", []int{1, 2}}, {"a long text", []int{1}}} })
	ring, err := corpus.Sample(set)
	if err != nil {
		t.Fatal(err)
	}
	for name, k := range planted {
		if k.how == Panics {
			continue // the message has no minus sign
		}
		p := newProbe(t)
		of := reading(k.unmarshal)
		if p.subject, err = bind([]codec.Codec{of}, of, set, ring); err != nil {
			t.Fatal(err)
		}
		p.decode = p.subject.decoder(Decode)
		var all []Result
		for _, rewrite := range vectors.Named(formats.JSON.Name).Rewrites {
			r, err := p.forms(Case{Name: rewrite.Name}, rewrite)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, r)
		}
		worst := Worst(all)
		found := slices.ContainsFunc(all, func(r Result) bool { return r.How == k.how && r.Verdict == Fails })
		if found != (k.how != "") || worst.Verdict != Passes && k.how == "" {
			t.Errorf("%s: %s, %s: %s", name, worst.Verdict, worst.How, worst.What)
		}
	}
}

// TestGolden has the numbers of encoding/json.
func TestGolden(t *testing.T) {
	want := map[string]Conformance{
		"JSONTestSuite":                        {Accepted: 93, Rejected: 188, FreelyAccepted: 28, FreelyRejected: 9},
		"JSONTestSuite where RFC 8259 decides": {Accepted: 5, FreelyAccepted: 10, FreelyRejected: 3, Stricter: 5},
	}
	for _, s := range vectors.Named(formats.JSON.Name).Suites {
		r, err := newProbe(t).suite(Case{}, reading(json.Unmarshal), s)
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict == Unchecked {
			t.Skip(r.What)
		}
		r.Conformance.Misses = nil
		if diff := cmp.Diff(want[s.Name], *r.Conformance); diff != "" {
			t.Errorf("%s: %s", s.Name, diff)
		}
	}
}

// TestCompared: encoding/json is like itself, and a difference is shown and does not fail.
func TestCompared(t *testing.T) {
	ref := vectors.Named(formats.JSON.Name).Reference
	r, err := newProbe(t).compared(Case{}, reading(json.Unmarshal), ref)
	if err != nil || r.Verdict != Passes || r.Conformance.Different != 0 || r.Conformance.Alike < 600 {
		t.Errorf("%s: %s, error %v", r.Verdict, r.What, err)
	}
	r, err = newProbe(t).compared(Case{}, reading(planted["accepts a comma at the end"].unmarshal), ref)
	if err != nil || r.Verdict != Passes || r.Conformance.Different < 2 || r.Conformance.Misses[0].How != Differs {
		t.Errorf("%s: %s, error %v", r.Verdict, r.What, err)
	}
}

// TestApart: what differs is shown, however long the rest is.
func TestApart(t *testing.T) {
	same := strings.Repeat("x", 1000)
	all := tally{Conformance: new(Conformance)}
	all.differ("v", nil, said{same + "1", nil}, said{same + "2", nil}, "ref")
	if got, want := all.Misses[0].What, "ref: …xxxxxxxxxxxx1; here: …xxxxxxxxxxxx2"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestUnknownFormat(t *testing.T) {
	for want, f := range map[Verdict]formats.Format{Unspecified: formats.Gob, Unchecked: formats.Avro} {
		if r := unknownFormat(codec.Codec{Format: f}); r.Verdict != want {
			t.Errorf("%s: %s, want %s", f.Name, r.Verdict, want)
		}
	}
	made := reading(json.Unmarshal)
	made.Emitter = struct{ codec.Emitter }{}
	made.Bind = codec.Glued("k")
	r, err := newProbe(t).suite(Case{}, made, list)
	if err != nil || r.Verdict != Unchecked || !strings.Contains(r.What, "made for each type") {
		t.Errorf("%s: %s, error %v", r.Verdict, r.What, err)
	}
}

// TestMostMisses: a line of the record stays short, however much is wrong.
func TestMostMisses(t *testing.T) {
	all := tally{Conformance: new(Conformance)}
	for range 10 * mostMisses {
		all.add(vectors.Vector{Name: "v", Demand: vectors.Accept}, attempt{err: errors.New("no")}, nil)
		all.add(vectors.Vector{Name: "v", Demand: vectors.Refusable}, attempt{err: errors.New("no")}, nil)
	}
	r := all.result()
	if got := len(r.Conformance.Misses) + r.Conformance.Unlisted; got != 20*mostMisses || len(r.Conformance.Misses) > mostMisses+mostMild || r.Conformance.Misses[0].How != Refuses {
		t.Errorf("%d misses, %d listed", got, len(r.Conformance.Misses))
	}
}

func TestSameValue(t *testing.T) {
	type pair struct {
		Key   string
		Value any
	}
	for _, c := range []struct {
		a, b any
		same bool
	}{
		{1, uint8(1), true}, {int64(-1), int8(-1), true}, {1, 1.0, true}, {1, 2, false}, {uint64(1 << 63), int64(-1 << 63), false},
		{1.5, float32(1.5), true}, {0.0, negativeZero(), false}, {1, json.Number("1"), true}, {1, "1", false},
		{"a", []byte("a"), true}, {"a", "b", false}, {nil, nil, true}, {nil, 0, false}, {[]any{}, nil, true}, {true, true, true}, {true, 1, false},
		{[]any{1, "a"}, []any{uint8(1), "a"}, true}, {[]any{1}, []any{1, 2}, false},
		{map[string]any{"a": 1}, map[any]any{"a": int8(1)}, true}, {map[string]any{"a": 1}, []pair{{"a", 1}}, true}, {map[string]any{"a": 1}, []pair{{"a", 2}}, false},
		{map[string]any{"a": 1}, map[string]any{"b": 1}, false},
	} {
		if got := sameValue(reflect.ValueOf(c.a), reflect.ValueOf(c.b)); got != c.same {
			t.Errorf("%#v and %#v: %v", c.a, c.b, got)
		}
	}
}

func negativeZero() float64 { return math.Copysign(0, -1) }

// TestComparedMade finds what differs from encoding/json with the types of a data set.
func TestComparedMade(t *testing.T) {
	type message struct {
		Text  string
		Ratio float64
		Map   map[string]int
		Any   any
	}
	set := corpus.Values("message", func() []message {
		return []message{{"a", 1.5, map[string]int{"x": 1, "y": 2}, []any{"b"}}, {"a longer text", 2, map[string]int{"z": 3}, nil}}
	})
	ring, err := corpus.Sample(set)
	if err != nil {
		t.Fatal(err)
	}
	plain := func(v any) ([]byte, error) {
		var b bytes.Buffer
		to := json.NewEncoder(&b)
		to.SetEscapeHTML(false)
		err := to.Encode(v)
		return b.Bytes(), err
	}
	other := func(v any) ([]byte, error) { // the order of maps is another one
		b, err := json.Marshal(v)
		return bytes.ReplaceAll(b, []byte(`"x":1,"y":2`), []byte(`"y":2,"x":1`)), err
	}
	tolerant := func(b []byte, v any) error {
		return json.Unmarshal([]byte(strings.NewReplacer(",]", "]", ",}", "}").Replace(string(b))), v)
	}
	loses := func(b []byte, v any) error {
		err := json.Unmarshal(b, v)
		v.(*message).Ratio = 0
		return err
	}
	for name, k := range map[string]struct {
		marshal   func(any) ([]byte, error)
		unmarshal func([]byte, any) error
		want      string // the beginning of a difference
	}{
		"right":            {json.Marshal, json.Unmarshal, ""},
		"other characters": {plain, json.Unmarshal, "encodes characters of HTML in each place of a message"},
		"other order":      {other, json.Unmarshal, "encodes a message with all entries of its maps"},
		"accepts commas":   {json.Marshal, tolerant, "decodes "},
		"loses a number":   {json.Marshal, loses, "decodes message 0"},
	} {
		p := newProbe(t)
		of := codec.Codec{Name: "k", Format: formats.JSON, Bind: codec.Reflective(k.marshal, k.unmarshal)}
		if p.subject, err = bind([]codec.Codec{of}, of, set, ring); err != nil {
			t.Fatal(err)
		}
		p.decode = p.subject.decoder(Decode)
		r, err := p.comparedMade(Case{Name: name})
		if err != nil {
			t.Fatal(err)
		}
		c := r.Conformance
		if r.Verdict != Passes || c.Alike < 100 || (c.Different > 0) != (k.want != "") {
			t.Errorf("%s: %s, %d alike and %d different: %+v", name, r.Verdict, c.Alike, c.Different, c.Misses)
		}
		if k.want != "" && !slices.ContainsFunc(c.Misses, func(m Miss) bool { return strings.HasPrefix(m.Vector, k.want) && m.How == Differs }) {
			t.Errorf("%s: no difference begins with %q: %+v", name, k.want, c.Misses)
		}
		if name == "other order" && c.Different != 1 {
			t.Errorf("%s: %d differences, want one", name, c.Different)
		}
	}
}

// TestOnlyOneType checks that nothing is said about messages of other types if the program has none. Another
// data set of the same type has none either.
func TestOnlyOneType(t *testing.T) {
	set := corpus.Values("one", func() []int { return []int{1, 2} })
	ring, err := corpus.Sample(set)
	if err != nil {
		t.Fatal(err)
	}
	p := newProbe(t)
	of := reading(json.Unmarshal)
	p.catalog = measure.Catalog{Codecs: []codec.Codec{of}, Sets: []corpus.Set{set, corpus.Values("another", func() []int { return []int{3} })}}
	if p.subject, err = bind(p.catalog.Codecs, of, set, ring); err != nil {
		t.Fatal(err)
	}
	r, err := p.otherTypes(Case{Name: AnotherType})
	if err != nil || r.Verdict != Unchecked || r.What == "" {
		t.Errorf("%s: %s (%v)", r.Verdict, r.What, err)
	}
}
