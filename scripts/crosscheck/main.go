// Crosscheck compares what a run of wirebench prints with independent programs: modules of a few codecs
// each, as users write them, with the code of "wirebench own --take" and nothing of wirebench. Their
// "go test -bench" times 12 codecs on six data sets, in several layouts of each program: with the
// collector off, as the printed times are, and on, as the times with garbage are.
//
//	go run ./scripts/crosscheck              # runs wirebench first
//	go run ./scripts/crosscheck -data person,order
//	go run ./scripts/crosscheck RECORD       # compares with a record that exists
//	go run ./scripts/crosscheck -o DIR       # keeps the programs and their output, and uses what is there
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/record"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "crosscheck:", err)
		os.Exit(1)
	}
}

// settings are the flags.
type settings struct {
	time            time.Duration // of each benchmark
	passes, layouts int
	dir             string
	collector       bool
}

func run() error {
	var s settings
	flag.DurationVar(&s.time, "time", 200*time.Millisecond, "time for each benchmark")
	flag.IntVar(&s.passes, "passes", 5, "number of times that each program is run; the median counts")
	flag.IntVar(&s.layouts, "layouts", 5, "layouts of each program; the first one is the linker's own")
	flag.BoolVar(&s.collector, "collector", true, "run the programs with the collector on, too")
	names := flag.String("data", "", "data sets, separated by commas (default all six)")
	flag.StringVar(&s.dir, "o", "", "folder for the programs and their output (default a temporary one)")
	flag.Parse()
	if s.layouts < 1 || s.passes < 1 || s.time <= 0 {
		return errors.New("-layouts, -passes and -time must be more than 0")
	}
	if err := choose(*names); err != nil {
		return err
	}
	if s.dir == "" {
		var err error
		if s.dir, err = os.MkdirTemp("", "crosscheck-"); err != nil {
			return err
		}
		defer os.RemoveAll(s.dir)
	}
	var err error
	if s.dir, err = filepath.Abs(s.dir); err != nil {
		return err
	}
	wirebench := filepath.Join(s.dir, "wirebench")
	if err := quiet("", "go", "build", "-o", wirebench, "."); err != nil {
		return err
	}
	module := filepath.Join(s.dir, "module")
	if _, err := os.Stat(module); err != nil {
		if err := writeModule(module, wirebench); err != nil {
			return err
		}
	}
	path := flag.Arg(0)
	if path == "" {
		if path, err = measure(wirebench, filepath.Join(s.dir, "record")); err != nil {
			return err
		}
	}
	rec, err := record.Read(path)
	if err != nil {
		return err
	}
	times, err := benchmarks(module, s)
	if err != nil {
		return err
	}
	return report(os.Stdout, rec, times)
}

// choose leaves the named data sets only.
func choose(names string) error {
	if names == "" {
		return nil
	}
	chosen := sets[:0:0]
	for name := range strings.SplitSeq(names, ",") {
		i := slices.IndexFunc(sets, func(d data) bool { return d.Set == name })
		if i < 0 {
			return fmt.Errorf("-data %s: there are no programs for this data set", name)
		}
		chosen = append(chosen, sets[i])
	}
	sets = chosen
	return nil
}

// measure measures the codecs on the data sets with default settings, unless the folder has a record. It
// returns the record's folder.
func measure(wirebench, dir string) (string, error) {
	if record.Exists(dir) {
		return dir, nil
	}
	var names, data []string
	for _, p := range programs {
		for _, c := range p.Calls {
			names = append(names, c.Codec)
		}
	}
	for _, d := range sets {
		data = append(data, d.Set)
	}
	cmd := exec.Command(wirebench, "run", "--codec", strings.Join(names, ","), "--data", strings.Join(data, ","), "--operation", "encode,decode,sustained", "-o", dir)
	cmd.Stdout, cmd.Stderr = io.Discard, os.Stderr
	return dir, cmd.Run()
}

// quiet runs a command in a folder. Its output is part of the error.
func quiet(dir, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", strings.Join(cmd.Args, " "), err, out)
	}
	return nil
}
