package cli

import (
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
)

// judgingProgram answers questions of package claims about the program.
type judgingProgram struct {
	has     inventory.Inventory
	omitted []codec.Omitted
}

func (p Program) judging() (judgingProgram, error) {
	has, err := p.knowledge()
	return judgingProgram{has, p.Omitted}, err
}

// lacks reports whether the program lacks what a cell needs.
func (p judgingProgram) lacks(k record.Key) bool {
	_, err := p.has.Set(k.Data)
	return err != nil || p.Lacks(k.Codec) != ""
}

// Lacks says why the program does not have a codec, its code, or an engine.
func (p judgingProgram) Lacks(name string) string {
	if e, err := p.has.Engine(name); err == nil {
		return e.Absent
	}
	switch k, err := p.has.Codec(name); {
	case err != nil:
	case k.OnDemand != "":
		return fmt.Sprintf("%s; run --codec %s makes its code", k.OnDemand, name)
	default:
		return ""
	}
	for _, o := range p.omitted {
		if o.Name == name {
			return o.Why
		}
	}
	return "neither a codec nor an engine of this program"
}

// Size returns the size of a data set's first message, which is the published one.
func (p judgingProgram) Size(name, data string) (int, error) {
	set, err := p.has.Set(data)
	if err != nil {
		return 0, err
	}
	size, ok := set.Sizes[name]
	if !ok {
		return 0, fmt.Errorf("%s on %s: its size is not known without running it", name, data)
	}
	return size, nil
}
