package record

import "github.com/wirebench/wirebench/internal/stats"

const (
	// leastUnmet is the number of processes needed to decide whether a codec remembers messages.
	leastUnmet = 3
	// remembered is the factor by which an operation takes longer on new messages, in three of four
	// processes, above which caches don't explain it: with caches alone the operations of the known
	// codecs take 1.0 to 1.3 times as long.
	remembered = 1.5
	// byCaches is the factor that caches explain on a quiet machine.
	byCaches = 1.3
)

// Remembers returns the cells whose codec is much faster on messages that it has met before, with
// the factor: such a codec keeps results instead of computing them again. The part that all codecs
// of a column lose alike on new messages is due to the processor.
func (rec Record) Remembers() map[Key]float64 {
	ratios := rec.unmet()
	usual := usualUnmet(ratios)
	found := make(map[Key]float64)
	for key, of := range ratios {
		alike := usual[key.Column()]
		if len(of) >= leastUnmet && stats.Quantile(of, 0.25) > remembered*alike {
			found[key] = stats.Median(of) / alike
		}
	}
	return found
}

// MayRemember reports whether the record leaves open if the codec of a cell remembers messages: too
// few processes had quiet times on new messages, or all codecs lost much on them, because other
// programs used the caches.
func (rec Record) MayRemember(key Key) bool {
	ratios := rec.unmet()
	return len(ratios[key]) < leastUnmet || usualUnmet(ratios)[key.Column()] > byCaches
}

// unmet returns how much longer the operations of cells take on new messages, by process.
func (rec Record) unmet() map[Key][]float64 {
	ratios := make(map[Key][]float64)
	for b := range rec.Counted() {
		if b.Unmet > 0 {
			ratios[b.Key] = append(ratios[b.Key], b.Unmet/b.NS)
		}
	}
	return ratios
}

// usualUnmet returns how much longer the operations of the codecs of a column take on new messages, at
// least 1.
func usualUnmet(ratios map[Key][]float64) map[Column]float64 {
	middle := make(map[Column][]float64)
	for key, of := range ratios {
		middle[key.Column()] = append(middle[key.Column()], stats.Median(of))
	}
	usual := make(map[Column]float64)
	for column, of := range middle {
		usual[column] = max(stats.Median(of), 1)
	}
	return usual
}
