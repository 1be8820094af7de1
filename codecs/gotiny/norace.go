//go:build !race

package gotiny

// race is true in builds with the race detector.
const race = false
