package builtin

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
)

var even = advise.Load{Reads: 1, Writes: 1, Heap: record.UsualHeap}

// positional are codecs that misread messages of another version of the type, and unfinished those
// whose authors warn of them, or that have no release.
var (
	positional = []string{"msgp/tuple", "msgpackgen/array", "ugorji/msgpack/array", "ugorji/cbor/array", "dynssz/generated", "benc", "mus", "polyglot", "fastape", "gotiny"}
	unfinished = []string{"idr/low", "idr", "enkodo", "gotiny", "hyperpb", "capnp", "karalabessz", "jettison", "easyjson"}
)

var adviceTests = []struct {
	name, needs string
	load        advise.Load
	data        []string
	fixed       bool
	// none means that no codec is left.
	none bool
	// not are codecs that must not be recommended, besides those that are positional or unfinished.
	not []string
	// some are codecs of which one must be recommended. None means that any may be.
	some []string
}{
	{name: "a public API for browsers and scripts", needs: "human,languages=javascript,python,no-codegen,maintained", load: even, data: []string{"order"}, not: []string{"json/v2/mirror", "msgp", "protobuf"}, some: []string{"sonic", "goccy/json"}},
	{name: "calls between services in Go", needs: "maintained,goroutines,not-aliased,no-advisory", load: advise.Load{Reads: 1, Writes: 1, Link: 10e9, Heap: record.UsualHeap}, data: []string{"order"}, not: []string{"avro/unsized"}},
	{name: "a cache that is read ten times as often", needs: "no-codegen,goroutines", load: advise.Load{Reads: 10, Writes: 1}, data: []string{"person"}, not: []string{"msgp", "vtprotobuf"}},
	{name: "events for Java and Python", needs: "languages=java,python,maintained", load: advise.Load{Reads: 3, Writes: 1, Link: 1e9}, data: []string{"trace"}, not: []string{"gob", "bencgen"}},
	{name: "files of settings", needs: "human,no-codegen,no-schema,maintained", load: advise.Load{Reads: 1}, data: []string{"person"}, not: []string{"msgp", "cbor"}},
	{name: "appointments with their zones", needs: "zone,exact-times,maintained", load: even, data: []string{"person"}, not: []string{"msgp", "protobuf", "vtprotobuf"}},
	{name: "a radio of 100 kbit/s", needs: "languages=c,no-advisory", load: advise.Load{Reads: 1, Writes: 1, Link: 1e5}, data: []string{"person"}, not: []string{"json", "gob"}},
	{name: "writes of metrics only", needs: "no-schema,maintained", load: advise.Load{Writes: 1}, data: []string{"trace", "person"}, not: []string{"protobuf", "avro"}},
	{name: "a store where nil is not empty", needs: "nil,no-codegen,maintained", load: even, data: []string{"order"}, not: []string{"gob", "protobuf", "json/v2"}},
	{name: "numbers for JavaScript", needs: "int64,languages=javascript,no-codegen", load: even, data: []string{"order"}, not: []string{"json", "sonic"}},
	{name: "input from strangers, many versions", needs: "untrusted,evolution,maintained,no-advisory", load: even, data: []string{"order", "person", "trace"}, not: []string{"gob", "msgp", "msgpack", "vtprotobuf", "bencgen"}, some: []string{"json", "cbor", "cbor/keyasint", "protobuf", "twmb/avro"}},
	{name: "all at once", needs: "human,no-codegen,languages=haskell,ocaml,lua,zone,exact-times,nil,as-is,own-output,maintained,no-advisory,int64,languages=javascript", load: even, data: []string{"metric", "order"}, none: true},

	// The questions that readers asked first.
	{name: "an order, nothing else", load: even, data: []string{"order"}},
	{name: "a person, nothing else", load: even, data: []string{"person"}, not: []string{"benc/unsafe", "msgp/tuple"}},
	{name: "Go, Python and Java, strangers, and a type that changes", needs: "languages=python,java,evolution,untrusted,maintained", load: advise.Load{Reads: 1, Writes: 1, Link: 1e9, Heap: record.UsualHeap}, data: []string{"order"}, not: []string{"vtprotobuf/pool", "msgp"}, some: []string{"protobuf", "cbor", "cbor/keyasint", "twmb/avro"}},
	{name: "several data sets and a type that changes", needs: "evolution,languages=python,java", load: even, data: []string{"order", "trace", "update"}, not: []string{"karalabessz"}},
	{name: "ticks for Java", needs: "languages=java,evolution", load: even, data: []string{"trace"}, some: []string{"msgp", "vtprotobuf", "vtprotobuf/pool", "easyproto", "csproto", "protobuf", "gogoprotobuf", "protobufgolite"}},
	{name: "a slow network", load: advise.Load{Reads: 1, Writes: 1, Link: 1e7, Heap: record.UsualHeap}, data: []string{"order"}},
	{name: "events that a broker compresses and keeps for years", needs: "languages=python,java,evolution,untrusted", load: zipped, data: []string{"order"}, not: []string{"vtprotobuf/pool", "msgp"}, some: []string{"protobuf", "cbor", "cbor/keyasint", "twmb/avro"}},
	{name: "a type that never changes", load: even, data: []string{"order"}, fixed: true, not: []string{"idr/low", "enkodo", "gotiny", "fastape"}},
}

// TestAdvice asks typical questions of engineers about the committed record, and checks each answer
// with the record's facts: a candidate meets all needs, an excluded codec fails one, and the order
// is that of the costs.
func TestAdvice(t *testing.T) {
	folders, err := filepath.Glob("../results/2*-linux-*")
	if err != nil || len(folders) == 0 {
		t.Fatalf("there is no record: %v", err)
	}
	recs, err := record.ReadAll(slices.Max(folders))
	if err != nil {
		t.Fatal(err)
	}
	if err := Program().Inform(recs); err != nil {
		t.Fatal(err)
	}
	rec := recs[0]
	for _, test := range adviceTests {
		t.Run(test.name, func(t *testing.T) {
			var words []string
			if test.needs != "" {
				words = strings.Split(test.needs, ",")
			}
			needs, err := advise.Parse(words)
			if err != nil {
				t.Fatal(err)
			}
			a, err := advise.Ask(rec, advise.Question{Needs: needs, Load: test.load, Data: test.data, Fixed: test.fixed, Compressed: compressed(t)})
			if err != nil {
				t.Fatal(err)
			}
			if (len(a.Candidates) == 0) != test.none {
				t.Fatalf("%d candidates", len(a.Candidates))
			}
			facts := factsOf(rec, test.data)
			for i, c := range a.Candidates {
				for _, n := range needs {
					if !facts.meets(c.Codec, n) {
						t.Errorf("%s is a candidate and does not meet %s", c.Codec, n)
					}
				}
				if i > 0 && c.Cost.Mid < a.Candidates[i-1].Cost.Mid {
					t.Errorf("%s is cheaper than %s before it", c.Codec, a.Candidates[i-1].Codec)
				}
			}
			checkShortlist(t, a, facts, test.fixed, test.not, test.some)
			for _, c := range a.Shortlist {
				if !slices.ContainsFunc(a.Candidates, func(o advise.Candidate) bool { return o.Codec == c.Codec }) {
					t.Errorf("%s is on the shortlist and no candidate", c.Codec)
				}
			}
			for _, e := range a.Excluded {
				for _, n := range needs {
					failed := slices.ContainsFunc(e.Fails, func(f advise.Failure) bool { return f.Name == n.String() })
					if failed == facts.meets(e.Codec, n) {
						t.Errorf("%s: that it fails %s is %t", e.Codec, n, failed)
					}
				}
			}
			for _, d := range a.Drop {
				for _, n := range needs {
					if !slices.Contains(d.Needs, n.String()) && !facts.meets(d.Then.Codec, n) {
						t.Errorf("without %v %s is left, which does not meet %s", d.Needs, d.Then.Codec, n)
					}
				}
			}
			if len(a.Candidates)+len(a.Excluded)+len(a.Without) < 100 {
				t.Errorf("%d candidates, %d excluded and %d without figures: where are the others?", len(a.Candidates), len(a.Excluded), len(a.Without))
			}
		})
	}
}

// checkShortlist checks what is recommended: nothing that a careful engineer would not follow, if there
// is anything else, and codecs to compare with next to it.
func checkShortlist(t *testing.T, a advise.Advice, facts facts, fixed bool, not, some []string) {
	var names []string
	for _, c := range a.Shortlist {
		names = append(names, c.Codec)
		names = append(names, c.Alike...)
	}
	never := slices.Concat(not, unfinished)
	if !fixed {
		never = append(never, positional...)
	}
	for _, name := range names {
		if slices.Contains(never, name) {
			t.Errorf("%s is recommended", name)
		}
		if why := facts.unsound(name, fixed); why != "" {
			t.Errorf("%s is recommended: %s", name, why)
		}
	}
	if len(some) > 0 && !slices.ContainsFunc(some, func(name string) bool { return slices.Contains(names, name) }) {
		t.Errorf("%v are recommended, and none of %v", names, some)
	}
	for _, c := range a.Compared {
		names = append(names, c.Codec)
	}
	for _, well := range []string{"json", "protobuf"} {
		if !slices.Contains(names, well) {
			t.Errorf("%s isn't shown next to %v", well, names)
		}
	}
}

// unsound says why a codec must not be recommended. It is "" if it may be.
func (f facts) unsound(codec string, fixed bool) string {
	c := f.codecs[codec]
	m := c.Maintenance
	switch {
	case m == nil || m.State != "maintained" && m.State != "with Go":
		return "not maintained"
	case m.Stage != "v0" && m.Stage != "v1+" && m.Stage != "with Go":
		return "no release"
	case m.Declared.Warns:
		return "its authors call it " + m.Declared.Words
	case len(m.Open) > 0:
		return "an advisory is open"
	case !fixed && !slices.Contains([]string{"name", "number", "writer's schema"}, c.Fields):
		return "fields by " + c.Fields
	case !fixed && c.Findings["evolution"].Fails():
		return "checks show that the type can't change"
	}
	for _, mark := range []string{"races", "aliases its input", "overwrites its output", "shares results", "output is the value's memory"} {
		if f.plays(codec, mark) {
			return mark
		}
	}
	return ""
}

// facts are the facts of a record and the program about codecs, read independently of package
// advise.
type facts struct {
	codecs map[string]record.CodecInfo
	cells  map[string][]record.Cell
}

func factsOf(rec record.Record, data []string) facts {
	f := facts{make(map[string]record.CodecInfo), make(map[string][]record.Cell)}
	for _, c := range rec.Run.Codecs {
		f.codecs[c.Name] = c
	}
	for _, c := range rec.Cells {
		if slices.Contains(data, c.Data) && (c.Operation == "encode" || c.Operation == "decode") {
			f.cells[c.Codec] = append(f.cells[c.Codec], c)
		}
	}
	return f
}

// plays reports whether a mark of a codec applies to one of the data sets.
func (f facts) plays(codec, mark string) bool {
	if !slices.Contains(f.codecs[codec].Marks, mark) {
		return false
	}
	unseen := make(map[string]bool)
	for _, cell := range f.cells[codec] {
		unseen[cell.Data] = unseen[cell.Data] || slices.Contains(cell.Unseen, mark)
	}
	return len(unseen) == 0 || slices.Contains(slices.Collect(maps.Values(unseen)), false)
}

func (f facts) meets(codec string, n advise.Need) bool {
	c := f.codecs[codec]
	lost := func(prefix string) bool {
		return slices.ContainsFunc(f.cells[codec], func(cell record.Cell) bool {
			return slices.ContainsFunc(cell.Lost, func(l string) bool { return strings.HasPrefix(l, prefix) })
		})
	}
	switch n.Name {
	case "human":
		return slices.Contains(c.Marks, "text")
	case "languages":
		return !slices.ContainsFunc(n.Values, func(l string) bool { return !slices.Contains(c.Format.Languages, l) })
	case "no-codegen":
		return c.Code != "each type"
	case "no-schema":
		return c.Schema == ""
	case "zone":
		return !lost("zone")
	case "exact-times":
		return !lost("time to")
	case "nil":
		return !lost("nil")
	case "int64":
		return c.FormatName != "JSON" // every question about int64 is also about JavaScript
	case "as-is":
		return !slices.ContainsFunc(f.cells[codec], func(cell record.Cell) bool { return len(cell.Lowered) > 0 })
	case "not-aliased":
		return !f.plays(codec, "aliases its input")
	case "own-output":
		return !f.plays(codec, "overwrites its output")
	case "goroutines":
		return !slices.Contains(c.Marks, "races")
	case "maintained":
		return c.Maintenance != nil && (c.Maintenance.State == "maintained" || c.Maintenance.State == "with Go")
	case "no-advisory":
		return c.Maintenance != nil && len(c.Maintenance.Open) == 0
	case "evolution":
		return c.Findings["evolution"].Met
	case "untrusted":
		danger := slices.ContainsFunc(c.Limits, func(l record.Limit) bool {
			return slices.Contains([]string{"panic", "allocation", "depth", "memory", "time"}, l.Risk)
		})
		return !danger && c.Findings["untrusted"].Met
	}
	panic("a need without a test: " + n.Name)
}
