// Package wire has helpers that the ports of bencgen share.
package wire

import "slices"

// Message has the methods that bencgen writes.
type Message interface {
	Size() int
	Marshal(b []byte)
}

// Append appends the encoding of a message to dst, which it grows by the message's size.
func Append(dst []byte, m Message) ([]byte, error) {
	n, size := len(dst), m.Size()
	dst = slices.Grow(dst, size)[:n+size]
	m.Marshal(dst[n:])
	return dst, nil
}
