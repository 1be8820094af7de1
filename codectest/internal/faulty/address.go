//go:build linux

package faulty

import (
	"runtime/debug"

	"github.com/wirebench/wirebench/codec"
)

// collectorOff applies the fault only where the collector is off when the codec is bound.
func collectorOff(f fault) fault {
	return func(p codec.Port) codec.Port {
		percent := debug.SetGCPercent(-1)
		if debug.SetGCPercent(percent); percent < 0 {
			return f(p)
		}
		return p
	}
}

// place is where a message lies, and how long it is.
type place struct {
	at     *byte
	length int
}

func placed(b []byte) place { return place{&b[0], len(b)} }

// pooled returns the address of a buffer of the codec's own, to which it copies the message.
func pooled() func([]byte) *byte {
	const buffers = 64
	pool, next := make([][]byte, buffers), 0
	return func(b []byte) *byte {
		next = (next + 1) % buffers
		pool[next] = append(append(pool[next][:0:cap(pool[next])], b...), 0)
		return &pool[next][0]
	}
}

// byAddress are codecs that know a message by where it lies.
func byAddress() []Codec {
	return atFault(another).in(Remembers, []Codec{
		{Name: "decodes-address-gc-off", About: "remembers the decoded value at each address, only while the collector is off", on: onBaskets,
			fault: collectorOff(cachedValues(address, false))},
		{Name: "decodes-place-gc-off", About: "remembers the decoded value by address and length, only while the collector is off", on: onBaskets,
			fault: collectorOff(cachedValues(placed, false))},
		{Name: "decodes-pooled-gc-off", About: "remembers the decoded value at each address of its own buffers, only while the collector is off", on: onBaskets,
			fault: collectorOff(cachedValues(pooled(), false))},
		{Name: "encodes-pointer-gc-off", About: "remembers the encoding of each pointer, only while the collector is off", on: onBaskets,
			fault: collectorOff(cached(pointer, false))},
		{Name: "decodes-address-few", About: "remembers the decoded value at each address, of few messages", on: onFewBaskets,
			fault: whenTimed(cachedValues(address, false))},
		{Name: "decodes-place-few", About: "remembers the decoded value by address and length, of few messages", on: onFewBaskets,
			fault: whenTimed(cachedValues(placed, false))},
		{Name: "encodes-pointer-few", About: "remembers the encoding of each pointer, of few messages", on: onFewBaskets,
			fault: whenTimed(cached(pointer, false))},
	})
}
