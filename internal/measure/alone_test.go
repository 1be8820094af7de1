package measure

import (
	"fmt"
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

func TestCrewsAlone(t *testing.T) {
	cell := func(name string, m codec.Operation) plan.Cell { return plan.Cell{Codec: name, Operation: m} }
	always := func(name string) bool { return name == "json" }
	got := crewsAlone([]plan.Cell{
		cell("json", codec.SustainedEncode), cell("json", codec.InitialEncode), cell("gob", codec.SustainedDecode),
		cell("json", codec.ParallelDecode), cell("gob", codec.PeakDecode), cell("gob", codec.ColdDecode),
	}, always)
	want := [][]plan.Cell{
		{cell("json", codec.InitialEncode)}, {cell("gob", codec.PeakDecode)},
		{cell("json", codec.SustainedEncode), cell("json", codec.ParallelDecode), cell("gob", codec.SustainedDecode), cell("gob", codec.ColdDecode)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	cells := []plan.Cell{cell("json", codec.SustainedEncode)}
	for i := range 3*crewSize - 1 {
		cells = append(cells, cell(fmt.Sprint(i), codec.SustainedEncode))
	}
	var sizes []int
	for _, crew := range crewsAlone(cells, always) {
		if crew[0].Codec != "json" {
			t.Errorf("a crew without the reference: %v", crew)
		}
		sizes = append(sizes, len(crew)-1)
	}
	if diff := cmp.Diff([]int{crewSize, crewSize, crewSize - 1}, sizes); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if crews := crewsAlone(cells[:1], always); len(crews) != 1 {
		t.Errorf("only the reference: %v", crews)
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
