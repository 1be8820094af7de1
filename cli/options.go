package cli

import (
	"os"
	"runtime"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
)

// inventory returns the program's inventory, with the reference that the flags name.
func (f *runFlags) inventory(p Program) (inventory.Inventory, error) {
	has, err := p.inventory()
	if err != nil {
		return has, err
	}
	if f.permissive {
		has.Codecs = slices.DeleteFunc(has.Codecs, func(k inventory.Codec) bool { return k.Copyleft != "" })
	}
	if f.reference == "" {
		return has, nil
	}
	if k, err := has.Codec(f.reference); err != nil {
		return has, unknown("codec", f.reference, has.CodecNames())
	} else if k.Marks.Baseline() {
		return has, usagef("--reference %s: it isn't a codec, but a bound for comparing codecs with; name a codec", f.reference)
	}
	has.Reference = f.reference
	return has, nil
}

// options checks the flags against the inventory.
func (f *runFlags) options(catalog inventory.Inventory) (opt measure.Options, err error) {
	opt = measure.Options{
		Grade: f.grade, Time: f.time, Limits: measure.Limits{Timeout: f.timeout, Proof: f.proof}, Seed: f.seed, Command: os.Args[1:],
		ProveAgain: f.proveAgain,
	}
	if f.memory != "" {
		if opt.Resident, err = memory("--memory", f.memory); err != nil {
			return opt, err
		}
	}
	if opt.Data, err = choose("data set", f.data, catalog.DataNames()); err != nil {
		return opt, err
	}
	if opt.Codecs, err = chooseCodecs("codec", f.codecs, askables(catalog)); err != nil {
		return opt, err
	}
	opt.Codecs = slices.DeleteFunc(opt.Codecs, func(name string) bool { return f.unasked(catalog, opt.Data, name) })
	part, err := parseShard(f.shard)
	if err != nil {
		return opt, err
	}
	if opt.Data, opt.Codecs, err = part.of(opt.Data, opt.Codecs, catalog.Always); err != nil {
		return opt, err
	}
	operations, err := chooseOperations(f.operations)
	if err != nil {
		return opt, err
	}
	for _, m := range operations {
		opt.Operations = append(opt.Operations, codec.Operation(m))
	}
	if err := f.alone(&opt); err != nil {
		return opt, err
	}
	perSet := time.Minute
	switch f.grade {
	case quick:
	case publish:
		perSet = 3 * time.Minute
	default:
		return opt, unknown("grade", f.grade, []string{quick, publish})
	}
	if opt.Time == 0 && !f.shortest {
		opt.Time = (perSet + aloneTime(opt)) * time.Duration(len(opt.Data))
	}
	if opt.Precision, err = share("--precision", f.precision); err != nil {
		return opt, err
	}
	if opt.Time < 0 || opt.Timeout <= 0 {
		return opt, usagef("--time and --timeout take a duration, such as 60s")
	}
	if opt.Proof < 0 {
		return opt, usagef("--proof-timeout takes a duration, such as 2m; 0 lets a proof take any time")
	}
	if opt.Seed == 0 {
		opt.Seed = uint64(time.Now().UnixNano())
	}
	// Every table needs the reference and the floor.
	also := []string{catalog.Reference}
	if opt.Choose = f.choose; !f.choose {
		also = append(also, catalog.Twin())
	} else if native := catalog.Native(opt.Data[0]); len(native) > 0 {
		also = append(also, native[0])
	}
	for _, k := range catalog.Codecs {
		if k.Marks.Floor {
			also = append(also, k.Name)
		}
	}
	for _, name := range also {
		if _, err := catalog.Codec(name); err == nil && !slices.Contains(opt.Codecs, name) {
			opt.Codecs = append(opt.Codecs, name)
		}
	}
	return opt, nil
}

// alone sets the heap of programs in which codecs are timed alone, and checks whether this machine can do what
// they do.
func (f *runFlags) alone(opt *measure.Options) (err error) {
	if opt.Heap, err = f.heap.heap(); err != nil {
		return err
	}
	most, does := host.ProcessMemory(), func(m codec.Operation) bool { return slices.Contains(opt.Operations, m) }
	switch {
	case slices.ContainsFunc(opt.Operations, codec.Operation.Alone) && opt.Heap.Live > most:
		return usagef("--live-heap %s: a process that measures may have %.1f GiB of this machine's memory; use less", f.heap.live, float64(most)/(1<<30))
	case (does(codec.ParallelEncode) || does(codec.ParallelDecode)) && runtime.GOMAXPROCS(0) > runtime.NumCPU():
		return usagef("--operation parallel: the environment has GOMAXPROCS=%d, and this machine %d processors; use at most as many", runtime.GOMAXPROCS(0), runtime.NumCPU())
	case !host.MeasuresPeaks && (does(codec.PeakEncode) || does(codec.PeakDecode)):
		return usagef("--operation peak: only Linux reports how much memory a process has occupied at most; leave the operation out")
	}
	return nil
}

// aloneTime returns how much longer a run may take by default, because it times codecs alone.
func aloneTime(opt measure.Options) (total time.Duration) {
	for _, m := range opt.Operations {
		if m.Alone() {
			total += time.Duration(plan.LeastTurns*len(opt.Codecs)) * measure.AloneFor(m)
		}
	}
	return total
}

// asked reports whether --codec names a codec, by its name or by a pattern. "all" does not name
// codecs whose code is made on demand.
func (f *runFlags) asked(name string) bool { return asked(f.codecs, name) }

func asked(codecs []string, name string) bool {
	return slices.ContainsFunc(codecs, func(w string) bool { return w != "all" && (w == name || matches(w, name)) })
}

// unasked reports whether nobody asked for a codec that is made on demand, or that is only for
// types that have its code themselves. Such a codec takes part nevertheless if a type of the data
// sets has its code.
func (f *runFlags) unasked(has inventory.Inventory, data []string, name string) bool {
	k, err := has.Codec(name)
	if err != nil || k.OnDemand == "" && !k.OnlyYours || f.asked(name) {
		return false
	}
	return !slices.ContainsFunc(data, func(data string) bool { return slices.Contains(has.Native(data), name) })
}
