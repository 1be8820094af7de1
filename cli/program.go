package cli

import (
	"slices"

	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/maintenance"
)

// Program is what a wirebench program is made of: parts that it links, and parts that it knows. What it does not link it
// builds programs of, when they are asked for.
type Program struct {
	program.Parts
	// Known are parts that the program does not link.
	Known inventory.Inventory
	// Maintenance are functions that return what is known of the modules of the codecs; of a module that two lists have,
	// the later one's entry counts.
	Maintenance []func() []maintenance.Module
	// Omitted are codecs that the program does not have, with the reasons.
	Omitted []codec.Omitted
	// Record is a record that comes with the program, as its file is compressed, and RecordName what it is called: commands
	// that read the newest record take it where there is none. Empty: none comes with it.
	Record     []byte
	RecordName string
	// Standalone: the program measures what it links, and builds nothing.
	Standalone bool
}

// inventory is what can be measured: what the program links and what it knows. Two parts of one name are an error, unless
// they are the same function.
func (p Program) inventory() (inventory.Inventory, error) {
	all, err := p.Parts.Inventory()
	if err != nil {
		return all, err
	}
	if !p.Standalone {
		all = join(p.Known, all)
	}
	return all, program.Check(all)
}

// knowledge is what the program knows, whether it can measure it or not.
func (p Program) knowledge() (inventory.Inventory, error) {
	p.Standalone = false
	return p.inventory()
}

// usualData is the data set that commands take where none is named: "person", or the program's first where it has no such.
func (p Program) usualData() string {
	const usual = "person"
	if !p.Standalone && len(p.Known.Data) > 0 {
		return usual
	}
	has, err := p.inventory()
	if err != nil || len(has.Data) == 0 || slices.Contains(has.DataNames(), usual) {
		return usual // what is wrong with the program is said when it is used
	}
	return has.Data[0].Name
}

// join joins what a program knows with what it links. Of what it both knows and links the latter counts, and of an engine
// that one has and the other reports as absent the former.
func join(known, linked inventory.Inventory) inventory.Inventory {
	all := inventory.Inventory{Roles: linked.Roles, Codecs: slices.Clone(known.Codecs)}
	for _, k := range linked.Codecs {
		same := func(o inventory.Codec) bool { return o.Name == k.Name && o.Part.Same(k.Part) }
		if i := slices.IndexFunc(known.Codecs, same); i >= 0 {
			k.Bindings = known.Codecs[i].Bindings // which only generating what is known finds out, as sizes below
		}
		all.Codecs = append(slices.DeleteFunc(all.Codecs, same), k)
	}
	for _, s := range known.Data {
		if !slices.ContainsFunc(linked.Data, func(l inventory.Set) bool { return l.Name == s.Name && l.Part.Same(s.Part) }) {
			all.Data = append(all.Data, s)
		}
	}
	for _, s := range linked.Data {
		if i := slices.IndexFunc(known.Data, func(k inventory.Set) bool { return k.Name == s.Name && k.Part.Same(s.Part) }); i >= 0 {
			s.Sizes, s.Surveyed = known.Data[i].Sizes, known.Data[i].Surveyed
		}
		all.Data = append(all.Data, s)
	}
	engines := slices.Concat(known.Engines, linked.Engines)
	for i, e := range engines {
		again := func(o inventory.Engine) bool { return o.Name == e.Name && (o.Part.Same(e.Part) || e.Absent != "") }
		if !slices.ContainsFunc(engines[i+1:], again) && !(e.Absent != "" && slices.ContainsFunc(engines[:i], again)) {
			all.Engines = append(all.Engines, e)
		}
	}
	all.Glue = slices.Concat(known.Glue, linked.Glue)
	return all
}

// links reports whether the program itself has all of what is selected.
func (p Program) links(s selection) (bool, error) {
	linked, err := p.Parts.Inventory()
	if err != nil {
		return false, err
	}
	for _, k := range s.codecs {
		if _, err := linked.Codec(k.Name); err != nil {
			return false, nil
		}
		if k.Emitter == nil {
			continue
		}
		for _, d := range s.data { // known code for it that is not linked
			_, there := linked.Made(k.Emitter.Package, d.Name)
			if _, known := s.of.Made(k.Emitter.Package, d.Name); known && !there {
				return false, nil
			}
		}
	}
	for _, d := range s.data {
		if _, err := linked.Set(d.Name); err != nil {
			return false, nil
		}
	}
	for _, e := range s.engines {
		if _, err := linked.Engine(e.Name); err != nil {
			return false, nil
		}
	}
	return true, nil
}
