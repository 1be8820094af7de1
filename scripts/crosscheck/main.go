// Crosscheck times 24 cells, from small messages to large ones, of fast codecs and slow ones, in
// the plainest way: a loop over the messages, each in a process of its own. It prints the results
// of the loop next to those of a run of wirebench. Both are at the run's clock: the loop's times
// are multiplied by the ratio of the probe's time in the run to its time in the loop.
//
//	go run ./scripts/crosscheck              # runs wirebench first
//	go run ./scripts/crosscheck RECORD       # compares with a record that exists
package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// cells are data sets with two codecs each. Each is timed in encode and in decode.
var cells = []struct {
	data   string
	codecs [2]string
}{
	{"person", [2]string{"json", "msgp"}},
	{"sweep-10", [2]string{"json", "protobuf"}},
	{"sweep-100", [2]string{"json", "msgp"}},
	{"sweep-1000", [2]string{"json", "protobuf"}},
	{"text", [2]string{"json", "cbor"}},
	{"mesh", [2]string{"json", "msgp"}},
}

// Limits of the relative differences.
const (
	mostWorst  = 0.05
	mostMedian = 0.02
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "crosscheck:", err)
		os.Exit(1)
	}
}

func run() error {
	length := flag.Duration("time", 3*time.Second, "time for each loop")
	layouts := flag.Int("layouts", 3, "processes of each loop, each of a binary with another layout; the median counts")
	cell := flag.String("cell", "", "codec, data set and operation of the loop of this process, as JSON")
	flag.Parse()
	if *cell != "" {
		var key record.Key
		if err := json.Unmarshal([]byte(*cell), &key); err != nil {
			return err
		}
		t, err := loop(key, *length)
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(t)
	}
	if *layouts < 1 || *length <= 0 {
		return errors.New("-layouts and -time must be more than 0")
	}
	dir, err := os.MkdirTemp("", "crosscheck-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var programs []string
	for i := range *layouts {
		program := filepath.Join(dir, fmt.Sprintf("crosscheck-%d", i+1))
		if err := build(program, "./scripts/crosscheck", fmt.Sprintf("-ldflags=-randlayout=%d", i+1)); err != nil {
			return err
		}
		programs = append(programs, program)
	}
	path := flag.Arg(0)
	if path == "" {
		if path, err = measure(dir); err != nil {
			return err
		}
	}
	rec, err := record.Read(path)
	if err != nil {
		return err
	}
	return compare(os.Stdout, rec, func(key record.Key) (timing, error) { return plainLoop(programs, key, *length) })
}

// perSet is the time for measuring each data set, with all codecs.
const perSet = 90 * time.Second

// measure runs wirebench on the data sets and returns the record's folder. The run has several
// layouts of its code, as the loops do.
func measure(dir string) (string, error) {
	program, path := filepath.Join(dir, "wirebench"), filepath.Join(dir, "record")
	if err := build(program, "."); err != nil {
		return "", err
	}
	var sets []string
	for _, c := range cells {
		sets = append(sets, c.data)
	}
	cmd := exec.Command(program, "run", "--grade", "publish", "--time", (time.Duration(len(sets)) * perSet).String(), "--data", strings.Join(sets, ","), "-o", path)
	cmd.Stdout, cmd.Stderr = io.Discard, os.Stderr
	return path, cmd.Run()
}

func build(program, pkg string, flags ...string) error {
	args := append([]string{"build", "-o", program}, flags...)
	if out, err := exec.Command("go", append(args, pkg)...).CombinedOutput(); err != nil {
		return fmt.Errorf("building %s: %s", pkg, out)
	}
	return nil
}

// compare prints the cells of both and fails if they differ by more than the limits.
func compare(w io.Writer, rec record.Record, loop func(record.Key) (timing, error)) error {
	panels := rec.Panels()
	fmt.Fprintf(w, "%-12s %-9s %-7s %14s %14s %8s %8s\n", "data set", "codec", "operation", "loop", "wirebench", "differs", "clock")
	var differences []float64
	for _, c := range cells {
		for _, name := range c.codecs {
			for _, operation := range []string{"encode", "decode"} {
				key := record.Key{Codec: name, Data: c.data, Operation: operation}
				panel := panels[key.Column()]
				if panel == nil || panel.Size(name) == 0 {
					return fmt.Errorf("the record has no times of %s on %s, %s", name, c.data, operation)
				}
				timed, err := loop(key)
				if err != nil {
					return fmt.Errorf("%s on %s, %s: %w", name, c.data, operation, err)
				}
				ours := panel.Time(name).Mid
				clock := probe(rec, c.data) / timed.Probe
				plain := timed.Operation * clock
				fmt.Fprintf(w, "%-12s %-9s %-7s %11.1f ns %11.1f ns %+7.1f%% %8.3f\n", c.data, name, operation, plain, ours, 100*(ours/plain-1), clock)
				differences = append(differences, math.Abs(ours/plain-1))
			}
		}
	}
	worst, median := slices.Max(differences), stats.Median(differences)
	fmt.Fprintf(w, "%d cells differ by %.1f %% (median) and %.1f %% (most); the limits are %.0f %% and %.0f %%.\n",
		len(differences), 100*median, 100*worst, 100*mostMedian, 100*mostWorst)
	if worst > mostWorst || median > mostMedian {
		return fmt.Errorf("the run and the loops differ by more than the limits")
	}
	return nil
}

// probe returns the time of the probe, in ns, at the clock of a run's times: the median quiet level
// of the processes that measured a data set.
func probe(rec record.Record, data string) float64 {
	var all []float64
	for _, p := range rec.Processes {
		if p.Data == data {
			all = append(all, p.Level)
		}
	}
	return stats.Median(all)
}

// plainLoop returns the result of the middle one of the programs, ordered by the operation's time
// at the same clock. The programs differ in the layout of their code, which alone changes the time
// of tight loops by several per cent.
func plainLoop(programs []string, key record.Key, length time.Duration) (timing, error) {
	text, err := json.Marshal(key)
	if err != nil {
		return timing{}, err
	}
	var all []timing
	for _, program := range programs {
		cmd := exec.Command(program, "-cell", string(text), "-time", length.String())
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return timing{}, err
		}
		var t timing
		if err := json.Unmarshal(out, &t); err != nil {
			return timing{}, err
		}
		all = append(all, t)
	}
	slices.SortFunc(all, func(a, b timing) int { return cmp.Compare(a.Operation/a.Probe, b.Operation/b.Probe) })
	return all[len(all)/2], nil
}
