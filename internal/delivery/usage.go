package delivery

import (
	"runtime/metrics"
	"time"
)

// Usage is what a process has used up to now.
type Usage struct {
	CPU    time.Duration `json:"cpu"`    // of all threads, in the kernel too; 0 where that is not known
	Allocs uint64        `json:"allocs"` // objects
	Bytes  uint64        `json:"bytes"`  // allocated
	// Resident is the most memory that the process had at once, in bytes; 0 where that is not known.
	Resident uint64 `json:"resident"`
}

// used reads the usage of this process.
func used() Usage {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:objects"}, {Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	u := Usage{Allocs: s[0].Value.Uint64(), Bytes: s[1].Value.Uint64()}
	u.CPU, u.Resident = process()
	return u
}

// since is what was used since an earlier time.
func (u Usage) since(before Usage) Usage {
	return Usage{CPU: u.CPU - before.CPU, Allocs: u.Allocs - before.Allocs, Bytes: u.Bytes - before.Bytes, Resident: u.Resident}
}
