// Package measure proves and times codecs.
//
// A run goes like this; METHODOLOGY.md has the reasons and the figures behind
// each step.
//
//  1. For each data set a proving process, two at once, binds every codec, encodes and
//     decodes every message in the manner of each operation, compares, counts allocations,
//     and writes the encoded messages to files ([Spec.Dir]).
//  2. Many short timing processes follow. [Next] says which data set is next, until ratios are
//     as precise as was asked for or the time is over. Each maps those
//     files, makes the messages anew and goes through rounds: in a round every
//     codec has its turn at one place of the ring per operation, in a fresh random order,
//     all on the same messages, with the garbage collector off.
//  3. After each turn, with the clock stopped, the number of bytes and the last
//     result are compared with what the proof found.
//  4. A process reports one time for each cell, from those beside which a probe found the
//     machine quiet: of the same operations on the same messages the lower third counts, and
//     these are averaged. The parent writes it to the record at once.
//
// Each process is supervised through a few shared bytes in which it notes the
// cell it is in: when a codec kills the process or hangs, that cell shows it and
// the run goes on without it.
package measure
