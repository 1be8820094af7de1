// Package wire is what the ports of bencgen have in common.
package wire

import "slices"

// Message is what bencgen makes.
type Message interface {
	Size() int
	Marshal(b []byte)
}

// Append encodes a message behind what dst has, in a buffer of its size.
func Append(dst []byte, m Message) ([]byte, error) {
	n, size := len(dst), m.Size()
	dst = slices.Grow(dst, size)[:n+size]
	m.Marshal(dst[n:])
	return dst, nil
}
