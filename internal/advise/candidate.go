package advise

import (
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// candidate describes a codec with figures.
func (f field) candidate(o option, q Question) Candidate {
	name := o.info.Name
	c := Candidate{
		Codec: name, Format: o.info.FormatName, Fields: o.info.Fields, Use: o.info.Use(), Cost: f.ratio(name, f.reference),
		Size: f.relative(name, func(p parts) float64 { return p.bytes }), Documented: o.statements(q.Needs),
		Languages: o.info.Format.Languages, OnlyGo: o.info.Format.OnlyGo(), Trust: TrustOf(o.info.Maintenance),
	}
	if dir, ok := strings.CutPrefix(o.info.Adapter, "github.com/wirebench/wirebench/"); ok {
		c.Notes = dir + "/README.md"
	}
	evolution := Need{Name: verdict.Evolution}
	c.Evolution, c.Conditions = evolves(o, evolution), o.conditions(evolution)
	if asked := q.need(verdict.Evolution); o.conditions(asked) != nil {
		c.Conditions = o.conditions(asked) // of more changes
	}
	if asked := q.need(verdict.Evolution); c.Evolution.Standing == Met && slices.ContainsFunc(q.Needs, func(n Need) bool { return n.Name == verdict.Evolution }) {
		c.Further = o.further(asked.Values)
	}
	c.Untrusted, c.MemorySafe = forStrangers(o, Need{Name: verdict.Untrusted}), found(o, Need{Name: verdict.MemorySafe})
	for _, r := range o.risks() {
		if !q.Fixed || r.Need != report.Positional {
			c.Risks = append(c.Risks, r)
		}
	}
	c.Sound = len(c.Risks) == 0
	if added, ok := q.Added[name]; ok {
		c.Added = &added
	}
	var dangers []codec.Risk
	for _, l := range o.info.Limits {
		if codec.Risk(l.Risk).Dangerous() {
			c.Limits = append(c.Limits, l)
			dangers = append(dangers, codec.Risk(l.Risk))
		}
	}
	c.Unset = o.unset(dangers...)
	c.Found, c.Undescribed = o.findings(), len(o.languages) > 0 && o.info.Schema == ""
	if f := o.info.Findings[verdict.DropIn]; f.Fails() && len(f.Examples) > 0 {
		worst := f.Examples[max(0, slices.IndexFunc(f.Examples, o.has))]
		c.Unlike = &Found{Need: verdict.DropIn, What: report.OneLine(worst.What), ID: worst.ID}
	}
	if q.need(languages).Values != nil && o.info.Format.Name != formats.JSON.Name { // which each language has
		c.Libraries = o.info.Format.Source
	}
	for _, lost := range o.lost() {
		if !slices.Contains(c.Loses, lost) {
			c.Loses = append(c.Loses, lost)
		}
	}
	c.Caveats, c.Converts = o.caveats(c), o.converts(q.Load)
	if len(f.sets) == 1 {
		s := f.sets[0]
		c.NS, c.Wire, c.Total = s.panel.Time(name).Mid, f.of(name).bytes, f.of(name).total(q.Load, s.price)
		c.Peak, c.Parallel, c.Garbage = f.of(name).peak, f.of(name).parallel, f.of(name).garbage(q.Load)
	}
	return c
}

// changesInWords are the changes of types beyond fields that are added and removed.
var changesInWords = map[string]string{
	verdict.Rename: "renamed fields", renamedEmpty: "renamed fields (the value under the old name is dropped)", renamedNew: "renamed fields (old programs drop the value under the new name)", verdict.Reorder: "fields that change places", verdict.Widen: "an int32 that becomes an int64", verdict.Proxy: "old programs that pass messages on",
}

// renamedEmpty and renamedNew are changes of a name that programs survive, but without the value in old messages, or
// without the one in new messages for old programs.
const renamedEmpty, renamedNew = "rename without old values", "rename without new values"

// further says which of these changes the codec survives, as far as they were checked, apart from those that the
// reader asks for.
func (o option) further(asked []string) string {
	var survives, breaks []string
	for _, change := range verdict.Changes {
		if slices.Contains(asked, change) {
			continue
		}
		met := found(o, Need{Name: verdict.OfChange(change)}).Standing
		switch met {
		case Met:
			words := changesInWords[change]
			if change == verdict.Rename {
				words = changesInWords[o.renamed()]
			}
			words += o.otherwise(change)
			survives = append(survives, words)
		case Failed:
			breaks = append(breaks, changesInWords[change])
		}
	}
	switch {
	case survives == nil && breaks == nil:
		return ""
	case breaks == nil:
		return "It also survives " + enumerated(survives)
	case survives == nil:
		return "It does not survive " + enumerated(breaks)
	}
	return "It also survives " + enumerated(survives) + ", but not " + enumerated(breaks)
}

// otherwise says in which order programs may get a version with a change, if not in any, and whether the wrong order
// gives wrong values without an error.
func (o option) otherwise(change string) string {
	order := o.info.Findings[verdict.OfChange(change)].Order
	if order == "" || order == string(evolve.EitherFirst) {
		return ""
	}
	kinds := map[string]corpus.ChangeKind{verdict.Rename: corpus.FieldRenamed, verdict.Reorder: corpus.FieldsMoved, verdict.Widen: corpus.Widened}
	for _, e := range o.exchanges(kinds[change]) {
		if strings.Contains(e.Signs, evolve.Wrong.Sign()) {
			return " (" + order + ": otherwise values may be silently wrong)"
		}
	}
	return " (" + order + ")"
}

// exchanges returns what became of changes of a kind, if programs do as is usual for the codec.
func (o option) exchanges(kind corpus.ChangeKind) (all []verdict.Exchange) {
	f := o.info.Findings[verdict.Evolution]
	for _, e := range f.Exchanges {
		is := f.Build != nil && slices.ContainsFunc(f.Build.Changes, func(c verdict.Change) bool { return c.Name == e.Change && c.Kind == string(kind) })
		if is && e.Way == string(evolve.Usual) {
			all = append(all, e)
		}
	}
	return all
}

// renamed says which value a program lacks that reads a field by another name than the one that it was written by.
func (o option) renamed() string {
	for _, e := range o.exchanges(corpus.FieldRenamed) {
		switch dropped := evolve.Default.Sign(); {
		case strings.HasPrefix(e.Signs, dropped):
			return renamedEmpty
		case strings.Contains(e.Signs, dropped):
			return renamedNew
		}
	}
	return verdict.Rename
}

// need returns a need of the question, with its values, or the need without values.
func (q Question) need(name string) Need {
	for _, n := range q.Needs {
		if n.Name == name {
			return n
		}
	}
	return Need{Name: name}
}

// converts returns the share of the time of a load's operations that goes into conversion.
func (o option) converts(l Load) float64 {
	converted, sum := 0., 0.
	writes, reads := l.perMessage()
	encodes, _ := l.Mode.Operations()
	for _, r := range o.rows {
		for _, c := range r.Cells {
			share := reads
			if c.Operation == encodes {
				share = writes
			}
			if !c.Measured() || share == 0 {
				continue
			}
			if c.Converts == nil {
				return 0
			}
			converted += share * *c.Converts * c.NS.Mid
			sum += share * c.NS.Mid
		}
	}
	if sum == 0 {
		return 0
	}
	return converted / sum
}
