package wire

import (
	"bytes"
	"encoding/binary"
	"math"
	"runtime"
	"testing"
	"time"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

func TestTime(t *testing.T) {
	for _, at := range []time.Time{
		{}, time.Unix(0, 0), time.Unix(-1, 999_999_999), time.Unix(math.MaxInt32, 1),
		time.Date(9999, 12, 31, 23, 59, 59, 1, time.FixedZone("", -3600)),
	} {
		var p [TimeSize]byte
		PutTime(&p, at)
		got, ok := Time(&p)
		if !ok || !got.Equal(at) || got.Location() != time.UTC {
			t.Errorf("%v: got %v, %v", at, got, ok)
		}
	}
	if _, ok := Time(&[TimeSize]byte{8: 0, 11: 0xff}); ok {
		t.Error("more than a second of nanoseconds is a time")
	}
}

func TestRoom(t *testing.T) {
	var b, text []byte
	m := 0
	var main, strings []byte
	for i := range 1000 {
		head, word := []byte{byte(i), 1}, bytes.Repeat([]byte{byte(i)}, i)
		if len(b)-m < len(head) {
			b = Room(b, m, len(head))
		}
		m += copy(b[m:], head)
		text = append(text, word...)
		main, strings = append(main, head...), append(strings, word...)
	}
	got, err := Join([]byte("prefix"), b[:m], text)
	if err != nil {
		t.Fatal(err)
	}
	if want := append(append([]byte("prefix"), main...), strings...); !bytes.Equal(got, want) {
		t.Errorf("got %d bytes, want %d, or other ones", len(got), len(want))
	}
}

func TestFlat(t *testing.T) {
	type even struct {
		A, B uint32
		C    float64
	}
	type holes struct {
		A uint8
		B uint64
	}
	if Flat[holes](1 + 8) {
		t.Error("a struct with holes is flat")
	}
	if !Flat[even](16) {
		t.Skip("no processor on which anything is flat")
	}
	list := []even{{1, 2, 3}, {4, 5, math.Inf(1)}}
	b := make([]byte, 1+len(list)*16)
	if n := PutFlat(b[1:], list); n != 32 || b[1] != 1 || b[5] != 2 || b[17] != 4 {
		t.Errorf("wrote %d bytes: %v", n, b)
	}
	for _, into := range [][]even{nil, make([]even, 1), make([]even, 9)} {
		if diff := cmp.Diff(list, GetFlat(into, b[1:], 2)); diff != "" {
			t.Errorf("into %d elements (-want +got):\n%s", len(into), diff)
		}
	}
	if got := GetFlat([]even(nil), b, 0); got == nil || len(got) != 0 {
		t.Errorf("no elements are %v, want an empty list", got)
	}
}

// Memcpy must copy as many bytes as it claims.
func TestMemcpy(t *testing.T) {
	port := Memcpy(func(v any) int { return v.(int) })
	for _, n := range []int{0, 1, 1023, 32 << 10, 100_000} {
		b, err := port.Marshal(n)
		if err != nil || len(b) != n {
			t.Errorf("%d bytes: encoded %d, %v", n, len(b), err)
		}
		if b, err = port.Append([]byte("prefix"), n); err != nil || len(b) != 6+n || string(b[:6]) != "prefix" {
			t.Errorf("%d bytes: appended %d, %v", n, len(b), err)
		}
		want := bytes.Repeat([]byte{1, 2, 3, 4, 5}, n/5+1)[:n]
		v, err := port.Unmarshal(want)
		if err != nil {
			t.Fatal(err)
		}
		if got := unsafe.Slice(v.(*byte), n); !bytes.Equal(got, want) {
			t.Errorf("%d bytes: decoding copied something else", n)
		}
	}
}

// TestHostile decodes lists that claim as many elements as there are bytes left. Their first
// element is a list that claims the same. It does the same with maps.
func TestHostile(t *testing.T) {
	const levels = 2000
	for _, c := range []struct {
		tag   byte
		key   int // bytes of a key's length
		least int // bytes of an element
	}{{tagList, 0, 1}, {tagMap, 4, 5}} {
		var b []byte
		for level := range levels {
			rest := (levels-level-1)*(4+c.key+1) + c.key + 1
			b = binary.LittleEndian.AppendUint32(b, uint32(rest/c.least+1))
			b = append(b, make([]byte, c.key)...)
			b = append(b, c.tag)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, m, _ := GetAny(b, 0, "", c.tag, 0)
		runtime.ReadMemStats(&after)
		if n := after.TotalAlloc - before.TotalAlloc; m >= 0 || n > uint64(64*len(b)) {
			t.Errorf("tag %d: place %d, and %d bytes took %d", c.tag, m, len(b), n)
		}
	}
}
