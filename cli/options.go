package cli

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure"
)

// catalog is that of the program, with the reference that the flags name.
func (f *runFlags) catalog(p Program) (measure.Catalog, error) {
	catalog, err := p.Catalog()
	if err != nil || f.reference == "" {
		return catalog, err
	}
	for _, absent := range f.absent {
		if name, reason, _ := strings.Cut(absent, "="); name == f.reference {
			return catalog, fmt.Errorf("--reference %s: the codec is not in this program (%s); name another one", name, reason)
		}
	}
	if k, err := catalog.Codec(f.reference); err != nil {
		return catalog, unknown("codec", f.reference, codecNames(catalog))
	} else if k.Marks.Baseline() {
		return catalog, usagef("--reference %s: it is no codec, but a bound that others are read against; name a codec", f.reference)
	}
	catalog.Reference = f.reference
	return catalog, nil
}

// options checks the flags against what the program has.
func (f *runFlags) options(catalog measure.Catalog) (opt measure.Options, err error) {
	opt = measure.Options{
		Grade: f.grade, Time: f.time, Limits: measure.Limits{Timeout: f.timeout, Proof: f.proof}, Seed: f.seed, Command: f.command,
	}
	if f.memory != "" {
		if opt.Resident, err = memory("--memory", f.memory); err != nil {
			return opt, err
		}
	}
	if opt.Command == nil {
		opt.Command = os.Args[1:]
	}
	if opt.Data, err = choose("data set", f.data, dataNames(catalog)); err != nil {
		return opt, err
	}
	for _, absent := range f.absent {
		name, reason, _ := strings.Cut(absent, "=")
		opt.Absent = append(opt.Absent, measure.Absent{Codec: name, Reason: reason})
	}
	known := askables(catalog)
	for _, a := range opt.Absent {
		known = append(known, askable{name: a.Codec})
	}
	if opt.Codecs, err = chooseCodecs("codec", f.codecs, known); err != nil {
		return opt, err
	}
	opt.Codecs = slices.DeleteFunc(opt.Codecs, func(name string) bool { return opt.IsAbsent(name) || f.unasked(catalog, opt.Data, name) })
	part, err := parseShard(f.shard)
	if err != nil {
		return opt, err
	}
	if opt.Data, opt.Codecs, err = part.of(opt.Data, opt.Codecs, catalog.Always); err != nil {
		return opt, err
	}
	operations, err := choose("operation", f.operations, operationNames())
	if err != nil {
		return opt, err
	}
	for _, m := range operations {
		opt.Operations = append(opt.Operations, codec.Operation(m))
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
		opt.Time = perSet * time.Duration(len(opt.Data))
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
	// The reference and the floor belong to every table.
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
