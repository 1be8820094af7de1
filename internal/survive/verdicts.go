package survive

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// harms are the ways in which hostile or damaged input harms a program.
var harms = []How{Corrupts, Dies, Hangs, Panics, Allocates, Slow}

// mostUndetected is the share of changed bits in the structure of a message that a decoder may take for
// another message and still count as one that detects damage. No format without a checksum detects all:
// a bit that changes the name of a field leaves a valid message.
const mostUndetected = 0.01

// Verdicts returns what the record says about the needs of somebody who chooses a codec.
func (rec Record) Verdicts() verdict.Checks {
	all := verdict.Checks{Started: rec.Started, Go: rec.Go, System: rec.System, Data: rec.Data, Sets: rec.Sets, Own: rec.Own != nil, Changes: rec.Changes}
	by := make(map[string][]Result)
	for _, r := range rec.Results {
		by[r.Codec] = append(by[r.Codec], r)
	}
	for _, k := range rec.Codecs {
		of := by[k.Name]
		c := verdict.Codec{Name: k.Name, Module: k.Module, Version: k.Version, Findings: make(map[string]verdict.Finding)}
		if len(rec.Data) > 0 || len(rec.Changes) == 0 { // not only changes were tried
			c.Findings[verdict.Untrusted] = rec.untrusted(of)
			c.Findings[verdict.DamageDetected] = rec.detected(of)
			c.Findings[verdict.MemorySafe] = rec.worstOf(of, Memory)
			c.Findings[verdict.Conforming] = rec.worstOf(of, Conforms)
			if compared, ok := rec.compared(of); ok {
				c.Findings[verdict.DropIn] = compared
			}
		}
		if len(rec.Changes) > 0 {
			rec.evolution(&c, k.Fields, of)
		}
		all.Codecs = append(all.Codecs, c)
	}
	return all
}

// needs returns the kinds of parts that a type must have for the input of a result. It is nil if all types
// have them: if the input is of no type, or if it attacks fields that no type has.
func (rec Record) needs(r Result) []string {
	switch {
	case r.Part == Everywhere || r.Entry == Skip:
		return nil
	case r.Part != "":
		return []string{r.Part}
	}
	for _, s := range rec.Sets {
		if s.Name == r.Data {
			return s.Parts
		}
	}
	return nil
}

// finding returns the verdict of the results that say most against a codec, of those that decide a need.
func (rec Record) finding(all []Result) verdict.Finding {
	all = slices.DeleteFunc(slices.Clone(all), func(r Result) bool { return r.Verdict == "" })
	if len(all) == 0 {
		return verdict.Finding{Open: true, What: "no check of this kind was made"}
	}
	worst := Worst(all)
	if worst.Verdict == Unchecked || worst.Verdict == Unspecified {
		return verdict.Finding{Open: true, What: worst.What}
	}
	f := verdict.Finding{Met: worst.Verdict == Passes, Open: worst.Verdict == Unclear}
	f.Tried, f.Entries = covered(all)
	if !f.Met {
		f.Examples = rec.examples(all, worst.Verdict)
	}
	return f
}

// of returns the results of some kinds.
func of(all []Result, kinds ...Kind) []Result {
	return slices.DeleteFunc(slices.Clone(all), func(r Result) bool { return !slices.Contains(kinds, r.Kind) })
}

func (rec Record) worstOf(all []Result, kind Kind) verdict.Finding { return rec.finding(of(all, kind)) }

// untrusted takes for granted that messages which are taken for others are a matter of another need. A codec
// passes if both hostile and damaged messages were tried. A message of a test suite that harms a decoder decides, too:
// a stranger may send it.
func (rec Record) untrusted(all []Result) verdict.Finding {
	decide := of(all, Hostile, Damage)
	for _, r := range of(all, Conforms) {
		if r.Verdict == Fails && slices.Contains(harms, r.How) && r.Entry != "" {
			decide = append(decide, r)
		}
	}
	for i, r := range decide {
		if r.Verdict == Fails && !slices.Contains(harms, r.How) {
			decide[i].Verdict, decide[i].How = Passes, ""
		}
	}
	f := rec.finding(decide)
	for _, kind := range []Kind{Hostile, Damage} {
		tried := func(r Result) bool { return r.Verdict != Unchecked }
		if f.Met && !slices.ContainsFunc(of(decide, kind), tried) {
			f = verdict.Finding{Open: true, What: fmt.Sprintf("nothing was found, but it was not checked: %s", kind)}
		}
	}
	return f
}

// detected decides by messages that were cut short, and by bits of the structure that were changed. A message
// of another type is not damaged, and a decoder that skips its fields may do as its format demands.
func (rec Record) detected(all []Result) verdict.Finding {
	all = of(all, Damage)
	var decide []Result
	for _, r := range all {
		t, unclear := r.Taken, ""
		switch {
		case r.Verdict == Unchecked:
			decide = append(decide, r)
			continue
		case r.Name == withheld && !(counted(all, r, cutShort) && counted(all, r, oneBit)):
			unclear = "it is not published what the decoder does with all damaged messages (SECURITY.md)"
		case r.Name != cutShort && r.Name != oneBit:
			continue
		case t == nil || strings.Contains(r.What, notTried):
			unclear = "not all damaged messages were tried: " + r.What
		}
		if r.How != Accepts {
			r.Input = nil // it shows something else
		}
		r.Verdict, r.How = Passes, ""
		switch {
		case t != nil && r.Name == cutShort && t.Structure.Different > 0:
			r.Verdict, r.How = Fails, Accepts
			r.What = fmt.Sprintf("%d of %d messages that were cut short are taken for others", t.Structure.Different, t.Structure.Sum())
		case t != nil && float64(t.Structure.Different) > mostUndetected*float64(t.Structure.Sum()):
			r.Verdict, r.How = Fails, Accepts
			r.What = fmt.Sprintf("%d of %d changed bits in the structure are not detected", t.Structure.Different, t.Structure.Sum())
		case unclear != "":
			r.Verdict, r.What = Unclear, unclear
		}
		decide = append(decide, r)
	}
	return rec.finding(decide)
}

// counted reports whether it was counted what becomes of a kind of damage, with the message and the function
// of another result.
func counted(all []Result, like Result, name string) bool {
	return slices.ContainsFunc(all, func(r Result) bool {
		return r.Data == like.Data && r.Entry == like.Entry && r.Name == name && r.Taken != nil
	})
}

// compared says in how many cases a codec differs from the reference of its format, which are no failures otherwise. It
// returns false if they were not compared.
func (rec Record) compared(all []Result) (verdict.Finding, bool) {
	var decide []Result
	for _, r := range of(all, Conforms) {
		ref, is := strings.CutPrefix(r.Name, ComparedWith)
		if !is || r.Conformance == nil {
			continue
		}
		if c := r.Conformance; c.Different > 0 {
			r.Verdict, r.How = Fails, Differs
			r.What = fmt.Sprintf("%d of %d cases differ from %s, such as: %s", c.Different, c.Different+c.Alike, ref, c.such())
		}
		r.Conformance, r.Input = nil, nil // its counts are in the text, and it compared many inputs
		decide = append(decide, r)
	}
	return rec.finding(decide), decide != nil
}
