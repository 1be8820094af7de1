// Package idle measures the cost of goroutines and actors that only wait. It spawns many of them in
// an operating system process of their own, reads that process's memory, and wakes them all once.
//
// A record calls them processes. [Run] is the parent, and [Child] is the process in which an engine
// spawns.
//
// It must not know any one engine, or codecs and data sets. It looks an engine up by name in its
// caller's [Parts], and a message that wakes a process carries nothing.
package idle
