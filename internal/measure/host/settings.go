package host

import (
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Settings are the settings of a process that a library can change for all others in it.
type Settings struct {
	garbage, limit, threads uint64
	goroutines              uint64
	profiled                int
}

// settings are the metrics that are read together.
var settings = []metrics.Sample{
	{Name: "/gc/gogc:percent"},
	{Name: "/gc/gomemlimit:bytes"},
	{Name: "/sched/gomaxprocs:threads"},
	{Name: "/sched/goroutines:goroutines"},
}

// ReadSettings reads the process's settings. Only one goroutine may call it at a time.
func ReadSettings() Settings {
	metrics.Read(settings)
	return Settings{settings[0].Value.Uint64(), settings[1].Value.Uint64(), settings[2].Value.Uint64(), settings[3].Value.Uint64(), runtime.MemProfileRate}
}

// Changed describes in a few words the first setting that differs between was and now. It returns
// "" if none differs. The number of goroutines may change.
func (was Settings) Changed(now Settings) string {
	percent := func(n uint64) string {
		if n > math.MaxInt32 {
			return "off"
		}
		return fmt.Sprint(n)
	}
	switch {
	case was.garbage != now.garbage:
		return fmt.Sprintf("the process's GC percent from %s to %s", percent(was.garbage), percent(now.garbage))
	case was.limit != now.limit:
		return fmt.Sprintf("the process's memory limit from %d to %d bytes", was.limit, now.limit)
	case was.threads != now.threads:
		return fmt.Sprintf("the process's GOMAXPROCS from %d to %d", was.threads, now.threads)
	case was.profiled != now.profiled:
		return fmt.Sprintf("the process's rate of memory profiling from %d to %d bytes", was.profiled, now.profiled)
	}
	return ""
}

// SetBack restores the process's settings, except for the goroutines.
func (was Settings) SetBack() {
	debug.SetGCPercent(int(int32(was.garbage)))
	debug.SetMemoryLimit(int64(was.limit))
	runtime.GOMAXPROCS(int(was.threads))
	runtime.MemProfileRate = was.profiled
}

// MoreGoroutines reports whether there are more goroutines now than there were.
func (was Settings) MoreGoroutines(now Settings) bool { return now.goroutines > was.goroutines }

// Bounds of the check for work while the process waits.
const (
	lookFor   = 5 * time.Millisecond
	busyShare = 0.2
	// settled is how much processor time new goroutines may use before they wait.
	settled = 100 * time.Millisecond
)

// atWork counts the goroutines that run or are ready to run.
var atWork = []metrics.Sample{
	{Name: "/sched/goroutines/running:goroutines"},
	{Name: "/sched/goroutines/runnable:goroutines"},
}

// Busy reports whether the process uses a processor although it waits, because a library left a
// goroutine behind. It takes 5 ms, or longer if a goroutine does work. A busy machine may give the
// process no processor during that time, so goroutines that are ready to run count as running.
func Busy() bool {
	for first := ProcessTime(); first > 0; {
		before, began := ProcessTime(), Now()
		time.Sleep(lookFor)
		used := ProcessTime()
		metrics.Read(atWork)
		others := atWork[0].Value.Uint64()+atWork[1].Value.Uint64() > 1 // than this goroutine
		if !others && float64(used-before) < busyShare*float64(Now()-began) {
			return false
		}
		if used-first > settled {
			return true
		}
	}
	return false // the system doesn't report it
}
