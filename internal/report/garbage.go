package report

import (
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// garbage fills in the cost of a cell's garbage.
func (x *index) garbage(c *Cell) {
	if codec.Operation(c.Operation).Alone() {
		return
	}
	if price, known := x.rec.Price(c.Data, x.heap); known && c.Measured() {
		ns := c.AllocBytes * price.PerByte
		c.GC = &ns
	}
}

// garbageText explains the column gc, and says whether times include it. It is "" if no table has that column. Joined
// runs may have several prices.
func garbageText(s Source, tables []Table) string {
	if !slices.ContainsFunc(tables, priced) {
		return ""
	}
	var prices []float64
	low, high := math.Inf(1), math.Inf(-1)
	for _, data := range dataNames(s.Record) {
		if price, known := s.Price(data, s.Heap); known {
			prices = append(prices, price.PerByte)
			low, high = min(low, price.Low), max(high, price.High)
		}
	}
	if len(prices) == 0 {
		return ""
	}
	each, price := "", fmt.Sprintf("%.2g", slices.Min(prices))
	if least, most := slices.Min(prices), slices.Max(prices); least < most {
		each, price = ", with the price of each data set's run", fmt.Sprintf("%.2g to %.2g", least, most)
	}
	if high > low {
		each = fmt.Sprintf(" (prediction interval %.2g to %.2g)", low, high) + each
	}
	in := "the other times don't include it"
	if slices.ContainsFunc(tables, func(t Table) bool { return t.WithGC }) {
		in = "the other times include it (wirebench report --without-gc leaves it out)"
	}
	h := s.heap()
	return fmt.Sprintf("The time to collect the garbage of one operation, at %s ns per byte%s, for a program that has %s in use and GOGC=%v; %s.",
		price, each, size(float64(h.Live)), h.GOGC, in)
}
