package advise

import (
	"testing"

	"github.com/wirebench/wirebench/internal/stats"
)

func TestAlike(t *testing.T) {
	of := func(codec string, cost float64, caveats int) Candidate {
		return Candidate{Codec: codec, Cost: stats.Interval{Lo: cost, Mid: cost, Hi: cost}, Caveats: make([]string, caveats)}
	}
	candidates := []Candidate{of("a", 1, 0), of("b", 0.5, 1), of("c", 0.8, 2), of("d", 1, 0), of("e", 1, 0), of("f", 1, 0)}
	for _, c := range []struct {
		rate  float64
		alike []string
		want  string
	}{
		{0, nil, ""},
		{0, []string{"b"}, "b (2.00×, 1 caveat): the same format, and no measurable difference in time."},
		{9, []string{"b", "c", "d", "e", "f"}, "b (2.00×, 1 caveat), c (1.25×, 2 caveats), d (1.00×, 0 caveats), e (1.00×, 0 caveats) and 1 more: the same format, for about the same money."},
	} {
		a := Advice{Candidates: candidates, Shortlist: []Choice{{Candidate: candidates[0], Alike: c.alike}}, Load: Load{Scale: Scale{Rate: c.rate}}}
		if got := a.alike(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
