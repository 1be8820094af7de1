// Package evolve finds out what happens when a type changes: what programs with the new version read from
// messages of the old one, what programs with the old version read from messages of the new one, and what
// is left of a new message that an old program has read and written again.
//
// Two programs have the same codecs. One has the old version of each type, and the other one the new
// version. [Run] starts child processes of both, which exchange nothing but bytes. Each process also
// reads its own messages, and describes what it reads by a [Value], which does not depend on Go types.
// [Judge] compares the value of a message in the one program with that in the other one.
//
// It must not know codecs, formats or particular changes.
package evolve
