// Package program has what a program that measures consists of: functions of codecs, data sets,
// engines and code made for types. It also has the jobs that such a program does for the program
// that built it. The main packages that wirebench writes import it.
//
// It must not know the command line: a program that only measures has none.
package program

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/record"
)

// Parts are functions of packages that a program links. They are package-level functions, so that
// other programs can be built from their packages.
type Parts struct {
	Codecs []func() []codec.Codec
	Data   []func() []corpus.Set
	// Engines are the Engines functions of packages that carry messages.
	Engines []func() []engine.Engine
	// Glue are the Glue functions of packages with code made for types.
	Glue []func() codec.Glue
	// Roles names the codecs that others are compared with. A codec that the program does not have
	// is ignored.
	codec.Roles
}

// Catalog calls the functions of codecs, data sets and made code. It returns an error if two codecs
// or two data sets have the same name.
func (p Parts) Catalog() (measure.Catalog, error) {
	c := measure.Catalog{Roles: p.Roles}
	for _, f := range p.Codecs {
		c.Codecs = append(c.Codecs, f()...)
	}
	for _, f := range p.Data {
		c.Sets = append(c.Sets, f()...)
	}
	glue := codec.Join(p.Glue...)
	for _, s := range c.Sets {
		glue.Attach(s.Type)
	}
	return c, Check(inventory.Of(p.Roles, c.Codecs, c.Sets))
}

// engines calls the functions of engines.
func (p Parts) engines() []engine.Engine {
	var all []engine.Engine
	for _, f := range p.Engines {
		all = append(all, f()...)
	}
	// An engine that is absent in one list may be in another.
	had := make(map[string]bool)
	for _, e := range all {
		had[e.Name] = had[e.Name] || e.Absent == ""
	}
	return slices.DeleteFunc(all, func(e engine.Engine) bool { return e.Absent != "" && had[e.Name] })
}

// Inventory returns what is known about the parts, each with its function if that has a name.
func (p Parts) Inventory() (inventory.Inventory, error) {
	catalog, err := p.Catalog()
	if err != nil {
		return inventory.Inventory{}, err
	}
	i := inventory.Inventory{Roles: p.Roles}
	for _, f := range p.Codecs {
		fn := nameOf(f)
		for _, k := range f() {
			c := inventory.OfCodec(k)
			c.Part = fn
			i.Codecs = append(i.Codecs, c)
		}
	}
	for _, f := range p.Data {
		fn := nameOf(f)
		for _, s := range f() {
			set := inventory.OfSet(s, catalog.Codecs)
			set.Part = fn
			i.Data = append(i.Data, set)
		}
	}
	for _, f := range p.Engines {
		fn := nameOf(f)
		for _, e := range f() {
			engine := inventory.OfEngine(e)
			engine.Part = fn
			i.Engines = append(i.Engines, engine)
		}
	}
	for _, f := range p.Glue {
		i.Glue = append(i.Glue, glues(nameOf(f), f(), catalog)...)
	}
	return i, nil
}

// nameOf returns the name of a function, if it has one. A program with unnamed functions can
// measure, but no other program can be built from them.
func nameOf(f any) part.Func {
	fn, err := part.Of(f)
	if err != nil {
		return part.Func{}
	}
	return fn
}

// glues returns what a Glue function has: for each emitter, the data sets for whose types it has
// code.
func glues(fn part.Func, glue codec.Glue, c measure.Catalog) (all []inventory.Glue) {
	for _, k := range c.Codecs {
		if k.Emitter == nil || k.Emitter.Offers()[0] != k.Name {
			continue
		}
		g := inventory.Glue{Part: fn, Emitter: k.Emitter.Package()}
		for _, s := range c.Sets {
			if glue[s.Type.Go][k.Name] != nil {
				g.Data = append(g.Data, s.Type.Name)
			}
		}
		if len(g.Data) > 0 {
			all = append(all, g)
		}
	}
	return all
}

// Check returns an error if a name can't be used in records and commands, or if two parts of one
// kind have the same name.
func Check(i inventory.Inventory) error {
	for _, of := range []struct {
		what  string
		names []string
	}{{"codec", i.CodecNames()}, {"data set", i.DataNames()}, {"engine", i.EngineNames()}} {
		seen := make(map[string]bool)
		for _, name := range of.names {
			if err := record.CheckName(name); err != nil {
				return err
			}
			if seen[name] {
				return fmt.Errorf("two %ss are named %q; give each of the program's %[1]ss a name of its own", of.what, name)
			}
			seen[name] = true
		}
	}
	return nil
}

// carriers are the parts of a program for messages.
type carriers struct {
	measure.Catalog
	engines []engine.Engine
}

// Engine finds an engine by name.
func (c carriers) Engine(name string) (engine.Engine, error) {
	for _, e := range c.engines {
		if e.Name == name {
			return e, nil
		}
	}
	return engine.Engine{}, fmt.Errorf("no engine %q in this program", name)
}
