// Package verdict says what checks found out about codecs, need by need. It is what a record of checks
// comes down to for somebody who chooses a codec.
//
// It must not know how codecs are checked: package survive does that, and writes these verdicts.
package verdict

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"
)

// The needs that checks decide.
const (
	// Untrusted means that no hostile or damaged message was found that ends the process, hangs it, makes
	// the decoder panic, or takes memory or time out of proportion.
	Untrusted = "untrusted"
	// DamageDetected means that the decoder took no message that was cut short for another one, and few
	// messages with a wrong bit in their structure.
	DamageDetected = "damage-detected"
	// MemorySafe means that no wrong use of memory was found.
	MemorySafe = "memory-safe"
	// Conforming means that the codec does what the specification of its format demands.
	Conforming = "conforming"
)

// Needs are all needs, in the order in which they are shown.
var Needs = []string{Untrusted, DamageDetected, MemorySafe, Conforming}

// Finding is the verdict on a need.
type Finding struct {
	// Met says that nothing was found that speaks against it. Open says that nothing was checked, or that
	// the results are unclear.
	Met  bool `json:"met,omitempty"`
	Open bool `json:"open,omitempty"`
	// What says what was found, in one line.
	What string `json:"what,omitempty"`
	// ID is that of the result, for wirebench check --replay. Data is the data set.
	ID   string `json:"id,omitempty"`
	Data string `json:"data,omitempty"`
}

// Codec is what was found about a codec.
type Codec struct {
	Name     string             `json:"name"`
	Module   string             `json:"module,omitempty"` // "std" for the standard library
	Version  string             `json:"version,omitempty"`
	Findings map[string]Finding `json:"findings"` // by need
}

// Checks are the verdicts of a record of checks.
type Checks struct {
	Started time.Time `json:"started"`
	Go      string    `json:"go"`
	System  string    `json:"system"`
	Data    []string  `json:"data"`
	Codecs  []Codec   `json:"codecs"`
	// Type is the user's type on which codecs were checked, with full import paths. It is "" for built-in
	// data sets. Parts are the kinds of parts that the types of the data have (schema.Type.Parts).
	Type  string   `json:"type,omitempty"`
	Parts []string `json:"parts,omitempty"`
}

// Untried returns those of the kinds of parts that no checked type has. It is nil if it is not known which
// kinds the checked types have.
func (c Checks) Untried(parts []string) (all []string) {
	if c.Parts == nil {
		return nil
	}
	for _, p := range parts {
		if !slices.Contains(c.Parts, p) {
			all = append(all, p)
		}
	}
	return all
}

// All are the verdicts of several records, such as one for each version of Go.
type All []Checks

// Parse reads verdicts as JSON.
func Parse(text []byte) (all All, err error) {
	if len(text) == 0 {
		return nil, nil
	}
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("read the verdicts of checks: %w", err)
	}
	return all, nil
}

// For returns the verdicts that say something about some types: first those of checks of one of these
// types, then those on built-in data sets. What was found with another user's type says nothing about them.
func (all All) For(types ...string) All {
	var these, general All
	for _, c := range all {
		switch {
		case c.Type == "":
			general = append(general, c)
		case slices.Contains(types, c.Type):
			these = append(these, c)
		}
	}
	return slices.Concat(these, general)
}

// Of returns what is known of a codec in a version, built by a version of Go: for each need the first clear
// finding. Without one, a finding of another version counts as open, and its text names that version. The
// result is empty if the codec was not checked.
func (all All) Of(name, module, version, goVersion string) map[string]Finding {
	same, other := make(map[string]Finding), make(map[string]Finding)
	for _, c := range all {
		for _, k := range c.Codecs {
			if k.Name != name || k.Module != module {
				continue
			}
			for need, f := range k.Findings {
				into := same
				if k.Version != version || c.Go != goVersion {
					into = other
					if !f.Open {
						f = Finding{Open: true, ID: f.ID, Data: f.Data, What: fmt.Sprintf("it was checked only as %s, where it %s", by(k.Version, c.Go), f.text())}
					}
				}
				if was, there := into[need]; !there || was.Open && !f.Open {
					into[need] = f
				}
			}
		}
	}
	for need, f := range other {
		if _, there := same[need]; !there {
			same[need] = f
		}
	}
	return same
}

// by names a version of a library and the version of Go that built it.
func by(version, goVersion string) string {
	if version == "" || version == goVersion { // the code of wirebench, or the standard library
		return "built by " + goVersion
	}
	return version + " built by " + goVersion
}

// text says what was found, after "where it".
func (f Finding) text() string {
	if f.Met {
		return "passed"
	}
	return "failed: " + f.What
}
