package record

import "slices"

// Only returns the part of a record about the given data sets and operations. No names mean all of
// them. Codecs stay, since ranks are among all of them.
func (rec Record) Only(data, operations []string) Record {
	in := func(names []string, name string) bool { return len(names) == 0 || slices.Contains(names, name) }
	holds := func(k Key) bool { return in(data, k.Data) && in(operations, k.Operation) }
	rec.Run.Data = keep(rec.Run.Data, func(d DataInfo) bool { return in(data, d.Name) })
	rec.Run.Operations = keep(rec.Run.Operations, func(m string) bool { return in(operations, m) })
	rec.Cells = keep(rec.Cells, func(c Cell) bool { return holds(c.Key) })
	rec.Processes = keep(rec.Processes, func(p Process) bool { return in(data, p.Data) })
	rec.Blocks = keep(rec.Blocks, func(b Block) bool { return holds(b.Key) })
	rec.Usages = keep(rec.Usages, func(u Usage) bool { return holds(u.Key) })
	return rec
}

func keep[T any](all []T, wanted func(T) bool) []T {
	kept := all[:0:0] // nil stays nil
	for _, v := range all {
		if wanted(v) {
			kept = append(kept, v)
		}
	}
	return kept
}

// Split returns the result of [Record.Only] for each of the data sets, in one pass.
func (rec Record) Split(data []string) []Record {
	place := make(map[string]int)
	for i, name := range data {
		place[name] = i
	}
	infos := split(rec.Run.Data, place, func(d DataInfo) string { return d.Name })
	cells := split(rec.Cells, place, func(c Cell) string { return c.Data })
	processes := split(rec.Processes, place, func(p Process) string { return p.Data })
	blocks := split(rec.Blocks, place, func(b Block) string { return b.Data })
	usages := split(rec.Usages, place, func(u Usage) string { return u.Data })
	parts := make([]Record, len(data))
	for i := range parts {
		parts[i] = rec
		parts[i].Run.Data = infos[i]
		parts[i].Cells, parts[i].Processes, parts[i].Blocks, parts[i].Usages = cells[i], processes[i], blocks[i], usages[i]
	}
	return parts
}

// split divides values by the place of their data set. If the values of each data set are
// contiguous, as in records that were joined, nothing is copied.
func split[T any](all []T, place map[string]int, name func(T) string) [][]T {
	first, sizes := make([]int, len(place)), make([]int, len(place))
	together := true
	for at, v := range all {
		i, ok := place[name(v)]
		if !ok {
			continue
		}
		if sizes[i] == 0 {
			first[i] = at
		}
		together = together && at == first[i]+sizes[i]
		sizes[i]++
	}
	parts := make([][]T, len(place))
	for i, size := range sizes {
		if together {
			parts[i] = all[first[i] : first[i]+size : first[i]+size]
		} else {
			parts[i] = make([]T, 0, size)
		}
	}
	if together {
		return parts
	}
	for _, v := range all {
		if i, ok := place[name(v)]; ok {
			parts[i] = append(parts[i], v)
		}
	}
	return parts
}

// Against returns the record with another codec as its reference. It leaves out the twin, which is
// the former reference under a second name. A record without that codec then has no ratios.
func (rec Record) Against(reference string) Record {
	if reference == rec.Run.Reference {
		return rec
	}
	twin := rec.Run.Twin
	rec.Run.Reference, rec.Run.Twin, rec.Run.Chosen = reference, "", ""
	rec.Run.Codecs = keep(rec.Run.Codecs, func(c CodecInfo) bool { return c.Name != twin })
	rec.Cells = keep(rec.Cells, func(c Cell) bool { return c.Codec != twin })
	rec.Blocks = keep(rec.Blocks, func(b Block) bool { return b.Codec != twin })
	return rec
}
