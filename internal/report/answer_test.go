package report

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
)

// contender is a codec of a run with known truth: the time of encode and also of decode, in ns, and
// the size in bytes.
type contender struct {
	info record.CodecInfo
	ns   float64
	wire float64
	own  bool // the type has the codec's code itself
}

func named(name, family string, marks ...string) record.CodecInfo {
	return record.CodecInfo{
		Name: name, FormatName: family, Marks: marks, Code: "none", Format: formats.Format{Name: family, Languages: []string{"Python"}},
		Fields: string(codec.ByName), Maintenance: &maintenance.Status{State: maintenance.Maintained, Stage: maintenance.One},
	}
}

// field is a run of many codecs with several formats.
func field(reference string, more ...contender) record.Record {
	all := append([]contender{
		{named("noop", "none", "floor"), 1, 100, false},
		{named("limit", "limit", "bound"), 30, 90, false},
		{named("json", "JSON"), 1000, 200, false},
		{named("fast json", "JSON"), 300, 200, false},
		{named("like it", "JSON"), 301, 200, false},
		{named("slow json", "JSON"), 2000, 200, false},
		{named("risky", "MessagePack", "aliases its input"), 50, 120, false},
		{named("msgpack", "MessagePack"), 100, 120, false},
		{named("racing", "own", "races"), 40, 130, false},
		{named("small", "Avro"), 400, 60, false},
		{named("large", "XML"), 5000, 400, false},
	}, more...)
	for i := range 10 {
		all = append(all, contender{named("other "+string(rune('a'+i)), "format "+string(rune('a'+i))), 500 + 100*float64(i), 210, false})
	}
	rec := record.Record{Run: record.Run{
		Reference: reference, Operations: []string{"encode", "decode"},
		Data: []record.DataInfo{{Name: "order.Order", Messages: 100, Chunk: 10}},
	}}
	noise := rand.New(rand.NewPCG(1, 1))
	for id := range 12 {
		rec.Processes = append(rec.Processes, record.Process{ID: id + 1, Data: "order.Order", Rounds: 10, Quiet: 1})
	}
	for _, c := range all {
		rec.Run.Codecs = append(rec.Run.Codecs, c.info)
		for _, operation := range rec.Run.Operations {
			k := key(c.info.Name, "order.Order", operation)
			rec.Cells = append(rec.Cells, record.Cell{Key: k, Wire: c.wire, Yours: c.own})
			for id := range 12 {
				ns := c.ns * (1 + 0.005*noise.NormFloat64())
				rec.Blocks = append(rec.Blocks, record.Block{Process: id + 1, Key: k, NS: ns, Q1: ns, Q3: ns, Batches: 10, Ops: 10})
			}
		}
	}
	return rec
}

// TestAnswer checks that the answer has the best codec of each format. A safe and maintained codec
// comes before a faster one that is not. Codecs that are as fast are listed as equal.
func TestAnswer(t *testing.T) {
	type pick struct {
		Role   Role
		Codec  string
		Equals []string
		Front  bool
	}
	var got []pick
	for _, p := range Derive(facts(field("json")))[0].Answer {
		if !strings.HasPrefix(p.Codec, "other") {
			equals := p.Equals
			if p.Codec == "like it" { // either may be slightly faster
				p.Codec, equals = "fast json", []string{"like it"}
			}
			got = append(got, pick{p.Role, p.Codec, equals, p.Front})
		}
	}
	want := []pick{
		{Today, "json", nil, false},
		{Best, "racing", nil, true},
		{Best, "msgpack", nil, true},
		{Best, "fast json", []string{"like it"}, false},
		{Best, "small", nil, true},
		{Best, "large", nil, false},
		{Bound, "limit", nil, false},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestAnswerText(t *testing.T) {
	yours := contender{named("protobuf", "Protocol Buffers"), 150, 110, true}
	yours.info.Code = "each type"
	for _, c := range []struct {
		file string
		rec  record.Record
	}{
		{"answer.txt", field("json")},
		{"answer-yours.txt", field("protobuf", yours)},
		{"answer-no-reference.txt", field("absent")},
	} {
		t.Run(c.file, func(t *testing.T) {
			var b bytes.Buffer
			if err := Text(&b, facts(c.rec), TextOptions{Width: 100}); err != nil {
				t.Fatal(err)
			}
			golden(t, c.file, b.Bytes())
		})
	}
}

// TestAnswerIsLeftOut checks that there is no answer if the reader asked for certain rows or
// columns, or if the table is short.
func TestAnswerIsLeftOut(t *testing.T) {
	for _, o := range []TextOptions{{View: View{Codecs: []string{"json"}}}, {View: View{Columns: []string{"time"}}}} {
		if s, _ := o.answer(Derive(facts(field("json")))[0], "json"); s.Rows != nil {
			t.Errorf("%+v: there is an answer", o)
		}
	}
	if s, _ := (TextOptions{}).answer(Derive(facts(read(t)))[0], "json"); s.Rows != nil {
		t.Error("there is an answer before a table of few rows")
	}
}
