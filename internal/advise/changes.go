package advise

import (
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Change is a change of the question, and the codec that would then be the first.
type Change struct {
	Kind  ChangeKind `json:"kind"`
	If    string     `json:"if"`
	Codec string     `json:"codec"`
	// Cost is relative to the cost of the current first candidate, in the changed question. It is 0
	// if the two costs are equal there, or if that is not known.
	Cost float64 `json:"cost,omitempty"`
	// Saves are the dollars in a month that the codec saves then, compared with the current first one. It is 0
	// without a rate.
	Saves float64 `json:"saves_dollars_per_month,omitempty"`
	// Far is by which factor a number of the load, or a price, must change. It is 0 for other changes.
	Far float64 `json:"factor,omitempty"`
	// mode is the other way to handle messages, if that changes.
	mode Mode
}

// ChangeKind says what changes.
type ChangeKind string

// The kinds of changes.
const (
	OfNeed        ChangeKind = "need"         // one need less
	OfAnotherNeed ChangeKind = "another need" // one need more
	OfLink        ChangeKind = "link"
	OfMix         ChangeKind = "mix" // of reads and writes
	OfRate        ChangeKind = "rate"
	OfPrice       ChangeKind = "price"
	OfCompressor  ChangeKind = "compressor"
	OfMode        ChangeKind = "mode"
)

// drops returns the smallest sets of needs that must be dropped to leave a codec, each with the codec that is then the
// first. The set that leaves the cheapest codec is first.
func (f field) drops(a Advice) []Drop {
	least := math.MaxInt
	for _, e := range a.Excluded {
		least = min(least, len(e.Fails))
	}
	var all []Drop
	left := make(map[string][]Candidate)                                               // by the needs that they fail
	for _, e := range slices.SortedStableFunc(slices.Values(a.Excluded), soundFirst) { // each part sorted by cost
		if len(e.Fails) > least {
			continue
		}
		var needs []string
		for _, f := range e.Fails {
			needs = append(needs, f.Name)
		}
		set := strings.Join(needs, " ")
		if left[set] == nil {
			all = append(all, Drop{Needs: needs})
		}
		left[set] = append(left[set], e.Candidate)
	}
	for i, d := range all {
		of := left[strings.Join(d.Needs, " ")]
		all[i].Then = f.first(of, a.keptAmong(of), a.Load)
	}
	return all
}

func soundFirst(a, b Excluded) int {
	switch {
	case a.Sound == b.Sound:
		return 0
	case a.Sound:
		return -1
	}
	return 1
}

// withoutANeed returns the needs for which dropping that need alone makes another codec the first.
func (f field) withoutANeed(a Advice) []Change {
	first := a.Shortlist[0]
	var changes []Change
	for _, need := range a.Needs {
		all, freed := slices.Clone(a.Candidates), make(map[string]bool)
		for _, e := range a.Excluded {
			if len(e.Fails) == 1 && e.Fails[0].Name == need {
				e.Sound = e.Sound || e.failsBy(need)
				all, freed[e.Codec] = append(all, e.Candidate), true
			}
		}
		then := f.first(all, a.keptAmong(all), a.Load)
		if freed[then.Codec] && f.differs(then, first.Candidate) {
			changes = append(changes, f.change(OfNeed, "without "+need, then, first.Candidate))
		}
	}
	return changes
}

// failsBy reports whether the only risks of a codec are those of a need.
func (e Excluded) failsBy(need string) bool {
	name, _, _ := strings.Cut(need, "=")
	return !slices.ContainsFunc(e.Risks, func(r report.Risk) bool {
		return r.Need != name && (name != verdict.Evolution || r.Need != report.Positional)
	})
}

// differs reports whether a codec that comes before another does so by more than the uncertainty.
func (f field) differs(c, first Candidate) bool {
	if c.Total == nil || first.Total == nil {
		return f.ratio(c.Codec, first.Codec).Hi < 1
	}
	return !f.alike(c, first)
}

// alike reports whether neither costs nor sizes of two codecs differ so much that it matters.
func (f field) alike(a, b Candidate) bool {
	return f.tied(a.Codec, b.Codec) && a.Size < b.Size*alikeSize && b.Size < a.Size*alikeSize
}

// change returns a change that makes a codec the first, with what that codec costs in comparison.
func (f field) change(kind ChangeKind, condition string, c, first Candidate) Change {
	change := Change{Kind: kind, If: condition, Codec: c.Codec, Cost: f.ratio(c.Codec, first.Codec).Mid}
	if c.Total != nil && first.Total != nil {
		change.Saves = first.Total.Dollars - c.Total.Dollars
	}
	return change
}

// forgotten are needs of which readers may not have thought.
var forgotten = []string{verdict.Evolution, verdict.Untrusted, verdict.MemorySafe, "zone", "no-codegen"}

// withANeed returns further needs that the first candidate does not meet, and that another one meets.
func (f field) withANeed(a Advice, options []option) []Change {
	first := a.Shortlist[0]
	meets := func(n Need, codec string) bool {
		return slices.ContainsFunc(options, func(o option) bool {
			return o.info.Name == codec && n.Kind().judge(o, n).Standing.good()
		})
	}
	sound, _ := parted(a.Candidates)
	var changes []Change
	for _, name := range forgotten {
		n := Need{Name: name}
		asked := slices.ContainsFunc(a.Needs, func(need string) bool { return need == name || strings.HasPrefix(need, name+"=") })
		if asked || meets(n, first.Codec) {
			continue
		}
		if i := slices.IndexFunc(sound, func(c Candidate) bool { return meets(n, c.Codec) }); i >= 0 {
			changes = append(changes, f.change(OfAnotherNeed, "with "+name, sound[i], first.Candidate))
		}
	}
	return changes
}

// otherLoads returns the nearest loads at which another candidate replaces the first. It computes
// them from the mean times on one data set. For several data sets it returns nil.
func (f field) otherLoads(load Load, candidates []Candidate, cheapest string) []Change {
	if len(f.sets) > 1 || load.Scale.Rate > 0 { // with a rate, more than the cost decides
		return nil
	}
	price, first := f.sets[0].price, f.of(cheapest)
	var changes []Change
	others := slices.DeleteFunc(slices.Clone(candidates), func(c Candidate) bool {
		return f.tied(c.Codec, cheapest) // it may already be the first
	})
	gap := func(c Candidate, l Load) float64 { return f.of(c.Codec).cost(l, price) - first.cost(l, price) }
	// takeover returns the nearest load of a series at which another candidate costs less than the
	// first, and that candidate.
	takeover := func(series iter.Seq[Load]) (at Load, codec string) {
		for l := range series {
			for _, c := range others {
				if gap(c, l) < 0 {
					return l, c.Codec
				}
			}
		}
		return load, ""
	}
	for _, s := range []struct {
		loads iter.Seq[Load]
		kind  ChangeKind
		say   func(Load) string
	}{
		{links(load, 1/linkStep), OfLink, func(l Load) string { return "on links slower than " + report.Speed(l.Link) }},
		{links(load, linkStep), OfLink, func(l Load) string { return "on links faster than " + report.Speed(l.Link) }},
		{mixes(load, mixStep), OfMix, func(l Load) string {
			return fmt.Sprintf("if more than %s of 100 operations are reads", report.Significant(100*l.reading()))
		}},
		{mixes(load, -mixStep), OfMix, func(l Load) string {
			return fmt.Sprintf("if fewer than %s of 100 operations are reads", report.Significant(100*l.reading()))
		}},
	} {
		if at, codec := takeover(s.loads); codec != "" {
			changes = append(changes, Change{Kind: s.kind, If: s.say(at), Codec: codec})
		}
	}
	return changes
}

// Series of loads are tried in these steps, and links between these speeds in bits per second.
const (
	linkStep         = 1.002
	mixStep          = 0.001
	slowest, fastest = 1e4, 1e13
)

// links returns the load over slower or over faster links than its own. Without a link, the first of
// the slower ones is so fast that it hardly counts.
func links(l Load, step float64) iter.Seq[Load] {
	return func(yield func(Load) bool) {
		switch {
		case l.Link == 0 && step > 1:
			return
		case l.Link == 0:
			l.Link = fastest
		}
		for l.Link *= step; l.Link > slowest && l.Link < fastest && yield(l); l.Link *= step {
		}
	}
}

// mixes returns the load with more or with fewer reads. A load that only reads or only writes has no
// other mix, since its other times are not known.
func mixes(l Load, step float64) iter.Seq[Load] {
	return func(yield func(Load) bool) {
		if l.Reads == 0 || l.Writes == 0 {
			return
		}
		for share := l.reading() + step; share > 0 && share < 1; share += step {
			l.Reads, l.Writes = share, 1-share
			if !yield(l) {
				return
			}
		}
	}
}
