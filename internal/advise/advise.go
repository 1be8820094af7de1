package advise

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// Question is what a reader wants to know.
type Question struct {
	Needs []Need
	Load  Load
	// Data are data sets of the record, none for its first.
	Data []string
}

// Advice is the answer.
type Advice struct {
	Data []string `json:"data"`
	Load Load     `json:"load"`
	// Reference is the codec that costs are relative to.
	Reference string   `json:"reference"`
	Needs     []string `json:"needs"`
	// Shortlist are the codecs to look at first: of the cheapest formats, or libraries of one
	// format that can be told apart by their costs, three. They are sound, if any candidate is.
	Shortlist []Choice `json:"shortlist"`
	// Careful are candidates that cost less than the first of the shortlist, and are not sound.
	Careful []Candidate `json:"careful,omitempty"`
	// Candidates meet all needs, the cheapest first.
	Candidates []Candidate `json:"candidates"`
	// Excluded are the other codecs that have a cost, the cheapest first.
	Excluded []Excluded `json:"excluded"`
	// Without are the codecs that have none, and why.
	Without []Failure `json:"without_figures"`
	// Unknown are needs that decide nothing, since nothing here has looked at them yet.
	Unknown []string `json:"unknown,omitempty"`
	// Drop are the smallest sets of needs without which a codec is left, where none is.
	Drop []Drop `json:"drop,omitempty"`
	// Changes are what would change the answer.
	Changes []Change `json:"changes,omitempty"`
}

// Candidate is a codec with its cost.
type Candidate struct {
	Codec  string `json:"codec"`
	Format string `json:"format"`
	// Use is what a program needs for a type to use it.
	Use string `json:"use,omitempty"`
	// Cost is relative to the reference's; over several data sets it is their geometric mean.
	Cost stats.Interval `json:"cost"`
	// NS is the cost of an operation in ns, and Wire the bytes of a message, on the only data set; 0
	// where there are several.
	NS   float64 `json:"ns,omitempty"`
	Wire float64 `json:"wire,omitempty"`
	// Size is the bytes relative to the reference's.
	Size float64 `json:"size"`
	// Equal: its cost can't be told apart from the first candidate's.
	Equal bool `json:"equal,omitempty"`
	// Sound: nothing else can change its values, it serves several goroutines, and its module is
	// maintained and has no open advisory.
	Sound bool `json:"sound"`
	// Mind is what to mind in it, whether it was asked for or not.
	Mind []string `json:"mind,omitempty"`
}

// Choice is a codec of the shortlist: of those of a format without a measurable difference in cost, the
// one with the fewest caveats.
type Choice struct {
	Candidate
	// Alike are the others of them, the cheapest first.
	Alike []string `json:"alike,omitempty"`
}

// Failure is a need that a codec does not meet, or a codec without figures, and why.
type Failure struct {
	Name string `json:"name"`
	Why  string `json:"why"`
}

// Excluded is a codec with the needs that it does not meet.
type Excluded struct {
	Candidate
	Fails []Failure `json:"fails"`
}

// Drop is a set of needs, and the cheapest codec that meets all others.
type Drop struct {
	Needs []string  `json:"needs"`
	Then  Candidate `json:"then"`
}

// Change is something else in the question, and the codec that would be the first then.
type Change struct {
	If    string `json:"if"`
	Codec string `json:"codec"`
	// Cost is relative to the first candidate's of now, in the changed question; 0 where
	// the two are equal there.
	Cost float64 `json:"cost,omitempty"`
}

// Ask answers a question by the figures of a run. Its error says what the run lacks.
func Ask(rec record.Record, q Question) (Advice, error) {
	if len(q.Data) == 0 && len(rec.Run.Data) > 0 {
		q.Data = []string{rec.Run.Data[0].Name}
	}
	var wanted []string
	for _, n := range q.Needs {
		wanted = append(wanted, n.Languages...)
	}
	f, options, err := newField(rec, q.Data, q.Load, wanted)
	if err != nil {
		return Advice{}, err
	}
	a := Advice{
		Data: q.Data, Load: q.Load, Reference: f.reference,
		Needs: []string{}, Shortlist: []Choice{}, Candidates: []Candidate{}, Excluded: []Excluded{}, Without: []Failure{},
	}
	for _, n := range q.Needs {
		a.Needs = append(a.Needs, n.String())
		if n.kind().Unknown {
			a.Unknown = append(a.Unknown, n.String())
		}
	}
	for _, o := range options {
		if o.lacks != "" {
			a.Without = append(a.Without, Failure{o.info.Name, o.lacks})
			continue
		}
		c := f.candidate(o)
		if fails := o.failures(q.Needs); len(fails) > 0 {
			a.Excluded = append(a.Excluded, Excluded{c, fails})
		} else {
			a.Candidates = append(a.Candidates, c)
		}
	}
	cheaper := func(a, b Candidate) int {
		return cmp.Or(cmp.Compare(a.Cost.Mid, b.Cost.Mid), cmp.Compare(a.Codec, b.Codec))
	}
	slices.SortFunc(a.Candidates, cheaper)
	slices.SortFunc(a.Excluded, func(a, b Excluded) int { return cheaper(a.Candidate, b.Candidate) })
	for i := range a.Candidates {
		a.Candidates[i].Equal = i > 0 && f.ratio(a.Candidates[i].Codec, a.Candidates[0].Codec).Contains(1)
	}
	sound, careful := parted(a.Candidates)
	a.Shortlist = f.shortlist(sound)
	for _, c := range careful {
		if f.ratio(c.Codec, a.Shortlist[0].Codec).Hi < 1 {
			a.Careful = append(a.Careful, c)
		}
	}
	if len(a.Candidates) == 0 {
		a.Drop = drops(a.Excluded, q.Needs)
	} else {
		a.Changes = slices.Concat(f.withoutANeed(a), f.otherLoads(a.Load, sound, a.Shortlist[0].Codec))
	}
	return a, nil
}

// soundness are the needs that a sound codec meets.
var soundness = []string{"goroutines", "own-output", "not-aliased", "maintained", "no-advisory"}

// parted parts candidates into the sound ones and the others; all are taken as sound where none is.
func parted(candidates []Candidate) (sound, others []Candidate) {
	for _, c := range candidates {
		if c.Sound {
			sound = append(sound, c)
		} else {
			others = append(others, c)
		}
	}
	if sound == nil {
		return others, nil
	}
	return sound, others
}

// mostChoices are on the shortlist.
const mostChoices = 3

// shortlist picks from candidates, the cheapest first.
func (f field) shortlist(candidates []Candidate) []Choice {
	choices := []Choice{}
	left := slices.Clone(candidates)
	for len(left) > 0 && len(choices) < mostChoices {
		cheapest := left[0]
		alike := func(c Candidate) bool {
			return c.Format == cheapest.Format && (c.Codec == cheapest.Codec || f.ratio(c.Codec, cheapest.Codec).Contains(1))
		}
		var group []Candidate
		for _, c := range left {
			if alike(c) {
				group = append(group, c)
			}
		}
		left = slices.DeleteFunc(left, alike)
		choice := Choice{Candidate: slices.MinFunc(group, func(a, b Candidate) int { return cmp.Compare(len(a.Mind), len(b.Mind)) })}
		for _, c := range group {
			if c.Codec != choice.Codec {
				choice.Alike = append(choice.Alike, c.Codec)
			}
		}
		choice.Equal = len(choices) > 0 && f.ratio(choice.Codec, choices[0].Codec).Contains(1)
		choices = append(choices, choice)
	}
	return choices
}

func (f field) candidate(o option) Candidate {
	c := Candidate{
		Codec: o.info.Name, Format: o.info.Family, Use: o.info.Use(), Cost: f.ratio(o.info.Name, f.reference),
		Size: f.relative(o.info.Name, func(p parts) float64 { return p.bytes }), Mind: o.minded(), Sound: o.sound(),
	}
	if len(f.sets) == 1 {
		c.NS, c.Wire = f.sets[0].panel.Time(c.Codec).Mid, f.of(c.Codec).bytes
	}
	return c
}

func (o option) sound() bool {
	var needs []Need
	for _, name := range soundness {
		needs = append(needs, Need{Name: name})
	}
	return len(o.failures(needs)) == 0
}

// minded is what to mind in a codec: the needs that it would not meet, of those that concern its values
// and its module.
func (o option) minded() []string {
	var all []string
	for _, name := range slices.Concat(soundness, []string{"zone", "exact-times", "nil"}) {
		for _, f := range o.failures([]Need{{Name: name}}) {
			all = append(all, f.Why)
		}
	}
	if o.info.Format.OnlyGo() {
		all = append(all, "no other language is known to read it")
	}
	return all
}

// drops are the smallest sets of needs without which something is left, those with the cheapest codec
// first.
func drops(excluded []Excluded, needs []Need) []Drop {
	least := math.MaxInt
	for _, e := range excluded {
		least = min(least, len(e.Fails))
	}
	var all []Drop
	seen := make(map[string]bool)
	for _, e := range excluded { // the cheapest first
		if len(e.Fails) > least {
			continue
		}
		d := Drop{Then: e.Candidate}
		for _, f := range e.Fails {
			d.Needs = append(d.Needs, f.Name)
		}
		if set := strings.Join(d.Needs, " "); !seen[set] {
			seen[set] = true
			all = append(all, d)
		}
	}
	return all
}

// withoutANeed are the needs without any one of which another codec would be the first.
func (f field) withoutANeed(a Advice) []Change {
	first := a.Shortlist[0]
	var changes []Change
	for _, need := range a.Needs {
		for _, e := range a.Excluded { // the cheapest first
			if len(e.Fails) != 1 || e.Fails[0].Name != need || first.Sound && !e.Sound && !slices.Contains(soundness, need) {
				continue
			}
			if r := f.ratio(e.Codec, first.Codec); r.Hi < 1 {
				changes = append(changes, Change{"if the need " + need + " is dropped", e.Codec, r.Mid})
			}
			break
		}
	}
	return changes
}

// otherLoads are the nearest loads at which another candidate takes over from the first. They follow from the mean times
// on one data set; over several nothing is said.
func (f field) otherLoads(load Load, candidates []Candidate, cheapest string) []Change {
	if len(f.sets) > 1 {
		return nil
	}
	first := f.of(cheapest)
	var changes []Change
	// takeover is the least value from 0 to most at which a candidate costs less than the first, where its
	// cost differs by now and changes by slope with the value.
	takeover := func(most float64, gap, slope func(parts) float64) (at float64, codec string) {
		at = math.Inf(1)
		for _, c := range candidates {
			if f.ratio(c.Codec, cheapest).Contains(1) { // it may be the first already
				continue
			}
			p := f.of(c.Codec)
			if x := gap(p) / -slope(p); slope(p) < 0 && x > 0 && x < at && x < most {
				at, codec = x, c.Codec
			}
		}
		return at, codec
	}
	gap := func(p parts) float64 { return p.cost(load) - first.cost(load) }

	// The time of a byte on the link, in ns.
	perByte := load.sending(1)
	if at, codec := takeover(math.Inf(1), gap, func(p parts) float64 { return p.bytes - first.bytes }); codec != "" {
		changes = append(changes, Change{If: "on links slower than " + report.Speed(8e9/(perByte+at)), Codec: codec})
	}
	if perByte > 0 {
		if at, codec := takeover(perByte, gap, func(p parts) float64 { return first.bytes - p.bytes }); codec != "" {
			changes = append(changes, Change{If: "on links faster than " + report.Speed(8e9/(perByte-at)), Codec: codec})
		}
	}
	share := load.reading()
	if load.Reads > 0 && load.Writes > 0 {
		bySlope := func(sign float64) func(parts) float64 {
			return func(p parts) float64 { return sign * ((p.decode - p.encode) - (first.decode - first.encode)) }
		}
		if at, codec := takeover(1-share, gap, bySlope(1)); codec != "" {
			changes = append(changes, Change{If: fmt.Sprintf("if more than %s of 100 operations are reads", report.Significant(100*(share+at))), Codec: codec})
		}
		if at, codec := takeover(share, gap, bySlope(-1)); codec != "" {
			changes = append(changes, Change{If: fmt.Sprintf("if fewer than %s of 100 operations are reads", report.Significant(100*(share-at))), Codec: codec})
		}
	}
	return changes
}
