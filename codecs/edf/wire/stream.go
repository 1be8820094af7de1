package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// mostDepth limits the nesting of interfaces. The type limits all other nesting.
const mostDepth = 10_000

var (
	errShort = errors.New("the message ends within a value")
	errDeep  = fmt.Errorf("interfaces nest deeper than %d", mostDepth)
)

// writer is a message that is being encoded.
type writer struct {
	b     []byte
	depth int // of interfaces
}

// count begins a list or a map of n elements.
func (w *writer) count(mark byte, n int) error {
	if uint64(n) > math.MaxUint32 {
		return fmt.Errorf("%d elements are more than 2^32-1", n)
	}
	w.b = binary.BigEndian.AppendUint32(append(w.b, mark), uint32(n))
	return nil
}

// number appends the low bytes of n, in the given size.
func (w *writer) number(n uint64, size int) {
	switch size {
	case 1:
		w.b = append(w.b, byte(n))
	case 2:
		w.b = binary.BigEndian.AppendUint16(w.b, uint16(n))
	case 4:
		w.b = binary.BigEndian.AppendUint32(w.b, uint32(n))
	default:
		w.b = binary.BigEndian.AppendUint64(w.b, n)
	}
}

// reader is the rest of a message that is being decoded.
type reader struct {
	b     []byte
	depth int // of interfaces
}

// need checks that n bytes are left, before memory is allocated for them.
func (r *reader) need(n int) error {
	if n > len(r.b) {
		return errShort
	}
	return nil
}

// take returns the next n bytes. They are a part of the message.
func (r *reader) take(n int) ([]byte, error) {
	if uint(n) > uint(len(r.b)) {
		return nil, errShort
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b, nil
}

// number reads a number of the given size in bytes, without sign extension.
func (r *reader) number(size int) (uint64, error) {
	b, err := r.take(size)
	if err != nil {
		return 0, err
	}
	switch size {
	case 1:
		return uint64(b[0]), nil
	case 2:
		return uint64(binary.BigEndian.Uint16(b)), nil
	case 4:
		return uint64(binary.BigEndian.Uint32(b)), nil
	default:
		return binary.BigEndian.Uint64(b), nil
	}
}

// sized takes bytes with their length before them. The length has the given size in bytes.
func (r *reader) sized(size int) ([]byte, error) {
	n, err := r.number(size)
	if err != nil {
		return nil, err
	}
	if n > uint64(len(r.b)) {
		return nil, errShort
	}
	return r.take(int(n))
}

// count reads the beginning of a list or a map. It returns -1 for nil, or the number of elements,
// which have at least the given number of bytes each.
func (r *reader) count(mark byte, least int) (int, error) {
	b, err := r.take(1)
	if err != nil {
		return 0, err
	}
	switch b[0] {
	case markNil:
		return -1, nil
	case mark:
	default:
		return 0, fmt.Errorf("byte %#x begins no list or map", b[0])
	}
	n, err := r.number(4)
	if err != nil {
		return 0, err
	}
	if n > uint64(len(r.b)/least) {
		return 0, errShort
	}
	return int(n), nil
}
