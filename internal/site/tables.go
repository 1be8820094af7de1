package site

import (
	"cmp"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// table is a data set and the operations that belong together, on a machine. Its figures are of one
// run: the newest one that has most of the rows.
type table struct {
	*machine
	data       string
	operations []string
	run        *run
	// rows have a time in the run, in the order of the ratios of the first operation. retired are those
	// that are retired or failed their proof, and others have a time in other runs.
	rows, retired, others []tableRow
}

// tableRow is a codec with its rows by operation, nil if it has none.
type tableRow struct {
	codec string
	cells []*row
}

// title names the table.
func (t *table) title() string { return t.data + ", " + strings.Join(t.operations, " and ") }

// tables returns the tables of a machine, by data set and operation as the runs have them.
func (m *machine) tables() []*table {
	if m.made != nil {
		return m.made
	}
	type place struct{ data, operations string }
	all := make(map[place]*table)
	rows := m.sorted()
	data := make(map[string]bool)
	for _, r := range rows {
		data[r.Data] = true
	}
	broad := m.broad()
	for _, run := range m.runs {
		for name := range run.data {
			for _, g := range run.groups {
				most := slices.ContainsFunc(g, func(o string) bool { return slices.Contains(broad[column{data: name, operation: o}], run) })
				if !data[name] || !most || !run.has(name, g) {
					continue
				}
				at := place{name, strings.Join(g, " ")}
				if all[at] == nil {
					all[at] = &table{machine: m, data: name, operations: g}
					m.made = append(m.made, all[at])
				}
				all[at].run = run // the newest comes last
			}
		}
	}
	slices.SortFunc(m.made, func(a, b *table) int {
		return cmp.Or(m.compareSets(a.data, b.data), cmp.Compare(m.place(a), m.place(b)))
	})
	m.tableAt = make(map[record.Column]*table)
	for _, t := range m.made {
		t.fill()
		for _, operation := range t.operations {
			m.tableAt[record.Column{Data: t.data, Operation: operation}] = t
		}
	}
	return m.made
}

// tableOf returns the table of a row, nil if it has none.
func (m *machine) tableOf(r *row) *table {
	m.tables()
	return m.tableAt[r.Column()]
}

// has reports whether the run has a cell of a data set in one of some operations.
func (r *run) has(data string, operations []string) bool {
	for key, p := range r.cells {
		if key.Data == data && slices.Contains(operations, key.Operation) && (p.passes() || p.Fault != "") {
			return true
		}
	}
	return false
}

// place returns the place of a table's operations among those of its run.
func (m *machine) place(t *table) int {
	return slices.IndexFunc(t.run.groups, func(g []string) bool { return slices.Equal(g, t.operations) })
}

// fill finds the rows of the table.
func (t *table) fill() {
	byCodec := make(map[string]*tableRow)
	var names []string
	for i, operation := range t.operations {
		for _, r := range t.byColumn(t.data, operation) {
			if byCodec[r.Codec] == nil {
				byCodec[r.Codec] = &tableRow{r.Codec, make([]*row, len(t.operations))}
				names = append(names, r.Codec)
			}
			byCodec[r.Codec].cells[i] = r
		}
	}
	slices.Sort(names)
	for _, name := range names {
		switch of := *byCodec[name]; {
		case slices.ContainsFunc(of.cells, func(r *row) bool { return t.current(r) }):
			t.rows = append(t.rows, of)
		case slices.ContainsFunc(of.cells, func(r *row) bool { return r != nil && (r.retired != "" || r.newest().Fault != "") }):
			t.retired = append(t.retired, of)
		case slices.ContainsFunc(of.cells, func(r *row) bool { return r != nil && r.newest().passes() }):
			t.others = append(t.others, of)
		}
	}
	slices.SortStableFunc(t.rows, func(a, b tableRow) int {
		for i := range t.operations {
			if by := cmp.Or(cmp.Compare(t.ratio(a.cells[i]), t.ratio(b.cells[i])), cmp.Compare(t.time(a.cells[i]), t.time(b.cells[i]))); by != 0 {
				return by
			}
		}
		return 0
	})
}

// point returns the point of a row in the table's run.
func (t *table) point(r *row) (p point, there bool) {
	if r == nil {
		return p, false
	}
	at := slices.IndexFunc(r.points, func(p point) bool { return p.run == t.run })
	if at < 0 {
		return p, false
	}
	return r.points[at], true
}

// current reports whether a row has a time in the table's run, and is not retired.
func (t *table) current(r *row) bool {
	p, there := t.point(r)
	return there && p.passes() && r.retired == ""
}

// last sorts rows without a figure after the others.
const last = 1e300

func (t *table) ratio(r *row) float64 {
	if p, _ := t.point(r); t.current(r) && p.drawn() {
		return p.Ratio.Mid
	}
	return last
}

func (t *table) time(r *row) float64 {
	if p, _ := t.point(r); t.current(r) {
		return p.NS.Mid
	}
	return last
}

// byColumn returns the rows of a data set in an operation.
func (m *machine) byColumn(data, operation string) []*row {
	if m.columns == nil {
		m.columns = make(map[record.Column][]*row)
		for _, r := range m.sorted() {
			m.columns[r.Column()] = append(m.columns[r.Column()], r)
		}
	}
	return m.columns[record.Column{Data: data, Operation: operation}]
}
