package measure

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// Processes plan with the times of a cell in earlier processes, or with that of the proof if it was
// not measured yet.
func TestLearn(t *testing.T) {
	d := &dataRun{info: record.DataInfo{Name: "person"}, cells: []plan.Cell{
		{Codec: "json", Operation: codec.Encode, Rough: 300},
		{Codec: "json", Operation: codec.Decode, Rough: 900},
		{Codec: "gob", Operation: codec.Encode, Rough: 2000},
	}}
	r := new(run)
	add := func(name, data string, operation codec.Operation, times ...float64) {
		for i, ns := range times {
			key := record.Key{Codec: name, Data: data, Operation: string(operation)}
			r.seen.Blocks = append(r.seen.Blocks, record.Block{Process: i, Key: key, NS: ns})
		}
	}
	add("json", "person", codec.Encode, 510, 500, 9000)
	add("json", "person", codec.Decode, 1000, 1100)
	add("gob", "book", codec.Encode, 7000)
	r.learn(d)
	for i, want := range []float64{510, 1050, 2000} {
		if got := d.cells[i].Rough; got != want {
			t.Errorf("%s %s is planned to take %v ns, want %v", d.cells[i].Codec, d.cells[i].Operation, got, want)
		}
	}
}
