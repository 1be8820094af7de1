package record

import "github.com/wirebench/wirebench/internal/stats"

const (
	// leastUnmet is how many processes tell whether a codec remembers messages.
	leastUnmet = 3
	// remembered is by what factor an operation takes longer on messages that its codec has not met, in three of
	// four processes, beyond which caches don't explain it: with them the operations of the codecs that are known take
	// 1.0 to 1.3 times as long.
	remembered = 1.5
)

// Remembers are the cells whose codec is much faster on messages that it has met before, and by what factor: it keeps
// results instead of making them anew. What all codecs of a ranking lose alike on messages that they have not met
// is the processor's.
func (rec Record) Remembers() map[Key]float64 {
	ratios := make(map[Key][]float64)
	for b := range rec.Counted() {
		if b.Unmet > 0 {
			ratios[b.Key] = append(ratios[b.Key], b.Unmet/b.NS)
		}
	}
	middle := make(map[Column][]float64)
	for key, of := range ratios {
		middle[key.Column()] = append(middle[key.Column()], stats.Median(of))
	}
	found := make(map[Key]float64)
	for key, of := range ratios {
		usual := max(stats.Median(middle[key.Column()]), 1)
		if len(of) >= leastUnmet && stats.Quantile(of, 0.25) > remembered*usual {
			found[key] = stats.Median(of) / usual
		}
	}
	return found
}
