package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/delivery"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/printable"
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
		Short: "Measure libraries that carry messages between goroutines, processes and machines",
		Long: `message measures the cost of a message from one goroutine to another. The receiver is in the
same process (local-1-1, and local-N-N with as many pairs as processors) or in a node, which is
another process (remote-1-1, remote-N-N). The node is on this machine or on the one that --peer
names.

Messages go one way, one by one (one-way) or in batches of the library (batched), or each
message waits for the answer to the previous one (request). All messages are numbered: message
reports messages that are lost, arrive twice or arrive out of order. Messages carry only their
numbers. With --data they also carry values, which codecs write and read.

In the scenario service, 64 clients in one process send requests to a server in another process.
Requests are due at a fixed rate, whether or not earlier requests have been answered, and an
answer's time counts from when its request was due. p99 is the time within which 99 of 100
answers arrived at the rate of --rate. capacity is the highest rate with a p99 of at most 10 ms.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if f.messages < 1 && cmd.Flags().Changed("messages") {
				return usagef("--messages %d: a turn has at least one message", f.messages)
			}
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.scenarios, "scenario", []string{"local-*", "remote-*"}, "who sends to whom: names, patterns such as 'remote-*', or all")
	flags.StringSliceVar(&f.engines, "engine", []string{"all"}, "engines that carry messages: names, patterns, or all")
	flags.StringSliceVar(&f.ways, "way", []string{"all"}, "one-way, batched, request, or for the scenario service p99, capacity; or all")
	flags.StringSliceVar(&f.codecs, "codec", nil, "codecs that write the values in messages (default json, with --data)")
	flags.StringVar(&f.data, "data", "", "data set of the values in messages (default: nothing but their numbers)")
	flags.IntVar(&f.messages, "messages", 0, "messages of each sender in a turn (default: as many as take a few hundredths of a second)")
	flags.Float64Var(&f.rate, "rate", 5000, "requests a second of all clients together, in the scenario service")
	flags.DurationVar(&f.time, "time", 0, "longest time for measuring (default 85s for each scenario, 5m for a service)")
	flags.StringVar(&f.precision, "precision", "3%", "stop when every ratio is known to ± this value, or when --time is over; 0: use all of --time")
	flags.StringVar(&f.peer, "peer", "", "host:port of a wirebench node on another machine, for remote scenarios")
	flags.DurationVar(&f.timeout, "timeout", 5*time.Second, "longest wait for a message before it counts as lost, and for the answer of a peer")
	flags.Uint64Var(&f.seed, "seed", 0, "random seed of the measuring order (default: from the clock)")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the record (default "+inCache+"-messages in your cache folder)")
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
		return o, usagef("--codec needs --data, the data set of the values in messages")
	case !(f.rate > 0) || f.rate > 1e7:
		return o, usagef("--rate %v: give a rate above 0 and of at most 10,000,000 requests a second", f.rate)
	case f.time < 0 || f.timeout <= 0:
		return o, usagef("--time and --timeout take a duration, such as 60s")
	}
	if f.peer != "" {
		if _, _, err := net.SplitHostPort(f.peer); err != nil {
			return o, usagef("--peer %s: give the host and port that wirebench node prints, such as 10.0.0.2:7000", f.peer)
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
		var err error
		if dir, err = newFolder(header, "-"+of); err != nil {
			return err
		}
	}
	fmt.Fprintln(os.Stderr, "wirebench: the record goes to", printable.Line(dir))
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
		return fmt.Errorf("%w; the results so far are kept: wirebench report %s", makeRoom(failed, "run again"), dir)
	}
	p.leavePage(dir, recs)
	return kept(ctx, dir)
}
