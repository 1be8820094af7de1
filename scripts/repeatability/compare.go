package main

import (
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// sample is one run: the ratio of each cell to the reference, and panels to compare codecs in
// pairs.
type sample struct {
	ratio map[record.Key]stats.Interval
	// panels compare codecs. They are nil if only ratios are known.
	panels map[record.Column]*stats.Panel
}

func fromRecord(rec record.Record) sample {
	rec.For = stats.SamePrograms
	s := sample{ratio: make(map[record.Key]stats.Interval), panels: rec.Panels()}
	for key := range rec.Times() {
		if key.Codec != rec.Run.Reference && key.Codec != rec.Run.Twin {
			s.ratio[key] = s.panels[key.Column()].Ratio(key.Codec, rec.Run.Reference)
		}
	}
	return s
}

// compare prints how far the runs agree.
func compare(w io.Writer, name string, runs []sample) {
	keys := common(runs)
	fmt.Fprintf(w, "%s: %d runs, %d cells, ratios to the reference\n", name, len(runs), len(keys))
	if len(runs) < 2 || len(keys) == 0 {
		fmt.Fprintln(w, "  nothing to compare")
		return
	}
	var spreads, rangesOf, changes []float64
	held, all := 0, 0
	for _, k := range keys {
		var logs []float64
		for _, r := range runs {
			logs = append(logs, math.Log(r.ratio[k].Mid))
		}
		spreads = append(spreads, stats.Deviation(logs))
		rangesOf = append(rangesOf, math.Expm1(slices.Max(logs)-slices.Min(logs)))
		for i, a := range runs {
			for j, b := range runs {
				if i == j {
					continue
				}
				all++
				if a.ratio[k].Contains(b.ratio[k].Mid) {
					held++
				}
				if i < j {
					changes = append(changes, math.Expm1(math.Abs(logs[i]-logs[j])))
				}
			}
		}
	}
	fmt.Fprintf(w, "  standard deviation     %5.1f %% median cell, %5.1f %% worst\n", 100*stats.Median(spreads), 100*slices.Max(spreads))
	fmt.Fprintf(w, "  range of the runs      %5.1f %% median cell, %5.1f %% worst\n", 100*stats.Median(rangesOf), 100*slices.Max(rangesOf))
	fmt.Fprintf(w, "  change between two     %5.1f %% median, %5.1f %% for 95 of 100; within 3 %%: %.1f of 100, within 5 %%: %.1f\n",
		100*stats.Median(changes), 100*stats.Quantile(changes, 0.95), 100*share(changes, 0.03), 100*share(changes, 0.05))
	if runs[0].panels == nil {
		return
	}
	var widths []float64
	for _, r := range runs {
		for _, k := range keys {
			widths = append(widths, r.ratio[k].Relative())
		}
	}
	fmt.Fprintf(w, "  printed interval       ±%.1f %% median, holds the other run's value in %.1f of 100 cases\n", 100*stats.Median(widths), 100*float64(held)/float64(all))
	separated, reversed, contradicted := reversals(w, keys, runs)
	fmt.Fprintf(w, "  pairs called separated %d; reversed in another run: %d, and separated there: %d\n", separated, reversed, contradicted)
}

// reversals counts the pairs of codecs that a run separates, those that another run has in the
// opposite order, and those that the other run separates in the opposite order.
func reversals(w io.Writer, keys []record.Key, runs []sample) (separated, reversed, contradicted int) {
	for i, a := range keys {
		for _, b := range keys[:i] {
			if a.Data != b.Data || a.Operation != b.Operation {
				continue
			}
			var sure []int
			for _, r := range runs {
				sure = append(sure, r.panels[a.Column()].Compare(a.Codec, b.Codec))
			}
			for x, rx := range runs {
				if sure[x] == 0 {
					continue
				}
				separated++
				for y, ry := range runs {
					if x == y {
						continue
					}
					if order := ry.ratio[a].Mid - ry.ratio[b].Mid; order*float64(sure[x]) < 0 {
						reversed++
						fmt.Fprintf(w, "    %s and %s (%s): %.3f and %.3f, then %.3f and %.3f\n", a.Codec, b.Codec, a.Operation,
							rx.ratio[a].Mid, rx.ratio[b].Mid, ry.ratio[a].Mid, ry.ratio[b].Mid)
					}
					if sure[y] == -sure[x] {
						contradicted++
					}
				}
			}
		}
	}
	return separated, reversed, contradicted
}

// common returns the cells that all runs have, in a fixed order.
func common(runs []sample) []record.Key {
	var keys []record.Key
	if len(runs) == 0 {
		return nil
	}
	for k := range runs[0].ratio {
		if !slices.ContainsFunc(runs, func(r sample) bool { _, ok := r.ratio[k]; return !ok }) {
			keys = append(keys, k)
		}
	}
	slices.SortFunc(keys, func(a, b record.Key) int {
		return slices.Compare([]string{a.Data, a.Operation, a.Codec}, []string{b.Data, b.Operation, b.Codec})
	})
	return keys
}

func share(xs []float64, most float64) float64 {
	n := 0
	for _, x := range xs {
		if x <= most {
			n++
		}
	}
	return float64(n) / float64(len(xs))
}
