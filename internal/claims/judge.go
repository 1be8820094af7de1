package claims

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// Program answers questions about the program that judges.
type Program interface {
	// Lacks says why the program does not have a codec. It is "" if the program has it.
	Lacks(codec string) string
	// Size returns the wire size of a data set's first message, in bytes.
	Size(codec, data string) (int, error)
}

// Judge compares published figures with a record.
func Judge(rec record.Record, p Program, s Selection) Result {
	b := bench{program: p, ratios: report.NewRatios(rec), cells: make(map[record.Key]record.Cell)}
	for _, c := range rec.Cells {
		b.cells[c.Key] = c
	}
	b.memory = report.Memory(rec)
	result := Result{
		Run: rec.Run, Warnings: report.Warnings(rec, report.Derive(report.Source{Record: rec})), Tolerance: Tolerance,
		Comparisons: make(Tally), Rows: make(Tally),
	}
	for _, source := range s.Of(rec.Run.Grade == record.Messages).of() {
		out := SourceResult{Source: source}
		for _, st := range source.Statements {
			judged := StatementResult{Statement: st, Verdicts: make(Tally)}
			for _, c := range st.Comparisons {
				r := b.comparison(c)
				judged.Comparisons = append(judged.Comparisons, r)
				judged.Verdicts[r.Verdict]++
				result.Comparisons[r.Verdict]++
			}
			out.Statements = append(out.Statements, judged)
		}
		for _, row := range source.Rows {
			r := b.row(row, source)
			out.Rows = append(out.Rows, r)
			result.Rows[r.Verdict]++
		}
		result.Sources = append(result.Sources, out)
	}
	return result
}

// bench has what is needed to judge claims: a record and the program.
type bench struct {
	program Program
	ratios  report.Ratios
	cells   map[record.Key]record.Cell
	memory  map[record.Key]float64 // bytes of a spawned process
}

// elsewhere has codecs that builds by some versions of Go know by another name. Each build has one
// of the two.
var elsewhere = map[string]string{"json/v2": "json/v2/mirror"}

// at returns the cell, or the same codec's cell under its other name if only that one can be used.
func (b bench) at(k record.Key) record.Key {
	other := k
	other.Codec = elsewhere[k.Codec]
	if c, ok := b.cells[k]; ok && c.Reason == "" {
		return k
	}
	if c, ok := b.cells[other]; ok && c.Reason == "" {
		return other
	}
	return k
}

var unknown = stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}

// proved returns a verdict and its reason if a cell can't be judged. The verdict is "" if the cell
// passed its proof, even if it has no times.
func (b bench) proved(k record.Key) (Verdict, string) {
	c, ok := b.cells[k]
	switch {
	case !ok:
		if why := b.program.Lacks(k.Codec); why != "" {
			return NotComparable, k.Codec + " is not here: " + why
		}
		return NotMeasured, "the record does not have the cell"
	case c.Fault != "":
		return NotComparable, "fault of " + k.Codec + ": " + report.OneLine(c.Fault)
	case c.Reason != "":
		return NotComparable, k.Codec + " (" + k.Operation + "): " + report.OneLine(c.Reason)
	}
	return "", ""
}

// timed is like proved, for cells that must have times.
func (b bench) timed(k record.Key) (Verdict, string) {
	if v, why := b.proved(k); v != "" {
		return v, why
	}
	if !b.ratios.Measured(k) {
		return NotMeasured, "the record has no times of the cell"
	}
	return "", ""
}

func (b bench) comparison(c Comparison) ComparisonResult {
	r := ComparisonResult{Comparison: c, Here: unknown}
	switch c.Kind {
	case Bytes:
		b.bytes(&r)
	case Loss:
		b.loss(&r)
	case Size:
		b.against(&r, b.proved, func(k, other record.Key) stats.Interval {
			r.HereBytes, r.OthersBytes = b.cells[k].Wire, b.cells[other].Wire
			x := r.OthersBytes / r.HereBytes
			return stats.Interval{Lo: x, Mid: x, Hi: x}
		})
	default:
		b.against(&r, b.timed, func(k, other record.Key) stats.Interval {
			if c.Slower {
				return b.ratios.Of(k, other)
			}
			return b.ratios.Of(other, k)
		})
	}
	if c.Not != "" {
		r.Verdict, r.Beyond, r.Reason = NotComparable, false, c.Not
	}
	return r
}

// against judges a codec against each of the others. factor returns the factor between two cells.
func (b bench) against(r *ComparisonResult, ready func(record.Key) (Verdict, string), factor func(k, other record.Key) stats.Interval) {
	k := b.at(r.key())
	if r.Verdict, r.Reason = ready(k); r.Verdict != "" {
		return
	}
	verdict, beyond := Holds, true
	unmeasured, why := 0, ""
	for _, name := range r.Against {
		other := b.at(r.other(name))
		switch v, reason := ready(other); v {
		case NotMeasured:
			unmeasured++
			continue
		case NotComparable:
			r.LeftOut, why = append(r.LeftOut, name), reason
			continue
		}
		x := factor(k, other)
		v := judge(x, r.Factor)
		// Show the figure that decides the verdict.
		if worse := worst(verdict, v) != verdict; worse || r.Closest == "" || v == verdict && x.Mid < r.Here.Mid {
			r.Here, r.Closest = x, name
		}
		verdict, beyond = worst(verdict, v), beyond && surpasses(x, r.Factor)
	}
	switch {
	case len(r.LeftOut) == len(r.Against):
		r.Verdict, r.Reason = NotComparable, why
	case unmeasured > 0 && verdict != Reversed:
		r.Verdict, r.Reason = NotMeasured, fmt.Sprintf("the record does not have %d of the %d others", unmeasured, len(r.Against))
	default:
		r.Verdict, r.Beyond, r.Reason = verdict, verdict == Holds && beyond, doubt(verdict, r.Here)
	}
}

// doubt gives the reason for a verdict that is unclear because there is no interval.
func doubt(v Verdict, x stats.Interval) string {
	if v == Unclear && !(x.Hi < math.Inf(1)) {
		return "too few processes measured both on the quiet machine: no interval"
	}
	return ""
}

// bytes compares the size of the published message, as the program encodes it.
func (b bench) bytes(r *ComparisonResult) {
	if r.Verdict, r.Reason = b.proved(r.key()); r.Verdict != "" {
		return
	}
	n, err := b.program.Size(r.Codec, r.Data)
	if err != nil {
		r.Verdict, r.Reason = NotComparable, report.OneLine(err.Error())
		return
	}
	r.HereBytes, r.Verdict = float64(n), Holds
	if n > r.Bytes {
		r.Verdict = Weaker
	}
}

// loss compares a claimed loss with the losses that the proof saw.
func (b bench) loss(r *ComparisonResult) {
	if r.Verdict, r.Reason = b.proved(r.key()); r.Verdict != "" {
		return
	}
	r.Lost, r.Verdict = b.cells[r.key()].Lost, Reversed
	if slices.ContainsFunc(r.Lost, func(rule string) bool { return slices.Contains(r.Loses, rule) }) {
		r.Verdict = Holds
	}
}

func (b bench) row(row Row, source Source) RowResult {
	ns, base := source.base(row)
	here, base := b.at(row.Here), b.at(base)
	r := RowResult{
		Row: row, Time: b.ratios.Time(here), Ratio: b.ratios.Of(here, base),
		HereBytes: cmp.Or(b.memory[here], b.cells[here].Wire),
	}
	if ns > 0 {
		r.Published = row.NS / ns
	}
	if c, ok := b.cells[here]; ok && c.Fault == "" && c.Reason == "" {
		r.HereAllocBytes, r.HereAllocs = &c.AllocBytes, &c.Allocs
	}
	switch {
	case row.Not != "":
		r.Verdict, r.Reason = NotComparable, row.Not
		return r
	case row.Codec == source.Reference:
		r.Verdict = Reference
		return r
	}
	for _, k := range []record.Key{here, base} {
		if r.Verdict, r.Reason = b.timed(k); r.Verdict != "" {
			return r
		}
	}
	x, published := r.Ratio, r.Published
	if published < 1 {
		x, published = inverse(x), 1/published
	}
	r.Verdict, r.Beyond = judge(x, published), surpasses(x, published)
	r.Reason = doubt(r.Verdict, x)
	return r
}
