package site

import "slices"

type historyView struct {
	head
	Codec, Machine, To, JSON string
	Reference                string
	Anchors                  bool
	Rows                     []historyLine
	Pages                    []link // of the same history, if there are several; the shown one has no address
}

// historyPages writes the history of all rows of a codec on a machine, in pages of mostRows.
func (w *writer) historyPages(k *codec, on codecRows) error {
	first := historyPage(k, on.machine)
	root := up(first)
	text, err := on.history(k.name)
	if err != nil {
		return err
	}
	if err := w.out.write("codecs/"+k.slug+"/"+on.slug+".json", text); err != nil {
		return err
	}
	chunks := k.paginate(on)
	for i, chunk := range chunks {
		page := numbered(first, i)
		v := historyView{
			head: headOf(page, k.name+" on "+on.machine.name()), Codec: k.name, Machine: on.machine.name(), To: root + machinePage(on.machine),
			JSON: on.slug + ".json", Anchors: true, Reference: on.machine.newest().info.Reference,
		}
		for j := range chunks {
			if len(chunks) > 1 {
				l := link{Text: chunks[j][0].Data + " … " + chunks[j][len(chunks[j])-1].Data}
				if j != i {
					l.To = numbered(on.slug+".html", j)
				}
				v.Pages = append(v.Pages, l)
			}
		}
		for _, r := range chunk {
			v.Rows = append(v.Rows, newHistoryLine(r, v.Reference, root))
		}
		if err := w.page(page, "history", v); err != nil {
			return err
		}
	}
	return nil
}

// paginate divides the rows of a codec on a machine into pages, and notes the page of each row.
func (k *codec) paginate(on codecRows) [][]*row {
	rows := slices.DeleteFunc(slices.Clone(on.rows), func(r *row) bool { return r.silent() })
	chunks := slices.Collect(slices.Chunk(rows, mostRows))
	for i, chunk := range chunks {
		for _, r := range chunk {
			r.page = numbered(historyPage(k, on.machine), i)
		}
	}
	if len(chunks) == 0 {
		return [][]*row{nil}
	}
	return chunks
}

// silent reports whether the row never had a time or a fault: its codec can't carry the type, or its
// library does not offer the operation. Such rows are in the JSON, with their reasons.
func (r *row) silent() bool {
	return !slices.ContainsFunc(r.points, func(p point) bool { return p.passes() || p.Fault != "" })
}
