package check

import (
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/wirebench/wirebench/codec"
)

type node struct {
	N           int
	Left, Right *node
}

// ring is a cycle of n nodes. The last node has the number last.
func ring(n, last int) *node {
	end := &node{N: last}
	first := end
	for range n - 1 {
		first = &node{Left: first, Right: first}
	}
	end.Left, end.Right = first, first
	return first
}

// diamonds has 2^depth paths to its end.
func diamonds(depth, last int) *node {
	n := &node{N: last}
	for range depth {
		n = &node{Left: n, Right: n}
	}
	return n
}

func list(length, last int) *node {
	n := &node{N: last}
	for range length - 1 {
		n = &node{Left: n}
	}
	return n
}

func selfMap(n int) map[string]any {
	m := map[string]any{"n": n}
	m["self"], m["again"] = m, m
	return m
}

func selfSlice(n int) []any {
	s := make([]any, 3)
	s[0], s[1], s[2] = s, s, n
	return s
}

type chain *chain

func selfPointer() chain {
	var c chain
	c = &c
	return c
}

// A value that refers to itself differs from nil, and no rule excepts that.
func TestDiffCycleFromNil(t *testing.T) {
	for _, cycle := range []any{ring(1, 0), ring(3, 0), selfPointer(), ptr(any(selfPointer()))} {
		none := reflect.Zero(reflect.TypeOf(cycle)).Interface()
		for _, allow := range []codec.Rule{0, codec.NilZero} {
			for _, r := range []Result{Diff(cycle, none, allow), Diff(none, cycle, allow)} {
				if len(r.Differences) != 1 || r.Used != 0 {
					t.Errorf("%T: %q, used %v; want one difference and no rule", cycle, r.Differences, r.Used.Names())
				}
			}
		}
	}
}

// The comparison ends for values that refer to themselves and for values with more paths than can
// be walked.
func TestDiffReferences(t *testing.T) {
	tests := []struct {
		name             string
		same, alike, not any
	}{
		{"cycle of one", ring(1, 1), ring(1, 1), ring(1, 2)},
		{"cycle of many", ring(1000, 1), ring(1000, 1), ring(1000, 2)},
		{"cycles of different length", ring(2, 0), ring(3, 0), ring(3, 1)},
		{"diamonds", diamonds(100, 1), diamonds(100, 1), diamonds(100, 2)},
		{"long list", list(20_000, 1), list(20_000, 1), list(20_000, 2)},
		{"map that holds itself", selfMap(1), selfMap(1), selfMap(2)},
		{"slice that holds itself", selfSlice(1), selfSlice(1), selfSlice(2)},
		{"pointer to itself", selfPointer(), selfPointer(), selfMap(1)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for what, got := range map[string]any{"itself": tt.same, "its like": tt.alike} {
				if r := Diff(tt.same, got, 0); len(r.Differences) > 0 {
					t.Errorf("against %s: %.200q, want no differences", what, r.Differences)
				}
			}
			if r := Diff(tt.same, tt.not, 0); len(r.Differences) == 0 {
				t.Error("against another: no differences")
			}
		})
	}
}

type headed struct {
	Head inner
	N    int
}

// Pairs seen before are recognized by address, type and length: a struct and its first field have
// the same address, and so do a slice and its beginning.
func TestDiffSharedMemory(t *testing.T) {
	tests := []struct {
		name string
		make func(n int) any
	}{
		{"struct after its first field", func(n int) any {
			h := &headed{N: n}
			return []any{&h.Head, h}
		}},
		{"slice after its beginning", func(n int) any {
			s := []inner{{S: strings.Clone("a")}, {N: n}} // in memory of its own
			return [][]inner{s[:1], s}
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			want, got := tt.make(1), tt.make(2)
			for range 2 * deep {
				want, got = []any{want}, []any{got}
			}
			if r := Diff(want, got, 0); len(r.Differences) != 1 {
				t.Errorf("%q, want one difference", r.Differences)
			}
		})
	}
}

// The differences of a map, and the rules it used, read the same every time.
func TestDiffMapOrder(t *testing.T) {
	want, got := make(map[int]any), make(map[int]any)
	for i := range 20 {
		want[i], got[i] = i, -i-1
	}
	want[20], got[20] = []int(nil), []int{}
	first := Diff(want, got, codec.NilEmpty)
	if first.Used != codec.NilEmpty {
		t.Errorf("used %v, want nil or empty", first.Used.Names())
	}
	for range 50 {
		if diff := cmp.Diff(first, Diff(want, got, codec.NilEmpty)); diff != "" {
			t.Fatalf("another time (-first +now):\n%s", diff)
		}
	}
}
