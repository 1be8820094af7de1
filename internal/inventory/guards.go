package inventory

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// Guarded is a limit on input, with the module and the codecs that have it.
type Guarded struct {
	codec.Guard
	Module string
	Codecs []string
}

// Guards returns the limits on input of all codecs. Codecs of one module that share a limit are listed with
// it together.
func (i Inventory) Guards() (all []Guarded) {
	for _, k := range i.Codecs {
		for _, g := range k.Guards {
			at := slices.IndexFunc(all, func(other Guarded) bool { return other.Guard == g && other.Module == k.Module })
			if at < 0 {
				at = len(all)
				all = append(all, Guarded{Guard: g, Module: k.Module})
			}
			all[at].Codecs = append(all[at].Codecs, k.Name)
		}
	}
	return all
}
