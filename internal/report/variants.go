package report

import (
	"cmp"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Variants compares programs of the same parts that were built differently and measured together.
type Variants struct {
	// Names are the variants. The others are compared with the first one.
	Names []string `json:"variants"`
	// Relative is the codec to which each program's times are relative, or "" if times themselves are
	// compared.
	Relative string         `json:"relative,omitempty"`
	Tables   []VariantTable `json:"tables"`
	// Others is what changed besides times.
	Others []OtherChange `json:"other_changes"`
	// First must be known before anything else.
	First []string `json:"first,omitempty"`
}

// VariantTable is an operation on a data set.
type VariantTable struct {
	Data      string       `json:"data"`
	Operation string       `json:"operation"`
	Rows      []VariantRow `json:"rows"`
}

// VariantRow is a codec. Cells are in the order of the variants.
type VariantRow struct {
	Codec string        `json:"codec"`
	Cells []VariantCell `json:"cells"`
}

// VariantCell is a codec in one of the programs.
type VariantCell struct {
	// NS is the time of an operation in ns, as a run of that program alone would print it.
	NS stats.Interval `json:"ns"`
	// Change is the time in this program divided by that in the first one, by rounds in which both were
	// measured. Its interval is for another run. It is NaN for the first program.
	Change stats.Interval `json:"change"`
	// Outcome is a fault or a reason, if there is no time.
	Outcome string `json:"outcome,omitempty"`
}

// OfVariants reports whether the runs are those of programs that were measured together.
func OfVariants(recs []record.Record) bool {
	return len(recs) > 1 && !slices.ContainsFunc(recs, func(r record.Record) bool { return r.Run.Place == 0 })
}

// NewVariants compares programs that were measured together. With own set, the times of each program
// are relative to its own reference. Otherwise times themselves are compared, which includes what
// changed for the reference.
func NewVariants(recs []record.Record, own bool) Variants {
	v := Variants{Others: otherChanges(recs), First: same(recs)}
	for _, rec := range recs {
		v.Names = append(v.Names, cmp.Or(rec.Run.Variant, rec.Run.Env.Go))
	}
	if own {
		v.Relative = recs[0].Run.Reference
	}
	all := make([]tabled, len(recs))
	cells := make([]map[record.Key]Cell, len(recs))
	for i, rec := range recs {
		all[i], cells[i] = tablesOf([]record.Record{rec}), make(map[record.Key]Cell)
		for c := range all[i].cells() {
			cells[i][c.Key] = *c.Cell
		}
	}
	changes := make([]map[record.Key]stats.Interval, len(recs))
	for i := 1; i < len(recs); i++ {
		changes[i] = changesOf(recs[0], recs[i], v.Relative)
	}
	for _, tables := range all[0].tables {
		for _, t := range tables {
			for o := range t.Operations {
				v.Tables = append(v.Tables, variantTable(t, o, cells, changes))
			}
		}
	}
	return v
}

// Of returns the part of the comparison that is about some codecs.
func (v Variants) Of(codecs []string) Variants {
	v.Tables = slices.Clone(v.Tables)
	for i, t := range v.Tables {
		v.Tables[i].Rows = slices.DeleteFunc(slices.Clone(t.Rows), func(r VariantRow) bool { return !slices.Contains(codecs, r.Codec) })
	}
	v.Others = slices.DeleteFunc(slices.Clone(v.Others), func(c OtherChange) bool { return !slices.Contains(codecs, c.Codec) })
	return v
}

// variantTable is one of a table's operations, with the cells of all variants. Codecs that no variant
// measured are left out.
func variantTable(t Table, operation int, cells []map[record.Key]Cell, changes []map[record.Key]stats.Interval) VariantTable {
	out := VariantTable{Data: t.Data.Name, Operation: t.Operations[operation]}
	for _, r := range t.Rows {
		if r.Twin || r.Floor {
			continue
		}
		key := r.Cells[operation].Key
		row, measured := VariantRow{Codec: key.Codec}, false
		for i := range cells {
			c := cells[i][key]
			cell := VariantCell{NS: c.NS, Change: noInterval, Outcome: cmp.Or(c.Fault, c.Reason)}
			if !c.Measured() {
				cell.NS = noInterval
			}
			if change, known := changes[i][key]; known {
				cell.Change = change
			}
			measured = measured || c.Measured()
			row.Cells = append(row.Cells, cell)
		}
		if measured {
			out.Rows = append(out.Rows, row)
		}
	}
	return out
}

// noInterval is the interval of what is not known.
var noInterval = stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}

// changesOf returns the changes of all cells that both programs measured, by the rounds in which both
// had a turn.
func changesOf(base, other record.Record, relative string) map[record.Key]stats.Interval {
	a, b := base.Rounds(), other.Rounds()
	columns := make(map[record.Column]map[string][]float64)
	for key, times := range a.Times {
		with, both := b.Times[key]
		if !both || key.Codec == base.Run.Twin {
			continue
		}
		if columns[key.Column()] == nil {
			columns[key.Column()] = make(map[string][]float64)
		}
		columns[key.Column()][key.Codec] = differences(times, with)
	}
	changes := make(map[record.Key]stats.Interval)
	method := stats.Usual
	method.Units = a.Layouts
	for column, items := range columns {
		if of, known := items[relative]; known {
			items = relativeTo(items, of)
		}
		panel := method.Changes(items)
		for codec := range items {
			changes[record.Key{Codec: codec, Data: column.Data, Operation: column.Operation}] = panel.Change(codec)
		}
	}
	return changes
}

// differences returns b − a by round, or NaN where one of them is missing.
func differences(a, b []float64) []float64 {
	d := make([]float64, min(len(a), len(b)))
	for i := range d {
		d[i] = b[i] - a[i]
	}
	return d
}

func relativeTo(items map[string][]float64, reference []float64) map[string][]float64 {
	relative := make(map[string][]float64)
	for name, of := range items {
		relative[name] = differences(reference, of)
	}
	return relative
}

// same says which of the programs are the same one.
func same(recs []record.Record) (lines []string) {
	for i, b := range recs {
		j := slices.IndexFunc(recs[:i], func(a record.Record) bool { return a.Run.Program != "" && a.Run.Program == b.Run.Program })
		if j >= 0 {
			lines = append(lines, "The variants "+recs[j].Run.Variant+" and "+b.Run.Variant+" are the same program: their changes show how far two measurements of it differ.")
		}
	}
	return lines
}
