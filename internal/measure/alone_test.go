package measure

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

func TestWithAlone(t *testing.T) {
	of := func(name string, operations ...codec.Operation) (cells []plan.Cell) {
		for _, m := range operations {
			cells = append(cells, plan.Cell{Codec: name, Operation: m})
		}
		return cells
	}
	sets := []*dataRun{
		{info: record.DataInfo{Name: "both"}, cells: of("json", codec.Encode, codec.SustainedEncode, codec.Decode)},
		{info: record.DataInfo{Name: "shared"}, cells: of("json", codec.Encode)},
		{info: record.DataInfo{Name: "alone"}, cells: of("json", codec.InitialDecode)},
	}
	type part struct {
		Data  string
		Alone bool
		Cells []plan.Cell
	}
	var got []part
	for _, d := range withAlone(sets) {
		got = append(got, part{d.info.Name, d.alone, d.cells})
	}
	want := []part{
		{"both", false, of("json", codec.Encode, codec.Decode)}, {"both", true, of("json", codec.SustainedEncode)},
		{"shared", false, of("json", codec.Encode)}, {"alone", true, of("json", codec.InitialDecode)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestByCodec(t *testing.T) {
	cell := func(name string, m codec.Operation) plan.Cell { return plan.Cell{Codec: name, Operation: m} }
	got := byCodec([]plan.Cell{
		cell("json", codec.SustainedEncode), cell("json", codec.InitialEncode), cell("gob", codec.SustainedDecode),
		cell("json", codec.ParallelDecode), cell("json", codec.InitialDecode),
	})
	want := [][]plan.Cell{
		{cell("json", codec.SustainedEncode), cell("json", codec.ParallelDecode)}, {cell("json", codec.InitialEncode)},
		{cell("gob", codec.SustainedDecode)}, {cell("json", codec.InitialDecode)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestMiddle(t *testing.T) {
	var blocks []record.Block
	var usages []record.Usage
	for _, x := range []float64{5, 1, 9, 3, 100} {
		blocks, usages = append(blocks, record.Block{NS: x}), append(usages, record.Usage{Allocs: 2 * x, AllocBytes: 3 * x})
	}
	b, u := middle(blocks, usages)
	if b.NS != 5 || b.Q1 != 3 || b.Q3 != 9 || b.Batches != 5 || u.Allocs != 10 || u.AllocBytes != 15 {
		t.Errorf("%+v, %+v", b, u)
	}
}
