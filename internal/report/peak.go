package report

import (
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// peaks returns the medians of what processes found of operations on large values.
func peaks(of []record.Usage) (all []record.Peak) {
	for _, p := range of[0].Peaks {
		var ns, bytes, kept []float64
		for _, u := range of {
			for _, q := range u.Peaks {
				if sameWork(p, q) {
					ns, bytes, kept = append(ns, q.NS), append(bytes, q.Bytes), append(kept, q.Kept)
				}
			}
		}
		p.NS, p.Bytes, p.Kept = stats.Median(ns), stats.Median(bytes), stats.Median(kept)
		all = append(all, p)
	}
	return all
}

// sameWork reports whether two peaks are of the same work.
func sameWork(p, q record.Peak) bool {
	return p.Size == q.Size && p.AtOnce == q.AtOnce && p.Streamed == q.Streamed
}

// peak returns a function that returns a figure of some work, or 0 if the cell does not have it.
func peak(size, atOnce int, streamed bool, figure func(record.Peak) float64) func(Cell) float64 {
	return usage(func(u Usage) float64 {
		for _, p := range u.Peaks {
			if sameWork(p, record.Peak{Size: size, AtOnce: atOnce, Streamed: streamed}) {
				return figure(p)
			}
		}
		return 0
	})
}

func bytesOf(p record.Peak) float64 { return p.Bytes }
func keptOf(p record.Peak) float64  { return p.Kept }
