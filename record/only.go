package record

import "slices"

// Only returns the part of a record that is about some of its data sets and models;
// none given stand for all. Codecs stay, since ranks are among all of them.
func (rec Record) Only(data, models []string) Record {
	in := func(names []string, name string) bool { return len(names) == 0 || slices.Contains(names, name) }
	holds := func(k Key) bool { return in(data, k.Data) && in(models, k.Model) }
	rec.Run.Data = keep(rec.Run.Data, func(d DataInfo) bool { return in(data, d.Name) })
	rec.Run.Models = keep(rec.Run.Models, func(m string) bool { return in(models, m) })
	rec.Cells = keep(rec.Cells, func(c Cell) bool { return holds(c.Key) })
	rec.Processes = keep(rec.Processes, func(p Process) bool { return in(data, p.Data) })
	rec.Blocks = keep(rec.Blocks, func(b Block) bool { return holds(b.Key) })
	rec.Collected = keep(rec.Collected, func(c Collected) bool { return holds(c.Key) })
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
