// Package measure proves and times codecs.
//
// A run goes like this; METHODOLOGY.md has the reasons and the figures behind
// each step.
//
//  1. For each data set a proving process, two at once, binds every codec, encodes and
//     decodes every message in the manner of each model, compares, counts allocations,
//     and writes the encoded messages to files ([Spec.Dir]).
//  2. Many short timing processes follow, data sets in turn. Each maps those
//     files, makes the messages anew and goes through rounds: in a round every
//     codec runs one batch of messages per model, in a fresh random order,
//     all on the same messages, with the garbage collector off.
//  3. After each batch, with the clock stopped, the number of bytes and the last
//     result are compared with what the proof found.
//  4. A process reports the lower third of each cell's batches, of those beside
//     which a probe found the machine quiet. The parent writes it to the record at
//     once.
//  5. At three looks the parent drops the cells whose ratio to the reference is
//     settled. The others get more rounds, and where none is left the run ends.
//
// Each process is supervised through a few shared bytes in which it notes the
// cell it is in: when a codec kills the process or hangs, that cell shows it and
// the run goes on without it.
package measure
