package cli

import (
	"io/fs"
	"slices"

	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/inventory"
)

// Program says what a wirebench program consists of: parts that it links, and parts that it only
// knows. If parts that it does not link are asked for, it builds a program from them.
type Program struct {
	program.Parts
	// Known are parts that the program does not link.
	Known inventory.Inventory
	// Maintenance are functions that return what is known about the modules of the codecs. If two
	// lists have a module, the later list's entry counts.
	Maintenance []func() []maintenance.Module
	// Omitted are codecs that the program does not have, with the reasons.
	Omitted []codec.Omitted
	// Record is a record that comes with the program, as a compressed file, and RecordName is its
	// name. Commands that read the newest record take it if there is no other. If Record is empty,
	// no record comes with the program.
	Record     []byte
	RecordName string
	// Compression is a record of what compressors do with encoded messages, as a compressed file, and
	// CompressionName is its name. Reports and advice use it where the record that they show has no
	// compressors. It may be nil.
	Compression     []byte
	CompressionName string
	// Programs is a record of what programs take that run: of streams, of all processors, and with the collector on. Its
	// form is that of Compression, and ProgramsName is its name. Advice goes by it for ways to handle messages that
	// another record did not measure. It may be nil.
	Programs     []byte
	ProgramsName string
	// Prices is what codecs add to a program, as the command price prints it as JSON. Advice shows it.
	Prices []byte
	// Verdicts are what checks of codecs found out, as package verdict writes them. It may be nil.
	Verdicts []byte
	// Source returns the files of a package that has a codec: its Go files and its README.md, as texts for
	// the author of the library. It returns nil for other packages. It may be nil itself.
	Source func(pkg string) fs.FS
	// Changes are changes of types, whose data sets Known has ([inventory.Versions]). It may be nil.
	Changes []corpus.Change
	// Standalone reports whether the program measures only what it links, and builds nothing.
	Standalone bool
}

// inventory returns what can be measured: what the program links and what it knows. Two parts with
// the same name are an error, unless they are the same function.
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

// knowledge returns what the program knows, whether it can measure it or not.
func (p Program) knowledge() (inventory.Inventory, error) {
	p.Standalone = false
	return p.inventory()
}

// usualData is the default data set of commands: "person", or the program's first data set if it
// has no such.
func (p Program) usualData() string {
	const usual = "person"
	if !p.Standalone && len(p.Known.Data) > 0 {
		return usual
	}
	has, err := p.inventory()
	if err != nil || len(has.Data) == 0 || slices.Contains(has.DataNames(), usual) {
		return usual // errors in the program are reported when it is used
	}
	return has.Data[0].Name
}

// join joins what a program knows with what it links. A linked part replaces a known one. An engine
// that one of them has replaces an entry of the other that reports it as absent.
func join(known, linked inventory.Inventory) inventory.Inventory {
	all := inventory.Inventory{Roles: linked.Roles, Codecs: slices.Clone(known.Codecs), Versions: known.Versions}
	for _, k := range linked.Codecs {
		same := func(o inventory.Codec) bool { return o.Name == k.Name && o.Part.Same(k.Part) }
		if i := slices.IndexFunc(known.Codecs, same); i >= 0 {
			k.Bindings = known.Codecs[i].Bindings // only a survey of the known codecs finds these, and the sizes below
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

// links reports whether the program itself links all selected parts.
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
		for _, d := range s.data { // known code that is not linked
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
