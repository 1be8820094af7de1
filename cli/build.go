package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
	"github.com/wirebench/wirebench/internal/variant"
)

// selection is the parts of an inventory that a program needs.
type selection struct {
	of      inventory.Inventory
	codecs  []inventory.Codec
	data    []inventory.Set
	engines []inventory.Engine
	// what says what the program is for, unless it is the one that measures.
	what string
	// variant is how the program is built differently from the usual one. A program with a name is always
	// built: what is compared with it is built, too.
	variant variant.Variant
	// layouts are the seeds of the program's layouts, and once says that they belong to one run. Without
	// seeds the program has the linker's own layout.
	layouts []uint64
	once    bool
	// instrument is what the compiler adds to the program. Such a program is always built.
	instrument build.Instrument
	// pass says that made code passes messages on ([codec.Port.Pass]).
	pass bool
	// make are the data sets, by emitter's package, for which code must be made because the
	// inventory lacks it.
	make map[string][]string
}

// selected returns the selection of these names. Codecs that only read or only write bring their
// counterparts.
func selected(of inventory.Inventory, codecs, data, engines []string) (s selection, err error) {
	s.of = of
	for names := slices.Clone(codecs); len(names) > 0; names = names[1:] {
		k, err := of.Codec(names[0])
		if err != nil {
			return s, err
		}
		if k.Name == of.Twin() {
			k.Name = of.Reference
		}
		if slices.ContainsFunc(s.codecs, func(other inventory.Codec) bool { return other.Name == k.Name }) {
			continue
		}
		s.codecs = append(s.codecs, k)
		for _, other := range []string{k.Reads, k.ReadBy} {
			if other != "" {
				names = append(names, other)
			}
		}
	}
	for _, name := range data {
		set, err := of.Set(name)
		if err != nil {
			return s, err
		}
		s.data = append(s.data, set)
	}
	for _, name := range engines {
		e, err := of.Engine(name)
		if err != nil {
			return s, err
		}
		s.engines = append(s.engines, e)
	}
	return s, nil
}

// parts returns the functions of a selection, each once, in the inventory's order.
func (s selection) parts() (codecs, data, engines, glue []part.Func) {
	add := func(all *[]part.Func, f part.Func) {
		if f.Package != "" && !slices.Contains(*all, f) {
			*all = append(*all, f)
		}
	}
	for _, k := range s.of.Codecs {
		if slices.ContainsFunc(s.codecs, func(o inventory.Codec) bool { return o.Name == k.Name }) {
			add(&codecs, k.Part)
		}
	}
	for _, d := range s.data {
		add(&data, d.Part)
	}
	for _, e := range s.engines {
		add(&engines, e.Part)
	}
	for _, g := range s.of.Glue {
		needed := slices.ContainsFunc(s.codecs, func(k inventory.Codec) bool { return k.Emitter != nil && k.Emitter.Package == g.Emitter }) &&
			slices.ContainsFunc(s.data, func(d inventory.Set) bool {
				return slices.Contains(g.Data, d.Name) && !slices.Contains(s.make[g.Emitter], d.Name)
			})
		if needed {
			add(&glue, g.Part)
		}
	}
	return codecs, data, engines, glue
}

// built is a program that measures, in one or several layouts.
type built struct {
	binaries []string
	layouts  []int
	// env is the machine and the versions that the program was built with. parts are the functions
	// that it links.
	env   *record.Environment
	parts []string
	// program and binary identify the program (see [record.Run]).
	program, binary string
	// absent are selected codecs that the program lacks. engines are the same for engines: the
	// reason by name.
	absent  []measure.Absent
	engines map[string]string
	// earlier says which proofs of earlier runs hold for the program.
	earlier measure.Earlier

	// folder has files that were built for this run only. It is nil if there are none.
	folder interface{ Remove() error }
}

// remove deletes files that were built for this run only.
func (b *built) remove() {
	if b.folder != nil {
		_ = b.folder.Remove() // another run cleans it up
	}
}

// options sets the options of a run that measures with the program.
func (b *built) options(opt *measure.Options) {
	opt.Program, opt.Binary = b.program, b.binary
	opt.Binaries, opt.Layouts, opt.Env, opt.Parts = b.binaries, b.layouts, b.env, b.parts
	opt.Earlier = b.earlier
	for _, a := range b.absent {
		if slices.Contains(opt.Codecs, a.Codec) {
			opt.Absent = append(opt.Absent, a)
		}
	}
	opt.Codecs = slices.DeleteFunc(slices.Clone(opt.Codecs), opt.IsAbsent)
}

// build returns a program with the selected parts. It is this program if it links all of them, which
// then is measured in the layout that it has, or else one that is built. bar shows the progress.
func (p Program) build(ctx context.Context, s selection, bar *progress) (*built, error) {
	if !s.once && (len(s.make) == 0 || p.Standalone) && s.instrument == "" && s.variant.Name == "" {
		linked, err := p.links(s)
		if err != nil {
			return nil, err
		}
		if linked || p.Standalone {
			self, err := os.Executable()
			if err != nil {
				return nil, err
			}
			b := &built{binaries: []string{self}, layouts: []int{0}}
			return b, b.identify()
		}
	}
	if p.Standalone {
		return nil, errors.New("this program was built to measure without Go, and can't build the programs that --grade publish, --variant and checks of memory need: use wirebench itself")
	}
	folder, err := scratch.New()
	if err != nil {
		return nil, err
	}
	b := &built{folder: folder}
	if err := p.buildInto(ctx, b, folder.Path, s, bar); err != nil {
		b.remove()
		return nil, err
	}
	return b, nil
}

func (p Program) buildInto(ctx context.Context, b *built, dir string, s selection, bar *progress) error {
	o, err := p.buildOptions(s, dir, bar)
	if err != nil {
		return err
	}
	o.Layouts, o.Once = s.layouts, s.once
	failed := make(map[string]string)
	if len(s.make) > 0 {
		if o.Make, err = p.maker(s, failed, bar); err != nil {
			return err
		}
	}
	result, err := build.Build(ctx, o)
	if err != nil {
		return err
	}
	b.binaries = result.Binaries
	b.layouts = make([]int, len(b.binaries))
	for i, seed := range s.layouts {
		b.layouts[i] = int(seed)
	}
	b.earlier = earlier(s.of, result.Code, bar)
	if err := b.dropped(result.Dropped, s, bar); err != nil {
		return err
	}
	for _, k := range s.codecs {
		if k.Emitter != nil && s.variant.Replaces(k.Module) && failed[k.Emitter.Package] != "" {
			b.absent = append(b.absent, measure.Absent{Codec: k.Name, Reason: "its code can't be made: " + failed[k.Emitter.Package]})
		}
	}
	return b.describe(slices.Concat(o.Codecs, o.Data, o.Engines, o.Glue))
}

// buildOptions returns the options for building a program with a selection.
func (p Program) buildOptions(s selection, dir string, bar *progress) (o build.Options, err error) {
	o = build.Options{
		Dir: filepath.Join(dir, "build"), Bin: filepath.Join(dir, "bin"), Reference: s.of.Reference, Anchors: s.of.Anchors,
		Step: func(what, pkg string, done, total int) { bar.building(what+s.what, pkg, done, total) }, Note: bar.say,
	}
	o.Instrument, o.Variant = s.instrument, s.variant
	o.Codecs, o.Data, o.Engines, o.Glue = s.parts()
	o.Cache = p.cache(bar)
	return o, nil
}

// cache returns the folder of kept programs. It is "" if there can be none, which is reported.
func (p Program) cache(bar *progress) string {
	dir, err := emit.Cache("programs")
	if err != nil {
		bar.say("programs are not kept for the next run: " + err.Error())
		return ""
	}
	return dir
}

// dropped records what does not compile. It returns an error if the reference is among it.
func (b *built) dropped(all []build.Dropped, s selection, bar *progress) error {
	b.engines = make(map[string]string)
	for _, d := range all {
		var names []string
		for _, k := range s.codecs {
			made := slices.ContainsFunc(s.of.Glue, func(g inventory.Glue) bool {
				return g.Part.Same(d.Part) && k.Emitter != nil && g.Emitter == k.Emitter.Package
			})
			if s.variant.Replaces(k.Module) && strings.HasPrefix(d.Part.Package, path.Join(programModule, build.Made)+"/") {
				made = made || k.Emitter != nil && path.Base(d.Part.Package) == k.Emitter.Package
			}
			if k.Part.Same(d.Part) || made {
				names = append(names, k.Name)
				b.absent = append(b.absent, measure.Absent{Codec: k.Name, Reason: "does not compile: " + d.Reason})
			}
		}
		for _, e := range s.engines {
			if e.Part.Same(d.Part) {
				names = append(names, e.Name)
				b.engines[e.Name] = "does not compile: " + d.Reason
			}
		}
		if slices.Contains(names, s.of.Reference) {
			return fmt.Errorf("the reference %s does not compile: %s; name another reference with --reference", s.of.Reference, d.Reason)
		}
		bar.say(cmp.Or(strings.Join(names, ", "), d.Part.Package) + " does not compile: " + d.Reason)
	}
	return nil
}

// describe records what the program was built with.
func (b *built) describe(parts []part.Func) error {
	env, err := host.EnvironmentOf(b.binaries[0])
	if err != nil {
		return err
	}
	b.env = &env
	if err := b.identify(); err != nil {
		return err
	}
	for _, f := range parts {
		b.parts = append(b.parts, f.String())
	}
	slices.Sort(b.parts)
	b.parts = slices.Compact(b.parts)
	return nil
}

// identify sets what identifies the program.
func (b *built) identify() (err error) {
	if b.program, err = host.BuildID(b.binaries[0]); err != nil {
		return err
	}
	b.binary, err = host.Checksum(b.binaries[0])
	return err
}

// unmade returns the selected data sets, by emitter's package, for which the inventory lacks code
// of a selected codec, or has code that another version of the codec's module made than the program's.
// Two kinds of code are only made for codecs that were asked for by name: code that its licence keeps
// out of programs, and code for wide types in formats in which such messages are not sent.
func (s selection) unmade(asked func(codec string) bool) map[string][]string {
	unmade := make(map[string][]string)
	for _, k := range s.codecs {
		if k.Emitter == nil {
			continue
		}
		emitter := k.Emitter.Package
		for _, d := range s.data {
			usual := k.OnDemand == "" && (d.Formats == nil || slices.Contains(d.Formats, k.Format.Name) || k.Marks.Bound)
			if _, made := s.of.Made(emitter, d.Name); (!made && (usual || asked(k.Name)) || made && s.variant.Replaces(k.Module)) && !slices.Contains(unmade[emitter], d.Name) {
				unmade[emitter] = append(unmade[emitter], d.Name)
			}
		}
	}
	return unmade
}

// described returns a codec as a value without functions except its emitter.
func described(k inventory.Codec, emitter codec.Emitter) codec.Codec {
	return codec.Codec{
		Name: k.Name, Format: k.Format, Module: k.Module, Package: k.Package, Version: k.Version, Reads: k.Reads, ReadBy: k.ReadBy,
		Marks: k.Marks, Losses: k.Losses, Fields: k.Fields, Limits: k.Limits, Guards: k.Guards, Schema: k.Schema, OnDemand: k.OnDemand, Emitter: emitter,
	}
}
