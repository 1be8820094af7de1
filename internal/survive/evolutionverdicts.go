package survive

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Tried describes changes for a record's [Header].
func Tried(changes []corpus.Change) (all []verdict.Change) {
	for _, c := range changes {
		all = append(all, verdict.Change{Name: c.Name, About: c.About, Kind: string(c.Kind)})
	}
	return all
}

// changes returns the changes that were tried, as far as it matters for what they decide.
func (rec Record) changes() (all []corpus.Change) {
	for _, c := range rec.Changes {
		all = append(all, corpus.Change{Name: c.Name, About: c.About, Kind: corpus.ChangeKind(c.Kind)})
	}
	return all
}

// Matrix returns what was found about a codec with each change.
func (rec Record) Matrix(k Checked) evolve.Matrix {
	m := evolve.Matrix{Fields: k.Fields, Changes: rec.changes()}
	for _, r := range rec.Results {
		if r.Codec == k.Name && r.Kind == Evolution {
			m.Cells = append(m.Cells, r.Cell())
		}
	}
	return m
}

// ofFields are the changes that the need for evolution is about.
var ofFields = []corpus.ChangeKind{corpus.FieldAddedLast, corpus.FieldAdded, corpus.FieldRemoved}

// ofValues are the changes that the values of the need are about.
var ofValues = map[string]corpus.ChangeKind{verdict.Rename: corpus.FieldRenamed, verdict.Reorder: corpus.FieldsMoved, verdict.Widen: corpus.Widened}

// evolution adds to a codec what became of messages of other versions of types. The results are those of the
// codec.
func (rec Record) evolution(c *verdict.Codec, fields codec.Fields, results []Result) {
	results = of(results, Evolution)
	d := decider{rec: rec, results: results, matrix: evolve.Matrix{Fields: fields, Changes: rec.changes()}}
	for _, r := range results {
		d.matrix.Cells = append(d.matrix.Cells, r.Cell())
	}
	advice := d.matrix.Advise()
	add := func(need string, f verdict.Finding) { c.Findings[need] = f }
	f := d.fields(advice)
	f.Exchanges = exchanges(c.Name, d.matrix.Cells)
	f.Silent = slices.ContainsFunc(d.matrix.Of(ofFields...), func(c evolve.Cell) bool { return c.Outcome == evolve.Wrong })
	add(verdict.Evolution, f)
	for _, change := range verdict.Changes {
		if kind, of := ofValues[change]; of {
			add(verdict.OfChange(change), d.order(kind))
		} else {
			add(verdict.OfChange(change), d.passedOn())
		}
	}
}

// exchanges returns what became of each change. A codec with which nothing was tried has none.
func exchanges(codec string, cells []evolve.Cell) (all []verdict.Exchange) {
	worst := make(map[string]evolve.Outcome) // by ID
	for _, cell := range cells {
		if cell.Change == "" {
			continue
		}
		id := Result{Case: Case{Codec: codec, Data: cell.Change, Kind: Evolution, Name: string(cell.Way)}}.ID()
		at := slices.IndexFunc(all, func(e verdict.Exchange) bool { return e.ID == id })
		if at < 0 {
			at = len(all)
			all = append(all, verdict.Exchange{ID: id, Change: cell.Change, Way: string(cell.Way)})
		}
		e := &all[at]
		e.Signs += cell.Outcome.Sign()
		if o := cell.Outcome; !o.Harmless() && o != evolve.Fails && o != "" && o.Worse(worst[id]) {
			worst[id], e.What = o, fmt.Sprintf("%s: %s", cell.Direction, cell.What)
		}
	}
	return all
}

// decider decides the needs of somebody whose type changes, for one codec.
type decider struct {
	rec     Record
	results []Result
	matrix  evolve.Matrix
}

// order is met by a codec if programs with the old and the new version can exchange messages in at least one
// direction, so that either those that read or those that write may get the new version first.
func (d decider) order(kinds ...corpus.ChangeKind) verdict.Finding {
	cells := d.matrix.Of(kinds...)
	order := d.matrix.Order(kinds...)
	if order == "" {
		return d.open(cells)
	}
	f := verdict.Finding{Tried: len(cells), Order: string(order), Met: order != evolve.NeverMixed}
	if !f.Met {
		f.Examples = d.examples(cells, evolve.Backward, evolve.Forward)
	}
	return f
}

// fields is met by a codec if fields can be added and removed, each in some order.
func (d decider) fields(advice evolve.Advice) verdict.Finding {
	cells := d.matrix.Of(ofFields...)
	f := verdict.Finding{Tried: len(cells), Order: string(advice.Order), Duty: string(advice.Duty)}
	switch advice.Duty {
	case "":
		return d.open(cells)
	case evolve.AddLast, evolve.NeverChange:
		f.Examples = d.examples(cells, evolve.Backward, evolve.Forward)
	default:
		f.Met = true
	}
	return f
}

// passedOn is met by a codec if an old program keeps the fields that it does not know.
func (d decider) passedOn() verdict.Finding {
	cells := d.matrix.Of(ofFields[:2]...)
	through := d.matrix.Through()
	if through == "" {
		return d.open(cells)
	}
	f := verdict.Finding{Tried: len(cells), Met: through == evolve.Kept || through == evolve.Same}
	if !f.Met {
		f.Examples = d.examples(cells, evolve.Through)
	}
	return f
}

// open is the finding if nothing was found out.
func (d decider) open(cells []evolve.Cell) verdict.Finding {
	for _, c := range cells {
		if c.Outcome == "" && c.Why != "" {
			return verdict.Finding{Open: true, What: c.Why}
		}
	}
	for _, r := range d.results {
		if r.Verdict == Unchecked {
			return verdict.Finding{Open: true, What: r.What}
		}
	}
	return verdict.Finding{Open: true, What: "no check of this kind was made"}
}

// examples returns the worst results of some directions: one for each outcome that speaks against the codec.
func (d decider) examples(cells []evolve.Cell, directions ...evolve.Direction) (shown []verdict.Example) {
	fails := func(r Result) bool {
		return r.Exchanged != nil && (!r.Exchanged.Outcome.Harmless() || len(directions) == 1 && r.Exchanged.Outcome == evolve.Default)
	}
	var all []Result
	for _, r := range d.results {
		of := func(c evolve.Cell) bool {
			return c.Change == r.Data && string(c.Way) == r.Name && string(c.Direction) == string(r.Entry)
		}
		if fails(r) && slices.ContainsFunc(cells, of) && slices.Contains(directions, evolve.Direction(r.Entry)) {
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(a, b Result) int {
		worse := func(a, b Result) int {
			return slices.Index(evolve.Outcomes, a.Exchanged.Outcome) - slices.Index(evolve.Outcomes, b.Exchanged.Outcome)
		}
		return cmp.Or(worse(a, b), cmp.Compare(a.length(), b.length()))
	})
	var had []evolve.Outcome
	for _, r := range all {
		if !slices.Contains(had, r.Exchanged.Outcome) {
			had = append(had, r.Exchanged.Outcome)
			shown = append(shown, r.example())
		}
	}
	return shown
}
