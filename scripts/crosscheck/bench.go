package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/perf/benchfmt"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// place is where a time was measured.
type place struct {
	record.Key
	program   string
	layout    int
	collector bool
	// processors reports whether the time is that of all processors, and not the one that passed. Programs
	// report it if the collector is on.
	processors bool
}

// benchmarks builds each program in its layouts, and returns the median time of each benchmark in ns.
// In a pass each program is run once, so that what disturbs the machine for a while disturbs all.
func benchmarks(module string, s settings) (map[place]float64, error) {
	for _, p := range programs {
		for layout := range s.layouts {
			binary := binary(module, p.Name, layout)
			if _, err := os.Stat(binary); err == nil {
				continue
			}
			if err := quiet(module, "go", "test", "-c", "-o", binary, fmt.Sprintf("-ldflags=-randlayout=%d", layout), "./"+p.Name); err != nil {
				return nil, err
			}
		}
	}
	on := 0
	if s.collector {
		on = 1
	}
	all := make(map[place][]float64)
	for pass := range s.passes {
		fmt.Fprintf(os.Stderr, "crosscheck: pass %d of %d\n", pass+1, s.passes)
		for _, collector := range []bool{false, true}[:1+on] {
			for layout := range s.layouts {
				for _, p := range programs {
					at := place{program: p.Name, layout: layout, collector: collector}
					text, err := output(module, at, pass, s)
					if err != nil {
						return nil, err
					}
					if err := parse(text, at, all); err != nil {
						return nil, err
					}
				}
			}
		}
	}
	times := make(map[place]float64)
	for at, of := range all {
		times[at] = stats.Median(of)
	}
	return times, nil
}

func binary(module, program string, layout int) string {
	return filepath.Join(module, "bin", fmt.Sprintf("%s-%d", program, layout))
}

// output returns what a program prints in a pass. What is in the folder from before is used again.
func output(module string, at place, pass int, s settings) ([]byte, error) {
	file := filepath.Join(module, "output", fmt.Sprintf("%s-%d-%t-%d.txt", at.program, at.layout, at.collector, pass))
	if text, err := os.ReadFile(file); err == nil {
		return text, nil
	}
	cmd := exec.Command(binary(module, at.program, at.layout), "-test.run=^$", "-test.bench=.", "-test.benchtime="+s.time.String(), "-test.timeout=0")
	cmd.Dir = filepath.Join(module, at.program)
	cmd.Stderr = os.Stderr
	if at.collector {
		cmd.Env = append(os.Environ(), "COLLECTOR=on")
	} else {
		cmd.Args = append(cmd.Args, "-test.cpu=1")
	}
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w: %s", at.program, err, text)
	}
	return text, write(file, text)
}

// parse adds the times of benchmarks such as BenchmarkPerson/goccy/json/decode-2.
func parse(text []byte, at place, times map[place][]float64) error {
	r := benchfmt.NewReader(bytes.NewReader(text), at.program)
	for r.Scan() {
		res, ok := r.Result().(*benchfmt.Result)
		if !ok {
			continue
		}
		parts := strings.Split(res.Name.String(), "/")
		i := slices.IndexFunc(sets, func(d data) bool { return d.Type == parts[0] })
		if i < 0 || len(parts) < 3 {
			return fmt.Errorf("%s: unknown benchmark %s", at.program, res.Name)
		}
		ns, ok := res.Value("sec/op")
		if !ok {
			return fmt.Errorf("%s: %s has no time", at.program, res.Name)
		}
		last := len(parts) - 1
		parts[last], _, _ = strings.Cut(parts[last], "-") // the number of processors, unless it is one
		at.Key = record.Key{Codec: strings.Join(parts[1:last], "/"), Data: sets[i].Set, Operation: parts[last]}
		times[at] = append(times[at], ns*1e9)
		if cpu, ok := res.Value("cpu-sec/op"); ok {
			of := at
			of.processors = true
			times[of] = append(times[of], cpu*1e9)
		}
	}
	return r.Err()
}
