package claims

import (
	"cmp"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// Cells returns the cells that the selected statements and rows need, each once.
func (s Selection) Cells() []record.Key {
	var keys []record.Key
	seen := make(map[record.Key]bool)
	need := func(k record.Key) {
		for k.Codec != "" && !seen[k] {
			seen[k] = true
			keys = append(keys, k)
			k.Codec = elsewhere[k.Codec]
		}
	}
	for _, source := range s.of() {
		for _, st := range source.Statements {
			for _, c := range st.Comparisons {
				need(c.key())
				for _, name := range c.Against {
					need(c.other(name))
				}
			}
		}
		for _, r := range source.Rows {
			if r.Here.Codec != "" {
				_, base := source.base(r)
				need(r.Here)
				need(base)
			}
		}
	}
	return keys
}

// Run is what one run must measure: all codecs on all data sets in all operations.
type Run struct{ Codecs, Data, Operations []string }

// Runs divides cells among runs. Data sets that need the same codecs and operations share a run.
func Runs(cells []record.Key) []Run {
	needs := make(map[string]*Run)
	var order []string
	for _, k := range cells {
		r := needs[k.Data]
		if r == nil {
			r = &Run{}
			needs[k.Data] = r
			order = append(order, k.Data)
		}
		r.Codecs = with(r.Codecs, k.Codec)
		r.Operations = with(r.Operations, k.Operation)
	}
	var runs []Run
	for _, data := range order {
		n := needs[data]
		at := slices.IndexFunc(runs, func(r Run) bool {
			return cmp.Or(slices.Compare(r.Codecs, n.Codecs), slices.Compare(r.Operations, n.Operations)) == 0
		})
		if at < 0 {
			at = len(runs)
			runs = append(runs, *n)
		}
		runs[at].Data = append(runs[at].Data, data)
	}
	return runs
}

// with adds a name to a sorted list of distinct names.
func with(names []string, name string) []string {
	at, known := slices.BinarySearch(names, name)
	if known {
		return names
	}
	return slices.Insert(names, at, name)
}

// Sizes returns the cells for which the size of the first message was published.
func Sizes() (cells []record.Key) {
	for _, source := range Sources() {
		for _, st := range source.Statements {
			for _, c := range st.Comparisons {
				if c.Kind == Bytes {
					cells = append(cells, c.key())
				}
			}
		}
	}
	return cells
}
