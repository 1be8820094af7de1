// Package estimate turns all times that a process took of a cell into one: the time that the
// operation takes on a quiet machine.
//
// [Process] does so for all cells of a process. Whether a time counts is decided by the probes
// before and after it, and by the time that was taken from its thread. It never depends on the time
// itself.
//
// It must not know codecs or how times are taken: it works on times, probes and slots.
package estimate
