package cli

import (
	"slices"

	"github.com/wirebench/wirebench/internal/inventory"
)

// knownMatrix returns what is known about the cells without linking the codecs.
func knownMatrix(p Program, f runFlags) (*matrix, error) {
	has, err := p.inventory()
	if err != nil {
		return nil, err
	}
	opt, err := f.options(has)
	if err != nil {
		return nil, err
	}
	opt.Codecs = slices.DeleteFunc(opt.Codecs, func(name string) bool { return name == has.Twin() })
	m := newMatrix(opt.Codecs, opt.Data, "not proved: faults only show when messages are encoded and decoded: list matrix --prove")
	for _, name := range opt.Codecs {
		k, err := has.Codec(name)
		if err != nil {
			return nil, err
		}
		m.anchors[name] = k.Marks.Baseline()
		for _, data := range opt.Data {
			set, err := has.Set(data)
			if err != nil {
				return nil, err
			}
			m.cells[[2]string{name, data}] = knownCell(k, set)
		}
	}
	return m, nil
}

// knownCell returns what is known about a codec on a data set.
func knownCell(k inventory.Codec, set inventory.Set) *matrixCell {
	c := &matrixCell{Codec: k.Name, Data: set.Name}
	if k.Bindings == nil || !set.Surveyed {
		c.Mark, c.Is, c.Reason = isUnknown, "unknown", "only a proof shows the result: list matrix --prove"
		return c
	}
	c.Mark, c.Is = isNumber, "number"
	for why, sets := range k.Bindings.Refused {
		if slices.Contains(sets, set.Name) {
			c.Mark, c.Is, c.Reason = isReason, "reason", why
		}
	}
	for how, sets := range k.Bindings.Lowered {
		if slices.Contains(sets, set.Name) {
			c.Mark, c.Is, c.Reason = isLowered, "lowered", how
		}
	}
	return c
}

// has reports whether any cell has the mark.
func (m *matrix) has(mark string) bool {
	for _, c := range m.cells {
		if c.Mark == mark {
			return true
		}
	}
	return false
}
