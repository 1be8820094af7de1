package record

import "github.com/wirebench/wirebench/internal/stats"

const (
	// leastUnmet is the number of processes needed to decide whether a codec remembers messages.
	leastUnmet = 3
	// remembered is the factor by which an operation takes longer on new messages, in three of four
	// processes, above which caches don't explain it: with caches alone the operations of the known
	// codecs take 1.0 to 1.3 times as long.
	remembered = 1.5
)

// Remembers returns the cells whose codec is much faster on messages that it has met before, with
// the factor: such a codec keeps results instead of computing them again. The part that all codecs
// of a column lose alike on new messages is due to the processor.
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
