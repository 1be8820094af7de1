package report

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// sample says how many processes measured, and how often the median cell of each data set was timed.
func sample(rec record.Record) string {
	rounds := make([]float64, len(rec.Processes))
	layouts := make(map[int]bool)
	for i, p := range rec.Processes {
		rounds[i] = float64(p.Rounds)
		layouts[p.Layout] = true
	}
	sets := timesByData(rec)
	if len(rounds) == 0 {
		return "no process has ended"
	}
	s := fmt.Sprintf("%d processes of %.0f rounds (median)", len(rounds), stats.Median(rounds))
	if len(rounds) == 1 {
		s = fmt.Sprintf("1 process of %.0f rounds", rounds[0])
	}
	if len(sets) > 1 {
		counts := slices.Sorted(maps.Values(sets))
		each := strconv.Itoa(counts[0])
		if most := counts[len(counts)-1]; most > counts[0] {
			each = fmt.Sprintf("%d to %d", counts[0], most)
		}
		s += fmt.Sprintf(", %s for each data set", each)
	}
	if len(sets) > 0 && slices.Min(slices.Collect(maps.Values(sets))) < stats.Usual.Least {
		s += fmt.Sprintf("; fewer than %d processes give no intervals: give more --time", stats.Usual.Least)
	}
	if len(layouts) > 1 {
		s += fmt.Sprintf(", %d layouts of the binary", len(layouts))
	}
	return s
}

// timesByData returns in how many processes the median cell of each data set was timed. Codecs may be divided among
// processes.
func timesByData(rec record.Record) map[string]int {
	cells := make(map[record.Key]float64)
	for _, b := range rec.Blocks {
		cells[b.Key]++
	}
	counts := make(map[string][]float64)
	for key, n := range cells {
		counts[key.Data] = append(counts[key.Data], n)
	}
	sets := make(map[string]int)
	for data, all := range counts {
		sets[data] = int(stats.Median(all))
	}
	return sets
}
