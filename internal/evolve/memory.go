package evolve

import (
	"runtime"
	"runtime/debug"

	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// A child may allocate childMemory bytes, in addition to those with which it starts, and garbage is collected after
// tasks that leave more than collectAfter of it. So whether a codec gets what it asks for depends neither on the memory
// of the machine nor on the tasks before.
const (
	childMemory  = 7 << 28
	collectAfter = 64 << 20
)

// limitMemory is called once in a child.
func limitMemory() error {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(childMemory / 2)
	return supervise.LimitMemory(childMemory)
}

// collect collects garbage if there is much.
func collect() {
	var m runtime.MemStats
	if runtime.ReadMemStats(&m); m.HeapAlloc > collectAfter {
		runtime.GC()
	}
}
