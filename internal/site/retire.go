package site

import (
	"fmt"
	"slices"
)

// retire retires the rows of a machine that no longer pass. A row is retired if it had a time in an
// earlier run of its machine, and
//
//   - in the newest run that has the row, the proof failed, or the codec or its library no longer
//     offers the operation, or
//   - two later runs of the machine could have the row, and don't. A run could have it if it measured
//     the data set and the operation with at least half of the codecs that any run had there, so that
//     a run of a few chosen codecs retires nothing.
//
// A codec is retired if it has retired rows and no other row with a time. A retired row keeps its
// history, and it is a row again as soon as a newer run has a time for it.
func (m *machine) retire() {
	broad := m.broad()
	for _, r := range m.rows {
		if _, had := r.last(); !had {
			continue
		}
		switch now := r.newest(); {
		case now.Fault != "":
			r.retired = fmt.Sprintf("the proof failed in the record of %s: %s", now.run.date(), now.Fault)
		case now.Reason != "":
			r.retired = fmt.Sprintf("not measured in the record of %s: %s", now.run.date(), now.Reason)
		default:
			if later := r.missedBy(broad); len(later) > 1 {
				r.retired = fmt.Sprintf("it is not in the records of %s and %s, which have most other codecs; the last one that has it is of %s",
					later[0].date(), later[1].date(), now.run.date())
				r.gone = later[1]
			}
		}
	}
}

// missedBy returns the runs that could have the row and are newer than the newest one that has it, the
// oldest first.
func (r *row) missedBy(broad map[column][]*run) []*run {
	runs := broad[column{data: r.Data, operation: r.Operation}]
	return slices.DeleteFunc(slices.Clone(runs), func(later *run) bool { return !older(r.newest().run, later) })
}

// broad returns the runs of each column that have at least half of the rows of the run with the most,
// the oldest first.
func (m *machine) broad() map[column][]*run {
	rows := make(map[column]map[*run]int)
	for _, r := range m.rows {
		c := column{data: r.Data, operation: r.Operation}
		if rows[c] == nil {
			rows[c] = make(map[*run]int)
		}
		for _, p := range r.points {
			rows[c][p.run]++
		}
	}
	broad := make(map[column][]*run)
	for c, counts := range rows {
		most := 0
		for _, n := range counts {
			most = max(most, n)
		}
		for _, run := range m.runs {
			if n := counts[run]; n > 0 && 2*n >= most {
				broad[c] = append(broad[c], run)
			}
		}
	}
	return broad
}
