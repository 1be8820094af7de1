package advise

import (
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// Rates are tried in these steps, up to a factor of mostRates in both directions.
const (
	rateStep  = 1.02
	mostRates = 1e5
)

// otherRates returns the nearest rates at which another candidate is the first: above a rate the processor
// time counts that did not before, or the other way round.
func (f field) otherRates(a Advice) []Change {
	rate := a.Load.Scale.Rate
	if len(f.sets) > 1 || rate == 0 {
		return nil
	}
	var changes []Change
	for _, way := range []struct {
		say  string
		step float64
	}{{"below %s messages a second", 1 / rateStep}, {"above %s messages a second", rateStep}} {
		at := a.Load
		for factor := way.step; factor < mostRates && factor > 1/mostRates; factor *= way.step {
			at.Scale.Rate = rate * factor
			if c := f.firstAt(a, at); !a.leads(f, c) {
				changes = append(changes, Change{Kind: OfRate, If: fmt.Sprintf(way.say, round(f.turn(a, at.Scale.Rate/way.step, at.Scale.Rate))), Codec: c.Codec})
				break
			}
		}
	}
	return changes
}

// turn returns the rate between two rates at which the first candidate changes.
func (f field) turn(a Advice, same, other float64) float64 {
	at := a.Load
	for range 20 {
		at.Scale.Rate = math.Sqrt(same * other)
		if a.leads(f, f.firstAt(a, at)) {
			same = at.Scale.Rate
		} else {
			other = at.Scale.Rate
		}
	}
	return other
}

// firstAt returns the sound candidate that is the first for another load.
func (f field) firstAt(a Advice, l Load) Candidate {
	sound, _ := parted(a.Candidates)
	sound = slices.Clone(sound)
	for i := range sound {
		sound[i].Total = f.of(sound[i].Codec).total(l, f.sets[0].price)
	}
	return f.first(sound, a.Kept, l)
}

// leads reports whether a codec is the first of the shortlist, or as good.
func (a Advice) leads(f field, c Candidate) bool {
	first := a.Shortlist[0]
	return c.Codec == first.Codec || slices.Contains(first.Alike, c.Codec) || f.alike(c, first.Candidate)
}

// otherWays returns other ways to handle messages that make another candidate the first: with a compressor or
// without, on streams, and with the collector on. It only has those that were measured.
func otherWays(rec record.Record, q Question, a Advice) []Change {
	type way struct {
		kind ChangeKind
		say  string
		load Load
	}
	var ways []way
	add := func(kind ChangeKind, say string, change func(*Load)) {
		w := way{kind, say, q.Load}
		change(&w.load)
		ways = append(ways, w)
	}
	if by := q.compressible(); q.Load.Compressor != "" {
		add(OfCompressor, "without compression", func(l *Load) { l.Compressor = "" })
	} else if by != "" {
		add(OfCompressor, "compressed with "+by, func(l *Load) { l.Compressor = by })
	}
	for _, m := range []struct {
		mode Mode
		say  string
	}{{Single, "with each message by itself"}, {Stream, "on streams"}, {Sustained, "as measured with the collector on"}} {
		if m.mode != q.Load.Mode && (m.mode != Single || q.Load.Mode != "") && m.mode.measured(rec) {
			add(OfMode, m.say, func(l *Load) { l.Mode = m.mode })
		}
	}
	var changes []Change
	for _, w := range ways {
		other := q
		other.Load = w.load
		then, f, _, err := answer(rec, other)
		if err != nil || len(then.Shortlist) == 0 {
			continue // the record lacks what such a load needs, so it changes nothing that is known
		}
		c := then.Shortlist[0]
		i := slices.IndexFunc(then.Candidates, func(c Candidate) bool { return c.Codec == a.Shortlist[0].Codec })
		switch {
		case a.Shortlist[0].Codec == c.Codec || slices.Contains(a.Shortlist[0].Alike, c.Codec):
		case i < 0:
			changes = append(changes, Change{Kind: w.kind, If: w.say, Codec: c.Codec})
		case !f.alike(c.Candidate, then.Candidates[i]) && !slices.Contains(c.Alike, a.Shortlist[0].Codec):
			changes = append(changes, f.change(w.kind, w.say, c.Candidate, then.Candidates[i]))
		}
	}
	return changes
}

// compressible returns the compressor that the answer is tried with if the reader names none: one of batches
// for messages that are kept, and otherwise one of single messages. It is "" if none was measured on all data
// sets, or if no byte is sent or kept.
func (q Question) compressible() string {
	if q.Load.Link == 0 && q.Load.Scale.Rate == 0 || q.Compressed == nil {
		return ""
	}
	names := []string{"zstd", "gzip"}
	if q.Load.Scale.Kept > 0 {
		names = []string{"zstd-100", "gzip-100", "zstd", "gzip"}
	}
	for _, by := range names {
		if !slices.ContainsFunc(q.Data, func(data string) bool { return !slices.Contains(q.Compressed.Names(data), by) }) {
			return by
		}
	}
	return ""
}

// measured reports whether a run has times of a mode.
func (m Mode) measured(rec record.Record) bool {
	encode, decode := m.Operations()
	return slices.Contains(rec.Run.Operations, encode) && slices.Contains(rec.Run.Operations, decode)
}
