package advise

import (
	"cmp"
	"math"
	"slices"
)

// mostChoices is the length of the shortlist.
const mostChoices = 3

// shortlist picks from candidates, which are in order. Those of one format share a place if their costs
// are not measurably different, or differ by less than a caveat costs, and their sizes are alike. The one with the
// fewest caveats represents them, or else the codec that is kept.
func (f field) shortlist(candidates []Candidate, s Scale, kept string) []Choice {
	choices := []Choice{}
	left := slices.Clone(candidates)
	for len(left) > 0 && len(choices) < mostChoices {
		first := left[0]
		alike := func(c Candidate) bool {
			switch {
			case c.Codec == first.Codec:
				return true
			case c.Format != first.Format:
				return false
			case c.Total != nil && math.Abs(c.money(s)-first.money(s)) <= s.Caveat:
				return c.Size < first.Size*alikeSize && first.Size < c.Size*alikeSize
			}
			return f.tied(c.Codec, first.Codec)
		}
		var group []Candidate
		for _, c := range left {
			if alike(c) {
				group = append(group, c)
			}
		}
		left = slices.DeleteFunc(left, alike)
		choice := Choice{Candidate: slices.MinFunc(group, func(a, b Candidate) int { return cmp.Compare(len(a.Caveats), len(b.Caveats)) })}
		if i := slices.IndexFunc(group, func(c Candidate) bool { return c.Codec == kept }); i >= 0 {
			choice.Candidate = group[i]
		}
		for _, c := range group {
			if c.Codec != choice.Codec {
				choice.Alike = append(choice.Alike, c.Codec)
			}
		}
		choice.Equal = len(choices) > 0 && f.tied(choice.Codec, choices[0].Codec)
		choices = append(choices, choice)
	}
	return choices
}

// alikeSize is the ratio of sizes below which bytes decide nothing.
const alikeSize = 1.02
