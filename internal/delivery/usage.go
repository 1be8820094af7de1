package delivery

import (
	"runtime/metrics"
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
)

// Usage is what a process has used since its start.
type Usage struct {
	CPU    time.Duration `json:"cpu"`    // of all threads, including time in the kernel; 0 if not known
	Allocs uint64        `json:"allocs"` // objects
	Bytes  uint64        `json:"bytes"`  // allocated
	// Resident is the largest resident memory of the process so far, in bytes; 0 if not known.
	Resident uint64 `json:"resident"`
}

// used reads the usage of this process.
func used() Usage {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:objects"}, {Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	u := Usage{Allocs: s[0].Value.Uint64(), Bytes: s[1].Value.Uint64()}
	u.CPU, u.Resident = host.Process()
	return u
}

// since returns the usage since before. Resident stays the maximum.
func (u Usage) since(before Usage) Usage {
	return Usage{CPU: u.CPU - before.CPU, Allocs: u.Allocs - before.Allocs, Bytes: u.Bytes - before.Bytes, Resident: u.Resident}
}
