//go:build !linux

package supervise

// LimitMemory does nothing: this system doesn't limit the memory of a process.
func LimitMemory(uint64) error { return nil }

// LimitsMemory says that [LimitMemory] has an effect on this system.
const LimitsMemory = false
