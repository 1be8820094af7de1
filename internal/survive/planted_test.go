package survive_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// padding is the number of bytes that planted codecs add to each message.
const padding = 4 << 10

func marshal(v any) ([]byte, error) {
	b, err := json.Marshal(v)
	return append(b, strings.Repeat(" ", padding)...), err
}

// plant returns a codec whose messages are JSON, with a fault. wrap makes the port from a sound one.
func plant(name string, marks codec.Marks, wrap func(t *codec.Type, p codec.Port) codec.Port) codec.Codec {
	return codec.Codec{Name: name, Format: formats.JSON, Marks: marks, Bind: func(t *codec.Type) (codec.Port, error) {
		return wrap(t, codec.ReflectivePort(t, marshal, json.Unmarshal)), nil
	}}
}

// decoding returns a wrap that replaces only Unmarshal.
func decoding(decode func(b []byte, v any) (any, error)) func(*codec.Type, codec.Port) codec.Port {
	return func(t *codec.Type, p codec.Port) codec.Port {
		p.UnmarshalInto = nil
		p.Unmarshal = func(b []byte) (any, error) {
			v := t.New()
			if err := json.Unmarshal(b, v); err != nil {
				return nil, err
			}
			return decode(b, v)
		}
		return p
	}
}

// planted are codecs with a fault each, and two without.
func planted() []codec.Codec {
	return []codec.Codec{
		plant("sound", codec.Marks{}, func(_ *codec.Type, p codec.Port) codec.Port { return p }),
		plant("sound/aliases", codec.Marks{Aliases: true}, decoding(func(b []byte, v any) (any, error) {
			return v, sliced(unsafe.String(&b[0], len(b)), v)
		})),
		plant("hidden", codec.Marks{}, decoding(hidden)),
		plant("pooled", codec.Marks{}, decoding(pooled)),
		plant("shared", codec.Marks{}, sharing),
		plant("cached", codec.Marks{}, caching),
		plant("map", codec.Marks{}, mapping),
		plant("retains", codec.Marks{}, decoding(func(b []byte, v any) (any, error) { return v, sliced(string(b), v) })),
		plant("declared", codec.Marks{Races: true}, func(_ *codec.Type, p codec.Port) codec.Port { return p }),
		plant("stuck", codec.Marks{}, sticking),
		plant("outside", codec.Marks{}, decoding(outside)),
		plant("counts", codec.Marks{}, counting),
	}
}

// texts calls f with each string of a value.
func texts(v reflect.Value, f func(*string)) {
	switch v.Kind() {
	case reflect.Pointer:
		texts(v.Elem(), f)
	case reflect.Struct:
		for i := range v.NumField() {
			texts(v.Field(i), f)
		}
	case reflect.String:
		f(v.Addr().Interface().(*string))
	}
}

// sliced makes the strings of a value parts of the message.
func sliced(whole string, v any) error {
	var err error
	texts(reflect.ValueOf(v), func(s *string) {
		at := strings.Index(whole, *s)
		if at < 0 {
			err = errors.New("not in the message")
			return
		}
		*s = whole[at : at+len(*s)]
	})
	return err
}

// hidden returns a value in memory that the collector takes for bytes. What the value refers to is
// collected.
func hidden(_ []byte, v any) (any, error) {
	t := reflect.TypeOf(v).Elem()
	size := int(t.Size())
	mem := make([]byte, size)
	copy(mem, unsafe.Slice((*byte)(reflect.ValueOf(v).UnsafePointer()), size))
	return reflect.NewAt(t, unsafe.Pointer(&mem[0])).Interface(), nil
}

var buffers = sync.Pool{New: func() any { return new([]byte) }}

// pooled returns strings in a buffer that the next message overwrites.
func pooled(_ []byte, v any) (any, error) {
	buf := buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	*buf = (*buf)[:0]
	texts(reflect.ValueOf(v), func(s *string) { *buf = append(*buf, *s...) })
	at := 0
	texts(reflect.ValueOf(v), func(s *string) {
		n := len(*s)
		*s = unsafe.String(&(*buf)[at], n)
		at += n
	})
	return v, nil
}

var scratch []byte

// sharing encodes into memory that all ports share.
func sharing(_ *codec.Type, p codec.Port) codec.Port {
	p.Marshal = func(v any) ([]byte, error) {
		b, err := marshal(v)
		scratch = append(scratch[:0], b...)
		runtime.Gosched() // another goroutine may go on here in any case, but rarely does
		return bytes.Clone(scratch), err
	}
	return p
}

// known are types with the state of what is known of them: 1 is half of it, and 2 is all.
var known sync.Map

// caching learns a type in two steps without a lock. Whoever meets the type in between gets an error.
func caching(t *codec.Type, p codec.Port) codec.Port {
	p.Marshal = func(v any) ([]byte, error) {
		state, met := known.LoadOrStore(t.Go, new(atomic.Int32))
		s := state.(*atomic.Int32)
		if !met {
			for range 1000 {
				runtime.Gosched()
			}
			s.Store(2)
		}
		if s.Load() != 2 {
			return nil, errors.New("type not known")
		}
		return marshal(v)
	}
	return p
}

var names = make(map[string]int)

// mapping writes to a map without a lock.
func mapping(t *codec.Type, p codec.Port) codec.Port {
	for range 20_000 {
		names[t.Name]++
	}
	return p
}

var using atomic.Int32

// sticking never returns when two goroutines encode at once.
func sticking(_ *codec.Type, p codec.Port) codec.Port {
	p.Marshal = func(v any) ([]byte, error) {
		if using.Add(1) > 1 {
			using.Add(1 << 20)
			select {}
		}
		defer using.Add(-1)
		runtime.Gosched()
		return marshal(v)
	}
	return p
}

// outside makes a pointer that lies outside of the memory that it was made from.
func outside(b []byte, v any) (any, error) {
	beyond := unsafe.Pointer(uintptr(unsafe.Pointer(&b[0])) + uintptr(cap(b)) + 1<<14)
	runtime.KeepAlive(beyond)
	return v, nil
}

var calls int

// counting counts calls without a lock.
func counting(_ *codec.Type, p codec.Port) codec.Port {
	p.Marshal = func(v any) ([]byte, error) {
		calls++
		return marshal(v)
	}
	return p
}
