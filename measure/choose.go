package measure

import (
	"context"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure/plan"
	"github.com/wirebench/wirebench/record"
)

// Native are the codecs of which a data set's type itself has the code, in the order in which
// they may be the reference: as the program lists them, binary formats before text.
func (c Catalog) Native(data string) []string {
	s, err := c.Set(data)
	if err != nil {
		return nil
	}
	var binary, text []string
	for _, k := range c.Codecs {
		switch {
		case !k.Native(s.Type):
		case k.Marks.Text:
			text = append(text, k.Name)
		default:
			binary = append(binary, k.Name)
		}
	}
	return append(binary, text...)
}

// candidates are the codecs that may be the reference of a run on one data set, the first that
// can: what the type itself has, which its programs use today; the program's reference; the
// anchors; and any other, a bound last.
func (c Catalog) candidates(data string) []string {
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

// choose makes the first candidate that was proven in encode and decode, or those of them that
// the run has, its reference. It writes that to the record, and proves the twin. Where no
// candidate is, the reference stays.
func (r *run) choose(ctx context.Context, d *dataRun) error {
	chosen := r.catalog.Reference
	for _, name := range r.catalog.candidates(d.info.Name) {
		if r.proven(d, name) {
			chosen = name
			break
		}
	}
	why := ""
	switch {
	case slices.Contains(d.yours, chosen):
		why = "the type itself has its code"
	case chosen != r.catalog.Reference:
		why = fmt.Sprintf("%s has no figures of the type", r.catalog.Reference)
	}
	r.catalog.Reference = chosen
	d.roles = r.catalog.Roles
	line := record.Reference{Reference: chosen, Twin: r.catalog.Twin(), Why: why}
	if err := r.tell(line); err != nil {
		return err
	}
	return r.proveCodecs(ctx, d, []string{r.catalog.Twin()}, r.box())
}

// proven reports whether a codec can be timed in what a reference is asked for.
func (r *run) proven(d *dataRun, name string) bool {
	asked := slices.DeleteFunc(slices.Clone(r.Operations), func(m codec.Operation) bool { return m != codec.Encode && m != codec.Decode })
	if len(asked) == 0 {
		asked = r.Operations
	}
	return !slices.ContainsFunc(asked, func(m codec.Operation) bool {
		return !slices.ContainsFunc(d.cells, func(c plan.Cell) bool { return c.Codec == name && c.Operation == m && !c.Partial })
	})
}
