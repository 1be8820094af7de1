// Package delivery measures engines: the cost of a message from one goroutine to another, in this
// process, in another one, or on another machine.
//
// A sender's process holds a route for each engine. The receivers are in the same process, or in
// the process of a [Node]. All messages are numbered, and receivers count and compare them (see
// engine.Tally). A turn is over when its last message has arrived.
//
// It must not know any one engine, codec or data set. It looks them up by name in its caller's
// [Parts].
package delivery
