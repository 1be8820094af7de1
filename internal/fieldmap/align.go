package fieldmap

import "slices"

// replaced returns the ranges of a that b, of another length, replaces by more or by fewer bytes.
// It leaves out ranges that are replaced by as many bytes: lengths and offsets differ like this
// when a field's length changes. It is not ok if too much differs to be sure of anything.
func replaced(a, b []byte) (all []Range, ok bool) {
	kept, ok := matches(a, b)
	if !ok {
		return nil, false
	}
	i, j := 0, 0 // where the last match ended
	for _, m := range append(kept, [2]int{len(a), len(b)}) {
		if m[0] > i && m[0]-i != m[1]-j {
			all = append(all, Range{i, m[0]})
		}
		i, j = m[0]+1, m[1]+1
	}
	return all, true
}

// mostSteps is the largest number of bytes that may be replaced, removed or inserted between two
// encodings.
const mostSteps = 400

// matches returns the offsets of the bytes that are kept on a shortest way from a to b. Each step
// of a way replaces, removes or inserts a byte. It is not ok if there are more than mostSteps. The
// ways are followed diagonal by diagonal, as in "Algorithms for Approximate String Matching"
// (Ukkonen, 1985).
func matches(a, b []byte) (kept [][2]int, ok bool) {
	// furthest is how far in a that many steps reach, by diagonal. A diagonal is the offset in a
	// minus the offset in b. Index zero holds the diagonal on which they are equal.
	const zero = mostSteps + 1
	furthest := make([]int, 2*zero+1)
	for d := range furthest {
		furthest[d] = -len(a) - zero // not yet reached: below zero after any number of steps
	}
	var before [][]int // furthest before each step
	arrive := func(steps, d int) (from, i int) {
		if steps == 0 {
			return zero, 0
		}
		reached := before[steps]
		from, i = d, min(reached[d]+1, len(a), len(b)+d-zero) // replaces; at an end it stays
		if out := reached[d-1] + 1; out > i && out <= len(a) {
			from, i = d-1, out
		}
		if in := reached[d+1]; in > i && in-(d-zero) <= len(b) {
			from, i = d+1, in
		}
		return from, i
	}
	for steps := 0; steps <= mostSteps; steps++ {
		before = append(before, slices.Clone(furthest))
		for d := zero - steps; d <= zero+steps; d++ {
			_, i := arrive(steps, d)
			j := i - (d - zero)
			for i >= 0 && i < len(a) && j < len(b) && a[i] == b[j] {
				i, j = i+1, j+1
			}
			furthest[d] = i
			if i < len(a) || j < len(b) {
				continue
			}
			for ; steps >= 0; steps-- { // back to the beginning
				last, start := arrive(steps, i-j+zero)
				for ; i > start; i, j = i-1, j-1 {
					kept = append(kept, [2]int{i - 1, j - 1})
				}
				i = before[steps][last]
				j = i - (last - zero)
			}
			slices.Reverse(kept)
			return kept, true
		}
	}
	return nil, false
}
