package plan

import (
	"cmp"
	"slices"
)

// keptTimes is about how many times the size of its messages a codec keeps in memory, because
// libraries keep buffers that have grown to that size. Encodings are mapped files, and large
// messages of a library's own type are dropped after each turn, so neither is included.
const keptTimes = 1

// Crews splits the cells of a data set among processes. ring is the size of its messages in bytes,
// and most is how many bytes a process may use. Usually there is one crew. If the messages are so
// large that all codecs together would use more, there are several, and each contains the codecs
// that others are compared with. The cells of a codec stay together.
func Crews(cells []Cell, ring, most float64, always func(codec string) bool) [][]Cell {
	type member struct {
		codec string
		cells []Cell
		alloc float64 // bytes, of its greediest operation
	}
	var members []*member
	var shared []Cell
	anchors := make(map[string]bool)
	of := make(map[string]*member)
	for _, c := range cells {
		if always(c.Codec) {
			shared = append(shared, c)
			anchors[c.Codec] = true
			continue
		}
		m := of[c.Codec]
		if m == nil {
			m = &member{codec: c.Codec}
			of[c.Codec] = m
			members = append(members, m)
		}
		m.cells = append(m.cells, c)
		m.alloc = max(m.alloc, c.AllocBytes)
	}
	// The greediest codecs come first, so that they share few crews.
	slices.SortStableFunc(members, func(a, b *member) int { return cmp.Compare(b.alloc, a.alloc) })
	all := [][]Cell{shared}
	memory, alone := 0.0, true
	for _, m := range members {
		if alone {
			memory = m.alloc + float64(len(anchors))*keptTimes*ring
		}
		if memory += keptTimes * ring; memory > most && !alone {
			all = append(all, slices.Clone(shared))
			memory = m.alloc + float64(len(anchors)+1)*keptTimes*ring
		}
		last := len(all) - 1
		all[last], alone = append(all[last], m.cells...), false
	}
	return all
}
