package cli

import (
	"context"
	"slices"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
)

// carriers are the programs of a run of messages: one with all engines that can be linked together,
// and others for the rest. All have the reference.
type carriers struct {
	programs []carrier
	// engines are the engines of the run. An engine that could not be built is absent, with the
	// reason.
	engines []inventory.Engine
	env     *record.Environment
	parts   []string
	built   []*built
}

// carrier is one of the programs.
type carrier struct {
	path    string
	engines []string
}

func (c *carriers) remove() {
	for _, b := range c.built {
		b.remove()
	}
}

// carriers builds the programs of engines, with the codecs and data sets of the messages.
func (p Program) carriers(ctx context.Context, has inventory.Inventory, reference string, engines []inventory.Engine, codecs, data []string) (*carriers, error) {
	c := &carriers{engines: slices.Clone(engines)}
	bar := newProgress()
	defer bar.end()
	// The program of the engines that can be linked together comes first.
	apart := []string{""}
	for _, e := range engines {
		if !slices.Contains(apart, e.Apart) {
			apart = append(apart, e.Apart)
		}
	}
	for _, group := range apart {
		names := []string{reference}
		var own []string
		for _, e := range engines {
			if e.Absent == "" && e.Apart == group {
				own = append(own, e.Name)
				if e.Name != reference {
					names = append(names, e.Name)
				}
			}
		}
		if len(own) == 0 {
			continue
		}
		s, err := selected(has, codecs, data, names)
		if err != nil {
			c.remove()
			return nil, err
		}
		s.make = s.unmade(func(name string) bool { return slices.Contains(codecs, name) })
		b, err := p.build(ctx, s, bar)
		switch {
		case err != nil && (group == "" || ctx.Err() != nil):
			c.remove()
			return nil, err
		case err != nil:
			c.lack(own, "its program can't be built: "+err.Error())
			bar.say(group + ": its program can't be built: " + err.Error())
			continue
		}
		c.built = append(c.built, b)
		for name, why := range b.engines {
			c.lack([]string{name}, why)
		}
		c.programs = append(c.programs, carrier{path: b.binaries[0], engines: own})
		if c.env == nil {
			c.env, c.parts = b.env, b.parts
		} else if b.env != nil {
			c.parts = append(c.parts, b.parts...)
			for module, version := range b.env.Modules {
				if c.env.Modules[module] == "" {
					c.env.Modules[module] = version
				}
			}
		}
	}
	slices.Sort(c.parts)
	c.parts = slices.Compact(c.parts)
	return c, nil
}

// lack marks engines as absent.
func (c *carriers) lack(names []string, why string) {
	for i, e := range c.engines {
		if slices.Contains(names, e.Name) {
			c.engines[i].Absent = why
		}
	}
}
