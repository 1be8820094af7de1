package record

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"time"
)

// Merge joins runs on different data sets, or on different codecs that have the reference in
// common. The runs of one kind of machine become one run. Times of two kinds of machines, or of two
// versions of the program, are never joined. Merge fails if figures that can't be compared would
// appear next to each other.
func Merge(recs ...Record) ([]Record, error) {
	if len(recs) == 0 {
		return nil, errors.New("no runs to merge")
	}
	for i, r := range recs {
		for _, other := range recs[:i] {
			if err := same(other.Run, r.Run); err != nil {
				return nil, named(r, err)
			}
		}
	}
	var merged []Record
	for _, m := range machines(recs) {
		one, err := join(m)
		if err != nil {
			return nil, err
		}
		merged = append(merged, one)
	}
	return merged, nil
}

// machines groups runs by their machine. A run that does not state its processor's revision joins
// the machine that it may be of, if there is only one.
func machines(recs []Record) [][]Record {
	var all [][]Record
	recs = slices.Clone(recs)
	slices.SortStableFunc(recs, func(a, b Record) int {
		return cmp.Compare(min(1, len(b.Run.Env.Revision)), min(1, len(a.Run.Env.Revision))) // those with a revision first
	})
	for _, r := range recs {
		var may []int
		for i, m := range all {
			other := func(of Record) bool { return len(of.Run.Env.Differences(r.Run.Env)) > 0 }
			if !slices.ContainsFunc(m, other) {
				may = append(may, i)
			}
		}
		if len(may) == 1 {
			all[may[0]] = append(all[may[0]], r)
		} else {
			all = append(all, []Record{r})
		}
	}
	return all
}

func named(r Record, err error) error {
	return fmt.Errorf("merging the run of %s: %w", r.Run.Started.Format(time.RFC3339), err)
}

// join makes one run of the runs of one machine.
func join(recs []Record) (Record, error) {
	m := merger{rec: Record{Run: recs[0].Run}, cells: make(map[Key]int), processes: make(map[Process]bool)}
	m.rec.Run.Data, m.rec.Run.Codecs, m.rec.Run.Operations = nil, nil, nil
	m.rec.Run.Seconds = 0
	m.rec.Run.Env.Modules = make(map[string]string)
	for _, r := range recs {
		if r.Run.Started.Before(m.rec.Run.Started) {
			m.rec.Run.Started = r.Run.Started
		}
	}
	for _, r := range recs {
		if err := m.add(r); err != nil {
			return Record{}, named(r, err)
		}
	}
	if commits := m.rec.Run.Commits(); len(commits) == 1 {
		m.rec.Run.Env.Commit = commits[0]
		for i := range m.rec.Run.Data {
			m.rec.Run.Data[i].Commit = ""
		}
	}
	m.price(recs)
	m.others(recs)
	m.rec.End = end(recs)
	return m.rec, nil
}

// others keeps the lines of kinds that this program doesn't know, if there is one run. Lines of several
// runs may refer to processes, whose numbers change.
func (m *merger) others(recs []Record) {
	if len(recs) == 1 {
		m.rec.Others = recs[0].Others
		return
	}
	for _, r := range recs {
		if len(r.Others) > 0 {
			m.rec.Warnings = append(m.rec.Warnings, "lines of kinds that this program doesn't know were left out when runs were joined; join them with the program that wrote them")
			return
		}
	}
}

type merger struct {
	rec   Record
	cells map[Key]int // indexes in rec.Cells
	// processes are the processes so far, without their numbers.
	processes map[Process]bool
	next      int // the first free process number
	runs      int // the first free run number
}

// dataAtCommits returns the run's data sets, each with the commit at which it was measured.
func (r Record) dataAtCommits() []DataInfo {
	data := slices.Clone(r.Run.Data)
	for i := range data {
		data[i].Commit = cmp.Or(data[i].Commit, r.Run.Env.Commit)
	}
	return data
}

func (m *merger) add(r Record) error {
	run := &m.rec.Run
	run.Seconds += r.Run.Seconds
	maps.Copy(run.Env.Modules, r.Run.Env.Modules)
	var err error
	if run.Codecs, err = union(run.Codecs, r.Run.Codecs, func(c CodecInfo) (string, string) { return c.Name, c.Version }); err != nil {
		return fmt.Errorf("codec %w", err)
	}
	if run.Data, err = union(run.Data, r.dataAtCommits(), func(d DataInfo) (string, string) {
		return d.Name, fmt.Sprint(d.Messages, " messages of checksum ", d.Sum, ", measured at commit ", d.Commit)
	}); err != nil {
		return fmt.Errorf("data set %w", err)
	}
	for _, operation := range r.Run.Operations {
		if !slices.Contains(run.Operations, operation) {
			run.Operations = append(run.Operations, operation)
		}
	}
	for _, c := range r.Cells {
		at, known := m.cells[c.Key]
		switch {
		case !known:
			m.cells[c.Key] = len(m.rec.Cells)
			m.rec.Cells = append(m.rec.Cells, c)
		case m.rec.Cells[at].Fault == "": // a fault in any run is a fault
			m.rec.Cells[at].Fault = c.Fault
		}
	}
	if err := r.complete(); err != nil {
		return err
	}
	after := r.Run.Started.Sub(run.Started).Seconds()
	from, runs := m.next, m.runs
	for _, p := range r.Processes {
		if m.met(p) {
			return errors.New("another run has the same processes; give each run once")
		}
		p.ID += from
		p.Run += runs
		p.Start += after
		m.next = max(m.next, p.ID+1)
		m.runs = max(m.runs, p.Run+1)
		m.rec.Processes = append(m.rec.Processes, p)
	}
	for _, b := range r.Blocks {
		b.Process += from
		m.rec.Blocks = append(m.rec.Blocks, b)
	}
	for _, u := range r.Usages {
		u.Process += from
		m.rec.Usages = append(m.rec.Usages, u)
	}
	m.rec.Warnings = append(m.rec.Warnings, r.Warnings...)
	return nil
}

// complete returns an error if the record has times of a process whose line is missing. Processes
// get new numbers when runs are joined, so such times would be attributed to another process.
func (r Record) complete() error {
	known := make(map[int]bool)
	for _, p := range r.Processes {
		known[p.ID] = true
	}
	lacking := func(process int, k Key) error {
		return fmt.Errorf("it lacks the line of process %d, which measured %s on %s; join it without this run", process, k.Codec, k.Data)
	}
	for _, b := range r.Blocks {
		if !known[b.Process] {
			return lacking(b.Process, b.Key)
		}
	}
	for _, u := range r.Usages {
		if !known[u.Process] {
			return lacking(u.Process, u.Key)
		}
	}
	return nil
}

// met reports whether the process was added before. Its measurements of the machine, to the
// nanosecond, identify it.
func (m *merger) met(p Process) bool {
	p.ID, p.Run, p.Start = 0, 0, 0
	known := m.processes[p]
	m.processes[p] = true
	return known
}

// same returns an error if two runs can't be joined, whatever machines they ran on.
func same(a, b Run) error {
	for _, d := range []Difference{
		{"reference", a.Reference, b.Reference},
		{"grade", a.Grade, b.Grade},
		{"live heap in bytes", fmt.Sprint(a.Live), fmt.Sprint(b.Live)},
		{"GOGC", fmt.Sprint(a.GOGC), fmt.Sprint(b.GOGC)},
	} {
		if d.A != d.B {
			return fmt.Errorf("its %s is %q, and the other runs have %q; compare such runs instead of merging them", d.What, d.B, d.A)
		}
	}
	for _, module := range slices.Sorted(maps.Keys(b.Env.Modules)) {
		// A module that only one program has is no version conflict.
		has, both := a.Env.Modules[module]
		if is := b.Env.Modules[module]; both && has != is {
			return fmt.Errorf("its module %s is %s, and another run has %s; compare such runs instead of merging them",
				module, cmp.Or(is, "a folder's"), cmp.Or(has, "a folder's"))
		}
	}
	return nil
}

// union adds to a what only b has. Both must agree on what they have in common.
func union[T any](a, b []T, identity func(T) (name, version string)) ([]T, error) {
	for _, v := range b {
		name, version := identity(v)
		at := slices.IndexFunc(a, func(k T) bool { known, _ := identity(k); return known == name })
		if at < 0 {
			a = append(a, v)
			continue
		}
		if _, known := identity(a[at]); known != version {
			return nil, fmt.Errorf("%s differs: %s and %s", name, version, known)
		}
	}
	return a, nil
}

// price gives each data set the price of garbage from the runs that measured it. If the price is
// the same for all, it moves to the record.
func (m *merger) price(recs []Record) {
	data := m.rec.Run.Data
	for i := range data {
		data[i].Garbage = garbage(data[i].Name, recs)
	}
	differs := func(d DataInfo) bool {
		a, b := d.Garbage, data[0].Garbage
		return (a == nil) != (b == nil) || a != nil && !reflect.DeepEqual(*a, *b)
	}
	if len(data) == 0 || slices.ContainsFunc(data, differs) {
		return
	}
	m.rec.Garbage = data[0].Garbage
	for i := range data {
		data[i].Garbage = nil
	}
}

// garbage returns the median price among the runs on a data set, with the range of all of them.
func garbage(data string, recs []Record) *Garbage {
	var prices []*Garbage
	for _, r := range recs {
		on := slices.ContainsFunc(r.Run.Data, func(d DataInfo) bool { return d.Name == data })
		if p := r.Collector(data); on && p != nil {
			prices = append(prices, p)
		}
	}
	if len(prices) == 0 {
		return nil
	}
	slices.SortFunc(prices, func(a, b *Garbage) int { return cmp.Compare(a.PerByte, b.PerByte) })
	price := *prices[len(prices)/2]
	for _, p := range prices {
		price.Low, price.High = min(price.Low, p.Low), max(price.High, p.High)
	}
	return &price
}

// end joins the ends of runs. It returns nil if a run has none.
func end(recs []Record) *End {
	if len(recs) == 1 {
		return recs[0].End
	}
	all := End{Why: "complete"}
	for _, r := range recs {
		if r.End == nil {
			return nil
		}
		if r.End.Finished.After(all.Finished) {
			all.Finished = r.End.Finished
		}
		if r.End.Why != "complete" {
			all.Why = r.End.Why
		}
		for _, w := range r.End.Warnings {
			if !slices.Contains(all.Warnings, w) {
				all.Warnings = append(all.Warnings, w)
			}
		}
	}
	return &all
}
