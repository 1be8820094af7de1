// Package wire is what the code of codec limit has in common for all types.
package wire

import (
	"encoding/binary"
	"errors"
	"sync/atomic"
	"time"
)

// The errors of decoding.
var (
	ErrShort   = errors.New("limit: the input ends too early, or a length in it is wrong")
	ErrLong    = errors.New("limit: bytes follow the value")
	ErrTooLong = errors.New("limit: a value of 4 GiB and more, or an interface with a type that is not known, can't be encoded")
)

// MostDepth is how deep recursive types may nest: no input may exhaust the stack.
const MostDepth = 10_000

// Bool returns 1 for true.
func Bool(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// Count is a length as it is written: 0 for nil, else one more than it is.
func Count(n int, isNil bool) uint32 {
	if isNil {
		return 0
	}
	return uint32(n) + 1
}

// Resize returns a slice of n elements, s itself where it has room for them.
func Resize[S ~[]E, E any](s S, n int) S {
	if s != nil && n <= cap(s) {
		return s[:n]
	}
	return make(S, n)
}

// TimeSize is the size of a time: seconds since 1970, nanoseconds, and the zone's
// offset in seconds.
const TimeSize = 16

// PutTime writes a time.
func PutTime(p *[TimeSize]byte, t time.Time) {
	_, offset := t.Zone()
	binary.LittleEndian.PutUint64(p[0:], uint64(t.Unix()))
	binary.LittleEndian.PutUint32(p[8:], uint32(t.Nanosecond()))
	binary.LittleEndian.PutUint32(p[12:], uint32(offset))
}

// Time reads a time, and reports whether it is one.
func Time(p *[TimeSize]byte) (time.Time, bool) {
	ns := binary.LittleEndian.Uint32(p[8:])
	offset := int32(binary.LittleEndian.Uint32(p[12:]))
	t := time.Unix(int64(binary.LittleEndian.Uint64(p[0:])), int64(ns))
	if offset == 0 {
		t = t.UTC()
	} else {
		t = t.In(zone(offset))
	}
	return t, ns < 1e9
}

// zones are those of whole quarters of an hour, made when first met.
var zones [2*zoneLimit + 1]atomic.Pointer[time.Location]

const (
	quarter   = 15 * 60
	zoneLimit = 24 * 60 * 60 / quarter
)

func zone(offset int32) *time.Location {
	q := offset / quarter
	if q*quarter != offset || q < -zoneLimit || q > zoneLimit {
		return time.FixedZone("", int(offset))
	}
	at := &zones[q+zoneLimit]
	l := at.Load()
	if l == nil {
		l = time.FixedZone("", int(offset))
		at.Store(l)
	}
	return l
}
