package advise

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

var update = flag.Bool("update", false, "write the golden file again")

// contender is a codec of a run with known truth.
type contender struct {
	info                 record.CodecInfo
	encode, decode, wire float64
	lost                 []string
	reason               string // why there is no time of decode
}

func of(name string, format formats.Format, code, schema string, marks ...string) record.CodecInfo {
	return record.CodecInfo{
		Name: name, FormatName: format.Name, Format: format, Code: code, Schema: schema, Marks: marks,
		Fields: string(codec.ByName), Maintenance: &maintenance.Status{State: maintenance.Maintained, Stage: maintenance.One},
		Findings: map[string]verdict.Finding{verdict.Evolution: {Met: true, Order: "either order", Duty: "nothing"}},
	}
}

// run is a record of contenders on data sets. The noise between processes is half a per cent.
func run(data ...string) record.Record {
	protobuf := of("protobuf", formats.Protobuf, "each type", ".proto")
	protobuf.Fields = string(codec.ByNumber)
	protobuf.Maintenance = &maintenance.Status{
		State: maintenance.Maintained, Stage: maintenance.One, Looked: "2026-11-01", Measured: maintenance.Release{Version: "v1.36.0", Date: "2026-08-10"},
		Newest: maintenance.Release{Version: "v1.37.0", Date: "2026-10-02"}, RequiredBy: &maintenance.Requirers{By: []string{"example.com/a", "example.com/b"}, Of: 5},
	}
	protobuf.Findings = map[string]verdict.Finding{
		verdict.Untrusted: {Met: true}, verdict.Evolution: {Met: true, Order: "readers first", Duty: "keep numbers"}, verdict.OfChange(verdict.Proxy): {Met: true},
	}
	avro := of("avro", formats.Avro, "none", ".avsc")
	avro.Fields = string(codec.ByWriter)
	avro.Limits = []record.Limit{{Risk: string(codec.Nests), What: "as deep as the input says", Source: "https://example.com/avro"}, {Risk: string(codec.Caps), What: "a MiB at most", Source: "https://example.com/avro"}}
	avro.Guards = []codec.Guard{{Against: codec.Nests, Of: "levels", Option: "MaxLevels"}, {Against: codec.Nests, Of: "levels", Default: "9", Option: "Other"}, {Against: codec.Allocates, Of: "elements", Option: "MaxElements"}}
	benc := of("benc", formats.Benc, "each type", "", "aliases its input")
	benc.Fields = string(codec.ByPosition)
	benc.Findings = map[string]verdict.Finding{verdict.Evolution: {Silent: true, Examples: []verdict.Example{{ID: "89abcdef", What: "Price: 13 is read as 12"}}}}
	archived := of("old", formats.JSON, "none", "", "text")
	archived.Maintenance = &maintenance.Status{State: maintenance.Archived, Stage: maintenance.One, Open: []maintenance.Known{{ID: "GO-1"}}}
	all := []contender{
		{info: of("noop", formats.None, "none", "", "floor"), encode: 1, decode: 1, wire: 100},
		{info: of("limit", formats.Bound, "each type", "", "bound"), encode: 10, decode: 10, wire: 80},
		{info: of("json", formats.JSON, "none", "", "text"), encode: 1000, decode: 3000, wire: 200},
		{info: archived, encode: 400, decode: 900, wire: 200},
		{info: of("cbor", formats.CBOR, "none", ""), encode: 500, decode: 1500, wire: 120},
		{info: of("cbor/same", formats.CBOR, "none", ""), encode: 501, decode: 1499, wire: 120},
		{info: protobuf, encode: 200, decode: 300, wire: 60, lost: []string{"zone"}},
		{info: benc, encode: 50, decode: 60, wire: 90, lost: []string{"zone", "nil or empty"}},
		{info: avro, encode: 800, decode: 800, wire: 50, lost: []string{"zone", "time to µs"}},
		{info: of("writer", formats.JSON, "none", "", "text"), encode: 100, decode: math.NaN(), wire: 200, reason: "the library only encodes"},
	}
	if data == nil {
		data = []string{"order"}
	}
	started := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	env := record.Environment{CPU: "Example CPU", Cores: 8, Go: "go1.26.8"}
	rec := record.Record{Run: record.Run{Started: started, Env: env, Reference: "json", Operations: []string{"encode", "decode"}}}
	noise := rand.New(rand.NewPCG(1, 2))
	for _, c := range all {
		rec.Run.Codecs = append(rec.Run.Codecs, c.info)
	}
	id := 0
	for _, d := range data {
		rec.Run.Data = append(rec.Run.Data, record.DataInfo{Name: d, Messages: 100, Chunk: 10})
		for range 12 {
			id++
			rec.Processes = append(rec.Processes, record.Process{ID: id, Data: d, Rounds: 10, Quiet: 1})
		}
		for _, c := range all {
			for i, ns := range []float64{c.encode, c.decode} {
				key := record.Key{Codec: c.info.Name, Data: d, Operation: rec.Run.Operations[i]}
				cell := record.Cell{Key: key, Wire: c.wire, Lost: c.lost}
				if math.IsNaN(ns) {
					cell.Reason = c.reason
					rec.Cells = append(rec.Cells, cell)
					continue
				}
				rec.Cells = append(rec.Cells, cell)
				for i := range 12 {
					t := ns * (1 + 0.005*noise.NormFloat64())
					rec.Blocks = append(rec.Blocks, record.Block{Process: id - 11 + i, Key: key, NS: t, Q1: t, Q3: t, Batches: 10, Ops: 10})
				}
			}
		}
	}
	return rec
}

func needs(t *testing.T, words ...string) []Need {
	t.Helper()
	all, err := Parse(words)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestParse(t *testing.T) {
	for _, test := range []struct {
		words string
		want  []string
		err   string
	}{
		{"", nil, ""},
		{"zone,maintained", []string{"zone", "maintained"}, ""},
		{"languages=python,java,zone", []string{"languages=python,java", "zone"}, ""},
		{"languages=ts,languages=Rust", []string{"languages=javascript,rust"}, ""},
		{"languages=js,javascript", []string{"languages=javascript"}, ""},
		{"languages=go,python,Go,zone", []string{"languages=python", "zone"}, ""},
		{"languages=go", nil, ""},
		{"zone,zone", []string{"zone"}, ""},
		{"zon", nil, `unknown need "zon"`},
		{"python", nil, `unknown need "python"`},
		{"zone,python", nil, `unknown need "python"`},
		{"languages", nil, `unknown need "languages"`},
		{"languages=cobol", nil, `unknown language "cobol"`},
		{"fields=number,name,zone", []string{"fields=number,name", "zone"}, ""},
		{"fields=colour", nil, `unknown field "colour"`},
		{"evolution,zone", []string{"evolution", "zone"}, ""},
		{"evolution=rename,proxy,zone", []string{"evolution=rename,proxy", "zone"}, ""},
		{"evolution,zone,evolution=widen", []string{"evolution=widen", "zone"}, ""},
		{"zone,widen", []string{"zone", "evolution=widen"}, ""},
		{"either-order,stored", []string{"evolution=either-order,stored"}, ""},
		{"evolution=colour", nil, `unknown evolution "colour"`},
		{"zone=yes", nil, `unknown need "zone=yes"`},
	} {
		var words []string
		if test.words != "" {
			words = strings.Split(test.words, ",")
		}
		all, err := Parse(words)
		if (err != nil) != (test.err != "") || err != nil && err.Error() != test.err {
			t.Errorf("Parse(%q): error %v, want %q", test.words, err, test.err)
		}
		var got []string
		for _, n := range all {
			got = append(got, n.String())
		}
		if diff := cmp.Diff(test.want, got); diff != "" && err == nil {
			t.Errorf("Parse(%q) (-want +got):\n%s", test.words, diff)
		}
	}
}

func TestAsk(t *testing.T) {
	even := Load{Reads: 1, Writes: 1}
	for _, test := range []struct {
		name       string
		needs      []string
		load       Load
		candidates []string
		changes    []string
	}{
		{
			"nothing is needed", nil, even,
			[]string{"benc", "protobuf", "old", "avro", "cbor", "cbor/same", "json"},
			// The first sound codec is protobuf: 500 ns and 60 bytes. avro has 1600 ns and 50 bytes,
			// so it is cheaper if a byte takes over 110 ns.
			[]string{"with zone: cbor", "with no-codegen: avro", "on links slower than 73 Mbit/s: avro"},
		},
		{
			"no code and no schema", []string{"no-codegen", "no-schema"}, even,
			[]string{"old", "cbor", "cbor/same", "json"},
			[]string{"without no-schema: avro"},
		},
		{
			"what people can read, from who maintains it", []string{"human", "maintained"}, even,
			[]string{"json"}, []string{"without human: protobuf"}, // old has an advisory, too
		},
		{
			"zone and Python", []string{"zone", "languages=python", "maintained"}, even,
			[]string{"cbor", "cbor/same", "json"}, []string{"without zone: protobuf"},
		},
		{
			"writes only over a slow link", []string{"maintained"}, Load{Writes: 1, Link: 1e6},
			[]string{"avro", "protobuf", "benc", "cbor", "cbor/same", "writer", "json"},
			// avro has 50 bytes and 800 ns, and protobuf has 60 bytes and 200 ns. They cost the
			// same if a byte takes 60 ns.
			[]string{"with untrusted: protobuf", "with zone: cbor", "on links faster than 130 Mbit/s: protobuf"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			a, err := Ask(run(), Question{Needs: needs(t, test.needs...), Load: test.load})
			if err != nil {
				t.Fatal(err)
			}
			var candidates, changes []string
			for _, c := range a.Candidates {
				name := c.Codec
				if name == "cbor/same" || name == "cbor" { // either may be slightly cheaper
					name = "cbor"
					if len(candidates) > 0 && candidates[len(candidates)-1] == "cbor" {
						name = "cbor/same"
					}
				}
				candidates = append(candidates, name)
			}
			for _, c := range a.Changes {
				changes = append(changes, c.If+": "+strings.TrimSuffix(c.Codec, "/same"))
			}
			if diff := cmp.Diff(test.candidates, candidates); diff != "" {
				t.Errorf("candidates (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(test.changes, changes); diff != "" {
				t.Errorf("changes (-want +got):\n%s", diff)
			}
		})
	}
}

// TestEqual checks that costs without a measurable difference are equal, and others are not.
func TestEqual(t *testing.T) {
	a, err := Ask(run("order", "book"), Question{Needs: needs(t, "no-codegen", "no-schema", "maintained"), Load: Load{Reads: 1, Writes: 1}, Data: []string{"order", "book"}})
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Candidates) != 3 || !a.Candidates[1].Equal || a.Candidates[2].Equal {
		t.Errorf("the candidates are %+v", a.Candidates)
	}
	if len(a.Shortlist) != 2 || len(a.Shortlist[0].Alike) != 1 || a.Shortlist[1].Codec != "json" || a.Shortlist[1].Alike != nil {
		t.Errorf("the shortlist is %+v", a.Shortlist)
	}
	if c := a.Candidates[0].Cost; c.Mid < 0.49 || c.Mid > 0.51 || !(c.Hi/c.Lo < 1.2) {
		t.Errorf("the cost is %v, want 0.5 and narrow", c)
	}
	if a.Candidates[0].NS != 0 || math.Abs(a.Candidates[0].Size-0.6) > 1e-9 {
		t.Errorf("over two data sets there are %v ns and %v of the size", a.Candidates[0].NS, a.Candidates[0].Size)
	}
}

// TestShortlist checks that the codec with the fewest caveats is on the shortlist if codecs of a
// format cost the same. Codecs that need care are not on it if others are left.
func TestShortlist(t *testing.T) {
	rec := run()
	for i := range rec.Cells {
		if rec.Cells[i].Codec == "cbor/same" {
			rec.Cells[i].Lost = []string{"zone"}
		}
	}
	a, err := Ask(rec, Question{Needs: needs(t, "no-schema"), Load: Load{Reads: 1, Writes: 1}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range a.Shortlist {
		got = append(got, strings.Join(append([]string{c.Codec}, c.Alike...), " like "))
	}
	for _, c := range a.Careful {
		got = append(got, "care: "+c.Codec)
	}
	if diff := cmp.Diff([]string{"cbor like cbor/same", "json", "care: benc", "care: old"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestDrop checks the smallest sets of needs to drop if no codec meets all.
func TestDrop(t *testing.T) {
	a, err := Ask(run(), Question{Needs: needs(t, "human", "languages=python", "no-advisory", "zone", "evolution", "exact-times"), Load: Load{Reads: 1, Writes: 1}})
	if err != nil || len(a.Candidates) != 1 || a.Candidates[0].Codec != "json" {
		t.Fatalf("json meets them all: %+v, %v", a.Candidates, err)
	}
	var decided []string
	for _, n := range a.Asked {
		decided = append(decided, fmt.Sprintf("%s: %s, %d %d %d", n.Need, n.Sure, n.Met, n.Failed, n.Open))
	}
	want := []string{
		"human: measured here, 2 5 0", "languages=python: documented, 6 1 0", "no-advisory: documented, 6 1 0",
		"zone: measured here, 4 3 0", "evolution: measured here, 6 1 0", "exact-times: measured here, 6 1 0",
	}
	if diff := cmp.Diff(want, decided); diff != "" {
		t.Errorf("how needs are decided (-want +got):\n%s", diff)
	}
	rec := run()
	for i := range rec.Run.Codecs {
		if rec.Run.Codecs[i].Name == "json" {
			rec.Run.Codecs[i].Marks = nil
		}
	}
	if a, err = Ask(rec, Question{Needs: needs(t, "human", "zone", "maintained"), Load: Load{Reads: 1, Writes: 1}}); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range a.Drop {
		got = append(got, strings.Join(d.Needs, "+")+": "+strings.TrimSuffix(d.Then.Codec, "/same"))
	}
	if diff := cmp.Diff([]string{"human: cbor", "maintained: old"}, got); diff != "" || len(a.Candidates) > 0 {
		t.Errorf("drop (-want +got):\n%s", diff)
	}
}

func TestAskRefuses(t *testing.T) {
	rec := run()
	rec.Run.Reference = "writer"
	_, err := Ask(rec, Question{Load: Load{Reads: 1, Writes: 1}})
	if err == nil || !strings.Contains(err.Error(), "writer has no figures of encode and decode in order") {
		t.Errorf("the error is %v", err)
	}
	_, err = Ask(run(), Question{Load: Load{Reads: 1, Writes: 1}, Now: "nothing"})
	if err == nil || err.Error() != "the record has no codec nothing, which --from names" {
		t.Errorf("the error is %v", err)
	}
	_, err = Ask(run(), Question{Load: Load{Reads: 1, Writes: 1}, Compare: []string{"json", "nothing"}})
	if err == nil || err.Error() != "the record has no codec nothing, which --compare names" {
		t.Errorf("the error is %v", err)
	}
	if _, err = Ask(record.Record{}, Question{Load: Load{Reads: 1}}); err == nil {
		t.Error("a record of nothing gives advice")
	}
}
