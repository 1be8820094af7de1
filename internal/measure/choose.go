package measure

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// candidates returns the codecs that may be the reference of a run on one data set, in order of
// preference. First come the codecs whose code the type itself has, which its programs use today.
// Then come the program's reference, the anchors, and all other codecs, with bounds last.
func candidates(c inventory.Inventory, data string) []string {
	all := slices.Concat(c.Native(data), []string{c.Reference}, c.Anchors)
	var bounds []string
	for _, k := range c.Codecs {
		if k.Marks.Bound {
			bounds = append(bounds, k.Name)
		} else {
			all = append(all, k.Name)
		}
	}
	return slices.DeleteFunc(append(all, bounds...), func(name string) bool {
		k, err := c.Codec(name)
		return err != nil || k.Marks.Baseline()
	})
}

// choose makes a candidate the reference of the run: the first that was proven in encode and
// decode, or in whichever of them the run measures. It writes the choice to the record and proves
// the twin. If no candidate was proven, the reference stays.
func (r *run) choose(ctx context.Context, d *dataRun) error {
	chosen := r.has.Reference
	for _, name := range candidates(r.has, d.info.Name) {
		if r.proven(d, name) {
			chosen = name
			break
		}
	}
	why := ""
	switch {
	case slices.Contains(d.yours, chosen):
		why = "the type itself has its code"
	case chosen != r.has.Reference:
		why = fmt.Sprintf("%s has no figures of the type", r.has.Reference)
	}
	r.has.Reference = chosen
	d.roles = r.has.Roles
	line := record.Reference{Reference: chosen, Twin: r.has.Twin(), Why: why}
	if err := r.tell(line); err != nil {
		return err
	}
	part, err := r.prove(ctx, d.info.Name, []string{r.has.Twin()}, false, filepath.Join(r.dir, "proof-twin"))
	if err != nil {
		return err
	}
	r.join([]*dataRun{d, part})
	return nil
}

// proven reports whether a codec can be timed in the operations that a reference needs.
func (r *run) proven(d *dataRun, name string) bool {
	asked := slices.DeleteFunc(slices.Clone(r.Operations), func(m codec.Operation) bool { return m != codec.Encode && m != codec.Decode })
	if len(asked) == 0 {
		asked = r.Operations
	}
	return !slices.ContainsFunc(asked, func(m codec.Operation) bool {
		return !slices.ContainsFunc(d.cells, func(c plan.Cell) bool { return c.Codec == name && c.Operation == m && !c.Partial })
	})
}
