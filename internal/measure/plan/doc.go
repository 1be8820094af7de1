// Package plan says what a run measures next and how often: which data set and cells, how many
// operations one time is of, and which cells share a process. All of it follows from what the proof
// found and what was measured so far, and nothing here runs anything.
package plan
