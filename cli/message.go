package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/delivery"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
)

// messageFlags are the flags of the command message.
type messageFlags struct {
	scenarios, engines, ways []string
	codecs                   []string
	data                     string
	messages                 int
	time                     time.Duration
	precision                string
	rate                     float64
	peer                     string
	timeout                  time.Duration
	seed                     uint64
	dir                      string
}

func messageCommand(p Program) *cobra.Command {
	var f messageFlags
	cmd := &cobra.Command{
		Use:   "message",
		Short: "Measure what carries messages between goroutines, processes and machines",
		Long: `message measures what a message costs that goes from one goroutine to another: in the same
process (local-1-1, and local-N-N with as many pairs as processors) or to a node, which is
another process (remote-1-1, remote-N-N), on this machine or on one that --peer names.

Messages go one way, leaving one by one (one-way) or as the library batches them (batched),
or each waits for the answer to the one before it (request). All are numbered, and what is
lost, comes twice or out of order is told. They carry nothing but their numbers, or with
--data values that codecs write and read.

The scenario service has 64 clients in one process and what answers them in another. Requests
come at a rate, whether or not earlier ones have been answered, and count from when they were
due: p99 is what 99 of 100 answers took at most at the rate of --rate, capacity the highest
rate at which that was 10 ms or less.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if f.messages < 1 && cmd.Flags().Changed("messages") {
				return usagef("--messages %d: a turn has one message at least", f.messages)
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.scenarios, "scenario", []string{"local-*", "remote-*"}, "who sends to whom: names, patterns such as 'remote-*', or all")
	flags.StringSliceVar(&f.engines, "engine", []string{"all"}, "engines that carry messages: names, patterns, or all")
	flags.StringSliceVar(&f.ways, "way", []string{"all"}, "one-way, batched, request; of a service p99, capacity; or all")
	flags.StringSliceVar(&f.codecs, "codec", nil, "codecs that write what messages carry (default json, with --data)")
	flags.StringVar(&f.data, "data", "", "data set whose values messages carry (default: nothing but their numbers)")
	flags.IntVar(&f.messages, "messages", 0, "messages that each sender sends in a turn (default: as many as take a few hundredths of a second)")
	flags.Float64Var(&f.rate, "rate", 5000, "requests a second of all clients together, in the scenario service")
	flags.DurationVar(&f.time, "time", 0, "longest time for measuring (default 85s for each scenario, 5m for a service)")
	flags.StringVar(&f.precision, "precision", "3%", "stop when every ratio is known to ± this value, or when --time is over; 0: use all of --time")
	flags.StringVar(&f.peer, "peer", "", "host:port of a wirebench node on another machine, for remote scenarios")
	flags.DurationVar(&f.timeout, "timeout", 5*time.Second, "how long a receiver waits for a message before it counts as lost, and a peer may take to answer")
	flags.Uint64Var(&f.seed, "seed", 0, "random seed of the measuring order (default: from the clock)")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the record (default results/<date>-<machine>-messages)")
	return cmd
}

// window is how long requests come at a rate in a turn. It suffices to find a rate that is too
// high: at 5 % above the highest rate, answers are already later than allowed.
const window = 250 * time.Millisecond

// options checks the flags against what the program has.
func (f *messageFlags) options(has inventory.Inventory) (o delivery.Options, err error) {
	o = delivery.Options{Messages: f.messages, Rate: f.rate, Window: window, Time: f.time, Peer: f.peer, Timeout: f.timeout, Seed: f.seed, Command: os.Args[1:]}
	scenarios, err := choose("scenario", f.scenarios, scenarioNames())
	if err != nil {
		return o, err
	}
	for _, s := range delivery.Scenarios {
		if slices.Contains(scenarios, s.Name) {
			o.Scenarios = append(o.Scenarios, s)
		}
	}
	carrying := slices.DeleteFunc(slices.Clone(has.Engines), func(e inventory.Engine) bool { return !e.Carries() && e.Absent == "" })
	engines, err := choose("engine", f.engines, inventory.Inventory{Engines: carrying}.EngineNames())
	if err != nil {
		return o, err
	}
	for _, e := range carrying {
		if e.Name == delivery.Reference || slices.Contains(engines, e.Name) {
			o.Engines = append(o.Engines, e)
		}
	}
	ways, err := choose("way", f.ways, wayNames())
	if err != nil {
		return o, err
	}
	for _, w := range ways {
		o.Ways = append(o.Ways, delivery.Way(w))
	}
	if o.Precision, err = share("--precision", f.precision); err != nil {
		return o, err
	}
	switch {
	case len(f.codecs) > 0 && f.data == "":
		return o, usagef("--codec needs --data: what messages are to carry")
	case !(f.rate > 0) || f.rate > 1e7:
		return o, usagef("--rate %v: requests come more than 0 and at most 10,000,000 times a second", f.rate)
	case f.time < 0 || f.timeout <= 0:
		return o, usagef("--time and --timeout take a duration, such as 60s")
	}
	if f.peer != "" {
		if _, _, err := net.SplitHostPort(f.peer); err != nil {
			return o, usagef("--peer %s: it takes a host and a port, such as 10.0.0.2:7000, as wirebench node prints them", f.peer)
		}
	}
	if f.data != "" {
		if _, err := has.Set(f.data); err != nil {
			return o, unknown("data set", f.data, has.DataNames())
		}
		codecs := f.codecs
		if codecs == nil {
			codecs = []string{has.Reference}
		}
		if codecs, err = chooseCodecs("codec", codecs, askables(has)); err != nil {
			return o, err
		}
		for _, k := range codecs {
			o.Payloads = append(o.Payloads, delivery.Payload{Codec: k, Data: f.data})
		}
	}
	if o.Time == 0 {
		for _, s := range o.Scenarios {
			o.Time += s.Usual
		}
	}
	o.Seed = cmp.Or(o.Seed, uint64(time.Now().UnixNano()))
	return o, nil
}

func scenarioNames() []string {
	var names []string
	for _, s := range delivery.Scenarios {
		names = append(names, s.Name)
	}
	return names
}

func wayNames() []string {
	var names []string
	for _, w := range delivery.Ways {
		names = append(names, string(w))
	}
	return names
}

// run measures, prints the tables and leaves the record.
func (f *messageFlags) run(ctx context.Context, p Program) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	o, err := f.options(has)
	if err != nil {
		return err
	}
	var codecs, data []string
	for _, load := range o.Payloads {
		codecs, data = append(codecs, load.Codec), []string{load.Data}
	}
	built, err := p.carriers(ctx, has, delivery.Reference, o.Engines, codecs, data)
	if err != nil {
		return err
	}
	defer built.remove()
	o.Engines, o.Env, o.Parts = built.engines, built.env, built.parts
	for _, c := range built.programs {
		o.Programs = append(o.Programs, delivery.Program{Path: c.path, Engines: c.engines})
	}
	return p.recorded(ctx, f.dir, "messages", delivery.Header(o), func(out *record.Writer, progress func(string, int64, int64, bool)) error {
		o.Progress = progress
		return delivery.Run(ctx, o, out)
	})
}

// recorded measures into a folder and prints the tables of what was measured, even if measuring
// failed. If dir is "", the folder's name consists of the run's date and machine and of what it
// measures.
func (p Program) recorded(ctx context.Context, dir, of string, header record.Run, measured func(*record.Writer, func(string, int64, int64, bool)) error) error {
	if dir == "" {
		dir = filepath.Join("results", folder(header)+"-"+of)
	}
	out, err := record.Create(dir, header)
	if err != nil {
		return makeRoom(err, "run again")
	}
	bar := newProgress()
	failed := measured(out, func(phase string, done, total int64, timed bool) {
		bar.show(measure.Progress{Phase: phase, Done: done, Total: total, Timed: timed})
	})
	bar.end()
	if err := out.Close(); failed == nil || ctx.Err() != nil {
		failed = err
	}
	var gone *record.GoneError
	if errors.As(failed, &gone) {
		return p.lost(failed, excerpt{format: "text"})
	}
	recs, err := record.ReadAll(dir)
	if err != nil {
		return errors.Join(failed, err)
	}
	if !slices.ContainsFunc(recs, func(r record.Record) bool { return len(r.Blocks) > 0 || len(r.Cells) > 0 }) && failed != nil {
		return failed // nothing to show
	}
	if err := p.print(os.Stdout, recs, excerpt{format: "text"}); err != nil {
		return errors.Join(failed, err)
	}
	if failed != nil {
		return fmt.Errorf("%w; what was measured before is kept: wirebench report %s", makeRoom(failed, "run again"), dir)
	}
	p.leavePage(dir, recs)
	return kept(ctx, dir)
}
