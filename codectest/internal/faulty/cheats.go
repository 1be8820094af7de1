//go:build linux

package faulty

import (
	"encoding/binary"
	"errors"
	"hash/maphash"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
)

var errUnknown = errors.New("unknown message")

// number encodes a number, and numbered decodes it.
func number(n uint64) []byte { return binary.LittleEndian.AppendUint64(nil, n) }

func numbered(b []byte) uint64 { return binary.LittleEndian.Uint64(b) }

// copyLast keeps a copy of the value, and writes as many bytes as other codecs.
func copyLast(codec.Port) codec.Port {
	var last Person
	return codec.Port{
		Marshal:   func(v any) ([]byte, error) { last = *v.(*Person); return make([]byte, 55), nil },
		Unmarshal: func([]byte) (any, error) { v := last; return &v, nil },
	}
}

func elsewhere() []Codec {
	return atFault("another process can't read what it encoded|unexpected fault address|: want ").in(Elsewhere, []Codec{
		{Name: "keeps-copy", About: "keeps a copy of the value and writes zeros", fault: copyLast},
		{Name: "keeps-copy-when-timed", About: "keeps a copy of the value and writes zeros, only when it is timed", fault: whenTimed(copyLast)},
		{Name: "writes-address", About: "writes the address of the value", fault: func(codec.Port) codec.Port {
			return codec.Port{
				Marshal: func(v any) ([]byte, error) { return number(uint64(uintptr(unsafe.Pointer(v.(*Person))))), nil },
				Unmarshal: func(b []byte) (any, error) {
					at := uintptr(numbered(b))
					v := **(**Person)(unsafe.Pointer(&at))
					return &v, nil
				},
			}
		}},
		{Name: "writes-hash", About: "writes a hash of the value and finds it in a table", fault: func(codec.Port) codec.Port {
			table, seed := make(map[uint64]Person), maphash.MakeSeed()
			return codec.Port{
				Marshal: func(v any) ([]byte, error) {
					n := maphash.String(seed, v.(*Person).Name)
					table[n] = *v.(*Person)
					return number(n), nil
				},
				Unmarshal: func(b []byte) (any, error) {
					v, known := table[numbered(b)]
					if !known {
						return nil, errUnknown
					}
					return &v, nil
				},
			}
		}},
		{Name: "writes-index", About: "writes the value's index in a list", fault: func(codec.Port) codec.Port {
			var list []Person
			return codec.Port{
				Marshal: func(v any) ([]byte, error) {
					list = append(list, *v.(*Person))
					return number(uint64(len(list) - 1)), nil
				},
				Unmarshal: func(b []byte) (any, error) {
					if n := numbered(b); n < uint64(len(list)) {
						v := list[n]
						return &v, nil
					}
					return nil, errUnknown
				},
			}
		}},
		{Name: "dictionary", About: "writes texts as numbers of a dictionary that no message has", fault: func(p codec.Port) codec.Port {
			numbers, texts := make(map[string]string), make(map[string]string)
			return codec.Port{
				Marshal: func(v any) ([]byte, error) {
					short := *v.(*Person)
					n, known := numbers[short.Phone]
					if !known {
						n = string(number(uint64(len(numbers))))
						numbers[short.Phone], texts[n] = n, short.Phone
					}
					short.Phone = n
					return p.Marshal(&short)
				},
				Unmarshal: func(b []byte) (any, error) {
					v, err := p.Unmarshal(b)
					if err != nil {
						return nil, err
					}
					text, known := texts[v.(*Person).Phone]
					if !known {
						return nil, errUnknown
					}
					v.(*Person).Phone = text
					return v, nil
				},
			}
		}},
	})
}

// cached encodes each value once. key identifies the value. If shared is set, the result is the
// same slice each time, and otherwise a copy.
func cached[K comparable](key func(v any) K, shared bool) fault {
	return encodes(func(p codec.Port) func(any) ([]byte, error) {
		known := make(map[K][]byte)
		return func(v any) ([]byte, error) {
			k := key(v)
			b, found := known[k]
			if !found {
				var err error
				if b, err = p.Marshal(v); err != nil {
					return nil, err
				}
				known[k] = b
			}
			if shared {
				return b, nil
			}
			return slices.Clone(b), nil
		}
	})
}

// cachedValues decodes each message once. If shared is set, the result is the same value each time,
// and otherwise a copy.
func cachedValues[K comparable](key func([]byte) K, shared bool) fault {
	return decodes(func(p codec.Port) func([]byte) (any, error) {
		known := make(map[K]any)
		return func(b []byte) (any, error) {
			k := key(b)
			v, found := known[k]
			if !found {
				var err error
				if v, err = p.Unmarshal(b); err != nil {
					return nil, err
				}
				known[k] = v
			}
			if shared {
				return v, nil
			}
			c := *v.(*Basket)
			c.Items, c.Prices = slices.Clone(c.Items), maps.Clone(c.Prices)
			return &c, nil
		}
	})
}

func pointer(v any) any      { return v }
func content(v any) string   { return v.(*Basket).Owner + strings.Join(v.(*Basket).Items, " ") }
func inner(v any) *byte      { return unsafe.StringData(v.(*Basket).Owner) }
func text(b []byte) string   { return string(b) }
func address(b []byte) *byte { return &b[0] }

// another is the fault of a codec that returns the result of another message.
const another = ": want "

// A fast codec gains little by remembering, so most of these are slow.
func remembers() []Codec {
	return append(byAddress(), marked("remembers").in(Remembers, []Codec{
		{Name: "encodes-pointer-once", About: "remembers the encoding of each pointer", on: onBaskets, Want: atFault(another), fault: cached(pointer, false)},
		{Name: "encodes-content-once", About: "remembers the encoding of each content", on: onBaskets, fault: cached(content, false)},
		{Name: "encodes-inner-gc-off", About: "remembers the encoding of each value by where its text lies, only while the collector is off", on: onBaskets,
			fault: collectorOff(cached(inner, false))},
		{Name: "decodes-content-once", About: "remembers the decoded value of each message", on: onBaskets, fault: cachedValues(text, false)},
		{Name: "decodes-address-once", About: "remembers the decoded value at each address", on: onBaskets, Want: atFault(another), fault: cachedValues(address, false)},
		{Name: "encodes-once-when-timed", About: "remembers encodings, only when it is timed", on: onBaskets, fault: whenTimed(cached(content, false))},
		{Name: "decodes-once-when-timed", About: "remembers decoded values, only when it is timed", on: onBaskets, fault: whenTimed(cachedValues(text, false))},
		{Name: "encodes-once-late", About: "remembers encodings after 1,000 operations", on: onBaskets, fault: when(behind(1000), cached(content, false))},
		{Name: "decodes-once-late", About: "remembers decoded values after 1,000 operations", on: onBaskets, fault: when(behind(1000), cachedValues(text, false))},
		{Name: "shares-decoded", About: "returns the same value for equal messages", on: onBaskets, Want: atFault("decoded values share memory"), fault: cachedValues(text, true)},
		{Name: "shares-encoded", About: "returns the same bytes for the same value", Want: atFault("two encodings of a message share memory"), fault: cached(pointer, true)},
		{Name: "shares-encoded-when-timed", About: "returns the same bytes for the same value, only when it is timed", Want: atFault("two encodings of a message share memory|" + another), fault: whenTimed(cached(pointer, true))},
	})...)
}

func input() []Codec {
	return atFault("decoding changes the input").in(Input, []Codec{
		{Name: "changes-input", About: "changes a byte of its input after decoding", fault: decodes(func(p codec.Port) func([]byte) (any, error) {
			return func(b []byte) (any, error) {
				v, err := p.Unmarshal(b)
				b[len(b)-1]++
				return v, err
			}
		})},
		{Name: "changes-input-rarely", About: "changes one input of 1,000", fault: when(calls(1000), decodes(func(p codec.Port) func([]byte) (any, error) {
			return func(b []byte) (any, error) {
				v, err := p.Unmarshal(b)
				b[len(b)-1]++
				return v, err
			}
		}))},
		{Name: "keeps-input", About: "keeps the input in texts of decoded values, without the mark", Want: atFault("share memory with the input"), fault: aliases},
		{Name: "keeps-input-when-timed", About: "keeps the input in texts of decoded values, only when it is timed", Want: atFault("share memory with the input"), fault: whenTimed(aliases)},
		{Name: "marked-text", About: "has the mark of text, but is binary", marks: codec.Marks{Text: true}, Want: atFault("marked text"), fault: does(func() {})},
		{Name: "marked-in-vain", About: "has the marks for overwriting results and keeping its input, but does neither",
			marks: codec.Marks{Overwrites: true, Aliases: true}, Want: marked("not seen: overwrites its output"), fault: does(func() {})},
		{Name: "marked-sound", About: "has the mark for keeping its input, and keeps it", marks: codec.Marks{Aliases: true}, Want: clean, fault: aliases},
		{Name: "looser", About: "ignores bytes after a message, which is not a fault", Want: clean, fault: encoded(func(b []byte) []byte {
			return append(b, "behind"...)
		})},
		{Name: "random-bytes", About: "encodes a message differently each time, as formats with a random order do", Want: clean,
			fault: encoded(func(b []byte) []byte { return append(b, byte(rand.Int())) })},
		{Name: "random-length", About: "encodes a message in different lengths, as formats with a random order do", Want: clean,
			fault: encoded(func(b []byte) []byte { return append(b, "..."[:rand.IntN(3)]...) })},
		{Name: "allocates", About: "allocates a hundred times the memory that it needs", Want: clean, fault: does(func() { runtime.KeepAlive(make([]byte, 10_000)) })},
	})
}

// aliases makes the name of a decoded person share memory with the input.
func aliases(p codec.Port) codec.Port {
	return codec.Port{Marshal: p.Marshal, Unmarshal: func(b []byte) (any, error) {
		v, err := p.Unmarshal(b)
		if err == nil {
			name := &v.(*Person).Name
			at := len(b) - len(v.(*Person).Phone) - len(*name)
			*name = unsafe.String(&b[at], len(*name))
		}
		return v, err
	}}
}
