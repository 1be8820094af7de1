//go:build !race

// Package race reports whether the race detector is on. With it some libraries can't run, and
// allocations differ.
//
// It must not know which libraries can't run with the race detector: the tests that use them decide
// what to skip.
package race

// Enabled reports whether the race detector is on.
const Enabled = false
