// Package host is the machine that measures: its clock, its processors and what disturbs them,
// its memory, and how a record describes it.
package host
