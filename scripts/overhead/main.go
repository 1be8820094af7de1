// Overhead compares what a message costs in wirebench with what it costs in a bare program of the same
// engine: its loops, and no more than a count of what came. Both run in turns.
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
	"strings"
	"text/tabwriter"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "overhead:", err)
		os.Exit(1)
	}
}

// way is what is compared: an engine in a scenario, and the bare program of it.
type way struct {
	engine, scenario, model string
	send                    func(n int) (perMessage float64, err error)
}

// messages is how many a bare turn sends: some tenths of a second.
const messages = 400_000

func run() error {
	receive := flag.String("receive", "", "receive what a bare sender of this engine sends: for the program itself")
	engines := flag.String("engine", "channels,tcp,grpc,nats", "engines, separated by commas")
	turns := flag.Int("turns", 6, "how often each program runs")
	flag.Parse()
	if *receive != "" {
		return receivers[*receive](os.Stdin, os.Stdout)
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
	for _, w := range ways {
		if !slices.Contains(strings.Split(*engines, ","), w.engine) {
			continue
		}
		var bare, ours []float64
		for turn := range *turns {
			ns, err := w.send(messages)
			if err != nil {
				return fmt.Errorf("%s, %s, bare: %w", w.engine, w.scenario, err)
			}
			bare = append(bare, ns)
			out := filepath.Join(dir, fmt.Sprintf("%s-%s-%s-%d", w.engine, w.scenario, w.model, turn))
			if ns, err = wirebench(program, out, w); err != nil {
				return fmt.Errorf("%s, %s: %w", w.engine, w.scenario, err)
			}
			ours = append(ours, ns)
		}
		a, b := stats.Quantile(bare, 1./3), stats.Median(ours) // of processes, each of which has the lower third of its turns
		fmt.Fprintf(table, "%s\t%s, %s\t%.1f\t%.1f\t%+.1f %%\t\n", w.engine, w.scenario, w.model, a, b, 100*(b/a-1))
	}
	return table.Flush()
}

// wirebench is the time of a message in a run of two seconds.
func wirebench(program, dir string, w way) (float64, error) {
	cmd := exec.Command(program, "message", "--scenario", w.scenario, "--engine", w.engine, "--way", w.model,
		"--messages", fmt.Sprint(messages), "--time", "2s", "--precision", "0", "-o", dir)
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
