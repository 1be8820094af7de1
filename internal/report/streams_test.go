package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func TestBreakEvens(t *testing.T) {
	row := func(name string, encode, firstEncode, streamEncode, firstDecode, streamDecode float64) Row {
		r := Row{Codec: record.CodecInfo{Name: name}}
		for m, ns := range map[codec.Operation]float64{
			codec.Encode: encode, codec.FirstEncode: firstEncode, codec.StreamEncode: streamEncode, codec.FirstDecode: firstDecode, codec.StreamDecode: streamDecode,
		} {
			if ns > 0 {
				r.Cells = append(r.Cells, Cell{Cell: record.Cell{Key: record.Key{Operation: string(m)}}, Processes: 1, NS: stats.Interval{Mid: ns}})
			}
		}
		return r
	}
	tables := []Table{{Data: record.DataInfo{Name: "person"}, Rows: []Row{
		row("json", 100, 100, 100, 200, 200),
		row("gob", 500, 600, 50, 1200, 100),
		row("always", 10, 10, 10, 20, 20),
		row("never", 600, 600, 600, 2000, 300),
		row("no streams", 10, 0, 0, 0, 0),
	}}}
	// After 11 messages both have taken 1,100 ns to encode, and after 11 both 2,200 ns to decode.
	want := []BreakEven{{"person", "gob", 12, 12}}
	if diff := cmp.Diff(want, BreakEvens(tables, "json")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	text := "codecs whose first message on a stream takes longer than that of json, and the number of messages from which on the stream takes less. person: gob 12 to encode and 12 to decode."
	if diff := cmp.Diff(text, streamText(tables, "json")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// Without streams of the reference, its single messages count.
	tables[0].Rows[0] = row("json", 100, 0, 0, 0, 0)
	if diff := cmp.Diff([]BreakEven{{"person", "gob", 12, 0}}, BreakEvens(tables, "json")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
