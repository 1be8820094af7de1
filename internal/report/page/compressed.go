package page

import (
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// compressed adds the operations of compressors that another run measured on the data set of a table, if the run
// itself has none of them.
func (b *builder) compressed(t report.Table, more *report.Compressed) {
	if more == nil || !slices.Contains(t.Operations, string(codec.Encode)) {
		return
	}
	cells := make(map[record.Key]record.Cell)
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			cells[c.Key] = c.Cell
		}
	}
	more.Join(b.Reference, t.Data.Name, cells, b.times)
	set := b.sets[t.Data.Name]
	for _, m := range compress.Operations {
		operation := string(m.Operation)
		if slices.Contains(t.Operations, operation) {
			continue
		}
		var out block
		for _, r := range t.Rows {
			c, ok := cells[record.Key{Codec: r.Codec.Name, Data: t.Data.Name, Operation: operation}]
			if r.Twin || !ok {
				continue
			}
			out.Codec = append(out.Codec, b.codec(r))
			out.Why, out.Remarks, out.Converts = append(out.Why, 0), append(out.Remarks, 0), append(out.Converts, 0)
			out.Wire = append(out.Wire, number(c.Wire))
			out.Allocs = append(out.Allocs, number(c.Allocs))
			out.Bytes = append(out.Bytes, number(c.AllocBytes))
			out.Times = pack(out.Times, b.times[c.Key], b.Width)
		}
		if out.Codec == nil {
			continue
		}
		out.Set = set
		out.Operation = place(b.operations, operation, func() { b.Operations = append(b.Operations, newOperationInfo(operation)) })
		b.Blocks = append(b.Blocks, out)
		b.Compressed = machine(more.Run.Env)
		if !more.Run.Started.IsZero() {
			b.Compressed = more.Run.Started.UTC().Format(time.DateOnly) + " on " + b.Compressed
		}
	}
}
