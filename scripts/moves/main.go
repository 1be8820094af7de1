// Moves finds out how far the times of codecs move with the layout of a program, from records with
// several layouts, and writes internal/record/moves.json. What independent programs differ by beyond
// that is not in records: scripts/crosscheck prints it.
//
//	go run ./scripts/moves -program 0.02 -from "three programs, 2026-11-29" RECORD...
package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "moves:", err)
		os.Exit(1)
	}
}

func run() error {
	program := flag.Float64("program", 0, "standard deviation of a codec between independent programs, beyond layouts")
	from := flag.String("from", "", "where that is known from")
	flag.Parse()
	if *program <= 0 || *from == "" || flag.NArg() == 0 {
		return errors.New("-program, -from and records are needed")
	}
	m, err := learn(flag.Args(), *program)
	if err != nil {
		return err
	}
	m.Date, m.Program = time.Now().Format(time.DateOnly), *from
	text, err := json.MarshalIndent(m, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join("internal", "record", "moves.json"), append(text, '\n'), 0o666)
}

// below are the lengths in ns that divide times. 0 means no limit.
var below = []float64{10, 100, 1000, 10_000, 100_000, 0}

// learn returns what records show.
func learn(paths []string, program float64) (m record.Moved, err error) {
	cells := make([][]stats.Deviations, len(below))
	var machines, names []string
	for _, path := range paths {
		recs, err := record.ReadAll(path)
		if err != nil {
			return m, err
		}
		names = append(names, filepath.Base(path))
		for _, rec := range recs {
			if rec.Layouts() == nil {
				return m, fmt.Errorf("%s has one layout", path)
			}
			machines = append(machines, rec.Run.Env.Machine()+", "+rec.Run.Env.Go)
			for _, d := range deviations(rec) {
				i := bucket(math.Exp(d.Level))
				cells[i] = append(cells[i], d)
			}
		}
	}
	m.Machine = strings.Join(machines, "; ")
	all := 0
	for i, limit := range below {
		if len(cells[i]) == 0 {
			return m, fmt.Errorf("no times below %v ns have several layouts", limit)
		}
		all += len(cells[i])
		m.Moves = append(m.Moves, stats.Move{Below: limit, Layout: round(math.Sqrt(mean(cells[i]))), Program: program})
	}
	m.Layout = fmt.Sprintf("the layouts of %s, %d cells", strings.Join(names, " and "), all)
	return m, nil
}

// rare is the share of cells whose moves are left out: those that moved most, which may have met a
// disturbance of the machine. Intervals of 95 % need not hold them.
const rare = 0.05

// mean returns the mean variance of cells, by their degrees of freedom.
func mean(cells []stats.Deviations) float64 {
	slices.SortFunc(cells, func(a, b stats.Deviations) int { return cmp.Compare(a.Variance, b.Variance) })
	sum, freedom := 0., 0.
	for _, c := range cells[:len(cells)-int(rare*float64(len(cells)))] {
		sum += c.Variance * c.Freedom
		freedom += c.Freedom
	}
	return sum / freedom
}

// deviations returns how far the cells of a record move from layout to layout. Data sets with few
// codecs are left out, because the reference's own moves would be in all of them.
func deviations(rec record.Record) (all []stats.Deviations) {
	for _, d := range rec.Run.Data {
		part := rec.Only([]string{d.Name}, nil)
		method := part.Method()
		for _, items := range part.Columns() {
			if method.Units == nil || len(items) < 2*stats.FewItems {
				continue
			}
			for _, d := range method.Deviations(items, rec.Run.Reference) {
				if d.Freedom > 0 {
					all = append(all, d)
				}
			}
		}
	}
	return all
}

func bucket(ns float64) int {
	for i, limit := range below {
		if ns < limit {
			return i
		}
	}
	return len(below) - 1
}

// round leaves two digits that a trial shows again.
func round(x float64) float64 { return math.Round(x*1000) / 1000 }
