package twmbavro

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

type hash uint64

type record struct {
	Hash   hash
	Word   uint
	Hashes []hash
	Some   *uint64
	Corner [2]int16
	ID     [4]byte
	Names  map[string]uint
}

// TestUnsigned encodes integers, also of named types, half of which the library refuses by default.
func TestUnsigned(t *testing.T) {
	some := uint64(math.MaxUint64)
	want := &record{
		math.MaxUint64, math.MaxUint, []hash{0, 1, 1 << 63}, &some, [2]int16{-1, 1}, [4]byte{0, 255, 0, 1}, map[string]uint{"": 1 << 63},
	}
	for _, k := range Codecs() {
		t.Run(k.Name, func(t *testing.T) {
			p, err := k.Bind(codec.Of[record]("record"))
			if err != nil {
				t.Fatal(err)
			}
			lowered := []string{"uint64 as a long of the same bits", "uint as a long of the same bits"}
			if !slices.Equal(p.Lowered, lowered) {
				t.Errorf("lowered: got %q, want %q", p.Lowered, lowered)
			}
			b, err := p.Marshal(want)
			if err != nil {
				t.Fatal(err)
			}
			got, err := p.Unmarshal(b)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("round trip (-want +got):\n%s", diff)
			}
		})
	}
}

// TestAppendAllocates checks the library's promise for types that need no conversion.
func TestAppendAllocates(t *testing.T) {
	type plain struct {
		Name string
		N    int
		List []float64
		Next *int32
	}
	n := int32(-5)
	v := &plain{"name", 1 << 40, []float64{1, 2.5}, &n}
	p, err := Codecs()[0].Bind(codec.Of[plain]("plain"))
	if err != nil {
		t.Fatal(err)
	}
	dst := make([]byte, 0, 256)
	allocs := testing.AllocsPerRun(100, func() {
		if dst, err = p.Append(dst[:0], v); err != nil {
			t.Fatal(err)
		}
	})
	if allocs != 0 {
		t.Errorf("appending allocates %v times, want never", allocs)
	}
}
