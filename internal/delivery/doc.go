// Package delivery measures engines: what a message costs that goes from one goroutine to another,
// in this process, in another one, or on another machine.
//
// A sender's process holds a [route] for each engine; the receivers are in the same process, or in
// that of a [Node]. All messages are numbered, and receivers count and compare them
// ([engine.Tally]); a turn is over when the last one has come.
package delivery
