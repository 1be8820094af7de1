package site

import (
	"cmp"
	"math"
	"slices"
	"strings"

	contract "github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/changepoint"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// row is a cell on one machine with its history.
type row struct {
	record.Key
	machine *machine
	points  []point // the oldest first
	steps   []step
	// retired is the reason why the row is retired, "" if it is not. gone is the run since which it is
	// missing, if that is the reason.
	retired string
	gone    *run
	page    string // with the row's history, "" if none has it
}

// step is a change of a row's ratio to the reference.
type step struct {
	at    int            // index of the first point of the new level
	ratio stats.Interval // the new level divided by the old one
	// common says that most codecs changed alike, so that the reference changed and not the codec.
	common bool
}

// newest is the row's last point.
func (r *row) newest() point { return r.points[len(r.points)-1] }

// last returns the last point with a time.
func (r *row) last() (p point, had bool) {
	for _, p := range slices.Backward(r.points) {
		if p.passes() {
			return p, true
		}
	}
	return p, false
}

// anchor names the row on pages about its codec.
func (r *row) anchor() string { return slug(r.Data) + "." + slug(r.Operation) }

// follow collects the rows of a machine from its runs.
func (m *machine) follow() {
	m.rows, m.sets = make(map[record.Key]*row), make(map[string]int)
	for _, run := range m.runs {
		for _, d := range run.info.Data {
			if _, known := m.sets[d.Name]; !known {
				m.sets[d.Name] = len(m.sets)
			}
		}
		for key, p := range run.cells {
			if m.rows[key] == nil {
				m.rows[key] = &row{Key: key, machine: m}
			}
			m.rows[key].points = append(m.rows[key].points, p)
		}
	}
}

// sorted returns the rows by data set and operation, as the runs have them, and by codec.
func (m *machine) sorted() []*row {
	rows := make([]*row, 0, len(m.rows))
	for _, r := range m.rows {
		rows = append(rows, r)
	}
	slices.SortFunc(rows, func(a, b *row) int { return m.compare(a.Key, b.Key) })
	return rows
}

func (m *machine) compare(a, b record.Key) int {
	return cmp.Or(m.compareSets(a.Data, b.Data), cmp.Compare(rankOf(a.Operation), rankOf(b.Operation)),
		strings.Compare(a.Operation, b.Operation), strings.Compare(a.Codec, b.Codec))
}

// compareSets orders data sets as the runs have them. A run that was cut off may not list all.
func (m *machine) compareSets(a, b string) int {
	place := func(name string) int {
		if at, known := m.sets[name]; known {
			return at
		}
		return len(m.sets)
	}
	return cmp.Or(cmp.Compare(place(a), place(b)), strings.Compare(a, b))
}

// rankOf returns the place of an operation in the order of all of them. Those of compressors come last.
func rankOf(operation string) int {
	for i, o := range contract.Operations {
		if string(o.Operation) == operation {
			return i
		}
	}
	return len(contract.Operations)
}

// incomparable says why the ratios of two points must not be compared, "" if they may be.
func incomparable(a, b point) string {
	was, is := a.run.info, b.run.info
	switch {
	case was.Env.Go != is.Env.Go:
		return was.Env.Go + " → " + is.Env.Go
	case was.Reference != is.Reference:
		return "reference " + was.Reference + " → " + is.Reference
	case referenceVersion(was) != referenceVersion(is):
		return was.Reference + " " + referenceVersion(was) + " → " + referenceVersion(is)
	case !a.run.data[a.Data].SameMessages(b.run.data[b.Data]):
		return "other messages"
	}
	return ""
}

// referenceVersion returns the version of the library of a run's reference.
func referenceVersion(info record.Run) string {
	at := slices.IndexFunc(info.Codecs, func(c record.CodecInfo) bool { return c.Name == info.Reference })
	if at < 0 {
		return ""
	}
	return info.Codecs[at].Version
}

// periods returns the beginnings of the row's periods: the first point, and each point that can't be
// compared with the one before it.
func (r *row) periods() []int {
	starts := []int{0}
	for i := 1; i < len(r.points); i++ {
		if incomparable(r.points[i-1], r.points[i]) != "" {
			starts = append(starts, i)
		}
	}
	return starts
}

// level returns the point as package changepoint takes it. The reference, whose ratio to itself is
// always 1, and points without a time have no level.
func (p point) level() changepoint.Point {
	if !p.passes() || p.Codec == p.run.info.Reference || !(p.Ratio.Mid > 0) {
		return changepoint.Point{Value: math.NaN()}
	}
	return changepoint.Of(p.Ratio)
}

// detect finds the changes of all rows of a machine. They are looked for at once, since the more rows
// there are, the clearer a change must be.
func (m *machine) detect() {
	type place struct {
		row   *row
		start int
	}
	var series [][]changepoint.Point
	var of []place
	for _, r := range m.sorted() {
		starts := r.periods()
		for i, start := range starts {
			end := len(r.points)
			if i+1 < len(starts) {
				end = starts[i+1]
			}
			var points []changepoint.Point
			for _, p := range r.points[start:end] {
				points = append(points, p.level())
			}
			series, of = append(series, points), append(of, place{r, start})
		}
	}
	for i, changes := range changepoint.Find(series) {
		for _, c := range changes {
			of[i].row.steps = append(of[i].row.steps, step{at: of[i].start + c.At, ratio: c.Step.Exp()})
		}
	}
	m.findCommon()
}

// column is a data set and an operation in a run.
type column struct {
	run             *run
	data, operation string
}

// findCommon finds the steps that most codecs made in one run and in one direction. Their ratios have
// the reference in common.
func (m *machine) findCommon() {
	could, up, down := make(map[column]int), make(map[column]int), make(map[column]int)
	each := func(see func(column, *step)) {
		for _, r := range m.rows {
			for i := range r.steps {
				s := &r.steps[i]
				see(column{r.points[s.at].run, r.Data, r.Operation}, s)
			}
		}
	}
	for _, r := range m.rows {
		for i := 1; i < len(r.points); i++ {
			if r.points[i-1].passes() && r.points[i].passes() && incomparable(r.points[i-1], r.points[i]) == "" {
				could[column{r.points[i].run, r.Data, r.Operation}]++
			}
		}
	}
	each(func(c column, s *step) {
		if s.ratio.Mid > 1 {
			up[c]++
		} else {
			down[c]++
		}
	})
	each(func(c column, s *step) {
		same := down[c]
		if s.ratio.Mid > 1 {
			same = up[c]
		}
		s.common = could[c] >= stats.FewItems && 2*same > could[c]
	})
}

// versions says from which version of the library to which a point changed, "" if it did not.
func versions(was, is point) string {
	if was.info.Version == is.info.Version {
		return ""
	}
	return cmp.Or(was.info.Version, "unknown") + " → " + cmp.Or(is.info.Version, "unknown")
}
