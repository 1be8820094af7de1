package advise

import (
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// otherWays returns other ways to handle messages that make another candidate the first: with a compressor or
// without, on streams, and with the collector on. It only has those that were measured, in this record or in others.
func otherWays(rec record.Record, q Question, a Advice, f field) (changed []Change, faster []Faster) {
	type way struct {
		kind ChangeKind
		say  string
		load Load
		rec  record.Record
		data []string
	}
	var ways []way
	in, data := rec, q.Data
	add := func(kind ChangeKind, say string, change func(*Load)) {
		w := way{kind, say, q.Load, in, data}
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
	stored := q.Load.Compressor != "" || q.Load.Scale.Kept > 0 // or compressed, which the times of streams are not
	records := append([]record.Record{rec}, q.Others...)
	for _, m := range []struct {
		mode Mode
		say  string
	}{{Single, "with each message by itself"}, {Stream, "on streams"}, {Sustained, "as measured with the collector on"}} {
		if m.mode == q.Load.Mode || m.mode == Single && q.Load.Mode == "" || m.mode == Stream && stored {
			continue
		}
		if i := slices.IndexFunc(records, m.mode.Measured); i >= 0 {
			in, data = among(records[i], rec), q.Data
			if i > 0 && q.OtherData != nil {
				data, m.say = q.OtherData, m.say+", with messages of "+enumerated(q.OtherData)
			}
			add(OfMode, m.say, func(l *Load) { l.Mode = m.mode })
		}
	}
	for _, w := range ways {
		same := slices.Equal(w.data, q.Data)
		base, bases, other := a, f, q
		if other.Data = w.data; !same { // or a change of the data would be taken for one of the way
			var err error
			if base, bases, _, err = answer(rec, other); err != nil || len(base.Shortlist) == 0 {
				continue
			}
		}
		other.Load = w.load
		then, thens, _, err := answer(w.rec, other)
		if err != nil || len(then.Shortlist) == 0 {
			continue // the record lacks what such a load needs, so it changes nothing that is known
		}
		faster = append(faster, byStreams(base, then)...)
		first, c := base.Shortlist[0], then.Shortlist[0]
		i := slices.IndexFunc(then.Candidates, func(c Candidate) bool { return c.Codec == first.Codec })
		change := Change{Kind: w.kind, If: w.say, Codec: c.Codec, mode: w.load.Mode}
		switch {
		case w.kind == OfMode && first.Codec == base.Kept && c.Codec == base.Kept:
			best, fresh := bases.first(base.Candidates, "", q.Load), thens.first(then.Candidates, "", w.load)
			if at := slices.IndexFunc(then.Candidates, func(c Candidate) bool { return c.Codec == best.Codec }); at >= 0 && then.Candidates[at].counts(w.load.Scale)-fresh.counts(w.load.Scale) < little {
				continue
			}
			change.If, change.Codec = w.say+", for a new program", fresh.Codec
		case first.Codec == c.Codec || slices.Contains(first.Alike, c.Codec):
			continue
		case i >= 0 && (thens.alike(c.Candidate, then.Candidates[i]) || slices.Contains(c.Alike, first.Codec)):
			continue
		case i >= 0 && same:
			change = thens.change(w.kind, w.say, c.Candidate, then.Candidates[i])
			change.mode = w.load.Mode
		}
		changed = append(changed, change)
	}
	return changed, faster
}

// among returns a record with the codecs of another one only, because further codecs are no effect of a way.
func among(r, other record.Record) record.Record {
	r.Run.Codecs = slices.DeleteFunc(slices.Clone(r.Run.Codecs), func(c record.CodecInfo) bool {
		return !slices.ContainsFunc(other.Run.Codecs, func(o record.CodecInfo) bool { return o.Name == c.Name })
	})
	return r
}

// little is the money in dollars below which a difference is not worth a sentence.
const little = 1

// Faster is a codec of the answer that takes much less time for a message of a stream than for one by itself.
type Faster struct {
	Codec string `json:"codec"`
	// Times is how many times as fast it is on streams.
	Times float64 `json:"times"`
	// Data is the data set of the two times.
	Data string `json:"data"`
}

// muchFaster is the factor from which on the times of streams are worth a sentence.
const muchFaster = 2

// byStreams returns the codecs of an answer that are much faster on streams, by an answer for another mode and the same
// data set. Of an answer for streams, it is the first one only.
func byStreams(base, then Advice) []Faster {
	switch {
	case then.Load.Mode == Stream:
		return fasterThan(base, then)
	case base.Load.Mode == Stream && then.Load.Mode == Single:
		return fasterThan(then.only(base.Shortlist[0].Codec), base)
	}
	return nil
}

// fasterThan returns the codecs of an answer that are much faster in another answer for the same data set.
func fasterThan(base, then Advice) (all []Faster) {
	if len(base.Data) > 1 {
		return nil
	}
	ns := make(map[string]float64)
	for _, c := range then.Candidates {
		ns[c.Codec] = c.NS
	}
	for _, e := range then.Excluded {
		ns[e.Codec] = e.NS
	}
	for _, c := range base.shown() {
		if slices.ContainsFunc(base.Excluded, func(e Excluded) bool { return e.Codec == c.Codec }) {
			continue
		}
		if times := c.NS / ns[c.Codec]; ns[c.Codec] > 0 && times >= muchFaster {
			all = append(all, Faster{c.Codec, times, base.Data[0]})
		}
	}
	return all
}

// only leaves one codec to show.
func (a Advice) only(name string) Advice {
	a.Shortlist, a.Compared = nil, nil
	for _, c := range a.Candidates {
		if c.Codec == name {
			a.Shortlist = []Choice{{Candidate: c}}
		}
	}
	return a
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
