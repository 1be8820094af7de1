package advise

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/stats"
)

// Question is what a reader wants to know.
type Question struct {
	// Case describes the usual case that set needs and load, and Flags are its flags as they are typed. Both are "" if the
	// reader named none.
	Case, Flags string
	Needs       []Need
	Load        Load
	// Data are data sets of the record. None means its first one.
	Data []string
	// Now is the codec that the program has now. "" means that it has none.
	Now string
	// Compare are further codecs to show next to the recommendation.
	Compare []string
	// Fixed says that the type never changes, so that codecs that tell fields apart by position can be
	// sound, too.
	Fixed bool
	// Compressed has the sizes with compressors. Nil means that they are not known.
	Compressed *report.Compressed
	// Others are records for ways to handle messages that the record did not measure. They have its data sets, or else
	// OtherData, which have messages of about the same size.
	Others    []record.Record
	OtherData []string
	// Added is what codecs add to a program, by codec. Nil means that it is not known.
	Added map[string]Added
	// Today is the day of the question, from which the age of figures and facts counts.
	Today time.Time
}

// Advice is the answer.
type Advice struct {
	// Worth says whether the first candidate is worth a change. It is nil if there is no candidate.
	Worth *Worth `json:"worth,omitempty"`
	// Beware is what to know before any codec is chosen.
	Beware string `json:"beware,omitempty"`
	Case   string `json:"case,omitempty"`
	// Flags are those of the case, as they are typed.
	Flags string   `json:"flags,omitempty"`
	Data  []string `json:"data"`
	Load  Load     `json:"load"`
	// Reference is the codec that costs are relative to: the one that the program has now, or else that of the run.
	Reference string `json:"reference"`
	// Now is the codec that the program has now, if the reader named it.
	Now string `json:"now,omitempty"`
	// Kept is the codec that the program has now, if it may keep it: see [field.first]. It is "" if that codec does not
	// meet all needs, and if a change has no price.
	Kept  string   `json:"kept,omitempty"`
	Needs []string `json:"needs"`
	// Origin says where the figures and facts come from, and which of them are old.
	Origin Origin `json:"origin"`
	// Asked says of each need how it is known who meets it.
	Asked []Asked `json:"asked"`
	// Shortlist are up to three codecs to look at first. Libraries of one format without a
	// measurable difference in cost share one place. All are sound, if any candidate is.
	Shortlist []Choice `json:"shortlist"`
	// Fastest is nil if no sound candidate is measurably faster than the first of the shortlist.
	Fastest *Fastest `json:"fastest,omitempty"`
	// Compared are the codec that the program has now, those that the reader asks about and those that most readers
	// know, if they are not on the shortlist.
	Compared []Excluded `json:"compared,omitempty"`
	// Lacking are codecs that the reader asks about and that have no figures for this load, and why.
	Lacking []Failure `json:"lacking,omitempty"`
	// Careful are candidates that cost less than the first of the shortlist but are not sound.
	Careful []Candidate `json:"careful,omitempty"`
	// Candidates meet all needs, the first in rank first.
	Candidates []Candidate `json:"candidates"`
	// Excluded are the codecs that have a cost but don't meet all needs, the first in rank first.
	Excluded []Excluded `json:"excluded"`
	// Without are the codecs that have no cost, and why.
	Without []Failure `json:"without_figures"`
	// Drop are the smallest sets of needs that must be dropped to leave a codec. It is set if there
	// is no candidate.
	Drop []Drop `json:"drop,omitempty"`
	// Streams are codecs of the answer that are much faster on streams, for a load without streams or for one that may
	// have a new encoder and decoder for each message.
	Streams []Faster `json:"faster_on_streams,omitempty"`
	// Changes are what would change the answer.
	Changes []Change `json:"changes,omitempty"`
	// NotKnown says what is not known, in sentences: first the needs that nothing here checked.
	NotKnown []string `json:"not_known"`
	// fixed says that the type never changes, and compare are the codecs that the reader asks about.
	fixed   bool
	compare []string
	// messages describes those of the data sets.
	messages messages
}

// Candidate is a codec with its cost.
type Candidate struct {
	Codec  string `json:"codec"`
	Format string `json:"format"`
	// Fields says how messages tell fields apart.
	Fields string `json:"fields,omitempty"`
	// Use is what a program needs in order to use the codec for a type.
	Use string `json:"use,omitempty"`
	// Cost is relative to the reference's. Over several data sets it is their geometric mean.
	Cost stats.Interval `json:"cost"`
	// NS is the cost of a message in ns, and Wire is its size in bytes, on the only data set. They
	// are 0 if there are several.
	NS   float64 `json:"ns,omitempty"`
	Wire float64 `json:"wire,omitempty"`
	// Size is the number of bytes relative to the reference's.
	Size float64 `json:"size"`
	// Converts is the share of the time to encode and to decode a message that converts between the type and the codec's
	// own form of it. It is 0 if nothing is converted, or if that was not measured on all data sets.
	Converts float64 `json:"converts,omitempty"`
	// Peak is the memory in bytes that the reader's largest message takes above its value, on the only
	// data set. It is 0 if it was not measured, or if the reader did not say how large that message is.
	Peak float64 `json:"peak_bytes,omitempty"`
	// Garbage is how many bytes of garbage a message leaves, on the only data set.
	Garbage float64 `json:"garbage_bytes,omitempty"`
	// Parallel is nil if several goroutines were not measured, or for several data sets.
	Parallel *Parallel `json:"parallel,omitempty"`
	// Total is what the load takes. It is nil if the reader gave no rate.
	Total *Total `json:"total,omitempty"`
	// Equal reports whether its cost is not measurably different from the first candidate's.
	Equal bool `json:"equal,omitempty"`
	// Sound reports whether it has no risks.
	Sound bool `json:"sound"`
	// Risks are the reasons why it is not sound.
	Risks []report.Risk `json:"risks,omitempty"`
	// Limits are documented dangers of input that the codec did not write.
	Limits []record.Limit `json:"limits,omitempty"`
	// Unset says which limits against these dangers are off by default, and which options set them.
	Unset string `json:"unset,omitempty"`
	// Found are the needs that checks of the measured version found not to be met, whether or not the
	// reader has them.
	Found []Found `json:"found,omitempty"`
	// Unlike says how its JSON differs from that of encoding/json. It is nil if nothing was found.
	Unlike *Found `json:"unlike_json,omitempty"`
	// Documented are the needs of the reader that it meets according to documentation.
	Documented []Failure `json:"documented,omitempty"`
	// Evolution, Untrusted and MemorySafe are what is known about these needs, whether or not the reader has
	// them. Conditions say what its users must do so that fields can be added and removed.
	Evolution  Verdict  `json:"evolution"`
	Conditions []string `json:"conditions,omitempty"`
	// Further says which other changes of a type it survives, and which it doesn't, if the reader asks for changes.
	Further    string  `json:"further_changes,omitempty"`
	Untrusted  Verdict `json:"untrusted"`
	MemorySafe Verdict `json:"memory_safe"`
	// Loses says what values lose, such as "zone".
	Loses []string `json:"loses,omitempty"`
	// Caveats are what there is to know before the codec is used, each in a few words. Each counts in the order of
	// candidates as Scale.Caveat.
	Caveats []string `json:"caveats"`
	// Notes is the file of this repository that says how the library is used here, and what its limits are. It is "" for
	// codecs of other programs.
	Notes string `json:"notes,omitempty"`
	// Languages are the other languages that have a library for its format. OnlyGo reports whether it is known
	// that no other language has one.
	Languages []string `json:"languages,omitempty"`
	OnlyGo    bool     `json:"only_go,omitempty"`
	// Undescribed reports whether the reader asks for languages and no schema file describes the messages to them.
	Undescribed bool `json:"undescribed,omitempty"`
	// Libraries is the page that lists them, if the reader asks for languages.
	Libraries string `json:"libraries,omitempty"`
	// Trust is what is known about the library.
	Trust Trust `json:"trust"`
	// Added is what the codec adds to a program. It is nil if that is not known.
	Added *Added `json:"added,omitempty"`
}

// Choice is a codec of the shortlist. Among the codecs of a format without a measurable difference
// in cost, it is the one that is kept, or the one with the fewest caveats.
type Choice struct {
	Candidate
	// Alike are the other codecs of that group, the cheapest first.
	Alike []string `json:"alike,omitempty"`
}

// Failure is a need or a codec with a reason, and the source of the reason if it was not seen in the
// run.
type Failure struct {
	Name   string `json:"name"`
	Why    string `json:"why"`
	Source string `json:"source,omitempty"`
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

// Ask answers a question with the figures of a run. An error says what the run lacks.
func Ask(rec record.Record, q Question) (Advice, error) {
	if len(q.Data) == 0 && len(rec.Run.Data) > 0 {
		q.Data = []string{rec.Run.Data[0].Name}
	}
	a, f, options, err := answer(rec, q)
	if err == nil {
		a.Lacking, err = q.lacking(options)
	}
	if err != nil {
		return Advice{}, err
	}
	if len(a.Candidates) == 0 {
		a.Drop = f.drops(a)
	} else {
		sound, _ := parted(a.Candidates)
		a.Fastest = f.fastest(a)
		var ways []Change
		ways, a.Streams = otherWays(rec, q, a, f)
		a.Changes = slices.Concat(ways, f.withoutANeed(a), f.withANeed(a, options), f.otherLoads(a.Load, sound, a.Shortlist[0].Codec), f.otherScales(a))
	}
	a.Worth, a.NotKnown = f.worth(a), a.notKnown(rec, q)
	a.Beware = a.beware(options)
	return a, nil
}

// answer answers a question without what would change the answer. It also returns the costs and the codecs
// that take part.
func answer(rec record.Record, q Question) (Advice, field, []option, error) {
	var wanted []string
	for _, n := range q.Needs {
		if n.Name == languages {
			wanted = append(wanted, n.Values...)
		}
	}
	f, options, err := newField(rec, q, wanted)
	if err != nil {
		return Advice{}, f, nil, err
	}
	if err := q.hasNow(options); err != nil {
		return Advice{}, f, nil, err
	}
	if s := &q.Load.Scale; s.Changes != nil { // the codec that the program has now needs none
		s.Changes = maps.Clone(s.Changes)
		s.Changes[cmp.Or(q.Now, f.reference)] = 0
	}
	a := Advice{
		Case: q.Case, Flags: q.Flags, Data: q.Data, messages: messagesOf(rec, q), Load: q.Load, Reference: f.reference, Now: q.Now, fixed: q.Fixed, compare: append(slices.Clone(q.Compare), q.Now), Origin: origin(rec, q),
		Needs: []string{}, Asked: []Asked{}, Shortlist: []Choice{}, Candidates: []Candidate{}, Excluded: []Excluded{}, Without: []Failure{},
	}
	for _, n := range q.Needs {
		a.Needs, a.Asked = append(a.Needs, n.String()), append(a.Asked, asked(n, options))
	}
	for _, o := range options {
		if o.lacks != "" {
			a.Without = append(a.Without, Failure{Name: o.info.Name, Why: o.lacks})
			continue
		}
		c := f.candidate(o, q)
		if fails := o.failures(q.Needs); len(fails) > 0 {
			a.Excluded = append(a.Excluded, Excluded{c, fails})
		} else {
			a.Candidates = append(a.Candidates, c)
		}
	}
	a.sort(f)
	a.choose(f, q.known())
	return a, f, options, nil
}

// sort ranks candidates and excluded codecs: see [byRank]. A codec that is kept is the first.
func (a *Advice) sort(f field) {
	order := byRank(a.Load.Scale)
	slices.SortFunc(a.Candidates, order)
	slices.SortFunc(a.Excluded, func(x, y Excluded) int { return order(x.Candidate, y.Candidate) })
	if a.Kept = a.keptAmong(a.Candidates); a.Kept == "" {
		return
	}
	if first := f.first(a.Candidates, a.Kept, a.Load); first.Codec == a.Kept {
		at := slices.IndexFunc(a.Candidates, func(c Candidate) bool { return c.Codec == first.Codec })
		a.Candidates = slices.Insert(slices.Delete(a.Candidates, at, at+1), 0, first)
	}
}

// choose picks the shortlist, and those of the compared codecs to show next to it.
func (a *Advice) choose(f field, compared []string) {
	for i := range a.Candidates {
		a.Candidates[i].Equal = i > 0 && f.tied(a.Candidates[i].Codec, a.Candidates[0].Codec)
	}
	sound, careful := parted(a.Candidates)
	a.Shortlist = f.shortlist(sound, a.Load.Scale, a.Kept)
	for _, c := range careful {
		if f.ratio(c.Codec, a.Shortlist[0].Codec).Hi < 1 {
			a.Careful = append(a.Careful, c)
		}
	}
	listed := func(name string) bool {
		return slices.ContainsFunc(a.Shortlist, func(c Choice) bool { return c.Codec == name })
	}
	for _, name := range compared {
		for _, c := range a.Candidates {
			if c.Codec == name && !listed(name) {
				a.Compared = append(a.Compared, Excluded{Candidate: c})
			}
		}
		for _, e := range a.Excluded {
			if e.Codec == name {
				a.Compared = append(a.Compared, e)
			}
		}
	}
}

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
