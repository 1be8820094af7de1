package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Risk is a reason not to rely on a codec without knowing it.
type Risk struct {
	// Need is the need of package advise that the codec does not meet.
	Need string `json:"need"`
	// Why says in a clause what is wrong, and Words say it in very few words.
	Why   string `json:"why"`
	Words string `json:"words"`
	// Source is where it is documented, if it was not seen in the run.
	Source string `json:"source,omitempty"`
}

// Positional is the need of [Risk] that a codec fails if it tells fields apart by their position, or if it was
// found not to survive a change of the type in another way. It is no risk for a type that never changes.
const Positional = "fields"

// Risks returns the reasons why a codec is not sound, those that concern its values first. A sound
// codec has none: nothing but the program changes its values, several goroutines may use it, it is
// a release with a tag, its authors maintain it and don't call it unfinished, no advisory about it is
// open, and it survives a change of the type, as checks found or as it tells fields apart.
func (r Row) Risks() []Risk {
	var all []Risk
	risk := func(when bool, need, words, why string) {
		if when {
			all = append(all, Risk{Need: need, Why: why, Words: words})
		}
	}
	has := func(mark string) bool { return slices.Contains(r.Marks(), mark) }
	risk(has("races"), "goroutines", "one goroutine only", "only one goroutine may use it")
	risk(has("overwrites its output"), "own-output", "overwrites its output", "the next call overwrites the encoded bytes")
	risk(has("output is the value's memory"), "own-output", "returns the value's memory", "the encoded bytes are memory of the value")
	risk(has("aliases its input"), "not-aliased", "shares memory with its input", "decoded values share memory with the input")
	risk(has("shares results"), "not-aliased", "shares memory between values", "decoded values share memory with each other")
	risk(r.remembers(), "no-memory", "keeps results of messages", "it keeps results of messages that it meets again")
	return append(append(all, r.authors()...), r.fields()...)
}

// authors returns the risks that come from how a codec's module is cared for.
func (r Row) authors() []Risk {
	m := r.Codec.Maintenance
	if m == nil {
		return []Risk{{"maintained", "its maintenance is unknown", "maintenance unknown", ""}}
	}
	var all []Risk
	switch m.State {
	case maintenance.Maintained, maintenance.WithGo:
	case maintenance.Unknown:
		all = append(all, Risk{"maintained", "the last change of its module is unknown", "maintenance unknown", m.Source})
	default:
		all = append(all, Risk{"maintained", "its module is " + m.Summary(), string(m.State), m.Source})
	}
	switch m.Stage {
	case maintenance.Untagged:
		all = append(all, Risk{"released", fmt.Sprintf("the measured version is a commit without a tag (%s)", m.Measured.Version), "no release", ""})
	case maintenance.PreRelease:
		all = append(all, Risk{"released", fmt.Sprintf("the measured version %s comes before a release", m.Measured.Version), "pre-release", ""})
	case "":
		all = append(all, Risk{"released", "it is unknown whether the measured version is a release", "version unknown", ""})
	}
	if m.Declared.Warns {
		all = append(all, Risk{"finished", "its authors call it " + m.Declared.Words, "unfinished", m.Declared.Source})
	}
	if len(m.Open) > 0 {
		var ids []string
		for _, a := range m.Open {
			ids = append(ids, a.ID)
		}
		all = append(all, Risk{"no-advisory", "it has open advisories: " + strings.Join(ids, ", "), "open advisory", ""})
	}
	return all
}

func (r Row) fields() []Risk {
	f, checked := r.Codec.Findings[verdict.Evolution]
	by := codec.Fields(r.Codec.Fields)
	switch {
	case checked && f.Met:
		return nil
	case by == codec.ByPosition:
		misreads := "misreads"
		if checked && f.Fails() && !f.Silent {
			misreads = "refuses"
		}
		return []Risk{{Positional, "it tells fields apart by their position, so it " + misreads + " messages of another version of the type", "fields by position", ""}}
	case checked && f.Fails():
		return []Risk{{Positional, "programs with other versions of the type can't use its messages: " + oneLine(f.Text()), "no change of the type", f.Examples[0].Replay()}}
	case by == "":
		return []Risk{{Positional, "it is unknown how it tells fields apart", "fields unknown", ""}}
	}
	return nil
}

// sound reports whether the codec has no risks.
func (r Row) sound() bool { return len(r.Risks()) == 0 }
