package changepoint_test

import (
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/changepoint"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// TestRepeatedRuns: runs of the same programs, made one after the other on one machine, show no
// change, whether the machine was quiet or busy. If one run's ratios were 20 % larger, that would be
// found in 9 of 10 series.
func TestRepeatedRuns(t *testing.T) {
	for _, state := range []string{"quiet", "busy"} {
		t.Run(state, func(t *testing.T) {
			many := repeated(t, state)
			if len(many) < 700 {
				t.Fatalf("%d series are too few", len(many))
			}
			if n := count(changepoint.Find(many)); n > 0 {
				t.Errorf("%d changes are found in %d series of the same programs", n, len(many))
			}
			for _, points := range many {
				points[len(points)-1].Value += math.Log(1.2)
			}
			n := 0
			for i, changes := range changepoint.Find(many) {
				for _, c := range changes {
					if c.At == len(many[i])-1 {
						n++
					}
				}
			}
			t.Logf("a change by 20 %% is found in %d of %d series", n, len(many))
			if 10*n < 9*len(many) {
				t.Errorf("a change by 20 %% is found in %d of %d series only", n, len(many))
			}
		})
	}
}

func count(found [][]changepoint.Change) (n int) {
	for _, changes := range found {
		n += len(changes)
	}
	return n
}

// repeated returns a series for each cell of the runs of a state, with a point for each run.
func repeated(t *testing.T, state string) (many [][]changepoint.Point) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "record", "testdata", "runs", state, "*.jsonl.gz"))
	if err != nil || len(paths) < 9 {
		t.Fatalf("%d runs, %v", len(paths), err)
	}
	type cell struct {
		data string // the data set of a file, whose runs are repetitions of each other
		record.Key
	}
	points := make(map[cell][]changepoint.Point)
	for _, path := range paths {
		rec, err := record.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		rec.For = stats.SamePrograms
		name := filepath.Base(path)
		name = name[:strings.LastIndex(name, "-")]
		for column, panel := range rec.Panels() {
			for _, c := range rec.Run.Codecs {
				ratio := panel.Ratio(c.Name, rec.Run.Reference)
				if c.Name == rec.Run.Reference || c.Name == rec.Run.Twin || math.IsNaN(ratio.Mid) || math.IsInf(ratio.Hi, 1) {
					continue
				}
				k := cell{name, record.Key{Codec: c.Name, Data: column.Data, Operation: column.Operation}}
				points[k] = append(points[k], changepoint.Of(ratio))
			}
		}
	}
	for _, p := range points {
		many = append(many, p)
	}
	return many
}
