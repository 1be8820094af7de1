package advise

import (
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// otherWays returns other ways to handle messages that make another candidate the first: with a compressor or
// without, on streams, and with the collector on. It only has those that were measured, in this record or in others.
func otherWays(rec record.Record, q Question, a Advice) []Change {
	type way struct {
		kind ChangeKind
		say  string
		load Load
		rec  record.Record
	}
	var ways []way
	in := rec
	add := func(kind ChangeKind, say string, change func(*Load)) {
		w := way{kind, say, q.Load, in}
		change(&w.load)
		ways = append(ways, w)
	}
	if q.Load.Compressor != "" {
		add(OfCompressor, "without compression", func(l *Load) { l.Compressor = "" })
	} else {
		for _, by := range q.compressible() {
			add(OfCompressor, "compressed with "+by, func(l *Load) { l.Compressor = by })
		}
	}
	records := append([]record.Record{rec}, q.Others...)
	for _, m := range []struct {
		mode Mode
		say  string
	}{{Single, "with each message by itself"}, {Stream, "on streams"}, {Sustained, "as measured with the collector on"}} {
		if m.mode == q.Load.Mode || m.mode == Single && q.Load.Mode == "" {
			continue
		}
		if i := slices.IndexFunc(records, m.mode.Measured); i >= 0 {
			in = records[i]
			add(OfMode, m.say, func(l *Load) { l.Mode = m.mode })
		}
	}
	var changes []Change
	for _, w := range ways {
		other := q
		other.Load = w.load
		then, f, _, err := answer(w.rec, other)
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

// compressible returns the compressors that the answer is tried with if the reader names none: one of single messages, and
// for messages that are kept one of batches, too. It returns those that were measured on all data sets, and none if no
// byte is sent or kept.
func (q Question) compressible() (all []string) {
	if q.Load.Link == 0 && q.Load.Scale.Rate == 0 || q.Compressed == nil {
		return nil
	}
	of := [][]string{{"zstd", "gzip"}}
	if q.Load.Scale.Kept > 0 {
		of = append(of, []string{"zstd-100", "gzip-100"})
	}
	for _, names := range of {
		i := slices.IndexFunc(names, func(by string) bool {
			return !slices.ContainsFunc(q.Data, func(data string) bool { return !slices.Contains(q.Compressed.Names(data), by) })
		})
		if i >= 0 {
			all = append(all, names[i])
		}
	}
	return all
}

// Measured reports whether a run has times of a mode.
func (m Mode) Measured(rec record.Record) bool {
	encode, decode := m.Operations()
	return slices.Contains(rec.Run.Operations, encode) && slices.Contains(rec.Run.Operations, decode)
}
