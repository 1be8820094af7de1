package measure

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/corpus"
)

// TestShuffle checks that encodings lie elsewhere, in the memory of the same messages, and are what
// they were.
func TestShuffle(t *testing.T) {
	const n, chunk, further = 8, 4, 6
	var all [][]byte
	for i := range n {
		all = append(all, fmt.Appendf(nil, "%0*d", 1+i%3, i))
	}
	path := filepath.Join(t.TempDir(), "messages")
	if err := writeMessages(path, messages{encoded: all}); err != nil {
		t.Fatal(err)
	}
	m, err := readMessages(path, n, further)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := make(map[int]bool)
	before := make([]*byte, n)
	for i := range before {
		before[i] = &m.row[i][0]
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		m.shuffle(rng, chunk, n)
		for i, b := range m.row {
			if want := all[i%n]; !bytes.Equal(b, want) || cap(b) != len(b) {
				t.Fatalf("message %d is %q of capacity %d, want %q", i, b, cap(b), want)
			}
			if i < n && &b[0] != before[i] {
				elsewhere[i] = true
			}
			if &b[0] != &m.row[i%n][0] {
				t.Fatalf("message %d lies at two places", i)
			}
		}
	}
	if diff := cmp.Diff(map[int]bool{4: true, 5: true, 6: true, 7: true}, elsewhere); diff != "" {
		t.Errorf("moved (-want +got):\n%s", diff)
	}
}

// TestEachChunk checks which chunks a turn's messages are in.
func TestEachChunk(t *testing.T) {
	for _, c := range []struct {
		first, ops, chunk, n int
		want                 []int
	}{
		{0, 4, 4, 16, []int{0}},
		{3, 2, 4, 16, []int{0, 4}},
		{14, 6, 4, 16, []int{12, 0}},
		{8, 100, 4, 16, []int{8, 12, 0, 4}},
		{0, 9, 1, 1, []int{0}},
	} {
		var got []int
		eachChunk(c.first, c.ops, c.chunk, c.n, func(from, _ int) { got = append(got, from) })
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%d messages from %d on (-want +got):\n%s", c.ops, c.first, diff)
		}
	}
}

type parcel struct {
	Name string
	To   *string
	Self *parcel `json:"-"`
}

// TestRotate checks that values lie elsewhere, are what they were, and are still watched.
func TestRotate(t *testing.T) {
	i := 0
	set := corpus.New("parcel", "", func(*corpus.Rand) parcel {
		i++
		to := fmt.Sprint("to ", i)
		return parcel{Name: fmt.Sprint(i), To: &to}
	})
	ring, err := corpus.Sample(set)
	if err != nil {
		t.Fatal(err)
	}
	g, err := newGuard(set, ring, corpus.Sample)
	if err != nil {
		t.Fatal(err)
	}
	if g.row.Inward() {
		t.Error("a value seems to refer to itself")
	}
	var was []parcel
	at := make(map[unsafe.Pointer]string)
	for _, v := range ring.Values {
		p := v.(*parcel)
		was = append(was, *p)
		at[unsafe.Pointer(p)] = p.Name
	}
	g.rotate(0, ring.Chunk, 3)
	for i, v := range ring.Values {
		p := v.(*parcel)
		if *p != was[i] {
			t.Fatalf("value %d is %v, want %v", i, *p, was[i])
		}
		if at[unsafe.Pointer(p)] == p.Name {
			t.Fatalf("value %d was not moved", i)
		}
		if g.row.Sum(i) != g.sums[i] {
			t.Fatalf("value %d has another checksum", i)
		}
	}
	first := ring.Values[1].(*parcel)
	first.Name = "changed"
	for i := range ring.Values {
		if changed := g.row.Sum(i) != g.sums[i]; changed != (i == 1) {
			t.Errorf("value %d has changed: %t", i, changed)
		}
	}
}

// TestInward checks that values that refer to themselves are not moved.
func TestInward(t *testing.T) {
	p := &parcel{Name: "a"}
	p.Self = p
	q := &parcel{Name: "b"}
	q.To = &q.Name
	for _, v := range []any{p, q} {
		ring := corpus.Ring{Values: []any{v}, Numbers: []int{0}, Chunk: 1}
		g, err := newGuard(corpus.Set{}, ring, nil)
		if err != nil {
			t.Fatal(err)
		}
		c := child{guard: g}
		if c.movableFor(nil) {
			t.Errorf("%v can be moved", v)
		}
	}
}
