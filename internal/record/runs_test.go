package record_test

import (
	"math"
	"path/filepath"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// The runs in testdata were made one after the other on one machine in two states: while nothing
// else ran, and while another process kept a core busy for half of the time. The interval that one
// run prints next to a ratio holds another run's ratio 19 times out of 20, and no two runs separate
// two codecs in opposite orders. Each folder has the runs of one state: of three data sets, three
// times each, with all codecs. Their records contain only what intervals depend on, and the
// estimates were computed again from the runs' times when the estimate changed. The share that runs
// have in common (stats.Method.Common) was chosen on these runs, and later changes are tested
// against them.
func TestIntervalsHoldOnRealRuns(t *testing.T) {
	for _, state := range []string{"quiet", "busy"} {
		t.Run(state, func(t *testing.T) {
			paths, err := filepath.Glob(filepath.Join("testdata", "runs", state, "*.jsonl.gz"))
			if err != nil || len(paths) < 9 {
				t.Fatalf("%d runs, %v", len(paths), err)
			}
			var runs []record.Record
			for _, path := range paths {
				rec, err := record.Read(path)
				if err != nil {
					t.Fatal(err)
				}
				rec.For = stats.SamePrograms
				runs = append(runs, rec)
			}
			a := agree(runs)
			share := float64(a.held) / float64(a.intervals)
			t.Logf("%d of %d intervals hold: %.1f %%; %d of %d separations reversed", a.held, a.intervals, 100*share, a.reversed, a.separated)
			if a.intervals < 4000 || share < 0.93 || share > 0.97 {
				t.Errorf("%.1f %% of %d intervals hold another run's ratio; it should be 93 to 97 %%", 100*share, a.intervals)
			}
			if a.separated < 10_000 || a.reversed > 0 {
				t.Errorf("%d of %d separations are reversed in another run that separates too", a.reversed, a.separated)
			}
		})
	}
}

// agreement counts how often runs agree.
type agreement struct {
	intervals, held     int // intervals of ratios to the reference, and those that hold the ratio of another run
	separated, reversed int // pairs of codecs that two runs separate, and those in opposite orders
}

func agree(runs []record.Record) (a agreement) {
	for i, one := range runs {
		ours := one.Panels()
		for j, other := range runs {
			theirs := other.Panels()
			for column, panel := range ours {
				if i == j || theirs[column] == nil {
					continue
				}
				var names []string
				for _, c := range one.Run.Codecs {
					if c.Name != one.Run.Reference && c.Name != one.Run.Twin && panel.Size(c.Name) > 0 && theirs[column].Size(c.Name) > 0 {
						names = append(names, c.Name)
					}
				}
				for at, name := range names {
					x, y := panel.Ratio(name, one.Run.Reference), theirs[column].Ratio(name, other.Run.Reference)
					if !math.IsInf(x.Hi, 1) {
						a.intervals++
						if x.Contains(y.Mid) {
							a.held++
						}
					}
					for _, second := range names[:at] {
						first, then := panel.Compare(name, second), theirs[column].Compare(name, second)
						if first != 0 && then != 0 {
							a.separated++
							if first != then {
								a.reversed++
							}
						}
					}
				}
			}
		}
	}
	return a
}
