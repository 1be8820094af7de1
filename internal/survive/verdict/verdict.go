// Package verdict says what checks found out about codecs, need by need, and when that applies to a type of a
// user. It is what a record of checks comes down to for somebody who chooses a codec.
//
// It must not know how codecs are checked: package survive does that, and writes these verdicts.
package verdict

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/printable"
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
	// Evolution means that fields can be added and removed while programs with the old version of the type
	// exchange messages with those that have the new one, if one side always gets it first.
	Evolution = "evolution"
	// DropIn means that a codec of JSON did what encoding/json does with all values and texts that were tried. No
	// specification demands it.
	DropIn = "drop-in"
)

// The values of the need Evolution.
const (
	Rename  = "rename"  // fields get other names
	Reorder = "reorder" // fields get other places
	Widen   = "widen"   // an int32 becomes an int64
	Proxy   = "proxy"   // an old program passes on fields that it does not know
)

// Base are the needs without values, Changes are the values of Evolution, and Needs are all needs, each in the
// order in which they are shown.
var (
	Base    = []string{Untrusted, DamageDetected, MemorySafe, Conforming, Evolution}
	Changes = []string{Rename, Reorder, Widen, Proxy}
	Needs   = slices.Concat(Base, ofChanges(), []string{DropIn})
)

func ofChanges() (needs []string) {
	for _, change := range Changes {
		needs = append(needs, OfChange(change))
	}
	return needs
}

// OfChange returns the need of one of [Changes].
func OfChange(change string) string { return Evolution + "=" + change }

// Checks that decide a need are named by wirebench check --kind.
var checkedBy = map[string]string{Untrusted: "hostile,damage", DamageDetected: "damage", MemorySafe: "memory", Conforming: "conformance", DropIn: "conformance"}

// Kinds returns the kinds of checks that decide a need, as wirebench check --kind takes them. The kind for Evolution
// has the same name.
func Kinds(need string) string { return cmp.Or(checkedBy[need], Evolution) }

// Finding is the verdict on a need.
type Finding struct {
	// Met says that nothing was found that speaks against it. Open says that nothing was checked, or that
	// the results are unclear.
	Met  bool `json:"met,omitempty"`
	Open bool `json:"open,omitempty"`
	// What is the reason why it is open, if there are no examples.
	What string `json:"what,omitempty"`
	// Tried is the number of cases that decide the need, and Entries are the functions that took their
	// input.
	Tried   int      `json:"tried,omitempty"`
	Entries []string `json:"entries,omitempty"`
	// Order says which programs may get a new version of the type first, and Duty what users of the codec must do
	// for it. If the need is not met, they are those of fields that are only added at the end. Both are only set
	// for the need Evolution and for its values (see package evolve), and Silent and Exchanges only for itself.
	Order string `json:"order,omitempty"`
	Duty  string `json:"duty,omitempty"`
	// Silent says that a field which was added or removed makes a reader take other values for those that were
	// written, without an error.
	Silent bool `json:"silent,omitempty"`
	// Exchanges are what became of messages of other versions of types.
	Exchanges []Exchange `json:"exchanges,omitempty"`
	// Examples show what was found: one for each way in which the codec fails, the worst first. A way has
	// further examples if they concern types that the first one does not.
	Examples []Example `json:"examples,omitempty"`
	// Build is what was checked. [All.Of] sets it, unless nothing was checked.
	Build *Build `json:"-"`
	// Other is the finding about another version, if the finding is open for that reason only.
	Other *Finding `json:"-"`
}

// Build names what was checked, and says where and when.
type Build struct {
	// Version is that of the library, "" for code of wirebench itself. Go is the version of Go.
	Version, Go string
	System      string // the operating system and processor
	Data        []string
	Started     time.Time
	Own         bool     // as in [Checks]
	Changes     []Change // as in [Checks]
}

// Passes, Fails, Unclear and Unchecked are the words for findings.
const (
	Passes    = "passes"
	Fails     = "fails"
	Unclear   = "unclear"
	Unchecked = "not checked"
)

// Word says in a word what was found. It is about the version that was checked, which may be another one.
func (f Finding) Word() string {
	switch {
	case f.Other != nil:
		return f.Other.Word()
	case f.Open && len(f.Examples) > 0:
		return Unclear
	case f.Open:
		return Unchecked
	case f.Met:
		return Passes
	}
	return Fails
}

// Codec is what was found about a codec.
type Codec struct {
	Name     string             `json:"name"`
	Module   string             `json:"module,omitempty"` // "std" for the standard library
	Version  string             `json:"version,omitempty"`
	Findings map[string]Finding `json:"findings"` // by need
}

// standard is the module of the standard library, whose version is that of Go.
const standard = "std"

// Checks are the verdicts of a record of checks.
type Checks struct {
	Started time.Time `json:"started"`
	Go      string    `json:"go"`
	System  string    `json:"system"`
	Data    []string  `json:"data"`
	Codecs  []Codec   `json:"codecs"`
	// Sets describe the data sets. Records of older programs have none.
	Sets []Set `json:"sets,omitempty"`
	// Own reports whether the data set is a user's type.
	Own bool `json:"own,omitempty"`
	// Changes are the changes of types that were tried.
	Changes []Change `json:"changes,omitempty"`
}

// Set is a data set as far as it matters for what verdicts on it say about other types.
type Set struct {
	Name string `json:"name"`
	// Type is the type with full import paths, and Schema a checksum of its form (codec.Type.Sum), 0 if it
	// is not known.
	Type   string `json:"type"`
	Schema uint32 `json:"schema,omitempty"`
	// Parts are the kinds of parts that the type has (codec.Type.PartKinds).
	Parts []string `json:"parts,omitempty"`
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
	printable.All(&all) // texts of codecs are shown on terminals
	all.repeated(func(e *Example, first Example) {
		if e.Input == "" && e.Bytes == first.Bytes {
			e.Input = first.Input
		}
	})
	all.again(func(e *Exchange, first Exchange) {
		if e.Change == "" {
			*e = first
		}
	})
	return all, nil
}

// Encode writes the verdicts as [Parse] reads them, with a line for each codec. Checks with several versions of Go
// find much the same, so an input and what became of a change are written only once.
func (all All) Encode(to io.Writer) error {
	text, err := json.Marshal(all)
	if err != nil {
		return err
	}
	var once All
	if err := json.Unmarshal(text, &once); err != nil {
		return err
	}
	once.repeated(func(e *Example, _ Example) { e.Input = "" })
	once.again(func(e *Exchange, first Exchange) {
		if *e == first {
			*e = Exchange{ID: e.ID}
		}
	})
	if text, err = json.Marshal(once); err != nil {
		return err
	}
	// In a string of JSON the quotation marks would be escaped.
	text = bytes.ReplaceAll(text, []byte(`{"name":`), []byte("\n{\"name\":"))
	_, err = to.Write(append(text, '\n'))
	return err
}

// repeated calls a function with each example whose ID an earlier one has, and with that one.
func (all All) repeated(change func(e *Example, first Example)) {
	seen := make(map[string]Example)
	for _, c := range all {
		for _, k := range c.Codecs {
			for _, need := range Needs {
				examples := k.Findings[need].Examples
				for i := range examples {
					if first, had := seen[examples[i].ID]; had {
						change(&examples[i], first)
					} else {
						seen[examples[i].ID] = examples[i]
					}
				}
			}
		}
	}
}

// Of returns what is known of a codec in a version, built by a version of Go: for each need the first clear
// finding. Findings about the same version built by another Go come after those by the same, except for the standard
// library, whose version is that of Go. A failure counts although a pass comes first, if the pass is not of the data set that failed. If
// there are types, which are users' types, the findings are those that apply to them ([All.about]).
//
// Without a clear finding, one of another version counts as open, and its text names that version. The
// result is empty if the codec was not checked.
func (all All) Of(name, module, version, goVersion string, types ...Set) map[string]Finding {
	of := make(map[string]Finding)
	place := func(c Checks) (n int) { // those of users' types stay the first
		if !c.Own {
			n += 2
		}
		if c.Go != goVersion {
			n++
		}
		return n
	}
	checks := slices.SortedStableFunc(slices.Values(all.about(types)), func(a, b Checks) int { return cmp.Compare(place(a), place(b)) })
	for _, c := range checks {
		for _, k := range c.Codecs {
			if k.Name != name || k.Module != module {
				continue
			}
			build := &Build{Version: k.Version, Go: c.Go, System: c.System, Data: c.Data, Started: c.Started, Own: c.Own, Changes: c.Changes}
			for need, f := range k.Findings {
				if f.Word() != Unchecked {
					f.Build = build
					if k.Version == version && (c.Go == goVersion || module != standard) {
						f = f.on(types)
					} else {
						other := f
						f = Finding{Open: true, Other: &other, What: fmt.Sprintf("it was checked only as %s, where %s", by(k.Version, c.Go), f.text())}
					}
				}
				if was, there := of[need]; !there || f.outweighs(was) {
					of[need] = f
				}
			}
		}
	}
	return of
}

// outweighs reports whether a finding counts more than one that comes before it.
func (f Finding) outweighs(was Finding) bool {
	if f.clarity() != was.clarity() {
		return f.clarity() > was.clarity()
	}
	return was.Met && f.Fails() && !was.Build.Own && slices.ContainsFunc(f.Examples, func(e Example) bool {
		return slices.Contains(f.Build.Data, e.Data) && !slices.Contains(was.Build.Data, e.Data)
	})
}

// Fails reports whether the version that was asked for was found to fail.
func (f Finding) Fails() bool { return !f.Open && !f.Met }

// Text says in one line what was found, or why it is open. It is "" if the need is met.
func (f Finding) Text() string {
	if f.What == "" && len(f.Examples) > 0 {
		return f.Examples[0].Sentence()
	}
	return f.What
}

// clarity orders findings by how much they say about the version that was asked for.
func (f Finding) clarity() int {
	switch {
	case f.Word() == Unchecked:
		return 0
	case f.Other != nil:
		return 1
	case f.Open:
		return 2
	}
	return 3
}

// by names a version of a library and the version of Go that built it.
func by(version, goVersion string) string {
	if version == "" || version == goVersion { // the code of wirebench, or the standard library
		return "built by " + goVersion
	}
	return version + " built by " + goVersion
}

// text says what was found, after "where".
func (f Finding) text() string {
	switch f.Word() {
	case Passes:
		return "it passed"
	case Unclear:
		return "the result is unclear: " + f.Text()
	}
	return "it failed: " + f.Text()
}
