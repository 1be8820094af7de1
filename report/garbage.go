package report

import (
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// garbage fills in what a cell's garbage costs. With the collector on the time
// has the collections in it.
func (x *index) garbage(c *Cell) {
	if !c.Measured() || slices.Contains(c.Notes, "GC on") {
		return
	}
	if g := x.rec.Garbage; g != nil {
		ns := c.AllocBytes * g.PerByte
		c.Priced, c.GC = &ns, &ns
	}
	if ns, ok := x.collected[c.Key]; ok {
		c.GC = &ns
	}
}

// garbageText says how the column gc was made, and how far the price of a byte
// is off where both are known.
func garbageText(rec record.Record) string {
	g := *rec.Garbage
	spread := ""
	if g.High > g.Low {
		spread = fmt.Sprintf(" (%.2g to %.2g in the processes that calibrated it)", g.Low, g.High)
	}
	text := "Collecting the garbage of one operation, "
	if n := len(rec.Collected); n > 0 {
		median, most, worst := priceErrors(rec)
		return text + fmt.Sprintf("measured for %d cells; the others at %.2g ns per byte%s, which for those measured is off by %s (median), at most %s (%s); not part of the times.",
			n, g.PerByte, spread, percent(median), percent(most), worst)
	}
	return text + fmt.Sprintf("at %.2g ns per byte%s; not part of the times.", g.PerByte, spread)
}

// priceErrors compares the price of a byte with what was measured: the median
// and the largest relative error, and the cell that has it.
func priceErrors(rec record.Record) (median, most float64, worst string) {
	bytes := make(map[record.Key]float64)
	for _, c := range rec.Cells {
		bytes[c.Key] = c.AllocBytes
	}
	var errors []float64
	for _, c := range rec.Collected {
		if c.NS == 0 {
			continue
		}
		e := math.Abs(bytes[c.Key]*rec.Garbage.PerByte/c.NS - 1)
		if e > most {
			most, worst = e, fmt.Sprintf("%s %s on %s", c.Codec, c.Model, c.Data)
		}
		errors = append(errors, e)
	}
	return stats.Median(errors), most, worst
}
