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
	if g := x.rec.Price(c.Data); g != nil {
		ns := c.AllocBytes * g.PerByte
		c.Priced, c.GC = &ns, &ns
	}
	if ns, ok := x.collected[c.Key]; ok {
		c.GC = &ns
	}
}

// garbageText says how the column gc was made, and how far the price of a byte
// is off where both are known; "" where nothing is known of garbage.
func garbageText(rec record.Record) string {
	price := priceText(rec)
	if price == "" {
		return ""
	}
	text := "Collecting the garbage of one operation, "
	if n, median, most, worst := priceErrors(rec); n > 0 {
		return text + fmt.Sprintf("measured for %d cells; the others at %s, which for those measured is off by %s (median), at most %s (%s); not part of the times.",
			n, price, percent(median), percent(most), worst)
	}
	return text + fmt.Sprintf("at %s; not part of the times.", price)
}

// priceText says what a byte of garbage costs: joined runs may have several prices.
func priceText(rec record.Record) string {
	var prices []float64
	low, high := math.Inf(1), math.Inf(-1)
	for _, data := range dataNames(rec) {
		if g := rec.Price(data); g != nil {
			prices = append(prices, g.PerByte)
			low, high = min(low, g.Low), max(high, g.High)
		}
	}
	if len(prices) == 0 {
		return ""
	}
	each, text := "", fmt.Sprintf("%.2g", slices.Min(prices))
	if least, most := slices.Min(prices), slices.Max(prices); least < most {
		each, text = ", each data set at the price of its run", fmt.Sprintf("%.2g to %.2g", least, most)
	}
	text += " ns per byte"
	if high > low {
		text += fmt.Sprintf(" (%.2g to %.2g in the processes that calibrated it)", low, high)
	}
	return text + each
}

// priceErrors compares the price of a byte with what was measured, of n cells: the median
// and the largest relative error, and the cell that has it. The twin is no cell of its own.
func priceErrors(rec record.Record) (n int, median, most float64, worst string) {
	bytes := make(map[record.Key]float64)
	for _, c := range rec.Cells {
		bytes[c.Key] = c.AllocBytes
	}
	var errors []float64
	for _, c := range rec.Collected {
		price := rec.Price(c.Data)
		if c.Codec == rec.Run.Twin || c.NS == 0 || price == nil {
			continue
		}
		e := math.Abs(bytes[c.Key]*price.PerByte/c.NS - 1)
		if e >= most {
			most, worst = e, fmt.Sprintf("%s %s on %s", c.Codec, c.Model, c.Data)
		}
		errors = append(errors, e)
	}
	return len(errors), stats.Median(errors), most, worst
}
