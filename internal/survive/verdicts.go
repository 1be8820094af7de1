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
	all := verdict.Checks{Started: rec.Started, Go: rec.Go, System: rec.System, Data: rec.Data, Type: rec.Type, Parts: rec.Parts}
	by := make(map[string][]Result)
	for _, r := range rec.Results {
		by[r.Codec] = append(by[r.Codec], r)
	}
	for _, k := range rec.Codecs {
		of := by[k.Name]
		all.Codecs = append(all.Codecs, verdict.Codec{Name: k.Name, Module: k.Module, Version: k.Version, Findings: map[string]verdict.Finding{
			verdict.Untrusted:      untrusted(of),
			verdict.DamageDetected: detected(of),
			verdict.MemorySafe:     worstOf(of, Memory),
			verdict.Conforming:     worstOf(of, Conforms),
		}})
	}
	return all
}

// finding returns the verdict of the result that says most against a codec, of those that decide a need.
func finding(all []Result) verdict.Finding {
	all = slices.DeleteFunc(slices.Clone(all), func(r Result) bool { return r.Verdict == "" })
	if len(all) == 0 {
		return verdict.Finding{Open: true, What: "it was not checked"}
	}
	worst := Worst(all)
	f := verdict.Finding{ID: worst.ID(), Data: worst.Data}
	switch worst.Verdict {
	case Passes:
		return verdict.Finding{Met: true}
	case Unchecked, Unspecified:
		return verdict.Finding{Open: true, What: worst.What}
	case Unclear:
		f.Open = true
	}
	f.What = worst.Sentence()
	return f
}

// Sentence says what happened, in which function and with which message.
func (r Result) Sentence() string {
	var where []string
	for _, part := range []string{string(r.Entry), r.Data} {
		if part != "" {
			where = append(where, part)
		}
	}
	what := r.What
	switch {
	case what != "":
	case r.How != "":
		what = string(r.How)
	case r.RefusesLevels():
		what = fmt.Sprintf("%d levels are refused: %s", r.Levels.Refused, oneLine(r.Levels.Why))
	default:
		what = "nothing was found"
	}
	if r.Name != withheld {
		what += " (" + r.Name + ")"
	}
	if len(where) == 0 {
		return what
	}
	return strings.Join(where, " of ") + ": " + what
}

// of returns the results of some kinds.
func of(all []Result, kinds ...Kind) []Result {
	return slices.DeleteFunc(slices.Clone(all), func(r Result) bool { return !slices.Contains(kinds, r.Kind) })
}

func worstOf(all []Result, kind Kind) verdict.Finding { return finding(of(all, kind)) }

// untrusted takes for granted that messages which are taken for others are a matter of another need.
func untrusted(all []Result) verdict.Finding {
	decide := of(all, Hostile, Damage)
	for i, r := range decide {
		if r.Verdict == Fails && !slices.Contains(harms, r.How) {
			decide[i].Verdict, decide[i].How = Passes, ""
		}
	}
	return finding(decide)
}

// detected decides by messages that were cut short, and by bits of the structure that were changed. A message
// of another type is not damaged, and a decoder that skips its fields may do as its format demands.
func detected(all []Result) verdict.Finding {
	decide := slices.DeleteFunc(of(all, Damage), func(r Result) bool {
		return r.Verdict != Unchecked && !slices.Contains([]string{cutShort, oneBit, withheld}, r.Name)
	})
	for i, r := range decide {
		decide[i].Verdict, decide[i].How = Passes, ""
		switch {
		case r.Verdict == Unchecked || r.Name == withheld:
			decide[i].Verdict = Unchecked
		case r.Taken == nil:
		case r.Name == cutShort && r.Taken.Structure.Different > 0:
			decide[i].Verdict, decide[i].How = Fails, Accepts
			decide[i].What = fmt.Sprintf("%d of %d messages that were cut short are taken for others", r.Taken.Structure.Different, r.Taken.Structure.Sum())
		case r.Name == oneBit && float64(r.Taken.Structure.Different) > mostUndetected*float64(r.Taken.Structure.Sum()):
			decide[i].Verdict, decide[i].How = Fails, Accepts
			decide[i].What = fmt.Sprintf("%d of %d changed bits in the structure are not detected", r.Taken.Structure.Different, r.Taken.Structure.Sum())
		}
	}
	return finding(decide)
}
