// Repeatability runs wirebench several times and reports how far the runs agree: how much the
// ratios to the reference spread, how often a run's interval holds another run's value, and how
// often one run contradicts another. Next to it, it prints the same for "go test -bench" in the
// same time.
//
//	go run ./scripts/repeatability -runs 5 -time 60s
//	go run ./scripts/repeatability -busy        # another process keeps a core busy
//	go run ./scripts/repeatability -data sweep-100,text -time 2m
//	go run ./scripts/repeatability DIR...       # records that exist already
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/perf/benchfmt"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "repeatability:", err)
		os.Exit(1)
	}
}

func run() error {
	runs := flag.Int("runs", 5, "number of runs")
	length := flag.Duration("time", time.Minute, "longest time for measuring of each run")
	data := flag.String("data", "person", "data sets, separated by commas")
	dir := flag.String("o", "", "folder for the records (default a temporary one)")
	busy := flag.Bool("busy", false, "keep one core busy for half of the time meanwhile")
	bench := flag.Bool("bench", true, "also run go test -bench, as often and as long")
	spin := flag.Bool("spin", false, "only keep a core busy for half of the time, until killed")
	flag.Parse()
	if *spin {
		busyHalf()
	}
	if *dir == "" {
		var err error
		if *dir, err = os.MkdirTemp("", "repeatability-"); err != nil {
			return err
		}
	}
	if *busy {
		stop, err := startBusy()
		if err != nil {
			return err
		}
		defer stop()
	}
	paths := flag.Args()
	if len(paths) == 0 {
		var err error
		if paths, err = measure(*dir, *data, *runs, *length); err != nil {
			return err
		}
	} else {
		*bench = false
	}
	var ours []sample
	for _, path := range paths {
		rec, err := record.Read(path)
		if err != nil {
			return err
		}
		ours = append(ours, fromRecord(rec))
	}
	compare(os.Stdout, "wirebench", ours)
	if !*bench {
		return nil
	}
	var theirs []sample
	for i := range *runs {
		s, err := goBench(*data, *length, len(ours[0].ratio))
		if err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "go test -bench: run %d of %d\n", i+1, *runs)
		theirs = append(theirs, s)
	}
	compare(os.Stdout, "go test -bench", theirs)
	return nil
}

// measure runs wirebench and returns the folders of the records.
func measure(dir, data string, runs int, length time.Duration) (paths []string, err error) {
	program := filepath.Join(dir, "wirebench")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building wirebench: %s", out)
	}
	for i := range runs {
		path := filepath.Join(dir, fmt.Sprintf("run-%d", i+1))
		cmd := exec.Command(program, "run", "--data", data, "--time", length.String(), "-o", path)
		cmd.Stdout, cmd.Stderr = io.Discard, os.Stderr
		if err := cmd.Run(); err != nil {
			return nil, fmt.Errorf("run %d: %w", i+1, err)
		}
		paths = append(paths, path)
	}
	return paths, nil
}

// goBench measures the same cells with go test, for as long as wirebench did.
func goBench(data string, length time.Duration, cells int) (sample, error) {
	each := length / time.Duration(cells+2) // two more for the reference's own cells
	pattern := "/codec=/data=(" + strings.ReplaceAll(data, ",", "|") + ")$/operation=(encode|decode)$"
	cmd := exec.Command("go", "test", "-run", "^$", "-bench", pattern, "-benchtime", each.String(), "./bench")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return sample{}, err
	}
	if err := cmd.Start(); err != nil {
		return sample{}, err
	}
	times := make(map[record.Key]float64)
	for r := benchfmt.NewReader(out, "go test -bench"); r.Scan(); {
		result, ok := r.Result().(*benchfmt.Result)
		if !ok {
			continue
		}
		key := record.Key{}
		_, parts := result.Name.Parts()
		for _, p := range parts {
			name, value, _ := strings.Cut(strings.TrimPrefix(string(p), "/"), "=")
			switch name {
			case "codec":
				key.Codec = strings.ReplaceAll(value, ":", "/")
			case "data":
				key.Data = value
			case "operation":
				key.Operation = value
			}
		}
		if v, ok := result.Value("sec/op"); ok {
			times[key] = v
		}
	}
	// A faulty cell fails its benchmark, and with it go test.
	if err := cmd.Wait(); err != nil && len(times) == 0 {
		return sample{}, fmt.Errorf("go test -bench: %w", err)
	}
	s := sample{ratio: make(map[record.Key]stats.Interval)}
	for key, v := range times {
		reference := key
		reference.Codec = "json"
		if key != reference {
			s.ratio[key] = stats.Interval{Mid: v / times[reference]}
		}
	}
	return s, nil
}

// startBusy starts this program in another process, which keeps a core busy.
func startBusy() (stop func(), err error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(self, "-spin")
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return func() {
		// The process never ends by itself, and errors from killing it don't matter.
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}, nil
}

// busyHalf alternates between computing and sleeping, 50 ms each.
func busyHalf() {
	for {
		for start := time.Now(); time.Since(start) < 50*time.Millisecond; {
		}
		time.Sleep(50 * time.Millisecond)
	}
}
