package measure

import (
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/record"
)

// lost is a run of one data set in two layouts, of three processes each. Of the second
// layout no process has a value of "unlucky", and one of "rare", but without the
// reference beside it.
func lost() (*run, *dataRun) {
	cell := func(name string, rough time.Duration) CellSpec {
		return CellSpec{Codec: name, Model: codec.Encode, Rough: float64(rough)}
	}
	d := &dataRun{
		roles: roles,
		info:  record.DataInfo{Name: "person", Chunk: 1, Messages: 1},
		plan:  dataPlan{stretch: 1}, pace: 1,
		cells: []CellSpec{
			cell(reference, time.Microsecond), cell("lucky", time.Microsecond), cell("slow", time.Second),
			cell("unlucky", time.Microsecond), cell("rare", time.Microsecond),
		},
	}
	r := &run{catalog: Catalog{Roles: roles}, Options: Options{Layouts: []int{0, 7}}}
	for i := range 6 {
		layout := r.Layouts[i/3]
		r.seen.Processes = append(r.seen.Processes, record.Process{ID: i, Data: d.info.Name, Layout: layout, Level: 1000})
		for _, c := range d.cells {
			switch {
			case c.Codec == "slow" && i%3 != 0, layout == 7 && c.Codec == "unlucky":
				continue
			case layout == 7 && c.Codec == "rare" && i != 4, c.Codec == reference && i == 4:
				continue
			}
			r.seen.Blocks = append(r.seen.Blocks, record.Block{Process: i, Key: c.key(d), NS: c.Rough, Batches: 1, Ops: 1})
		}
	}
	return r, d
}

func TestMeasured(t *testing.T) {
	r, d := lost()
	for layout, want := range map[int]map[string]int{
		0: {"lucky": 3, "slow": 1, "unlucky": 3, "rare": 3},
		7: {"lucky": 2, "slow": 1},
	} {
		got := make(map[string]int)
		for k, n := range r.catalog.measured(r.seen, layout) {
			got[k.Codec] = n
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("layout %d (-want +got):\n%s", layout, diff)
		}
	}
	// A model that the reference does not have needs none beside it.
	only := r.seen.Only([]string{d.info.Name}, nil)
	only.Blocks = nil
	for _, b := range r.seen.Blocks {
		if b.Codec != reference {
			only.Blocks = append(only.Blocks, b)
		}
	}
	if n := r.catalog.measured(only, 7)[record.Key{Codec: "rare", Data: d.info.Name, Model: string(codec.Encode)}]; n != 1 {
		t.Errorf("without a reference: %d", n)
	}
}

func TestNeediest(t *testing.T) {
	r, d := lost()
	full := &dataRun{roles: roles, info: record.DataInfo{Name: "empty", Chunk: 1, Messages: 1}, plan: d.plan, pace: 1}
	sets := []*dataRun{full, d}
	turns := make(map[gap]int)
	next, cells := r.neediest(sets, turns, time.Hour)
	if lacking, _ := r.lacks(next); next != (gap{d, 1}) || lacking != 2 {
		t.Fatalf("got layout %d, lacking %d", next.layout, lacking)
	}
	var due []string
	for _, c := range cells {
		due = append(due, c.Codec)
	}
	if diff := cmp.Diff([]string{reference, "lucky", "unlucky", "rare"}, due); diff != "" {
		t.Errorf("cells of the next turn (-want +got):\n%s", diff)
	}
	if _, cells := r.neediest(sets, turns, leastLength-1); cells != nil {
		t.Error("a turn that takes longer than is left")
	}

	// Another set that lacks as many has its turn when this one had one in vain.
	twin := *d
	twin.info.Name = "twin"
	for _, p := range r.seen.Processes[3:] {
		p.ID += 10
		p.Data = twin.info.Name
		r.seen.Processes = append(r.seen.Processes, p)
	}
	for _, b := range r.seen.Blocks {
		if b.Process >= 3 {
			b.Process += 10
			b.Data = twin.info.Name
			r.seen.Blocks = append(r.seen.Blocks, b)
		}
	}
	r.Layouts = []int{7, 7}
	sets = []*dataRun{d, &twin}
	if next, _ := r.neediest(sets, map[gap]int{{d, 0}: 1, {d, 1}: 1}, time.Hour); next.set != &twin {
		t.Error("the turn is of the set that had one in vain")
	}

	// Nothing is lacking once all have values.
	for _, name := range []string{"unlucky", "rare"} {
		for _, data := range []string{d.info.Name, twin.info.Name} {
			id := map[string]int{d.info.Name: 3, twin.info.Name: 13}[data]
			key := record.Key{Codec: name, Data: data, Model: string(codec.Encode)}
			r.seen.Blocks = append(r.seen.Blocks, record.Block{Process: id, Key: key, NS: 1, Batches: 1, Ops: 1})
		}
	}
	if next, cells := r.neediest(sets, turns, time.Hour); cells != nil {
		t.Errorf("a further turn of %s", next.set.info.Name)
	}
}

// A second turn of each layout is the time that further turns may take, where there was one
// of each.
func TestSpare(t *testing.T) {
	r, d := lost()
	sets := []*dataRun{d}
	const took, quarter = 80 * time.Second, 20 * time.Second
	all := r.turns(d)
	for done, want := range map[int]time.Duration{2: quarter + 2*all.further, 3: quarter + all.further, 4: quarter, 9: quarter} {
		d.done = done
		if got := r.spare(sets, took); got != want {
			t.Errorf("%d turns done: %v, want %v", done, got, want)
		}
	}
	d.done, r.Layouts = 2, r.Layouts[:1]
	if got := r.spare(sets, took); got != quarter {
		t.Errorf("one layout: %v", got)
	}
}

// With one layout a cell needs as many processes as an interval does.
func TestLackingProcesses(t *testing.T) {
	r, d := lost()
	r.Layouts = []int{0}
	for i := range r.seen.Processes {
		r.seen.Processes[i].Layout = 0
	}
	if n, _ := r.lacks(gap{d, 0}); n != 4 {
		t.Errorf("of six processes %d cells lack some", n)
	}
	for i := range leastProcesses {
		r.seen.Processes = append(r.seen.Processes, record.Process{ID: 10 + i, Data: d.info.Name, Level: 1000})
		for _, c := range d.cells {
			if c.Codec != "rare" {
				r.seen.Blocks = append(r.seen.Blocks, record.Block{Process: 10 + i, Key: c.key(d), NS: 1, Batches: 1, Ops: 1})
			}
		}
	}
	if n, _ := r.lacks(gap{d, 0}); n != 1 {
		t.Errorf("of %d processes %d cells lack some", 6+leastProcesses, n)
	}
}

// Of a run without a process all cells lack values. Further turns go on until none does,
// or the time is over.
func TestMakeUp(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r := &run{
		Options: Options{
			Data: []string{"items"}, Codecs: []string{reference, "reader", roles.Twin()}, Models: []codec.Model{codec.Encode, codec.Decode},
			Patience: patience, Binaries: []string{self}, Layouts: []int{0}, Progress: func(Progress) {},
		},
		catalog: testCatalog(), write: func(any) error { return nil },
		dir: t.TempDir(), sup: supervisor{patience}, start: time.Now(),
	}
	sets, err := r.proveAll(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	d := sets[0]
	d.setUp, d.pace, d.plan.stretch = usualSetUp, 1, 1
	const length = 20 * time.Second
	start := time.Now()
	if err := r.makeUp(t.Context(), sets, length); err != nil {
		t.Fatal(err)
	}
	took, turns := time.Since(start), len(r.seen.Processes)
	lacking, _ := r.lacks(gap{d, 0})
	if turns == 0 || lacking == 0 && turns < leastProcesses || lacking > 0 && took < length/2 {
		t.Errorf("%d turns in %v, and %d cells lack values", turns, took, lacking)
	}
}
