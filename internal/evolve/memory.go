package evolve

import (
	"runtime"
	"runtime/debug"

	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// collectAfter is how many bytes of garbage may remain after a task. The memory of a child is limited, and garbage is
// collected, so that neither the memory of the machine nor earlier tasks decide whether a codec gets what it asks for.
const collectAfter = 64 << 20

// limitMemory is called once in a child.
func limitMemory() error {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(supervise.ChildMemory / 2)
	return supervise.LimitMemory(supervise.ChildMemory)
}

// collect collects garbage if there is much.
func collect() {
	var m runtime.MemStats
	if runtime.ReadMemStats(&m); m.HeapAlloc > collectAfter {
		runtime.GC()
	}
}
