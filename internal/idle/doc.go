// Package idle measures what processes cost that do nothing but wait: goroutines, actors. It spawns many of
// them in a process of the operating system of their own, reads its memory, and wakes them all once.
package idle
