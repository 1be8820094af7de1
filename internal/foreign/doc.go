// Package foreign measures libraries of another language next to Go codecs, on the same messages.
//
// They are in a program of that language, a [Peer], which answers requests on its standard input:
// docs/foreign.md describes them. [Run] is the parent. It starts a process of a program with Go
// codecs, [Child], several times. Each of these starts a peer, proves that the values of both sides
// survive each other's encodings, and then lets both time batches in turn, on one processor.
//
// It must not know any language, codec or data set: rows of another runtime are compared with the
// codecs that the peer names, and are never ranked with them.
package foreign
