package host

import (
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Settings are what a library can change of the process for all others in it.
type Settings struct {
	garbage, limit, threads uint64
	goroutines              uint64
	profiled                int
}

// settings are read together.
var settings = []metrics.Sample{
	{Name: "/gc/gogc:percent"},
	{Name: "/gc/gomemlimit:bytes"},
	{Name: "/sched/gomaxprocs:threads"},
	{Name: "/sched/goroutines:goroutines"},
}

// ReadSettings reads the process's settings. It is for one goroutine.
func ReadSettings() Settings {
	metrics.Read(settings)
	return Settings{settings[0].Value.Uint64(), settings[1].Value.Uint64(), settings[2].Value.Uint64(), settings[3].Value.Uint64(), runtime.MemProfileRate}
}

// Changed says in a few words what differs now from what was, "" if nothing does. Goroutines may come and go.
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

// SetBack makes the process's settings what they were.
func (was Settings) SetBack() {
	debug.SetGCPercent(int(int32(was.garbage)))
	debug.SetMemoryLimit(int64(was.limit))
	runtime.GOMAXPROCS(int(was.threads))
	runtime.MemProfileRate = was.profiled
}

// MoreGoroutines reports whether there are more of them now.
func (was Settings) MoreGoroutines(now Settings) bool { return now.goroutines > was.goroutines }

// Bounds of the looks at what a process does while it waits.
const (
	lookFor   = 5 * time.Millisecond
	busyShare = 0.2
	// settled is how much of processors' time goroutines may take until they wait, once they have been started.
	settled = 100 * time.Millisecond
)

// atWork counts the goroutines that run or could.
var atWork = []metrics.Sample{
	{Name: "/sched/goroutines/running:goroutines"},
	{Name: "/sched/goroutines/runnable:goroutines"},
}

// Busy reports whether the process uses a processor although it waits: a goroutine that a library left behind does. It
// takes 5 ms, and longer where something does. A busy machine may give the process no processor for as long as a look takes:
// what could run counts as what does.
func Busy() bool {
	for first := ProcessTime(); first > 0; {
		before, began := ProcessTime(), Now()
		time.Sleep(lookFor)
		used := ProcessTime()
		metrics.Read(atWork)
		others := atWork[0].Value.Uint64()+atWork[1].Value.Uint64() > 1 // than this one
		if !others && float64(used-before) < busyShare*float64(Now()-began) {
			return false
		}
		if used-first > settled {
			return true
		}
	}
	return false // where the system does not tell
}
