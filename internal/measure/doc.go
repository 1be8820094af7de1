// Package measure proves and times codecs.
//
// These are the steps of a run. METHODOLOGY.md and docs/method have the reasons and the
// figures for each of them.
//
//  1. Each data set gets a proving process, and two of them run at once. It binds every codec,
//     encodes and decodes every message in the manner of each operation, and compares the results.
//     It also counts allocations and writes the encoded messages to files ([Spec.Dir]).
//  2. Many short timing processes follow. [plan.Next] chooses the next data set, until ratios are
//     as precise as was asked for or the time is over. Each process maps those files, makes the
//     messages again and goes through rounds. In a round every codec has its turn at one place of
//     the ring for each operation, in a fresh random order. All turns of an operation are on the
//     same messages, except for the twin's, and the garbage collector is off.
//  3. After each turn, with the clock stopped, the sizes and the results are compared with those
//     of the proof.
//  4. A process reports one time for each cell. It is made from the times for which a probe found
//     the machine quiet: the median of times of the same operations on the same messages, and these
//     medians are averaged. The parent writes it to the record at once.
//
// Each process is supervised through a few shared bytes in which it notes the cell it is in. When
// a codec kills the process or hangs, these bytes show which one, and the run goes on without it.
//
// It must not know any particular codec or data set, or where a type came from: the types and
// codecs of a user are measured like the built-in ones.
package measure
