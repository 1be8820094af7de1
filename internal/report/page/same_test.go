package page

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// derived is a row that the page's script computes. Values that are not finite are null.
type derived struct {
	Codec       string
	Size        int
	Cost, Ratio bounds
	Rank        *stats.Rank
}

type bounds struct{ Lo, Mid, Hi *float64 }

// rows returns JavaScript for the rows of a data set, with costs computed in the given way.
func rows(set int, way string) string {
	return fmt.Sprintf(`wirebench.derive(%d, %s, wirebench.allCodecs).map(r => ({
		Codec: wirebench.page.codecs[r.codec].name, Size: r.size, Cost: r.cost, Ratio: r.ratio, Rank: r.rank}))`, set, way)
}

// near is the relative difference that is always allowed. The page stores times in steps, which are
// larger if processes are far apart.
const near = 1e-6

// quarter is the relative difference that is allowed for few of the bounds. Degrees of freedom are
// rounded down to quarters, and a few of them are rounded differently. An interval of 7 % then
// differs by 10^-4.
const (
	quarter = 1e-3
	few     = 1e-3
)

func same(want float64, got *float64, near float64) bool {
	if got == nil {
		return math.IsNaN(want) || math.IsInf(want, 0)
	}
	return math.Abs(want-*got) <= near*math.Abs(want)
}

// compareRow compares a row. It reports whether a bound differs by more than near, or a rank by one
// codec, as a quarter of a degree of freedom does.
func compareRow(t *testing.T, want report.Cell, got derived) (cut bool) {
	t.Helper()
	for _, b := range []struct {
		what string
		want stats.Interval
		got  bounds
	}{{"time", want.NS, got.Cost}, {"ratio", want.Ratio, got.Ratio}} {
		bounds := func(near float64) bool { return same(b.want.Lo, b.got.Lo, near) && same(b.want.Hi, b.got.Hi, near) }
		switch {
		case !same(b.want.Mid, b.got.Mid, near) || !bounds(quarter):
			t.Errorf("%v: %s: want %v, got %v, %v, %v", want.Key, b.what, b.want, deref(b.got.Lo), deref(b.got.Mid), deref(b.got.Hi))
		case !bounds(near):
			cut = true
		}
	}
	rank := stats.Rank{}
	if got.Rank != nil {
		rank = *got.Rank
	}
	switch best, worst := rank.Best-want.Rank.Best, rank.Worst-want.Rank.Worst; {
	case max(best, -best, worst, -worst) > 1:
		t.Errorf("%v: rank: want %v, got %v", want.Key, want.Rank, rank)
	case rank != want.Rank: // the interval of a pair ends at 1 as nearly as a quarter moves it
		cut = true
	}
	return cut
}

// TestSameAsGo checks that the script finds what package report finds: times, ratios, intervals and
// ranks.
func TestSameAsGo(t *testing.T) {
	records := map[string]record.Record{
		"synthetic": read(t), "layouts": inLayouts(read(t)), "crews": inCrews(read(t)), "many codecs": large(40, 2, four, 24),
		"5 processes": first(read(t), 5), "8 processes": first(read(t), 8), "9 processes": first(read(t), 9),
	}
	maps.Copy(records, committed(t))
	for name, rec := range records {
		t.Run(name, func(t *testing.T) {
			p := open(t, rec, "")
			built := newPayload(rec, nil)
			compared, cut := 0, 0
			for _, table := range report.Derive(report.Source{Record: rec}) {
				for i, operation := range table.Operations {
					set := slices.IndexFunc(built.Sets, func(s setInfo) bool { return s.Name == table.Data.Name })
					m := slices.IndexFunc(built.Operations, func(m operationInfo) bool { return m.Name == operation })
					got := make(map[string]derived)
					for _, r := range eval[[]derived](p, rows(set, fmt.Sprintf("wirebench.plain(%d)", m))) {
						got[r.Codec] = r
					}
					for _, r := range table.Rows {
						if !r.Twin {
							if compareRow(t, r.Cells[i], got[r.Codec.Name]) {
								cut++
							}
							compared++
						}
					}
				}
			}
			if compared == 0 {
				t.Error("there was nothing to compare")
			}
			if float64(cut) > few*float64(compared) {
				t.Errorf("%d of %d intervals are not quite the same", cut, compared)
			}
		})
	}
}

// TestCostSameAsGo checks that a cost of several parts gives what package report would find if a
// process had measured that cost.
func TestCostSameAsGo(t *testing.T) {
	const link = 1e9 // bits per second
	for name, rec := range map[string]record.Record{"synthetic": read(t), "layouts": inLayouts(read(t)), "crews": inCrews(read(t))} {
		t.Run(name, func(t *testing.T) {
			if name != "synthetic" { // the synthetic record has a price in the form of older versions
				rec.Garbage = &record.Garbage{PerByte: 1, Low: 0.9, High: 1.2, Processes: 5, Sweep: 0.05, Marks: []record.Mark{{Live: 16 << 20, NS: 8 << 20}, {Live: 256 << 20, NS: 400 << 20}}}
			}
			want := mixed(rec, "person", 0.3, record.Heap{Live: 128 << 20, GOGC: 50}, func(wire, gc float64) float64 { return wire*8e9/link + gc })
			p := open(t, rec, "")
			got := make(map[string]derived)
			for _, r := range eval[[]derived](p, rows(0, `wirebench.wayOf({...wirebench.state(), reads: 30, link: 1e9, gc: true, live: 128, gogc: 50})`)) {
				got[r.Codec] = r
			}
			compared := 0
			for _, r := range report.Derive(report.Source{Record: want})[0].Rows {
				if !r.Twin && r.Cells[0].Measured() {
					if compareRow(t, r.Cells[0], got[r.Codec.Name]) {
						t.Errorf("%v: the interval is not quite the same", r.Cells[0].Key)
					}
					compared++
				}
			}
			if compared < 5 {
				t.Errorf("only %d codecs to compare", compared)
			}
		})
	}
}

// pooled returns a record without the twin. The reference includes the twin's times, as in tables.
func pooled(rec record.Record) record.Record {
	times := make(map[record.Key]map[int]float64)
	for _, b := range rec.Blocks {
		if b.Codec == rec.Run.Twin {
			b.Codec = rec.Run.Reference
			if times[b.Key] == nil {
				times[b.Key] = make(map[int]float64)
			}
			times[b.Key][b.Process] = b.NS
		}
	}
	var blocks []record.Block
	for _, b := range rec.Blocks {
		if other, ok := times[b.Key][b.Process]; ok && b.Codec == rec.Run.Reference {
			b.NS = math.Sqrt(b.NS * other)
		}
		if b.Codec != rec.Run.Twin {
			blocks = append(blocks, b)
		}
	}
	rec.Blocks = blocks
	return rec
}

// mixed returns a record in which the times of one operation are the cost of a message of a mix of
// encoding and decoding on a data set, with garbage on the heap.
func mixed(rec record.Record, data string, reads float64, heap record.Heap, more func(wire, gc float64) float64) record.Record {
	rec = pooled(rec)
	out := rec.Only([]string{data}, []string{"encode"})
	decodes := make(map[int]map[string]float64) // by process and codec
	cells := make(map[record.Key]record.Cell)
	for _, c := range rec.Cells {
		cells[c.Key] = c
	}
	for _, b := range rec.Blocks {
		if b.Data == data && b.Operation == "decode" {
			if decodes[b.Process] == nil {
				decodes[b.Process] = make(map[string]float64)
			}
			decodes[b.Process][b.Codec] = b.NS
		}
	}
	write, read := (1-reads)/max(reads, 1-reads), reads/max(reads, 1-reads)
	bytes := make(map[record.Key]float64)
	price, _ := rec.Price(data, heap)
	for i, b := range out.Blocks {
		decode := b.Key
		decode.Operation = "decode"
		e, d := cells[b.Key], cells[decode]
		bytes[b.Key] = write*e.AllocBytes + read*d.AllocBytes
		out.Blocks[i].NS = write*b.NS + read*decodes[b.Process][b.Codec] + more(e.Wire, price.PerByte*bytes[b.Key])
	}
	out.Shared = make(map[record.Key]float64)
	for key, of := range out.Times() {
		out.Shared[key] = price.Shared(bytes[key], out.Method().Time(of).Mid)
	}
	return out
}

// TestStudentT checks the script's quantiles of Student's t distribution with printed tables.
func TestStudentT(t *testing.T) {
	p := open(t, large(2, 1, four, 24), "")
	for freedom, want := range map[float64]float64{1: 12.7062, 2: 4.30265, 3.5: 2.94009, 7: 2.36462, 30: 2.04227} {
		if got := eval[float64](p, fmt.Sprintf("wirebench.studentT(%v, 0.975)", freedom)); math.Abs(got/want-1) > 1e-5 {
			t.Errorf("of %v degrees of freedom: %v, want %v", freedom, got, want)
		}
	}
}

func deref(x *float64) float64 {
	if x == nil {
		return math.NaN()
	}
	return *x
}
