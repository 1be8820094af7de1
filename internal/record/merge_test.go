package record

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// two returns a record of two data sets.
func two() Record {
	start := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	key := func(codec, data string) Key { return Key{codec, data, "encode"} }
	return Record{
		Run: Run{
			Format: Format, Started: start, Reference: "json", Twin: "json (twin)", Seconds: 60,
			Env:        Environment{GOOS: "linux", GOARCH: "amd64", CPU: "CPU", Cores: 4, Modules: map[string]string{"a": "v1"}},
			Codecs:     []CodecInfo{{Name: "json"}, {Name: "cbor", Version: "v2"}},
			Data:       []DataInfo{{Name: "person", Messages: 64, Sum: 7}, {Name: "order", Messages: 32, Sum: 8}},
			Operations: []string{"encode"},
		},
		Cells: []Cell{
			{Key: key("json", "person"), Wire: 150}, {Key: key("cbor", "person"), Wire: 100},
			{Key: key("json", "order"), Wire: 1500}, {Key: key("cbor", "order"), Fault: "lost"},
		},
		Processes: []Process{
			{ID: 0, Data: "person", Wall: 4.1}, {ID: 1, Data: "person", Start: 5, Wall: 4.2}, {ID: 2, Data: "order", Start: 2, Wall: 4.3},
		},
		Blocks: []Block{
			{Process: 0, Key: key("json", "person"), NS: 600}, {Process: 0, Key: key("cbor", "person"), NS: 300},
			{Process: 1, Key: key("json", "person"), NS: 610}, {Process: 2, Key: key("json", "order"), NS: 6000},
		},
		Garbage: &Garbage{PerByte: 0.5, Low: 0.4, High: 0.6, Cycles: 10},
		End:     &End{Finished: start.Add(time.Minute), Why: "complete"},
	}
}

// again returns the record as if it were measured again.
func again(rec Record) Record {
	rec.Processes = slices.Clone(rec.Processes)
	for i := range rec.Processes {
		rec.Processes[i].Wall++
	}
	return rec
}

func TestOnly(t *testing.T) {
	rec := two()
	if diff := cmp.Diff(two(), rec.Only(nil, nil)); diff != "" {
		t.Errorf("all of it (-want +got):\n%s", diff)
	}
	got := rec.Only([]string{"order"}, nil)
	want := two()
	want.Run.Data = want.Run.Data[1:]
	want.Cells = want.Cells[2:]
	want.Processes = want.Processes[2:]
	want.Blocks = want.Blocks[3:]
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got := rec.Only(nil, []string{"decode"}); len(got.Cells)+len(got.Blocks)+len(got.Run.Operations) > 0 {
		t.Errorf("of an operation that the run has not there are cells: %+v", got)
	}
	if diff := cmp.Diff(two(), rec); diff != "" {
		t.Errorf("the record was changed (-want +got):\n%s", diff)
	}
}

func merge(t *testing.T, recs ...Record) []Record {
	t.Helper()
	merged, err := Merge(recs...)
	if err != nil {
		t.Fatal(err)
	}
	return merged
}

// Measurements of two kinds of machines stay apart, in one record.
func TestMergeMachines(t *testing.T) {
	person, order, elsewhere := two().Only([]string{"person"}, nil), two().Only([]string{"order"}, nil), two()
	elsewhere.Run.Env.CPU = "Another CPU"
	got := merge(t, person, elsewhere, order)
	if len(got) != 2 || len(got[0].Run.Data) != 2 || got[1].Run.Env.CPU != "Another CPU" {
		t.Fatalf("%d runs: %+v", len(got), got)
	}
	dir := filepath.Join(t.TempDir(), "merged")
	if err := Save(dir, got...); err != nil {
		t.Fatal(err)
	}
	read, err := ReadAll(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(got, read); diff != "" {
		t.Errorf("read back (-want +got):\n%s", diff)
	}
	if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), "holds 2 runs") {
		t.Errorf("read as one: error %v", err)
	}
}

// A run without the revision of its processor belongs to the one machine that it may be of,
// whatever the order of the runs.
func TestMergeRevisions(t *testing.T) {
	of := func(revision string) Record {
		r := two()
		for range len(revision) {
			r = again(r)
		}
		r.Run.Env.Revision = revision
		return r
	}
	for _, c := range []struct {
		revisions []string
		runs      []int // of each machine
	}{
		{[]string{"", "a"}, []int{2}},
		{[]string{"", "a", "bb"}, []int{1, 1, 1}},
		{[]string{"a", "bb", ""}, []int{1, 1, 1}},
		{[]string{"bb", "", "a"}, []int{1, 1, 1}},
	} {
		var recs []Record
		for _, r := range c.revisions {
			recs = append(recs, of(r))
		}
		var runs []int
		for _, m := range merge(t, recs...) {
			runs = append(runs, len(m.Processes)/len(two().Processes))
		}
		if diff := cmp.Diff(c.runs, runs); diff != "" {
			t.Errorf("%q: runs of each machine (-want +got):\n%s", c.revisions, diff)
		}
	}
}

// A run counts once, by itself or as a part of another.
func TestMergeTwice(t *testing.T) {
	person, order := two().Only([]string{"person"}, nil), two().Only([]string{"order"}, nil)
	order.Run.Started = order.Run.Started.Add(time.Hour)
	whole := merge(t, person, order)[0]
	for name, recs := range map[string][]Record{
		"the same": {two(), two()}, "a part before": {order, whole}, "a part behind": {whole, person},
	} {
		if _, err := Merge(recs...); err == nil || !strings.Contains(err.Error(), "give each run once") {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// The parts of a record make it whole again.
func TestMerge(t *testing.T) {
	person, order := two().Only([]string{"person"}, nil), two().Only([]string{"order"}, nil)
	order.Run.Started = order.Run.Started.Add(time.Hour)
	order.End = &End{Finished: order.End.Finished.Add(time.Hour), Why: "complete", Warnings: []string{"noisy"}}
	order.Processes[0].ID, order.Blocks[0].Process = 0, 0
	order.Garbage = &Garbage{PerByte: 0.7, Low: 0.6, High: 0.9, Cycles: 10}
	got := merge(t, person, order)[0]
	want := two()
	want.Run.Seconds = 120
	want.Processes[2].Start += 3600
	want.Processes[2].Run = 1
	want.Garbage, want.Run.Data[0].Garbage, want.Run.Data[1].Garbage = nil, two().Garbage, order.Garbage
	want.End = order.End
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}

	if diff := cmp.Diff(order.Garbage, got.Only([]string{"order"}, nil).Collector("order")); diff != "" {
		t.Errorf("the price on order (-want +got):\n%s", diff)
	}

	dir := filepath.Join(t.TempDir(), "merged")
	if err := Save(dir, got); err != nil {
		t.Fatal(err)
	}
	read, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, read); diff != "" {
		t.Errorf("read back (-want +got):\n%s", diff)
	}
}

// Shards of codecs have the reference in common. A fault in one shard is a fault.
func TestMergeShards(t *testing.T) {
	one, other := two(), again(two())
	one.Run.Codecs = one.Run.Codecs[:1]
	other.Cells[0].Fault = "a late one"
	other.Garbage = &Garbage{PerByte: 0.7, Low: 0.6, High: 0.9, Cycles: 10}
	other.End = nil
	got := merge(t, one, other)[0]
	if len(got.Cells) != 4 || len(got.Run.Codecs) != 2 || len(got.Processes) != 6 || len(got.Blocks) != 8 {
		t.Errorf("%d cells, %d codecs, %d processes, %d blocks; want 4, 2, 6, 8",
			len(got.Cells), len(got.Run.Codecs), len(got.Processes), len(got.Blocks))
	}
	if diff := cmp.Diff(&Garbage{PerByte: 0.7, Low: 0.4, High: 0.9, Cycles: 10}, got.Garbage); diff != "" {
		t.Errorf("price (-want +got):\n%s", diff)
	}
	if got.Cells[0].Fault != "a late one" || got.End != nil {
		t.Errorf("fault %q, end %v; want that of the second run, and none", got.Cells[0].Fault, got.End)
	}
}

// Data sets may be of different versions of the program, each of one.
func TestMergeCommits(t *testing.T) {
	at := func(commit string, data ...string) Record {
		r := two().Only(data, nil)
		r.Run.Env.Commit = commit
		return r
	}
	got := merge(t, at("new", "order"), at("old", "person"))[0]
	if diff := cmp.Diff([]string{"new", "old"}, got.Run.Commits()); diff != "" {
		t.Errorf("commits (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"old"}, got.Only([]string{"person"}, nil).Run.Commits()); diff != "" {
		t.Errorf("commits of person (-want +got):\n%s", diff)
	}
	// A version may require one more module.
	needy := at("new", "order")
	needy.Run.Env.Modules = map[string]string{"a": "v1", "b": "v1"}
	for _, recs := range [][]Record{{needy, at("old", "person")}, {at("old", "person"), needy}} {
		if diff := cmp.Diff(needy.Run.Env.Modules, merge(t, recs...)[0].Run.Env.Modules); diff != "" {
			t.Errorf("modules (-want +got):\n%s", diff)
		}
	}
	// Another run of a data set has that data set's version, whatever the version of the whole.
	more := merge(t, got, again(at("old", "person")))[0]
	if n := len(more.Processes); n != 5 {
		t.Errorf("%d processes, want 5", n)
	}
	if _, err := Merge(got, at("new", "person")); err == nil || !strings.Contains(err.Error(), "person differs") {
		t.Errorf("person of two versions: error %v", err)
	}
	if alone := merge(t, more.Only([]string{"person"}, nil))[0]; alone.Garbage == nil || alone.Run.Data[0].Garbage != nil {
		t.Errorf("person alone: price %v, of the data set %v", alone.Garbage, alone.Run.Data[0].Garbage)
	}
	if one := merge(t, got.Only([]string{"person"}, nil))[0]; one.Run.Env.Commit != "old" || one.Run.Data[0].Commit != "" {
		t.Errorf("person alone is of commit %q, in the data set %q", one.Run.Env.Commit, one.Run.Data[0].Commit)
	}
}

func TestMergeRefuses(t *testing.T) {
	for what, change := range map[string]func(*Record){
		"measured at commit other": func(r *Record) { r.Run.Env.Commit = "other" },
		"module a is v2":           func(r *Record) { r.Run.Env.Modules = map[string]string{"a": "v2"} },
		"reference":                func(r *Record) { r.Run.Reference = "gob" },
		"codec cbor differs":       func(r *Record) { r.Run.Codecs = []CodecInfo{{Name: "cbor", Version: "v3"}} },
		"data set order differs":   func(r *Record) { r.Run.Data = []DataInfo{{Name: "order", Messages: 32, Sum: 9}} },
	} {
		other := two()
		change(&other)
		if _, err := Merge(two(), other); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("error %v, want one about %q", err, what)
		}
	}
	of := func(module, version, data string) Record {
		r := two().Only([]string{data}, nil)
		r.Run.Env.CPU, r.Run.Env.Modules = data, map[string]string{module: version}
		return r
	}
	for _, versions := range [][2]string{{"v1", "v2"}, {"", "v2"}, {"v2", ""}} {
		if _, err := Merge(of("a", "v1", "person"), of("b", versions[0], "order"), of("b", versions[1], "person")); err == nil || !strings.Contains(err.Error(), "module b is") {
			t.Errorf("module b of versions %q: error %v", versions, err)
		}
	}
	if _, err := Merge(); err == nil {
		t.Error("no records are not an error")
	}
}

// Split returns the same as Only for each data set, whether its lines are contiguous or not.
func TestSplit(t *testing.T) {
	mixed := two()
	mixed.Cells[0], mixed.Cells[2] = mixed.Cells[2], mixed.Cells[0]
	mixed.Blocks[0], mixed.Blocks[3] = mixed.Blocks[3], mixed.Blocks[0]
	names := []string{"order", "person", "absent"}
	for _, rec := range []Record{two(), mixed} {
		got := rec.Split(names)
		if len(got) != len(names) {
			t.Fatalf("%d parts, want %d", len(got), len(names))
		}
		for i, name := range names {
			if diff := cmp.Diff(rec.Only([]string{name}, nil), got[i], cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("%s (-Only +Split):\n%s", name, diff)
			}
		}
	}
}

// Processes get new numbers when runs are joined, so times of a process that is not in the record
// would become another's.
func TestMergeLacking(t *testing.T) {
	lacking := two()
	lacking.Processes = lacking.Processes[1:]
	if _, err := Merge(lacking); err == nil || !strings.Contains(err.Error(), "it lacks the line of process ") {
		t.Errorf("the error is %v", err)
	}
	lacking.Blocks, lacking.Usages = nil, []Usage{{Process: 77, Key: Key{"c", "d", "m"}}}
	if _, err := Merge(lacking); err == nil || !strings.Contains(err.Error(), "it lacks the line of process 77, which measured c on d") {
		t.Errorf("the error is %v", err)
	}
}
