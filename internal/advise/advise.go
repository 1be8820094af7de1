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
	// Data are data sets of the record. None means its first one.
	Data []string
}

// Advice is the answer.
type Advice struct {
	Data []string `json:"data"`
	Load Load     `json:"load"`
	// Reference is the codec that costs are relative to.
	Reference string   `json:"reference"`
	Needs     []string `json:"needs"`
	// Shortlist are up to three codecs to look at first. Libraries of one format without a
	// measurable difference in cost share one place. All are sound, if any candidate is.
	Shortlist []Choice `json:"shortlist"`
	// Careful are candidates that cost less than the first of the shortlist but are not sound.
	Careful []Candidate `json:"careful,omitempty"`
	// Candidates meet all needs, the cheapest first.
	Candidates []Candidate `json:"candidates"`
	// Excluded are the codecs that have a cost but don't meet all needs, the cheapest first.
	Excluded []Excluded `json:"excluded"`
	// Without are the codecs that have no cost, and why.
	Without []Failure `json:"without_figures"`
	// Unknown are needs that exclude nothing, because no codec has been examined for them yet.
	Unknown []string `json:"unknown,omitempty"`
	// Drop are the smallest sets of needs that must be dropped to leave a codec. It is set if there
	// is no candidate.
	Drop []Drop `json:"drop,omitempty"`
	// Changes are what would change the answer.
	Changes []Change `json:"changes,omitempty"`
}

// Candidate is a codec with its cost.
type Candidate struct {
	Codec  string `json:"codec"`
	Format string `json:"format"`
	// Use is what a program needs in order to use the codec for a type.
	Use string `json:"use,omitempty"`
	// Cost is relative to the reference's. Over several data sets it is their geometric mean.
	Cost stats.Interval `json:"cost"`
	// NS is the cost of an operation in ns, and Wire is the size of a message in bytes, on the only
	// data set. They are 0 if there are several.
	NS   float64 `json:"ns,omitempty"`
	Wire float64 `json:"wire,omitempty"`
	// Size is the number of bytes relative to the reference's.
	Size float64 `json:"size"`
	// Equal reports whether its cost is not measurably different from the first candidate's.
	Equal bool `json:"equal,omitempty"`
	// Sound reports whether nothing else can change its values, several goroutines may use it, and
	// its module is maintained and has no open advisory.
	Sound bool `json:"sound"`
	// Mind are its caveats, whether the reader asked about them or not.
	Mind []string `json:"mind,omitempty"`
}

// Choice is a codec of the shortlist. Among the codecs of a format without a measurable difference
// in cost, it is the one with the fewest caveats.
type Choice struct {
	Candidate
	// Alike are the other codecs of that group, the cheapest first.
	Alike []string `json:"alike,omitempty"`
}

// Failure is a need that a codec does not meet, or a codec without a cost, and the reason.
type Failure struct {
	Name string `json:"name"`
	Why  string `json:"why"`
}

// Excluded is a codec with the needs that it does not meet.
type Excluded struct {
	Candidate
	Fails []Failure `json:"fails"`
}

// Drop is a set of needs to drop, and the cheapest codec that meets all others.
type Drop struct {
	Needs []string  `json:"needs"`
	Then  Candidate `json:"then"`
}

// Change is a change of the question, and the codec that would then be the first.
type Change struct {
	If    string `json:"if"`
	Codec string `json:"codec"`
	// Cost is relative to the cost of the current first candidate, in the changed question. It is 0
	// if the two costs are equal there.
	Cost float64 `json:"cost,omitempty"`
}

// Ask answers a question with the figures of a run. An error says what the run lacks.
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

// parted separates sound candidates from the others. If none is sound, all count as sound.
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

// mostChoices is the length of the shortlist.
const mostChoices = 3

// shortlist picks from candidates, which are sorted by cost.
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
		Codec: o.info.Name, Format: o.info.FormatName, Use: o.info.Use(), Cost: f.ratio(o.info.Name, f.reference),
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

// minded returns the caveats of a codec: the needs about values and about its module that it would
// not meet.
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

// drops returns the smallest sets of needs that must be dropped to leave a codec. The set that
// leaves the cheapest codec is first.
func drops(excluded []Excluded, needs []Need) []Drop {
	least := math.MaxInt
	for _, e := range excluded {
		least = min(least, len(e.Fails))
	}
	var all []Drop
	seen := make(map[string]bool)
	for _, e := range excluded { // sorted by cost
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

// withoutANeed returns the needs for which dropping that need alone makes another codec the first.
func (f field) withoutANeed(a Advice) []Change {
	first := a.Shortlist[0]
	var changes []Change
	for _, need := range a.Needs {
		for _, e := range a.Excluded { // sorted by cost
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

// otherLoads returns the nearest loads at which another candidate replaces the first. It computes
// them from the mean times on one data set. For several data sets it returns nil.
func (f field) otherLoads(load Load, candidates []Candidate, cheapest string) []Change {
	if len(f.sets) > 1 {
		return nil
	}
	first := f.of(cheapest)
	var changes []Change
	// takeover returns the least value between 0 and most at which a candidate costs less than the
	// first. gap is the current difference in cost, and slope is its change with the value.
	takeover := func(most float64, gap, slope func(parts) float64) (at float64, codec string) {
		at = math.Inf(1)
		for _, c := range candidates {
			if f.ratio(c.Codec, cheapest).Contains(1) { // it may already be the first
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

	// perByte is the time of a byte on the link, in ns.
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
