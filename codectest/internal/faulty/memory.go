//go:build linux

package faulty

import (
	"slices"
	"sync"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/person"
)

// Person is the type of the data set of most faulty codecs.
type Person = person.Person

func older(v any) { v.(*Person).Siblings++ }

// capitals changes the memory of a string, which nobody is allowed to do.
func capitals(v any) {
	name := v.(*Person).Name
	text := unsafe.Slice(unsafe.StringData(name), len(name))
	for i, c := range text {
		if 'a' <= c && c <= 'f' {
			text[i] = c - 'a' + 'A'
		}
	}
}

func changes() []Codec {
	return atFault("changes the value that it encodes").in(Changes, []Codec{
		{Name: "changes-field", About: "counts up a field before it encodes", fault: before(older)},
		{Name: "changes-field-after", About: "clears a field after it encodes", fault: encodes(func(p codec.Port) func(any) ([]byte, error) {
			return func(v any) ([]byte, error) {
				defer func() { v.(*Person).Phone = "" }()
				return p.Marshal(v)
			}
		})},
		{Name: "changes-text", About: "writes capital letters into the memory of a text", fault: before(capitals)},
		{Name: "normalises-time", About: "changes a time in the value to UTC", fault: before(func(v any) {
			v.(*Person).BirthDay = v.(*Person).BirthDay.UTC()
		})},
		{Name: "changes-once", About: "changes only the value of its 5,000th encoding", fault: when(call(5000), before(older))},
		{Name: "changes-rarely", About: "changes one value of 1,000", fault: when(calls(1000), before(older))},
		{Name: "changes-when-timed", About: "changes values only when it is timed", fault: whenTimed(before(older))},
		{Name: "sorts-items", About: "sorts a slice of the value", on: onBaskets, fault: before(func(v any) { slices.Sort(v.(*Basket).Items) })},
		{Name: "adds-entry", About: "adds an entry to a map of the value", on: onBaskets, fault: before(func(v any) { v.(*Basket).Prices["total"] = 1 })},
		{Name: "drops-entry", About: "deletes an encoded entry from a map of the value", on: onBaskets, fault: encodes(func(p codec.Port) func(any) ([]byte, error) {
			return func(v any) ([]byte, error) {
				b, err := p.Marshal(v)
				clear(v.(*Basket).Prices)
				return b, err
			}
		})},
		{Name: "changes-bytes", About: "flips a bit of the bytes that it copies", on: onPictures, fault: before(func(v any) { v.(*Picture).Data[0] ^= 1 })},
	})
}

// ring decodes into the same n values in turn.
func ring(n int) fault {
	return decodes(func(p codec.Port) func([]byte) (any, error) {
		all, at := make([]Person, n), 0
		return func(b []byte) (any, error) {
			v := &all[at]
			at = (at + 1) % n
			return v, p.UnmarshalInto(b, v)
		}
	})
}

func values() []Codec {
	return atFault("decoded values share memory|a later decode changes an earlier value|: want ").in(Values, []Codec{
		{Name: "one-value", About: "decodes into one struct and always returns it", fault: ring(1)},
		{Name: "16-values", About: "decodes into 16 structs in turn", fault: ring(16)},
		{Name: "1000-values", About: "decodes into 1,000 structs in turn", fault: ring(1000)},
		{Name: "one-value-when-timed", About: "decodes into one struct only when it is timed", fault: whenTimed(ring(1))},
		{Name: "one-value-late", About: "decodes into one struct after 20,000 operations", fault: when(behind(20_000), ring(1))},
		{Name: "one-text", About: "keeps the texts of all values in one buffer", fault: decodes(func(p codec.Port) func([]byte) (any, error) {
			var buffer [256]byte
			return func(b []byte) (any, error) {
				v, err := p.Unmarshal(b)
				if err == nil {
					name := v.(*Person).Name
					v.(*Person).Name = unsafe.String(&buffer[0], copy(buffer[:], name))
				}
				return v, err
			}
		})},
		{Name: "one-list", About: "keeps the lists of all values in one array", on: onBaskets, fault: decodes(func(p codec.Port) func([]byte) (any, error) {
			var items []string
			return func(b []byte) (any, error) {
				v, err := p.Unmarshal(b)
				if err == nil {
					items = append(items[:0], v.(*Basket).Items...)
					v.(*Basket).Items = items
				}
				return v, err
			}
		})},
		{Name: "one-map", About: "decodes all values with the same map", on: onBaskets, fault: decodes(func(p codec.Port) func([]byte) (any, error) {
			prices := make(map[string]int)
			return func(b []byte) (any, error) {
				v, err := p.Unmarshal(b)
				if err == nil {
					clear(prices)
					for k, price := range v.(*Basket).Prices {
						prices[k] = price
					}
					v.(*Basket).Prices = prices
				}
				return v, err
			}
		})},
	})
}

// buffers encodes into the same n buffers in turn.
func buffers(n int) fault {
	return encodes(func(p codec.Port) func(any) ([]byte, error) {
		all, at := make([][]byte, n), 0
		return func(v any) (_ []byte, err error) {
			b := &all[at]
			at = (at + 1) % n
			*b, err = p.Append((*b)[:0], v)
			return *b, err
		}
	})
}

// arena appends results to each other in one piece of memory, and starts over at its end. Unless
// cut is set, a result's capacity extends over the results after it.
func arena(size int, cut bool) fault {
	return encodes(func(p codec.Port) func(any) ([]byte, error) {
		memory, at := make([]byte, size), 0
		return func(v any) ([]byte, error) {
			if size-at < 256 {
				at = 0
			}
			b, err := p.Append(memory[at:at:size], v)
			at += len(b)
			if cut {
				b = slices.Clip(b)
			}
			return b, err
		}
	})
}

func results() []Codec {
	return atFault("a later encode overwrites an earlier result|: want ").in(Results, []Codec{
		{Name: "one-buffer", About: "encodes into one buffer and always returns it", fault: buffers(1)},
		{Name: "two-buffers", About: "encodes into two buffers in turn", fault: buffers(2)},
		{Name: "one-buffer-when-timed", About: "encodes into one buffer only when it is timed", fault: whenTimed(buffers(1))},
		{Name: "one-buffer-late", About: "encodes into one buffer after 20,000 operations", fault: when(behind(20_000), buffers(1))},
		{Name: "arena", About: "encodes into 1 MiB, and begins again at its end", fault: arena(1<<20, true)},
		{Name: "spare-capacity", About: "returns results whose capacity includes the next result", fault: arena(64<<20, false),
			Want: atFault("capacity|overwrites|shares memory")},
		{Name: "pool-too-early", About: "puts a buffer back into a pool before its result is returned", fault: encodes(func(p codec.Port) func(any) ([]byte, error) {
			pool := sync.Pool{New: func() any { return new([]byte) }}
			return func(v any) (_ []byte, err error) {
				b := pool.Get().(*[]byte)
				defer pool.Put(b)
				*b, err = p.Append((*b)[:0], v)
				return *b, err
			}
		})},
		{Name: "own-memory", About: "returns the bytes of the value itself", on: onPictures, Want: atFault("shares memory"),
			fault: encodes(func(codec.Port) func(any) ([]byte, error) {
				return func(v any) ([]byte, error) { return v.(*Picture).Data, nil }
			})},
		{Name: "own-memory-when-timed", About: "returns the bytes of the value itself only when it is timed", on: onPictures, Want: atFault("shares memory"),
			fault: whenTimed(encodes(func(codec.Port) func(any) ([]byte, error) {
				return func(v any) ([]byte, error) { return v.(*Picture).Data, nil }
			}))},
		{Name: "one-picture", About: "decodes all bytes into one buffer", on: onPictures, Want: atFault("decoded values share memory|a later decode changes an earlier value|: want "),
			fault: decodes(func(codec.Port) func([]byte) (any, error) {
				var buffer []byte
				return func(b []byte) (any, error) {
					buffer = append(buffer[:0], b...)
					return &Picture{buffer}, nil
				}
			})},
	})
}
