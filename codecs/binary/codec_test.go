package binary

import (
	"math"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
)

type point struct{ X, Y float32 }

type sample struct {
	Kind   uint8
	_      [3]byte
	At     int64
	For    time.Duration
	On     bool
	Corner [2]point
	Phase  complex128
}

// TestFixed proves the codec in all operations on a type that it can carry.
func TestFixed(t *testing.T) {
	k, typ := Codecs()[0], codec.Of[sample]("sample")
	port, err := k.Bind(typ)
	if err != nil {
		t.Fatal(err)
	}
	p := check.NewProver(k, typ, port, []any{
		&sample{},
		&sample{Kind: 200, At: -1 << 60, For: time.Hour, On: true, Corner: [2]point{{1, -2}, {float32(math.Inf(1)), 0}}, Phase: 1 - 2i},
		&sample{At: math.MaxInt64, Phase: complex(math.Copysign(0, -1), 0)},
	})
	for _, m := range codec.Operations {
		if port.Lacks(m.Operation) != "" {
			continue
		}
		if _, err := p.Prove(m.Operation); err != nil {
			t.Errorf("%s: %v", m.Operation, err)
		}
	}
	for i, b := range p.Encoded {
		if len(b) != 1+3+8+8+1+16+16 {
			t.Errorf("message %d has %d bytes", i, len(b))
		}
	}
}

// list is a type whose size is known from a value but not from its bytes.
type list []int32

// TestRefused checks that a type that would not survive a round trip is refused, with the part that
// is to blame.
func TestRefused(t *testing.T) {
	tests := []struct {
		typ  *codec.Type
		want string
	}{
		{codec.Of[struct {
			A int32
			B struct{ C string }
		}](""), "no fixed size: .B.C is string"},
		{codec.Of[struct{ N int }](""), "no fixed size: .N is int"},
		{codec.Of[struct{ At time.Time }](""), "no fixed size: .At is time.Time"},
		{codec.Of[struct{ P *int32 }](""), "no fixed size: .P is *int32"},
		{codec.Of[struct{ L [2][]int32 }](""), "no fixed size: .L[] is []int32"},
		{codec.Of[struct{ B []byte }](""), "no fixed size: .B is []uint8"},
		{codec.Of[struct{ M map[int8]int8 }](""), "no fixed size: .M is map[int8]int8"},
		{codec.Of[struct{ V any }](""), "no fixed size: .V is interface {}"},
		{codec.Of[list](""), "no fixed size: binary.list"},
		{codec.Of[struct{ N atomic.Int32 }](""), "decoding panics at unexported fields: .N.v"},
	}
	for _, tt := range tests {
		t.Run(tt.want, func(t *testing.T) {
			_, err := Codecs()[0].Bind(tt.typ)
			if err == nil {
				t.Fatal("is carried")
			}
			if diff := cmp.Diff(tt.want, err.Error()); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
