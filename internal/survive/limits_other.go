//go:build !linux

package survive

// limitMemory does nothing: this system doesn't limit the memory of a process.
func limitMemory(uint64) error { return nil }

// largestClaim is the largest number that is claimed. It keeps decoders of large elements below what is
// safe without a limit.
const largestClaim = 1 << 20
