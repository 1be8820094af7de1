package site

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// event is what happened to a codec from an earlier run of a machine to this one.
type event struct {
	run   *run
	codec string
	items []item
	// versions are the versions of the library before and after, "" if it is the same one. other says
	// what else differs, such as the version of Go, "" if ratios can be compared.
	versions, other string
}

// item is what happened to a row, or to the codec as a whole if there is no row.
type item struct {
	kind kind
	row  *row
	text string
}

// kind says what happened, in the order in which it is listed.
type kind int

const (
	added kind = iota
	gone
	broken
	lost
	slower
	faster
	mended
	gained
	resized
	reallocated
	moved // the reference changed
)

// words say in a summary what happened to one row or to several.
var words = map[kind][2]string{
	added: {"new", "new"}, gone: {"row retired", "rows retired"}, broken: {"new fault", "new faults"},
	lost: {"row no longer measured", "rows no longer measured"}, slower: {"row slower", "rows slower"}, faster: {"row faster", "rows faster"},
	mended: {"fault mended", "faults mended"}, gained: {"row measured for the first time", "rows measured for the first time"},
	resized: {"size changed", "sizes changed"}, reallocated: {"row allocates differently", "rows allocate differently"},
	moved: {"table in which the reference changed", "tables in which the reference changed"},
}

// id names the event in addresses. It does not change when other records are added.
func (e *event) id() string {
	return e.run.info.Started.UTC().Format("20060102T150405") + "." + e.run.machine.slug + "." + slug(e.codec)
}

// summary says what happened in a few words.
func (e *event) summary() string {
	counts := make(map[kind]int)
	for _, i := range e.items {
		counts[i.kind]++
	}
	var parts []string
	for k := added; k <= moved; k++ {
		switch n := counts[k]; {
		case n == 0:
		case k == added:
			parts = append(parts, words[k][0])
		default:
			parts = append(parts, counted(n, words[k][0], words[k][1]))
		}
	}
	return strings.Join(parts, ", ")
}

// title names the codec, its versions and what happened.
func (e *event) title() string {
	title := e.codec
	if e.versions != "" {
		title += " " + e.versions
	}
	return title + ": " + e.summary()
}

// happenings collects what happened on a machine, the newest first.
func (m *machine) happenings() {
	all := make(map[record.Key]*event) // by codec and the name of the run
	add := func(run *run, codec string, of item) *event {
		key := record.Key{Codec: codec, Data: run.name, Operation: run.info.Started.String()}
		if all[key] == nil {
			all[key] = &event{run: run, codec: codec}
		}
		e := all[key]
		// A message has one size, whatever is timed.
		if !slices.ContainsFunc(e.items, func(i item) bool { return i.kind == of.kind && i.text == of.text }) {
			e.items = append(e.items, of)
		}
		return e
	}
	for _, r := range m.sorted() {
		for i := 1; i < len(r.points); i++ {
			was, is := r.points[i-1], r.points[i]
			for _, of := range r.happened(i) {
				codec := r.Codec
				if of.kind == moved {
					codec = is.run.info.Reference
				}
				e := add(is.run, codec, of)
				e.other = cmp.Or(e.other, incomparable(was, is))
				if of.kind != moved {
					e.versions = cmp.Or(e.versions, versions(was, is))
				}
			}
		}
		if r.gone != nil {
			add(r.gone, r.Codec, item{gone, r, fmt.Sprintf("%s of %s: %s", r.Operation, r.Data, r.retired)})
		}
		if first := r.points[0].run; m.measuredBefore(r, first) {
			add(first, r.Codec, item{kind: added, text: "it is measured for the first time on this machine"})
		}
	}
	for _, e := range all {
		slices.SortStableFunc(e.items, func(a, b item) int { return cmp.Compare(a.kind, b.kind) })
		m.events = append(m.events, e)
	}
	slices.SortFunc(m.events, compareEvents)
}

// compareEvents orders events by time, the newest first, and then by codec.
func compareEvents(a, b *event) int {
	return cmp.Or(-order(a.run, b.run), cmp.Compare(a.codec, b.codec), cmp.Compare(a.run.machine.slug, b.run.machine.slug))
}

// measuredBefore reports whether an earlier run measured the data set and the operation of a row of a
// codec that is in no earlier run.
func (m *machine) measuredBefore(r *row, first *run) bool {
	before := false
	for _, run := range m.runs {
		if !older(run, first) {
			break
		}
		if slices.ContainsFunc(run.info.Codecs, func(c record.CodecInfo) bool { return c.Name == r.Codec }) {
			return false
		}
		_, there := run.cells[record.Key{Codec: run.info.Reference, Data: r.Data, Operation: r.Operation}]
		before = before || there
	}
	return before
}

// happened says what happened to a row from the point before the i-th one to that one.
func (r *row) happened(i int) (items []item) {
	was, is := r.points[i-1], r.points[i]
	of := r.Operation + " of " + r.Data
	add := func(k kind, format string, args ...any) {
		items = append(items, item{k, r, fmt.Sprintf(format, args...)})
	}
	switch {
	case is.Fault != "" && was.Fault == "":
		add(broken, "%s: %s", of, is.Fault)
	case is.Reason != "" && was.passes():
		add(lost, "%s: %s", of, is.Reason)
	case is.passes() && was.Fault != "":
		add(mended, "%s: the fault is gone: %s", of, was.Fault)
	case is.passes() && was.Reason != "":
		add(gained, "%s: before, %s", of, was.Reason)
	}
	for _, s := range r.steps {
		switch {
		case s.at != i:
		case s.common:
			add(moved, "most codecs changed alike relative to %s: %s", is.run.info.Reference, of)
		case s.ratio.Mid > 1:
			add(slower, "%s takes %s more time (%s to %s)", of, report.Percent(s.ratio.Mid-1), report.Percent(s.ratio.Lo-1), report.Percent(s.ratio.Hi-1))
		default:
			add(faster, "%s takes %s less time (%s to %s)", of, report.Percent(1-s.ratio.Mid), report.Percent(1-s.ratio.Hi), report.Percent(1-s.ratio.Lo))
		}
	}
	if !was.run.data[r.Data].SameMessages(is.run.data[r.Data]) {
		return items
	}
	if (report.Change{Old: was.Cell, New: is.Cell}).Resized() {
		add(resized, "a message of %s takes %s B, and took %s B", r.Data, report.Count(is.Wire), report.Count(was.Wire))
	}
	if before, now, exact := allocations(was, is); exact && before != now {
		add(reallocated, "%s makes %s, and made %s", of, counted(now, "allocation", "allocations"), counted(before, "allocation", "allocations"))
	}
	return items
}

// allocations returns the allocations of an operation in two points. They are exact if both are whole
// numbers. Other means depend on pools, or on the order of a map, and differ from run to run.
func allocations(was, is point) (before, now int, exact bool) {
	const rounding = 0.005
	a, b := math.Round(was.Allocs), math.Round(is.Allocs)
	whole := math.Abs(a-was.Allocs) < rounding && math.Abs(b-is.Allocs) < rounding
	return int(a), int(b), whole && was.passes() && is.passes()
}
