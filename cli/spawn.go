package cli

import (
	"cmp"
	"context"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/idle"
	"github.com/wirebench/wirebench/internal/record"
)

// spawnFlags are the flags of the command spawn.
type spawnFlags struct {
	engines []string
	counts  []int
	rounds  int
	memory  string
	timeout time.Duration
	seed    uint64
	dir     string
}

func spawnCommand(p Program) *cobra.Command {
	var f spawnFlags
	cmd := &cobra.Command{
		Use:   "spawn",
		Short: "Measure the cost of a million idle processes: goroutines and actors",
		Long: `spawn measures the idle processes of engines, which are goroutines or actors. It starts many of
them in one process of the operating system, and takes the time until all have started. While
all of them wait, it reads the memory three times, a second apart. Then it sends each of them a
message, and takes the time until all messages have arrived.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.engines, "engine", []string{"all"}, "engines whose processes are measured: names, patterns, or all")
	flags.IntSliceVar(&f.counts, "count", []int{10_000, 100_000, 1_000_000}, "numbers of processes to spawn; each number is measured separately")
	flags.IntVar(&f.rounds, "rounds", 5, "number of rounds; fewer than three give no intervals")
	flags.StringVar(&f.memory, "memory", "8GiB", "most memory of an engine's processes; a count is left out if smaller counts show that it would need more")
	flags.DurationVar(&f.timeout, "timeout", time.Minute, "longest time to spawn all processes, and to wake them")
	flags.Uint64Var(&f.seed, "seed", 0, "seed of the order of measuring (default: from the clock)")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the record (default "+inCache+"-spawn in your cache folder)")
	return cmd
}

// readings is how often memory is read while the processes wait, a second apart. Figures of a
// million processes are published with three readings.
const readings = 3

func (f *spawnFlags) run(ctx context.Context, p Program) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	o := idle.Options{
		Counts: slices.Clone(f.counts), Rounds: f.rounds, Readings: readings, Between: time.Second, Timeout: f.timeout,
		Seed: cmp.Or(f.seed, uint64(time.Now().UnixNano())), Command: os.Args[1:],
	}
	if o.Memory, err = memory("--memory", f.memory); err != nil {
		return err
	}
	slices.Sort(o.Counts)
	o.Counts = slices.Compact(o.Counts)
	switch {
	case len(o.Counts) == 0 || o.Counts[0] < 1:
		return usagef("--count: give numbers of at least 1")
	case f.rounds < 1:
		return usagef("--rounds %d: give a number of at least 1", f.rounds)
	case f.timeout <= 0:
		return usagef("--timeout takes a duration, such as 60s")
	}
	var able []string
	for _, e := range has.Engines {
		if e.Spawns || e.Absent != "" {
			able = append(able, e.Name)
		}
	}
	chosen, err := choose("engine with processes", f.engines, able)
	if err != nil {
		return err
	}
	for _, e := range has.Engines {
		if e.Name == idle.Reference || slices.Contains(chosen, e.Name) {
			o.Engines = append(o.Engines, e)
		}
	}
	built, err := p.carriers(ctx, has, idle.Reference, o.Engines, nil, nil)
	if err != nil {
		return err
	}
	defer built.remove()
	o.Engines, o.Env, o.Parts, o.Programs = built.engines, built.env, built.parts, make(map[string]string)
	for _, c := range built.programs {
		for _, engine := range c.engines {
			o.Programs[engine] = c.path
		}
	}
	return p.recorded(ctx, f.dir, "spawn", idle.Header(o), func(out *record.Writer, progress func(string, int64, int64, bool)) error {
		o.Progress = progress
		return idle.Run(ctx, o, out)
	})
}
