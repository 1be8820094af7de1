package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/survive"
)

// versionPrograms are the programs with the old and the new versions of types that change.
type versionPrograms struct{ old, new *built }

// buildVersions builds the programs for checks of evolution, if there are any among the kinds.
func (f *checkFlags) buildVersions(ctx context.Context, p Program, has inventory.Inventory, opt *survive.Options, bar *progress) (*versionPrograms, error) {
	if !slices.Contains(opt.Kinds, survive.Evolution) {
		return nil, nil
	}
	switch {
	case len(has.Versions.Old) == 0:
		return nil, errors.New("this program has no versions of types, which --kind evolution needs: use wirebench itself")
	case p.Standalone:
		return nil, errors.New("this program was built to measure without Go, and can't build the programs that --kind evolution needs: use wirebench itself")
	}
	var v versionPrograms
	for _, of := range []struct {
		sets []inventory.Set
		what string
		into **built
	}{{has.Versions.Old, " with old versions of types", &v.old}, {has.Versions.New, " with new versions of types", &v.new}} {
		s, err := versionsOf(has, of.sets, opt.Codecs)
		if err != nil {
			return &v, err
		}
		s.make = s.unmade(func(codec string) bool { return asked(f.codecs, codec) })
		s.leaveOutNumbers(p.Changes)
		s.what, s.pass = of.what, true
		if *of.into, err = p.build(ctx, s, bar); err != nil {
			return &v, err
		}
	}
	return &v, nil
}

// leaveOutNumbers makes no code for versions with other numbers by emitters of codecs that have no numbers.
func (s selection) leaveOutNumbers(changes []corpus.Change) {
	for emitter, data := range s.make {
		numbered := slices.ContainsFunc(s.codecs, func(k inventory.Codec) bool {
			return k.Fields == codec.ByNumber && k.Emitter != nil && k.Emitter.Package == emitter
		})
		if !numbered {
			s.make[emitter] = slices.DeleteFunc(data, func(name string) bool {
				return slices.ContainsFunc(changes, func(c corpus.Change) bool { return c.Renumbered == name })
			})
		}
	}
}

// versionsOf selects codecs and data sets with versions of types.
func versionsOf(has inventory.Inventory, sets []inventory.Set, codecs []string) (selection, error) {
	has.Data, has.Glue = sets, nil
	return selected(has, codecs, has.DataNames(), nil)
}

// all returns the programs that were built.
func (v *versionPrograms) all() (all []*built) {
	for _, b := range []*built{v.old, v.new} {
		if b != nil {
			all = append(all, b)
		}
	}
	return all
}

// absent returns why one of the programs lacks a codec, or "".
func (v *versionPrograms) absent(codec string) string {
	for _, b := range v.all() {
		if i := slices.IndexFunc(b.absent, func(a measure.Absent) bool { return a.Codec == codec }); i >= 0 {
			return b.absent[i].Reason
		}
	}
	return ""
}

// evolve exchanges messages between the programs, unless the record has the results.
func (v *versionPrograms) evolve(ctx context.Context, p Program, has inventory.Inventory, rec survive.Record, on func(survive.Result) error, bar *progress) error {
	opt := v.options(p)
	opt.Progress = func(_ string, done, total int) {
		bar.show(measure.Progress{Phase: "exchanging messages", Done: int64(done), Total: int64(total)})
	}
	for _, k := range rec.Codecs {
		if len(resultsOf(rec, k.Name, survive.Evolution)) > 0 {
			continue
		}
		known, err := has.Codec(k.Name)
		if err != nil {
			return err
		}
		why := v.absent(k.Name)
		if known.Fields == "" {
			why = "it is no format: its messages are only for programs with the same types"
		}
		if why != "" {
			if err := on(survive.Result{Case: survive.Case{Codec: k.Name, Kind: survive.Evolution}, Verdict: survive.Unchecked, What: why}); err != nil {
				return err
			}
			continue
		}
		opt.Codecs = append(opt.Codecs, evolve.Codec{Name: k.Name, Fields: known.Fields})
	}
	return evolve.Run(ctx, opt, func(c evolve.Cell) error { return on(survive.OfCell(c)) })
}

// options let codecs exchange messages between the programs.
func (v *versionPrograms) options(p Program, codecs ...evolve.Codec) evolve.Options {
	return evolve.Options{
		Old: evolve.Program{Path: v.old.binaries[0]}, New: evolve.Program{Path: v.new.binaries[0]}, Changes: p.Changes, Codecs: codecs,
	}
}

// exchangeAgain exchanges the message of a result again. Without a message it exchanges all messages of the change.
func (f *checkFlags) exchangeAgain(ctx context.Context, p Program, has inventory.Inventory, r survive.Result) error {
	bar := newProgress()
	v, err := f.buildVersions(ctx, p, has, &survive.Options{Codecs: []string{r.Codec}, Kinds: []survive.Kind{survive.Evolution}}, bar)
	bar.end()
	if v != nil {
		for _, b := range v.all() {
			defer b.remove()
		}
	}
	if err != nil {
		return err
	}
	k, err := has.Codec(r.Codec)
	if err != nil {
		return err
	}
	if why := v.absent(r.Codec); why != "" {
		return fmt.Errorf("no program can be built with %s: %s", r.Codec, why)
	}
	opt := v.options(p, evolve.Codec{Name: r.Codec, Fields: k.Fields})
	if r.Input != nil {
		opt.Only = r.Exchange()
	}
	opt.Changes = slices.DeleteFunc(slices.Clone(opt.Changes), func(c corpus.Change) bool { return c.Name != r.Data })
	return evolve.Run(ctx, opt, func(c evolve.Cell) error {
		if string(c.Way) != r.Name || r.Entry != "" && string(c.Direction) != string(r.Entry) {
			return nil
		}
		again := survive.OfCell(c)
		_, err := fmt.Printf("%s, %d bytes (%.60s): %s\n", tried(c), again.Input.Len(), again.Input, exchanged(again))
		return err
	})
}

// tried says what was tried.
func tried(c evolve.Cell) string {
	parts := []string{c.Codec, c.Change, string(c.Way), string(c.Direction)}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" || s == string(evolve.Usual) }), ", ")
}

// exchanged says what became of messages.
func exchanged(r survive.Result) string {
	if r.Exchanged == nil {
		return "not checked: " + r.What
	}
	if r.What == "" {
		return string(r.Exchanged.Outcome)
	}
	return string(r.Exchanged.Outcome) + ": " + r.What
}
