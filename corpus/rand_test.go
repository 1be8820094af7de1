package corpus_test

import (
	"testing"
	"time"
	"unicode/utf8"

	"github.com/wirebench/wirebench/corpus"
)

// draw returns n results of f.
func draw[T any](t *testing.T, small bool, n int, f func(*corpus.Rand) T) []T {
	t.Helper()
	var drawn []T
	for _, v := range first(t, corpus.New("drawn", "", f), small, n) {
		drawn = append(drawn, *v.(*T))
	}
	return drawn
}

func TestSkewed(t *testing.T) {
	for _, tt := range []struct{ lo, hi int }{{0, 0}, {5, 5}, {0, 1}, {0, 9}, {-3, 7}, {1, 1_000_000_000}} {
		below, middle := 0, tt.lo+(tt.hi-tt.lo)/2
		const n = 10_000
		for _, x := range draw(t, false, n, func(r *corpus.Rand) int { return r.Skewed(tt.lo, tt.hi) }) {
			if x < tt.lo || x > tt.hi {
				t.Fatalf("Skewed(%d, %d) = %d", tt.lo, tt.hi, x)
			}
			if x <= middle {
				below++
			}
		}
		if below < n*7/10 {
			t.Errorf("Skewed(%d, %d): %d of %d in the lower half, want 70 %% or more", tt.lo, tt.hi, below, n)
		}
	}
}

func TestBetween(t *testing.T) {
	seen := make(map[int]bool)
	for _, x := range draw(t, false, 1000, func(r *corpus.Rand) int { return r.Between(-1, 2) }) {
		if x < -1 || x > 2 {
			t.Fatalf("Between(-1, 2) = %d", x)
		}
		seen[x] = true
	}
	if len(seen) != 4 {
		t.Errorf("Between(-1, 2) gave %d different numbers, want 4", len(seen))
	}
}

func TestCount(t *testing.T) {
	tests := []struct{ n, full, small int }{
		{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {100, 100, 2}, {640, 640, 10}, {10_000, 10_000, 156},
	}
	for _, tt := range tests {
		count := func(r *corpus.Rand) int { return r.Count(tt.n) }
		full, small := draw(t, false, 1, count)[0], draw(t, true, 1, count)[0]
		if full != tt.full || small != tt.small {
			t.Errorf("Count(%d) = %d, small %d; want %d, small %d", tt.n, full, small, tt.full, tt.small)
		}
	}
}

func TestText(t *testing.T) {
	tests := []struct {
		name string
		text func(*corpus.Rand) string
	}{
		{"name", (*corpus.Rand).Name},
		{"word", (*corpus.Rand).Word},
		{"text", func(r *corpus.Rand) string { return r.Text(1) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			const n = 10_000
			foreign := 0
			for _, s := range draw(t, false, n, tt.text) {
				if s == "" || !utf8.ValidString(s) {
					t.Fatalf("%q, want valid text", s)
				}
				if len(s) != utf8.RuneCountInString(s) {
					foreign++
				}
			}
			if foreign < n*8/100 || foreign > n*12/100 {
				t.Errorf("%d of %d have letters beyond ASCII, want about a tenth", foreign, n)
			}
		})
	}
}

func TestTime(t *testing.T) {
	offsets := make(map[int]bool)
	from, to := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC)
	for _, x := range draw(t, false, 1000, (*corpus.Rand).Time) {
		if x.Before(from) || !x.Before(to) {
			t.Fatalf("%v, want a time of the years 2000 to 2029", x)
		}
		_, offset := x.Zone()
		offsets[offset] = true
	}
	if len(offsets) < 2 {
		t.Errorf("%d zones, want several", len(offsets))
	}
}
