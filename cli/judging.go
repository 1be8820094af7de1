package cli

import (
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/message"
	"github.com/wirebench/wirebench/record"
)

// judgingProgram is what claims must know of a program.
type judgingProgram struct {
	catalog measure.Catalog
	omitted []codec.Omitted
	engines []message.Engine
}

func (p Program) judging() (judgingProgram, error) {
	c, err := p.carriers()
	return judgingProgram{c.Catalog, p.Omitted, c.engines}, err
}

// lacks reports whether the program has not what a cell needs.
func (p judgingProgram) lacks(k record.Key) bool {
	_, err := p.catalog.Set(k.Data)
	return err != nil || p.Lacks(k.Codec) != ""
}

// Lacks says why the program does not have a codec, or not its code, or an engine.
func (p judgingProgram) Lacks(name string) string {
	for _, e := range p.engines {
		if e.Name == name {
			return e.Absent
		}
	}
	switch k, err := p.catalog.Codec(name); {
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

// Size encodes the first message of a data set.
func (p judgingProgram) Size(name, data string) (int, error) {
	k, err := p.catalog.Codec(name)
	if err != nil {
		return 0, err
	}
	set, err := p.catalog.Set(data)
	if err != nil {
		return 0, err
	}
	port, err := k.Bind(set.Type)
	if err != nil {
		return 0, fmt.Errorf("%s on %s: %w", name, data, err)
	}
	if why := port.Lacks(codec.Encode); why != "" {
		return 0, fmt.Errorf("%s on %s: %s", name, data, why)
	}
	for v, err := range set.Messages(false) {
		if err != nil {
			return 0, fmt.Errorf("%s: %w", data, err)
		}
		b, err := port.Marshal(v)
		if err != nil {
			return 0, fmt.Errorf("%s on %s: %w", name, data, err)
		}
		return len(b), nil
	}
	return 0, fmt.Errorf("%s has no message", data)
}
