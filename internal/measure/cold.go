package measure

import (
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wirebench/wirebench/internal/measure/evict"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

const (
	// coldTimes is how many operations are timed in a turn, and fewestCold is their number if they take longer
	// than coldFor.
	coldTimes, fewestCold = 200, 5
	coldFor               = 250 * time.Millisecond
	// mostUncollected is how many bytes a codec allocates before there is a collection between two operations.
	mostUncollected = 64 << 20
)

// cold times operations of a cell one by one, each after other work that needs the caches. The collector runs
// between operations only. The error is the codec's.
func (c *child) cold(i int, spec plan.Cell) ([]Event, error) {
	w, err := c.worker(i, spec)
	if err != nil {
		return nil, err
	}
	if _, err := w.during(settledFor); err != nil {
		return nil, err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	runtime.GC()
	other, tick := evict.New(), host.ClockRead()
	var all []float64
	made := 0.
	for began := host.Now(); len(all) < fewestCold || len(all) < coldTimes && host.Now()-began < coldFor; {
		if made += w.AllocBytes; made > mostUncollected {
			w.lane.Forget()
			runtime.GC()
			made = 0
		}
		w.box.Step()
		other.Work()
		took, err := w.lane.Run(w.at, w.at+1)
		if err != nil {
			return nil, err
		}
		all = append(all, float64(max(took-tick, 0)))
		w.at = (w.at + 1) % w.window
	}
	if err := w.last(); err != nil {
		return nil, err
	}
	b := record.Block{
		Process: c.Process, Key: c.key(spec), NS: stats.Median(all), Q1: stats.Quantile(all, 0.25), Q3: stats.Quantile(all, 0.75),
		Batches: len(all), Ops: 1,
	}
	return []Event{{Block: &b}, {Usage: &record.Usage{Process: c.Process, Key: b.Key}}}, nil
}
