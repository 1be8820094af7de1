package report

import (
	"cmp"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Pick is one row of the answer, the summary above a table: the reference, the best codec of a
// format, a well-known codec, or the bound.
type Pick struct {
	// Role is one of the Roles below.
	Role Role `json:"role"`
	Row  Row  `json:"-"`
	// Format is the codec's format, and Codec is its name.
	Format string `json:"format"`
	Codec  string `json:"codec"`
	// Equals are other codecs of the format whose times are not measurably different.
	Equals []string `json:"equals,omitempty"`
	// NS is the time of all operations of the table together, in ns, for example of encode and
	// decode. Ratio is that time relative to the reference's, as in [Cell].
	NS    stats.Interval `json:"ns"`
	Ratio stats.Interval `json:"ratio"`
	// Wire is the mean encoded size in bytes.
	Wire float64 `json:"wire"`
	// Front reports whether no other format is both faster and smaller.
	Front bool `json:"front,omitempty"`
}

// Role is the part that a codec plays in the answer.
type Role string

// The roles.
const (
	// Today is the codec that ratios refer to: the code that the type has, or json.
	Today Role = "today"
	// Best is the best codec of a format: the fastest of those that are sound ([Row.Risks]), or the
	// fastest if there are none. The codec with the role Today may also be one.
	Best Role = "best"
	// Known is a well-known codec that is not the best of its format.
	Known Role = "known"
	// Bound is the codec that is written by hand for the type, as a bound for all codecs.
	Bound Role = "bound"
)

// answer picks codecs from the rows of a table: the reference first, then the best of each
// format and the well-known ones, the fastest first, then the bound.
func (x *index) answer(rows []Row) []Pick {
	reference := x.rec.Run.Reference
	panel := x.totals(rows)
	formats := make(map[string][]Pick)
	var today, known, bound []Pick
	for _, r := range rows {
		if r.Floor || r.Twin || r.Partial() || !r.whole() {
			continue
		}
		p := Pick{Role: Best, Row: r, Format: r.Codec.FormatName, Codec: r.Codec.Name, Wire: encoded(r)}
		switch {
		case r.Codec.Name == reference:
			today = append(today, p)
			today[0].Role = Today
		case slices.Contains(r.Codec.Marks, "bound"):
			p.Role = Bound
			bound = append(bound, p)
			continue
		}
		if r.Codec.WellKnown && r.Codec.Name != reference {
			known = append(known, p)
			known[len(known)-1].Role = Known
		}
		formats[p.Format] = append(formats[p.Format], p)
	}
	var best []Pick
	for _, of := range formats {
		best = append(best, fastest(panel, of))
	}
	known = slices.DeleteFunc(known, func(k Pick) bool {
		return slices.ContainsFunc(best, func(b Pick) bool { return b.Codec == k.Codec })
	})
	for _, picks := range [][]Pick{today, best, known, bound} {
		for i := range picks {
			picks[i].compare(panel, today)
		}
	}
	faster := func(a, b Pick) int { return cmp.Or(cmp.Compare(a.NS.Mid, b.NS.Mid), cmp.Compare(a.Codec, b.Codec)) }
	slices.SortFunc(best, faster)
	smallest := math.Inf(1)
	for i := range best {
		best[i].Front = best[i].Wire < smallest
		smallest = min(smallest, best[i].Wire)
	}
	best = append(best, known...)
	slices.SortFunc(best, faster)
	return slices.Concat(today, best, bound)
}

// totals compares the time that each row takes in all operations of the table.
func (x *index) totals(rows []Row) *stats.Panel {
	items, garbage := make(map[string][]float64), make(map[string]float64)
	var price record.Price
	if x.withGC {
		price, _ = x.rec.Price(x.data.Name, x.heap)
	}
	for _, r := range rows {
		if r.whole() && !r.Twin {
			for _, c := range r.Cells {
				garbage[r.Codec.Name] += c.AllocBytes
			}
			items[r.Codec.Name] = x.total(r, garbage[r.Codec.Name]*price.PerByte)
		}
	}
	panel := x.method.Panel(items, x.rec.Run.Reference)
	shared := make(map[string]float64)
	for name, bytes := range garbage {
		shared[name] = price.Shared(bytes, panel.Time(name).Mid)
	}
	panel.Share(shared)
	return panel
}

// fastest returns the fastest sound codec of a format, or else the fastest.
func fastest(panel *stats.Panel, of []Pick) Pick {
	if sound := slices.DeleteFunc(slices.Clone(of), func(p Pick) bool { return !p.Row.sound() }); len(sound) > 0 {
		of = sound
	}
	slices.SortFunc(of, func(a, b Pick) int {
		return cmp.Or(cmp.Compare(panel.Ratio(a.Codec, b.Codec).Mid, 1), cmp.Compare(a.Codec, b.Codec))
	})
	first := of[0]
	for _, other := range of[1:] {
		if panel.Compare(other.Codec, first.Codec) == 0 {
			first.Equals = append(first.Equals, other.Codec)
		}
	}
	return first
}

// compare fills in how a codec compares with the reference.
func (p *Pick) compare(panel *stats.Panel, today []Pick) {
	p.NS, p.Ratio = panel.Time(p.Codec), stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}
	switch {
	case len(today) == 0:
	case p.Codec == today[0].Codec:
		p.Ratio = stats.Interval{Lo: 1, Mid: 1, Hi: 1} // the reference itself: no estimate
	default:
		p.Ratio = panel.Ratio(p.Codec, today[0].Codec)
	}
}

// total returns the time of all cells of a row together and an extra time in ns, in the form of
// [record.Record.Times].
func (x *index) total(r Row, extra float64) []float64 {
	var sum []float64
	for _, c := range r.Cells {
		for i, t := range x.asTimed[c.Key] {
			if sum == nil {
				sum = make([]float64, len(x.asTimed[c.Key]))
			}
			sum[i] += math.Exp(t)
		}
	}
	for i := range sum {
		sum[i] = math.Log(sum[i] + extra)
	}
	return sum
}

// whole reports whether all cells of the row have times.
func (r Row) whole() bool {
	return !slices.ContainsFunc(r.Cells, func(c Cell) bool { return !c.Measured() })
}

// remembers reports whether the codec keeps results for messages that it meets again.
func (r Row) remembers() bool {
	return slices.ContainsFunc(r.Cells, func(c Cell) bool { return slices.Contains(c.Notes, remembers) })
}
