package fieldmap

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestReplaced(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want []Range
	}{
		{"a=1;b=2", "a=1;bool;b=2", nil},
		{"x:true}", "x:false}", []Range{{2, 5}}},
		{"5abcde", "7abcdexy", nil},             // a length and inserted bytes
		{"7abcdexy", "5abcde", []Range{{6, 8}}}, // and removed bytes
		{"", "new", nil},
		{"old", "", []Range{{0, 3}}},
		{"[null,1]", `["x",1]`, []Range{{1, 5}}},
	} {
		got, ok := replaced([]byte(c.a), []byte(c.b))
		if diff := cmp.Diff(c.want, got); diff != "" || !ok {
			t.Errorf("replaced(%q, %q) (-want +got):\n%s", c.a, c.b, diff)
		}
	}
}

// Ranges lie in a, in order and without touching. Matches are equal bytes, in order, on a shortest
// way.
func FuzzReplaced(f *testing.F) {
	f.Add([]byte("a=1;b=2"), []byte("a=1;bool;b=2"))
	f.Add([]byte("aaa"), []byte("aaaa"))
	f.Add([]byte("\x00\x00\x00"), []byte("\x01\x00x\x00"))
	f.Add([]byte("kitten"), []byte("sitting"))
	f.Add([]byte{}, []byte("long"))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		a, b = a[:min(len(a), 500)], b[:min(len(b), 500)]
		all, ok := replaced(a, b)
		last := -1
		for _, r := range all {
			if r[0] <= last || r[1] <= r[0] || r[1] > len(a) {
				t.Errorf("range %v of %d bytes behind one that ends at %d", r, len(a), last)
			}
			last = r[1]
		}
		kept, _ := matches(a, b)
		i, j, steps := 0, 0, 0
		for _, m := range append(kept, [2]int{len(a), len(b)}) {
			if m[0] < i || m[1] < j || m[0] < len(a) && a[m[0]] != b[m[1]] {
				t.Fatalf("%q and %q: match %v", a, b, m)
			}
			steps += max(m[0]-i, m[1]-j)
			i, j = m[0]+1, m[1]+1
		}
		if want := editDistance(a, b); ok != (want <= mostSteps) || ok && steps != want {
			t.Errorf("%q and %q: %d steps, ok %v, want %d", a, b, steps, ok, want)
		}
	})
}

// editDistance is the smallest number of bytes to replace, remove and insert between a and b.
func editDistance(a, b []byte) int {
	above := make([]int, len(b)+1)
	for j := range above {
		above[j] = j
	}
	for i, x := range a {
		row := []int{i + 1}
		for j, y := range b {
			replace := above[j]
			if x != y {
				replace++
			}
			row = append(row, min(replace, above[j+1]+1, row[j]+1))
		}
		above = row
	}
	return above[len(b)]
}
