package corpus_test

import (
	"encoding/json"
	"iter"
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/builtin/parts/sets"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
)

func published() []corpus.Set {
	var all []corpus.Set
	for _, of := range sets.All() {
		all = append(all, of()...)
	}
	return all
}

// first returns the first n messages. It skips the test if the module with the messages is missing.
func first(t *testing.T, s corpus.Set, small bool, n int) []any {
	t.Helper()
	var values []any
	for v, err := range s.Messages(small) {
		if why := module.Missing(err); why != "" {
			t.Skip(why)
		}
		if err != nil {
			t.Fatal(err)
		}
		if values = append(values, v); len(values) == n {
			break
		}
	}
	return values
}

func size(t *testing.T, v any) int {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return len(b)
}

func TestNames(t *testing.T) {
	seen := make(map[string]bool)
	for _, s := range published() {
		if s.Type.Name == "" || s.About == "" || seen[s.Type.Name] {
			t.Errorf("set %q, about %q: want a name of its own and a line about it", s.Type.Name, s.About)
		}
		seen[s.Type.Name] = true
	}
}

// Every run, on every machine, sees the same values.
func TestDeterministic(t *testing.T) {
	for _, s := range published() {
		t.Run(s.Type.Name, func(t *testing.T) {
			a, b := first(t, s, true, 64), first(t, s, true, 64)
			if len(a) != len(b) {
				t.Fatalf("%d messages, and %d in the second pass", len(a), len(b))
			}
			for i := range a {
				if reflect.TypeOf(a[i]) != reflect.PointerTo(s.Type.Go) {
					t.Fatalf("message %d is a %T, want a pointer to %v", i, a[i], s.Type.Go)
				}
				if a[i] == b[i] {
					t.Errorf("message %d: both passes yield the same pointer", i)
				}
				if !reflect.DeepEqual(a[i], b[i]) {
					t.Errorf("message %d: the second pass yields another value", i)
				}
			}
		})
	}
}

// A codec that sees the same message again is measured too fast.
func TestDifferent(t *testing.T) {
	for _, s := range published() {
		t.Run(s.Type.Name, func(t *testing.T) {
			if size(t, first(t, s, false, 1)[0]) > 1<<10 {
				return // the ring ends at 1 MiB, before 4,096 messages
			}
			seen := make(map[string]int)
			for i, v := range first(t, s, false, 4096) {
				b, err := json.Marshal(v)
				if err != nil {
					t.Fatal(err)
				}
				if at, again := seen[string(b)]; again {
					t.Fatalf("messages %d and %d are both %s", at, i, b)
				}
				seen[string(b)] = i
			}
		})
	}
}

func TestSample(t *testing.T) {
	for _, s := range published() {
		t.Run(s.Type.Name, func(t *testing.T) {
			r, err := corpus.Sample(s)
			if why := module.Missing(err); why != "" {
				t.Skip(why)
			}
			if err != nil {
				t.Fatal(err)
			}
			total := 0
			for _, v := range r.Values {
				total += size(t, v)
			}
			if len(r.Values) < 2 || total > 64<<10 {
				t.Errorf("%d messages of %d bytes, want 2 or more and at most 64 KiB", len(r.Values), total)
			}
		})
	}
}

// large sets take a second or more to generate in full. They are shaped like those of package huge.
var large = map[string]bool{
	"sweep-10000": true, "mesh": true, "rust-mesh": true, "huge-slice": true, "huge-ptrs": true, "complexmap": true, "complexmap-full": true,
}

func TestRing(t *testing.T) {
	for _, s := range published() {
		if large[s.Type.Name] {
			continue
		}
		t.Run(s.Type.Name, func(t *testing.T) {
			r, err := corpus.NewRing(s)
			if why := module.Missing(err); why != "" {
				t.Skip(why)
			}
			if err != nil {
				t.Fatal(err)
			}
			sizes := make(map[any]int)
			total := 0
			for _, v := range r.Values {
				sizes[v] = size(t, v)
				total += sizes[v]
			}
			twoChunks := len(r.Values) == 2*corpus.ChunkSize && total >= 512<<10
			if len(r.Values) < 4096 && total < 1<<20 && !twoChunks && !short[s.Type.Name] {
				t.Errorf("%d messages of %d bytes, want 4,096 messages, 1 MiB, or two chunks of 512 KiB", len(r.Values), total)
			}
			if len(sizes) != len(r.Values) {
				t.Errorf("%d messages, %d of them different", len(r.Values), len(sizes))
			}
			sums := chunkSums(t, r, func(v any) int { return sizes[v] })
			if lo, hi := extremes(sums); float64(hi) > 1.02*float64(lo) {
				t.Errorf("chunks hold %d to %d bytes, want at most 2 %% between them", lo, hi)
			}
		})
	}
}

// short are published documents, one message each, of less than 1 MiB without spaces.
var short = map[string]bool{"citm_catalog": true, "string_unicode": true, "github_events": true, "twitter": true}

// Any sixteen consecutive messages of a large ring are a fair sample of a chunk: together they hold
// about a quarter of its bytes.
func TestRowsAreAlike(t *testing.T) {
	lengths := make([]int, 640)
	for i := range lengths {
		lengths[i] = 1 + i%100*(i%7)
	}
	r, err := corpus.NewRing(captured(lengths...))
	if err != nil {
		t.Fatal(err)
	}
	whole := float64(chunkSums(t, r, func(v any) int { return len(*v.(*string)) })[0])
	for first := 0; first < r.Chunk; first++ {
		sum := 0
		for i := range 16 {
			sum += len(*r.Values[(first+i)%r.Chunk].(*string))
		}
		if share := float64(sum) / whole; share < 0.21 || share > 0.29 {
			t.Errorf("16 messages from the %dth on hold %.3f of the chunk, want about a quarter", first, share)
		}
	}
}

// chunkSums returns the size of each chunk.
func chunkSums(t *testing.T, r corpus.Ring, size func(any) int) []int {
	t.Helper()
	if r.Chunk < 1 || len(r.Values)%r.Chunk != 0 {
		t.Fatalf("%d messages in chunks of %d, want whole chunks", len(r.Values), r.Chunk)
	}
	if len(r.Values) > corpus.ChunkSize && r.Chunk != corpus.ChunkSize {
		t.Fatalf("chunks of %d, want %d", r.Chunk, corpus.ChunkSize)
	}
	sums := make([]int, len(r.Values)/r.Chunk)
	for i, v := range r.Values {
		sums[i/r.Chunk] += size(v)
	}
	return sums
}

func extremes(sums []int) (lo, hi int) {
	lo, hi = sums[0], sums[0]
	for _, n := range sums {
		lo, hi = min(lo, n), max(hi, n)
	}
	return lo, hi
}

// captured returns a set that ends, with messages of the given lengths.
func captured(lengths ...int) corpus.Set {
	s := corpus.New("captured", "", func(r *corpus.Rand) string { return r.Hex(1) })
	s.Messages = func(bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			for _, n := range lengths {
				v := string(make([]byte, n))
				if !yield(&v, nil) {
					return
				}
			}
		}
	}
	return s
}

func repeat(length, n int) []int {
	s := make([]int, n)
	for i := range s {
		s[i] = length
	}
	return s
}

func TestRingLengths(t *testing.T) {
	tests := []struct {
		name    string
		lengths []int
		values  int
		chunk   int
	}{
		{"one huge message", []int{2 << 20}, 1, 1},
		{"huge messages", []int{1 << 20, 1 << 20}, 1, 1},
		{"a few captured ones", repeat(10, 7), 7, 7},
		{"one chunk", repeat(10, 64), 64, 64},
		{"no whole chunk more", repeat(10, 127), 64, 64},
		{"two chunks", repeat(10, 128), 128, 64},
		{"two chunks of 512 KiB", repeat(1000, 200), 128, 64}, // a NUL takes 6 bytes as JSON
		{"more than are needed", repeat(1, 5000), 4096, 64},
		{"1 MiB rounded up to chunks", repeat(600, 500), 320, 64}, // a NUL takes 6 bytes as JSON
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := corpus.NewRing(captured(tt.lengths...))
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Values) != tt.values || r.Chunk != tt.chunk {
				t.Errorf("%d messages in chunks of %d, want %d in chunks of %d",
					len(r.Values), r.Chunk, tt.values, tt.chunk)
			}
		})
	}
	if _, err := corpus.NewRing(captured()); err == nil {
		t.Error("a ring of no messages is not an error")
	}
}
