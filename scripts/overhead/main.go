// Overhead compares the cost of a message in wirebench with its cost in a bare program for the same
// engine, which only loops and counts what arrives. Processes of both run alternately and equally
// long. The time of a process is the lower third of its turns' times.
//
//	go run ./scripts/overhead
//	go run ./scripts/overhead -engine channels,grpc -turns 10
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "overhead:", err)
		os.Exit(1)
	}
}

// way is an engine in a scenario, with its bare program.
type way struct {
	engine, scenario, operation string
	send                        func(n int) (perMessage float64, err error)
	// processors is the number of processors that the processes of both may use. 0 means all.
	processors int
}

// environ is the environment of the way's processes.
func (w way) environ() []string {
	if w.processors == 0 {
		return nil
	}
	return append(os.Environ(), fmt.Sprintf("GOMAXPROCS=%d", w.processors))
}

// String returns the way's name in the table.
func (w way) String() string {
	s := w.scenario + ", " + w.operation
	if w.processors == 1 {
		s += ", one processor"
	}
	return s
}

// messages is the number of messages in a turn. They take from 17 ms to some tenths of a second.
const messages = 400_000

// lasts is how long a process repeats its turns.
const lasts = 2 * time.Second

func run() error {
	receive := flag.String("receive", "", "receive the messages of a bare sender of this engine: for the program itself")
	send := flag.Int("send", -1, "send as the bare program of this number: for the program itself")
	engines := flag.String("engine", "channels,tcp,grpc,nats", "engines, separated by commas")
	turns := flag.Int("turns", 10, "number of runs of each program")
	flag.Parse()
	if *receive != "" {
		return receivers[*receive](os.Stdin, os.Stdout)
	}
	if *send >= 0 {
		ns, err := ways[*send].process()
		fmt.Println(ns)
		return err
	}
	dir, err := os.MkdirTemp("", "overhead-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "wirebench")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return fmt.Errorf("build wirebench: %w", err)
	}
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "engine\tscenario\tbare, ns\twirebench, ns\tdifference\t")
	for number, w := range ways {
		if !slices.Contains(strings.Split(*engines, ","), w.engine) {
			continue
		}
		var bare, ours []float64
		for turn := range *turns {
			ns, err := bareProcess(number)
			if err != nil {
				return fmt.Errorf("%s, %s, bare: %w", w.engine, w.scenario, err)
			}
			bare = append(bare, ns)
			out := filepath.Join(dir, fmt.Sprintf("%d-%d", number, turn))
			if ns, err = wirebench(program, out, w); err != nil {
				return fmt.Errorf("%s, %s: %w", w.engine, w.scenario, err)
			}
			ours = append(ours, ns)
		}
		a, b := stats.Median(bare), stats.Median(ours)
		fmt.Fprintf(table, "%s\t%s\t%.1f\t%.1f\t%+.1f %%\t\n", w.engine, w, a, b, 100*(b/a-1))
	}
	return table.Flush()
}

// process returns the time of a message in this process, in ns.
func (w way) process() (float64, error) {
	var turns []float64
	for start := time.Now(); time.Since(start) < lasts; {
		ns, err := w.send(messages)
		if err != nil {
			return 0, err
		}
		turns = append(turns, ns)
	}
	return stats.Quantile(turns, 1./3), nil
}

// bareProcess returns the time of a message in a bare process of its own, in ns.
func bareProcess(number int) (float64, error) {
	program, err := os.Executable()
	if err != nil {
		return 0, err
	}
	cmd := exec.Command(program, "-send", fmt.Sprint(number))
	cmd.Env = ways[number].environ()
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return 0, err
	}
	return strconv.ParseFloat(strings.TrimSpace(string(text)), 64)
}

// wirebench returns the time of a message in a run of wirebench, in ns.
func wirebench(program, dir string, w way) (float64, error) {
	cmd := exec.Command(program, "message", "--scenario", w.scenario, "--engine", w.engine, "--way", w.operation,
		"--messages", fmt.Sprint(messages), "--time", lasts.String(), "--precision", "0", "-o", dir)
	cmd.Env = w.environ()
	if text, err := cmd.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("%w: %s", err, text)
	}
	rec, err := record.Read(dir)
	if err != nil {
		return 0, err
	}
	var times []float64
	for _, b := range rec.Blocks {
		if b.Codec != rec.Run.Twin && slices.Contains(strings.Split(b.Codec, "/"), w.engine) {
			times = append(times, b.NS)
		}
	}
	if times == nil {
		return 0, errors.New("it has no time")
	}
	return stats.Median(times), nil
}
