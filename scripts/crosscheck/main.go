// Crosscheck times 24 cells, from small messages to large ones, of fast codecs and slow ones,
// in the plainest way there is, each in a process of its own: a loop over the messages. It prints
// what the loop finds beside what a run of wirebench finds.
//
//	go run ./scripts/crosscheck              # runs wirebench first
//	go run ./scripts/crosscheck RECORD       # beside a record that exists
package main

import (
	"encoding/json"
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

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// cells are data sets with two codecs each, in encode and in decode.
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

// Limits of the differences, as shares.
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
	processes := flag.Int("processes", 3, "processes of each loop, of which the middle one counts")
	cell := flag.String("cell", "", "codec, data set and model of the loop of this process, as JSON")
	flag.Parse()
	if *cell != "" {
		var key record.Key
		if err := json.Unmarshal([]byte(*cell), &key); err != nil {
			return err
		}
		ns, err := loop(key, *length)
		if err == nil {
			fmt.Println(ns)
		}
		return err
	}
	path := flag.Arg(0)
	if path == "" {
		dir, err := os.MkdirTemp("", "crosscheck-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		if path, err = measure(dir); err != nil {
			return err
		}
	}
	rec, err := record.Read(path)
	if err != nil {
		return err
	}
	return compare(rec, *length, *processes)
}

// measure runs wirebench on the data sets and returns the record's folder.
func measure(dir string) (string, error) {
	program, path := filepath.Join(dir, "wirebench"), filepath.Join(dir, "record")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		return "", fmt.Errorf("building wirebench: %s", out)
	}
	var sets []string
	for _, c := range cells {
		sets = append(sets, c.data)
	}
	cmd := exec.Command(program, "run", "--data", strings.Join(sets, ","), "-o", path)
	cmd.Stdout, cmd.Stderr = io.Discard, os.Stderr
	return path, cmd.Run()
}

// compare prints the cells of both and fails where they differ by more than the limits.
func compare(rec record.Record, length time.Duration, processes int) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	panels := rec.Panels()
	fmt.Printf("%-12s %-9s %-7s %14s %14s %8s\n", "data set", "codec", "model", "loop", "wirebench", "differs")
	var differences []float64
	for _, c := range cells {
		for _, name := range c.codecs {
			for _, model := range []string{"encode", "decode"} {
				key := record.Key{Codec: name, Data: c.data, Model: model}
				panel := panels[key.Column()]
				if panel == nil || panel.Size(name) == 0 {
					return fmt.Errorf("the record has no times of %s on %s, %s", name, c.data, model)
				}
				plain, err := plainLoop(self, key, length, processes)
				if err != nil {
					return fmt.Errorf("%s on %s, %s: %w", name, c.data, model, err)
				}
				ours := panel.Time(name).Mid
				fmt.Printf("%-12s %-9s %-7s %11.1f ns %11.1f ns %+7.1f%%\n", c.data, name, model, plain, ours, 100*(ours/plain-1))
				differences = append(differences, math.Abs(ours/plain-1))
			}
		}
	}
	worst, median := slices.Max(differences), stats.Median(differences)
	fmt.Printf("%d cells differ by %.1f %% (median) and %.1f %% (most); they may by %.0f %% and %.0f %%.\n",
		len(differences), 100*median, 100*worst, 100*mostMedian, 100*mostWorst)
	if worst > mostWorst || median > mostMedian {
		return fmt.Errorf("the run and the loops differ by more than they may")
	}
	return nil
}

// plainLoop is the time of an operation in ns by the loops of several processes, the middle one.
func plainLoop(self string, key record.Key, length time.Duration, processes int) (float64, error) {
	text, err := json.Marshal(key)
	if err != nil {
		return 0, err
	}
	var all []float64
	for range processes {
		cmd := exec.Command(self, "-cell", string(text), "-time", length.String())
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return 0, err
		}
		var ns float64
		if _, err := fmt.Sscan(string(out), &ns); err != nil {
			return 0, err
		}
		all = append(all, ns)
	}
	return stats.Median(all), nil
}
