//go:build !race

// Package race tells whether the race detector is on: under it some libraries
// can't run, and allocations are not what they are.
package race

// Enabled reports whether the race detector is on.
const Enabled = false
