// Package plan decides what a run measures next and how often: which data set and cells, how many
// operations a time covers, and which cells share a process. Every decision follows from the proof
// and from what was measured so far.
//
// [Next] chooses the next turn of a run. [NewExtent] decides how many operations of a cell are done
// and timed together, [Shape] how often cells have their turns in a process, and [Crews] which
// cells share a process.
//
// It must not know the machine or the record: it works on planned times, sizes and widths of
// intervals, so that a run can be simulated.
package plan
