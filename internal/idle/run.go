package idle

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/stats"
)

// Options say what a run measures, and how.
type Options struct {
	Engines []inventory.Engine
	// Programs are the paths of the programs that measure, by engine.
	Programs map[string]string
	// Env is the machine and the build of the programs. Nil means those of this program, which then
	// measures itself.
	Env *record.Environment
	// Parts names the functions that the programs are built from, for the record.
	Parts []string
	// Counts are the numbers of processes to spawn, each in a run of its own, in ascending order.
	Counts []int
	// Rounds is how often each engine spawns each count. Fewer than five give no intervals.
	Rounds int
	// Readings is how often the memory is read while all processes wait. Between is the time
	// between two readings.
	Readings int
	Between  time.Duration
	// Memory is how many bytes the processes of an engine may take. Counts that would need more are
	// not spawned.
	Memory uint64
	// Timeout limits the time from waking the processes until all are awake, and the time of
	// spawning.
	Timeout  time.Duration
	Seed     uint64
	Command  []string
	Progress func(phase string, done, total int64, timed bool)
}

// Reference is the engine that others are compared with: its processes are goroutines.
const Reference = "goroutines"

// The operations of a record. Both are the time per process.
const (
	Spawn = "spawn"
	Wake  = "wake"
)

// Name returns the record's name for a count. It takes the place of a data set.
func Name(n int) string { return fmt.Sprintf("idle-%d", n) }

// Header returns the first line of the record.
func Header(o Options) record.Run {
	env := o.environment()
	h := record.Run{
		Started: time.Now(), Command: o.Command, Grade: record.Messages, Env: env, Parts: o.Parts,
		Reference: Reference, Operations: []string{Spawn, Wake},
	}
	for _, e := range o.Engines {
		h.Codecs = append(h.Codecs, record.CodecInfo{Name: e.Name, FormatName: e.Name, Module: e.Module, Version: env.Version(e.Module)})
	}
	for _, n := range o.Counts {
		h.Data = append(h.Data, record.DataInfo{Name: Name(n), About: fmt.Sprintf("%s idle goroutines or actors in one operating system process", grouped(n))})
	}
	return h
}

func (o Options) environment() record.Environment {
	if o.Env != nil {
		return *o.Env
	}
	return host.Environment()
}

// grouped writes a number with commas between thousands.
func grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// run is a run in progress.
type run struct {
	Options
	dir     string
	write   func(any) error
	per     map[string]float64 // resident bytes per process, by engine, at the largest count so far
	process int
}

// Run measures, and writes everything after the [Header] to out, including the last line.
func Run(ctx context.Context, o Options, out *record.Writer) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	dir := folder.Path
	r := &run{Options: o, dir: dir, write: out.Write, per: make(map[string]float64)}
	return out.Finish(ctx, r.measure(ctx))
}

func (r *run) measure(ctx context.Context) error {
	rng := rand.New(rand.NewPCG(r.Seed, 0))
	done, total := int64(0), int64(len(r.Counts)*r.Rounds*len(r.Engines))
	for _, n := range r.Counts {
		engines, err := r.possible(n)
		if err != nil {
			return err
		}
		done += int64(r.Rounds * (len(r.Engines) - len(engines)))
		for range r.Rounds {
			rng.Shuffle(len(engines), func(i, j int) { engines[i], engines[j] = engines[j], engines[i] })
			if err := r.write(record.Process{ID: r.process, Data: Name(n), Rounds: 1}); err != nil {
				return err
			}
			for _, e := range slices.Clone(engines) {
				r.Progress(fmt.Sprintf("spawning %s of %s", grouped(n), e.Name), done, total, false)
				fault, err := r.spawn(ctx, e.Name, n)
				if err != nil {
					return err
				}
				if fault {
					engines = slices.DeleteFunc(engines, func(other inventory.Engine) bool { return other.Name == e.Name })
				}
				done++
			}
			r.process++
		}
	}
	return nil
}

// possible returns the engines that can spawn n processes. It records for each cell whether it is
// possible.
func (r *run) possible(n int) (engines []inventory.Engine, err error) {
	for _, e := range r.Engines {
		why := ""
		need := r.per[e.Name] * float64(n)
		switch {
		case e.Absent != "":
			why = e.Absent
		case !e.Spawns:
			why = "no processes"
		case need > float64(r.Memory):
			why = fmt.Sprintf("they would take %.1f GiB, judging by fewer processes, and %.1f are allowed", need/(1<<30), float64(r.Memory)/(1<<30))
		default:
			engines = append(engines, e)
		}
		for _, operation := range []string{Spawn, Wake} {
			key := record.Key{Codec: e.Name, Data: Name(n), Operation: operation}
			if err := r.write(record.Cell{Key: key, Reason: why}); err != nil {
				return nil, err
			}
		}
	}
	return engines, nil
}

// spawn lets an engine spawn n processes, and reports whether it failed.
func (r *run) spawn(ctx context.Context, engine string, n int) (fault bool, err error) {
	t := Task{Engine: engine, N: n, Readings: r.Readings, Between: r.Between, Timeout: r.Timeout, Box: filepath.Join(r.dir, "box")}
	p := supervise.Process{Path: r.Programs[engine], Args: []string{ChildCommand}, Box: t.Box, Timeout: 2*r.Timeout + r.Between}
	key := func(operation string) record.Key {
		return record.Key{Codec: engine, Data: Name(n), Operation: operation}
	}
	failed := func(why string) error {
		fault = true
		why = strings.ReplaceAll(why, "\n", "; ")
		for _, operation := range []string{Spawn, Wake} {
			if err := r.write(record.Fault{Key: key(operation), Process: r.process, Fault: why}); err != nil {
				return err
			}
		}
		return nil
	}
	err = supervise.Run(ctx, p, t, func(e Event) (bool, error) {
		switch {
		case e.Fault != "":
			return e.Done, failed(e.Fault)
		case e.Seen == nil:
			return e.Done, nil
		}
		s := *e.Seen
		idle := record.Usage{Process: r.process, Key: key(Spawn)}
		for _, m := range s.Readings {
			idle.Heap = append(idle.Heap, more(m.Heap, s.Before.Heap)/float64(n))
			idle.Resident = append(idle.Resident, more(m.Resident, s.Before.Resident)/float64(n))
		}
		if len(idle.Resident) > 0 {
			r.per[engine] = stats.Median(idle.Resident)
		}
		per := func(d time.Duration) float64 { return float64(max(d, 1)) / float64(n) }
		return e.Done, errors.Join(
			r.write(idle),
			r.write(record.Block{Process: r.process, Key: key(Spawn), NS: per(s.Spawn), Batches: 1, Ops: n}),
			r.write(record.Block{Process: r.process, Key: key(Wake), NS: per(s.Wake), Batches: 1, Ops: n}),
		)
	})
	var dead *supervise.Death
	if errors.As(err, &dead) {
		err = failed(dead.Why)
	}
	return fault, err
}

// more returns a minus b in bytes, or 0 if that is negative.
func more(a, b uint64) float64 { return float64(max(a, b) - b) }
