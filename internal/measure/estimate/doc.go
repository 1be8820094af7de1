// Package estimate makes one time of all those that a process took of a cell: what the operation
// takes on the quiet machine.
package estimate
