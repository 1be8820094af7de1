// Package host observes the machine that measures: its clock, its processors and what disturbs
// them, its memory, and the description of it in a record. It also reads and restores the settings
// that codecs can change for the whole process.
//
// If the system doesn't report a value, functions return a neutral one, such as zero.
//
// It must not know what is measured: a machine is busy or quiet regardless of codecs and data sets.
package host
