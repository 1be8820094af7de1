// Mechanisms shows what parts of the method are worth. It computes the ratios of several runs again
// from their times, once as wirebench does and once without each part, and prints how far the runs
// then agree.
//
//	wirebench run --precision 0 --rounds -o one
//	wirebench run --precision 0 --rounds -o other
//	go run ./scripts/mechanisms one/rounds.jsonl other/rounds.jsonl
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"

	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// variants change the times before they are estimated, or how the estimates are compared.
var variants = []struct {
	name   string
	rounds func(r *estimate.Rounds, level float64)
	alone  bool // the reference without its twin
	paired bool // ratios by process, two codecs at a time
}{
	{name: "as wirebench does"},
	{name: "times at the actual clock, not at the quiet machine's", rounds: unclocked},
	{name: "without the probe", rounds: unprobed},
	{name: "without the thread's clock", rounds: func(r *estimate.Rounds, _ float64) { clear(r.Lost) }},
	{name: "without either", rounds: func(r *estimate.Rounds, level float64) { unprobed(r, level); clear(r.Lost) }},
	{name: "the median of all times, not of each message's", rounds: func(r *estimate.Rounds, _ float64) { clear(r.Slot) }},
	{name: "the reference without its twin", alone: true},
	{name: "processes' speeds not estimated from all codecs", paired: true},
}

// unclocked cancels the estimate's later division by the clock's factor.
func unclocked(r *estimate.Rounds, level float64) {
	for i := range r.NS {
		if max(r.Before[i], r.After[i]) <= record.QuietWidth*level {
			r.NS[i] *= (r.Before[i] + r.After[i]) / 2 / level
		}
	}
}

// unprobed makes all times look as if the machine had been quiet.
func unprobed(r *estimate.Rounds, level float64) {
	for i := range r.NS {
		r.Before[i], r.After[i] = level, level
	}
}

// reference and twin are the names of the reference's two entries.
const reference, twin = "json", "json (twin)"

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "mechanisms:", err)
		os.Exit(1)
	}
}

func run(paths []string) error {
	if len(paths) < 2 {
		return errors.New("give the times of at least two runs: files that wirebench run --rounds has written")
	}
	var runs [][][]estimate.Rounds
	for _, path := range paths {
		processes, err := read(path)
		if err != nil {
			return err
		}
		runs = append(runs, processes)
	}
	fmt.Printf("%-58s %22s %16s %8s\n", "", "SD of a ratio, median", "95 of 100 cells", "± median")
	for _, v := range variants {
		ratios := make(map[record.Key][]float64)
		var widths []float64
		for _, processes := range runs {
			rec := record.Record{Run: record.Run{Reference: reference, Twin: twin}, For: stats.SamePrograms}
			for _, all := range processes {
				quiet := level(all)
				blocks, _, _ := estimate.Process(changed(all, quiet, v.rounds), quiet)
				rec.Blocks = append(rec.Blocks, blocks...)
			}
			if v.alone {
				rec.Blocks = slices.DeleteFunc(rec.Blocks, func(b record.Block) bool { return b.Codec == twin })
			}
			times := rec.Times()
			rec.Pool(times)
			panels := rec.Panels()
			for key := range times {
				if key.Codec == reference || key.Codec == twin {
					continue
				}
				of := record.Key{Codec: reference, Data: key.Data, Operation: key.Operation}
				ratio := panels[key.Column()].Ratio(key.Codec, reference)
				if v.paired {
					ratio = stats.Usual.Ratio(times[key], times[of])
				}
				if ratio.Mid > 0 {
					ratios[key] = append(ratios[key], math.Log(ratio.Mid))
					widths = append(widths, ratio.Relative())
				}
			}
		}
		var spreads []float64
		for _, logs := range ratios {
			if len(logs) == len(runs) {
				spreads = append(spreads, stats.Deviation(logs))
			}
		}
		fmt.Printf("%-58s %20.2f %% %14.2f %% %6.2f %%\n", v.name, 100*stats.Median(spreads), 100*stats.Quantile(spreads, 0.95), 100*stats.Median(widths))
	}
	return nil
}

// read returns the times of a run's processes.
func read(path string) (processes [][]estimate.Rounds, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	place := make(map[int]int)
	d := json.NewDecoder(bufio.NewReader(f))
	for {
		var r estimate.Rounds
		switch err := d.Decode(&r); {
		case errors.Is(err, io.EOF):
			return processes, nil
		case err != nil:
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		at, known := place[r.Process]
		if !known {
			at = len(processes)
			place[r.Process] = at
			processes = append(processes, nil)
		}
		processes[at] = append(processes[at], r)
	}
}

// level returns the time of the probe on the quiet machine, as far as the process saw it.
func level(all []estimate.Rounds) float64 {
	var probes []float64
	for _, r := range all {
		probes = append(append(probes, r.Before...), r.After...)
	}
	return stats.Quantile(probes, 0.1)
}

// changed returns a copy of a process's times with a change applied.
func changed(all []estimate.Rounds, level float64, change func(*estimate.Rounds, float64)) []estimate.Rounds {
	if change == nil {
		return all
	}
	all = slices.Clone(all)
	for i := range all {
		r := &all[i]
		r.NS, r.Slot, r.Lost = slices.Clone(r.NS), slices.Clone(r.Slot), slices.Clone(r.Lost)
		r.Before, r.After = slices.Clone(r.Before), slices.Clone(r.After)
		change(r, level)
	}
	return all
}
