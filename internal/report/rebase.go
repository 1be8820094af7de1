package report

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// A new version of Go also changes encoding/json, the usual reference of all ratios. Go 1.27
// decoded in a third less time than Go 1.26, so ratios to it would call every other codec slower.
// Between two versions of Go the reference of both runs is therefore a codec whose times changed as
// most codecs' times did.

// Bounds for the choice of this codec.
const (
	// fewestCodecs is the least number of codecs from which to tell what most of them did.
	fewestCodecs = 3
	// unmoved is how far the reference may lie from the median of the other codecs' changes, as a
	// logarithm, to remain the reference.
	unmoved = 0.03
	// steadyEnough is how far another codec may lie from that median to replace it.
	steadyEnough = 2 * unmoved
)

// goVersions returns the first two versions of Go that differ between runs that are compared. Each
// new run is compared with the old run of its machine.
func goVersions(old, new []record.Record) (a, b string, differ bool) {
	for _, n := range new {
		nearest := sameMachine(old, n).Env
		if nearest.Go != n.Run.Env.Go {
			return nearest.Go, n.Run.Env.Go, true
		}
	}
	return "", "", false
}

// sameMachine returns the old run of the machine of a new one, or else the first one.
func sameMachine(old []record.Record, n record.Record) record.Run {
	nearest := old[0].Run
	for _, o := range old {
		if len(o.Run.Env.Differences(n.Run.Env)) == 0 {
			nearest = o.Run
		}
	}
	return nearest
}

// sameHardware reports whether each new run is of the machine of an old one, whatever their versions of
// Go.
func sameHardware(old, new []record.Record) bool {
	for _, n := range new {
		same := slices.ContainsFunc(old, func(o record.Record) bool {
			a, b := o.Run.Env, n.Run.Env
			a.Go = b.Go
			return len(a.Differences(b)) == 0
		})
		if !same {
			return false
		}
	}
	return true
}

// against returns a record's runs with another reference.
func against(recs []record.Record, reference string) ([]record.Record, error) {
	based := make([]record.Record, len(recs))
	for i, rec := range recs {
		if !slices.ContainsFunc(rec.Run.Codecs, func(c record.CodecInfo) bool { return c.Name == reference }) {
			return nil, fmt.Errorf("no codec %q in the run of %s, so that it can't be the reference", reference, rec.Run.Env.Machine())
		}
		based[i] = rec.Against(reference)
	}
	return based, nil
}

// shift is what most codecs did in a table, from one run to the other.
type shift struct {
	median float64 // of the logarithms of the changes of their ratios to the reference
	codecs int
}

// shifts are the shifts of tables, by data set and operation.
type shifts map[[2]string]shift

// relative returns a change of a ratio to the reference as a change against most codecs. The median
// of n codecs is uncertain itself: its variance is about π/2n of a codec's. Nothing is known where
// too few codecs were measured. A nil s leaves changes as they are.
func (s shifts) relative(k record.Key, change stats.Interval) stats.Interval {
	if s == nil {
		return change
	}
	most, known := s[[2]string{k.Data, k.Operation}]
	if !known {
		return stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}
	}
	mid, wider := math.Log(change.Mid), math.Sqrt(1+math.Pi/2/float64(most.codecs))
	return stats.Interval{
		Lo: mid - most.median - wider*(mid-math.Log(change.Lo)), Mid: mid - most.median,
		Hi: mid - most.median + wider*(math.Log(change.Hi)-mid),
	}.Exp()
}

// movements returns the change of each codec's ratio to the reference, as a logarithm, by data set
// and operation, and the reference. Codecs of the standard library, codecs whose module changed, and
// baselines are left out.
func movements(was, is tabled) (changes map[[2]string]map[string]float64, reference string) {
	before := make(map[record.Key][]placed)
	for cell := range was.cells() {
		before[cell.Key] = append(before[cell.Key], cell)
	}
	known := make(machines)
	changes = make(map[[2]string]map[string]float64)
	for cell := range is.cells() {
		reference = cell.run.Reference
		if len(before[cell.Key]) == 0 {
			continue
		}
		old := known.nearest(before[cell.Key], cell.run)
		candidate := !cell.row.Floor && !cell.row.Twin && cell.row.Codec.Module != "std" &&
			cell.row.Codec.Version == old.row.Codec.Version
		if !candidate || !cell.proven() || !old.proven() || !old.data.SameMessages(*cell.data) {
			continue
		}
		change := math.Log(cell.Ratio.Mid / old.Ratio.Mid)
		if math.IsNaN(change) || math.IsInf(change, 0) {
			continue
		}
		table := [2]string{cell.Data, cell.Operation}
		if changes[table] == nil {
			changes[table] = make(map[string]float64)
		}
		changes[table][cell.Codec] = change
	}
	return changes, reference
}

// steady returns the codec whose ratios to the reference changed as those of most codecs did from
// one run to the other. It is the reference itself if its own change was close to that of most
// codecs, and "" if there are too few codecs to tell or none of them is close. A codec that the
// reader asked for is not chosen. If only such codecs are close, steady returns what most codecs did
// instead.
func steady(was, is tabled, asked []string) (codec string, moved shifts) {
	changes, reference := movements(was, is)
	all := make(shifts)
	tables, far := make(map[string]int), make(map[string]float64)
	for table, of := range changes {
		if len(of) < fewestCodecs {
			continue
		}
		median := stats.Median(slices.Collect(maps.Values(of)))
		all[table] = shift{median, len(of)}
		of[reference] = 0 // its ratio to itself is 1 in both
		for codec, change := range of {
			tables[codec]++
			far[codec] += math.Abs(change - median)
		}
	}
	if tables[reference] == 0 {
		return "", nil
	}
	mean := func(codec string) float64 { return far[codec] / float64(tables[codec]) }
	if mean(reference) < unmoved {
		return reference, nil
	}
	delete(tables, reference)
	maps.DeleteFunc(tables, func(codec string, _ int) bool { return mean(codec) > steadyEnough })
	if len(tables) == 0 {
		return "", nil
	}
	maps.DeleteFunc(tables, func(codec string, _ int) bool { return slices.Contains(asked, codec) })
	if len(tables) == 0 {
		return "", all
	}
	return slices.MinFunc(slices.Collect(maps.Keys(tables)), func(a, b string) int {
		return cmp.Or(-cmp.Compare(tables[a], tables[b]), cmp.Compare(mean(a), mean(b)), strings.Compare(a, b))
	}), nil
}

// rebase gives both records the reference that the reader names. If the reader names none and the
// versions of Go differ, it chooses a steady one, which is none of the codecs that the reader asked
// for. It adds what was done to c.First.
func (c *Comparison) rebase(old, new []record.Record, was, is tabled, reference string, asked []string) (tabled, tabled, error) {
	a, b, otherGo := goVersions(old, new)
	first := func(format string, args ...any) {
		c.First = append(c.First, fmt.Sprintf(format, args...))
	}
	if otherGo {
		first("The runs are of two versions of Go, %s and then %s: the standard library and the compiler differ too.", a, b)
	}
	switch now := new[0].Run.Reference; {
	case reference != "":
		first("Times are compared as ratios to %s, as --reference asks.", reference)
	case !otherGo:
		return was, is, nil
	default:
		reference, c.moved = steady(was, is, asked)
		switch {
		case c.moved != nil:
			first("%s did not change as most codecs did, and those that did were asked for by name, so times are compared with the median change of all codecs that both runs measured; --reference names a codec instead.", now)
			return was, is, nil
		case reference == "" && sameHardware(old, new):
			first("It is unknown whether %s or the other codecs changed, because too few codecs were measured in both runs or they changed in different ways. So times themselves are compared: a change of the machine's speed between the runs counts as well. --reference names a codec to compare with.", now)
			c.ByTime = true
			return was, is, nil
		case reference == "":
			first("It is unknown whether %s or the other codecs changed, because too few codecs were measured in both runs or they changed in different ways. Times are not judged. --reference names a codec to compare with.", now)
			c.Unjudged = true
			return was, is, nil
		case reference == now:
			first("Times are compared as ratios to %s, which changed as most codecs did.", reference)
			return was, is, nil
		}
		first("%s did not change as most codecs did, so times are compared as ratios to %s, which did; --reference names another codec.", now, reference)
	}
	var err error
	if old, err = against(old, reference); err != nil {
		return was, is, fmt.Errorf("old %w", err)
	}
	if new, err = against(new, reference); err != nil {
		return was, is, fmt.Errorf("new %w", err)
	}
	based, now := tablesOf(old), tablesOf(new)
	if n := max(was.intervals()-based.intervals(), is.intervals()-now.intervals()); n > 0 {
		first("%d cells have no interval as ratios to %s, which lacks their data set or operation or was measured with them too rarely; their times are not judged.", n, reference)
	}
	return based, now, nil
}

// intervals counts the cells whose ratio to the reference is known with an interval.
func (r tabled) intervals() (n int) {
	for cell := range r.cells() {
		if wide := cell.Ratio.Relative(); !cell.row.Twin && !math.IsNaN(wide) && !math.IsInf(wide, 1) {
			n++
		}
	}
	return n
}
