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
		Short: "Measure what a million idle processes cost: goroutines and actors",
		Long: `spawn starts many processes of each engine that has some, goroutines or actors, in one of the
operating system. It takes the time until all are there, reads the memory three times, a second
apart, while all of them wait, and takes the time until each has got one message.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.engines, "engine", []string{"all"}, "whose processes: names, patterns, or all")
	flags.IntSliceVar(&f.counts, "count", []int{10_000, 100_000, 1_000_000}, "how many processes are spawned, each count by itself")
	flags.IntVar(&f.rounds, "rounds", 5, "how often; fewer than three give no intervals")
	flags.StringVar(&f.memory, "memory", "8GiB", "memory that the processes of an engine may take; what would need more, by what fewer took, is not spawned")
	flags.DurationVar(&f.timeout, "timeout", time.Minute, "how long processes may take to spawn, and to wake")
	flags.Uint64Var(&f.seed, "seed", 0, "seed of the order of measuring (default: from the clock)")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the record (default results/<date>-<machine>-spawn)")
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
		return usagef("--count: one process at least is spawned")
	case f.rounds < 1:
		return usagef("--rounds %d: one is the least", f.rounds)
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
