package limit_test

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/schema"
)

// TestLimitWritesEveryByte checks that limit writes every byte of its output. It encodes into
// memory that is not cleared, so a byte that it skipped would keep its old value. Types with maps
// are left out, because the order of maps varies between two encodings.
func TestLimitWritesEveryByte(t *testing.T) {
	if race.Enabled {
		t.Skip("takes a minute under the race detector, and uses one goroutine")
	}
	compared := 0
	for _, b := range all(t) {
		if hasMaps(b.Type) {
			continue
		}
		for i, v := range b.sample(t) {
			var got [2][]byte
			for j, rest := range []byte{0x55, 0xaa} {
				want, err := b.port.Marshal(v)
				if err != nil {
					t.Fatalf("%s: message %d: %v", b.Type.Name, i, err)
				}
				dirty := bytes.Repeat([]byte{rest}, len(want))
				if got[j], err = b.port.Append(dirty[:0], v); err != nil {
					t.Fatalf("%s: message %d: %v", b.Type.Name, i, err)
				}
			}
			compared++
			if !bytes.Equal(got[0], got[1]) {
				t.Errorf("%s: message %d: bytes are left as they were", b.Type.Name, i)
			}
		}
	}
	if compared == 0 {
		t.Error("nothing was compared")
	}
}

func hasMaps(t *codec.Type) bool { return t.Schema.Has(schema.Map) || t.Schema.Has(schema.Any) }

// TestLimitAllocates checks that limit encodes with one allocation, and decodes with as many as the
// value needs, with each list exactly as long as needed. Maps and interfaces are left out, because
// Go decides how many allocations they take.
func TestLimitAllocates(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector allocates")
	}
	counted := 0
	for _, b := range all(t) {
		sample := b.sample(t)
		for i, v := range sample[:min(4, len(sample))] {
			where := fmt.Sprintf("%s: message %d", b.Type.Name, i)
			message, err := b.port.Marshal(v)
			if err != nil {
				continue // a fault that is listed in bench/testdata/faults.txt
			}
			got, err := b.port.Unmarshal(message)
			if err != nil {
				t.Fatalf("%s: %v", where, err)
			}
			// Calls that succeeded once also succeed below.
			if n := testing.AllocsPerRun(5, func() { _, _ = b.port.Marshal(v) }); n != 1 {
				t.Errorf("%s: %v allocations to encode, want 1", where, n)
			}
			if n := testing.AllocsPerRun(5, func() { _, _ = b.port.Append(message[:0], v) }); n != 0 {
				t.Errorf("%s: %v allocations to encode into memory that has room, want 0", where, n)
			}
			var value needs
			value.add(reflect.ValueOf(got))
			for _, list := range value.loose {
				t.Errorf("%s: %s", where, list)
			}
			if hasMaps(b.Type) {
				continue
			}
			counted++
			// The same message overwrites message.
			if n := testing.AllocsPerRun(5, func() { _, _ = b.port.Unmarshal(message) }); n != value.allocations() {
				t.Errorf("%s: %v allocations to decode, want %v", where, n, value.allocations())
			}
		}
	}
	if counted == 0 {
		t.Error("no allocations were counted")
	}
}

// needs is the memory that a value without maps and interfaces needs.
type needs struct {
	own   int // allocations, without text
	text  int // bytes of text, which share one allocation
	loose []string
}

func (n *needs) allocations() float64 {
	if n.text > 1 { // Go does not allocate strings of one byte
		return float64(n.own + 1)
	}
	return float64(n.own)
}

func (n *needs) add(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		n.text += v.Len()
	case reflect.Pointer:
		if !v.IsNil() {
			n.own++
			n.add(v.Elem())
		}
	case reflect.Interface:
		n.add(v.Elem())
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[time.Time]() {
			return
		}
		for _, f := range v.Fields() {
			n.add(f)
		}
	case reflect.Map:
		for _, e := range v.Seq2() {
			n.add(e)
		}
	case reflect.Array, reflect.Slice:
		n.addList(v)
	}
}

func (n *needs) addList(v reflect.Value) {
	if v.Kind() == reflect.Slice && v.Len() > 0 {
		n.own++
		// Allocations have size classes, and append uses all of its size class.
		if most := reflect.AppendSlice(reflect.Zero(v.Type()), v).Cap(); v.Cap() > most {
			n.loose = append(n.loose, fmt.Sprintf("a %s of %d elements has room for %d", v.Type(), v.Len(), v.Cap()))
		}
	}
	pointed := 0
	for _, e := range v.Seq2() {
		n.add(e)
		if e.Kind() == reflect.Pointer && !e.IsNil() {
			pointed++
		}
	}
	if v.Kind() == reflect.Slice && pointed > 0 {
		n.own -= pointed - 1 // all elements that are pointed to share one allocation
	}
}
