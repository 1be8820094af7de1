package limit_test

import (
	"encoding/binary"
	"math"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
)

// limits returns the ports of limit by type, with a few encoded messages each.
func limits(t testing.TB) (types []*codec.Type, ports []codec.Port, messages [][][]byte) {
	done := make(map[reflect.Type]bool)
	for _, b := range all(t) {
		if done[b.Type.Go] {
			continue
		}
		done[b.Type.Go] = true
		sample := b.sample(t)
		if len(sample) == 0 {
			continue
		}
		var encoded [][]byte
		for _, v := range sample[:min(2, len(sample))] {
			message, err := b.port.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			encoded = append(encoded, message)
		}
		types, ports, messages = append(types, b.Type), append(ports, b.port), append(messages, encoded)
	}
	return types, ports, messages
}

// TestLimitRefuses checks that limit refuses every shorter input and a longer one.
func TestLimitRefuses(t *testing.T) {
	types, ports, messages := limits(t)
	for i, port := range ports {
		whole := messages[i][0]
		step := max(1, len(whole)/500)
		for n := 0; n < len(whole); n += step {
			if _, err := port.Unmarshal(whole[:n]); err == nil {
				t.Errorf("%s: decoded %d of %d bytes", types[i].Name, n, len(whole))
			}
		}
		if _, err := port.Unmarshal(append(slices.Clone(whole), 0)); err == nil {
			t.Errorf("%s: decoded a value with a byte behind it", types[i].Name)
		}
	}
}

// spent returns the bytes that f allocates. Allocations of the runtime, for example for the workers
// of a collection, count too. If the result is over most, f runs again, up to three times in all.
func spent(f func(), most uint64) uint64 {
	var least uint64 = math.MaxUint64
	for try := 0; try < 3 && least > most; try++ {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		least = min(least, after.TotalAlloc-before.TotalAlloc)
	}
	return least
}

// mostMemory returns the limit in bytes for decoding: a value of the type, and for each byte of the
// input the pointers, list headers and map slots that it can request.
func mostMemory(t *codec.Type, b []byte) uint64 {
	return uint64(t.Go.Size()) + uint64(64*len(b)) + 4<<10
}

// TestLimitHostile decodes a tree in which each node claims that all following nodes are its
// children. Its first child claims the same. The input has enough bytes for one level but not for
// two.
func TestLimitHostile(t *testing.T) {
	types, ports, _ := limits(t)
	tree := slices.IndexFunc(types, func(t *codec.Type) bool { return t.Name == "edge-tree" })
	if tree < 0 {
		t.Skip("needs the code of edge values: go generate ./builtin/generated && go test -tags edge ./codecs/limit")
	}
	const (
		levels = 2000
		block  = 12 // the lengths of a name, a list and a map
	)
	le := binary.LittleEndian
	for _, c := range []struct {
		name       string
		key, count int // bytes before a block, and the position of the length in it
	}{{"list", 0, 4}, {"map", 4, 8}} {
		b := le.AppendUint32(nil, uint32(4+levels*block+(levels-1)*c.key))
		for level := range levels {
			if level > 0 {
				b = append(b, make([]byte, c.key)...)
			}
			node := make([]byte, block)
			le.PutUint32(node[c.count:], uint32(levels-level)) // one more than there are
			b = append(b, node...)
		}
		var err error
		most := mostMemory(types[tree], b)
		n := spent(func() { _, err = ports[tree].Unmarshal(b) }, most)
		if err == nil || n > most {
			t.Errorf("%s: error %v, and %d bytes took %d", c.name, err, len(b), n)
		}
	}
}

// FuzzLimit checks that no input causes a panic or a disproportionate allocation, and that a
// decoded value is encoded into the same value.
func FuzzLimit(f *testing.F) {
	types, ports, messages := limits(f)
	for i, all := range messages {
		for _, b := range all {
			if len(b) < 4<<10 {
				f.Add(uint8(i), b)
			}
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, b []byte) {
		i := int(which) % len(types)
		var first any
		var err error
		most := mostMemory(types[i], b)
		if n := spent(func() { first, err = ports[i].Unmarshal(b) }, most); n > most {
			t.Fatalf("%s: %d bytes took %d, more than %d", types[i].Name, len(b), n, most)
		}
		if err != nil {
			return
		}
		again, err := ports[i].Marshal(first)
		if err != nil {
			t.Fatalf("%s: %v", types[i].Name, err)
		}
		second, err := ports[i].Unmarshal(again)
		if err != nil {
			t.Fatalf("%s: %v", types[i].Name, err)
		}
		if d := check.Diff(first, second, 0).Differences; d != nil {
			t.Fatalf("%s: %v", types[i].Name, d)
		}
	})
}
