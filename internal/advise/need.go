// Package advise recommends codecs that meet a reader's needs, the cheapest for the reader's load
// first, and says why others are excluded.
//
// It must not know any codec: it decides by the facts and figures of a record only.
//
// # From a record to advice
//
//  1. A [Question] has needs, reads and writes, a link and data sets. [Parse] reads needs from words.
//
//  2. A need is decided by facts: what the proof of a cell saw, what the codec declares and the
//     proof confirmed, and what is documented with a source. A need for which no codec has been
//     examined yet decides nothing, and is reported as unknown.
//
//  3. The cost of a codec is the mean time of an operation, weighted by the shares of reads and
//     writes, plus the time of the bytes on the link. It is computed for each process and then
//     compared like a time, so its interval also predicts another run's value.
//
//  4. [Ask] returns the candidates, the excluded codecs with reasons, the smallest sets of needs
//     that must be dropped if no codec is left, and what would change the answer.
package advise

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/report"
)

// Need is a property that a codec must have.
type Need struct {
	Name string
	// Languages are the values of the need "languages", spelled as in [formats.Languages].
	Languages []string
}

// String returns the need as [Parse] reads it.
func (n Need) String() string {
	if len(n.Languages) > 0 {
		return n.Name + "=" + strings.ToLower(strings.Join(n.Languages, ","))
	}
	return n.Name
}

// languages is the only need that has values.
const languages = "languages"

// Kind describes a need.
type Kind struct {
	Name, About string
	// Unknown reports whether no codec has been examined for the need, so that it can't decide.
	Unknown bool
	// fails says why a codec does not meet the need. It returns "" if the codec meets it.
	fails func(o option, n Need) string
}

// Kinds are all needs.
var Kinds = []Kind{
	{Name: "human", About: "people can read the encoded text", fails: func(o option, _ Need) string {
		return unless(o.marked("text"), "its bytes are not text")
	}},
	{Name: languages, About: "programs in these languages can read it too: languages=python,java", fails: otherLanguages},
	{Name: "no-codegen", About: "no code is made or written for each type", fails: func(o option, _ Need) string {
		if o.info.Code == "" {
			return "the record does not say whether it needs code for each type"
		}
		return unless(o.info.Code == "none", "it needs code for each type")
	}},
	{Name: "no-schema", About: "Go's types are enough, without a schema file", fails: func(o option, _ Need) string {
		return unless(o.info.Schema == "", "it needs a "+o.info.Schema+" file")
	}},
	{Name: "zone", About: "a time keeps its zone's offset", fails: func(o option, _ Need) string {
		return unless(!o.loses("zone"), "it loses the zone of a time")
	}},
	{Name: "exact-times", About: "a time keeps its nanoseconds", fails: func(o option, _ Need) string {
		for _, lost := range o.lost() {
			if to, ok := strings.CutPrefix(lost, "time to "); ok {
				return "it keeps times to " + to
			}
		}
		return ""
	}},
	{Name: "nil", About: "nil stays different from empty and from zero", fails: func(o option, _ Need) string {
		var all []string
		for rule, what := range map[string]string{"nil or empty": "a nil slice or map from an empty one", "nil or zero": "a nil pointer from a pointer to a zero value"} {
			if o.loses(rule) {
				all = append(all, what)
			}
		}
		slices.Sort(all)
		return unless(all == nil, "it does not distinguish "+strings.Join(all, ", or "))
	}},
	{Name: "int64", About: "64-bit integers keep all digits in all languages that you ask for", fails: exactIntegers},
	{Name: "as-is", About: "the format has every Go type that the data uses, so no type is converted", fails: func(o option, _ Need) string {
		for _, r := range o.rows {
			for _, c := range r.Cells {
				if len(c.Lowered) > 0 {
					return "the format lacks kinds that the type has: " + strings.Join(c.Lowered, ", ")
				}
			}
		}
		return ""
	}},
	{Name: "not-aliased", About: "decoded values share no memory with the input or with each other", fails: func(o option, _ Need) string {
		if o.marked("shares results") {
			return "decoded values share memory with each other"
		}
		return unless(!o.marked("aliases its input"), "decoded values share memory with the input")
	}},
	{Name: "own-output", About: "the encoded bytes don't change: no later call overwrites them, and they are not memory of the value", fails: func(o option, _ Need) string {
		if o.marked("output is the value's memory") {
			return "the encoded bytes are memory of the value"
		}
		return unless(!o.marked("overwrites its output"), "the next call overwrites the encoded bytes")
	}},
	{Name: "goroutines", About: "several goroutines may use it at once", fails: func(o option, _ Need) string {
		return unless(!o.marked("races"), "only one goroutine may use it")
	}},
	{Name: "maintained", About: "its module is maintained", fails: func(o option, _ Need) string {
		switch m := o.info.Maintenance; {
		case m == nil:
			return "its maintenance is unknown"
		case m.State == maintenance.Unknown:
			return "the last change of its module is unknown"
		case m.State != maintenance.Maintained && m.State != maintenance.WithGo:
			return "its module is " + m.Summary()
		}
		return ""
	}},
	{Name: "no-advisory", About: "no advisory is known about the version that was measured", fails: func(o option, _ Need) string {
		m := o.info.Maintenance
		if m == nil {
			return "advisories about it are unknown"
		}
		var ids []string
		for _, a := range m.Open {
			ids = append(ids, a.ID)
		}
		return unless(len(ids) == 0, "it has open advisories: "+strings.Join(ids, ", "))
	}},
	{Name: "evolution", About: "readers and writers may have different versions of the type", Unknown: true},
	{Name: "untrusted", About: "messages may come from strangers", Unknown: true},
	{Name: "deterministic", About: "equal values have equal bytes", Unknown: true},
	{Name: "stream", About: "messages follow each other on a stream", Unknown: true},
}

// unless returns fails if so is false.
func unless(so bool, fails string) string {
	if so {
		return ""
	}
	return fails
}

func otherLanguages(o option, n Need) string {
	f := o.info.Format
	if f.Unknown || f.Name == "" {
		return "it is unknown which other languages read it"
	}
	var missing []string
	for _, l := range n.Languages {
		if !f.ReadIn(l) {
			missing = append(missing, l)
		}
	}
	return unless(missing == nil, "no implementation is known in "+strings.Join(missing, ", "))
}

// exactIntegers considers only other languages. Go's decoder keeps all digits: a codec that doesn't
// would fail its proof and have no figures.
func exactIntegers(o option, _ Need) string {
	if o.info.Format.Name == formats.JSON.Name && slices.Contains(o.languages, "JavaScript") {
		return "JavaScript reads JSON's numbers beyond 2^53 inexactly (RFC 8259, section 6)"
	}
	return ""
}

// kind returns the description of a need.
func (n Need) kind() Kind {
	for _, k := range Kinds {
		if k.Name == n.Name {
			return k
		}
	}
	return Kind{Name: n.Name, Unknown: true}
}

// UnknownError reports a need or a language that does not exist.
type UnknownError struct {
	What, Name string
	Known      []string
}

func (e *UnknownError) Error() string { return fmt.Sprintf("unknown %s %q", e.What, e.Name) }

// Parse reads needs from words such as "zone" and "languages=python". Languages that directly
// follow the latter belong to it. Its error is an [UnknownError].
func Parse(words []string) ([]Need, error) {
	var needs []Need
	add := func(n Need) *Need {
		for i := range needs {
			if needs[i].Name == n.Name {
				return &needs[i]
			}
		}
		needs = append(needs, n)
		return &needs[len(needs)-1]
	}
	last := ""
	for _, word := range words {
		name, value, has := strings.Cut(strings.TrimSpace(word), "=")
		known := slices.ContainsFunc(Kinds, func(k Kind) bool { return k.Name == name })
		switch {
		case has && name == languages:
		case !has && name != languages && known:
			add(Need{Name: name})
			last = name
			continue
		case !has && !known && last == languages && formats.Language(name) != "":
			value = name
		default:
			e := &UnknownError{What: "need", Name: word}
			for _, k := range Kinds {
				e.Known = append(e.Known, k.Name)
			}
			return nil, e
		}
		language := formats.Language(value)
		if language == "" {
			return nil, &UnknownError{"language", value, formats.Languages}
		}
		last = languages
		if n := add(Need{Name: languages}); !slices.Contains(n.Languages, language) {
			n.Languages = append(n.Languages, language)
		}
	}
	return needs, nil
}

// marked reports whether a mark of the codec applies to one of the data sets.
func (o option) marked(mark string) bool {
	return slices.ContainsFunc(o.rows, func(r report.Row) bool { return slices.Contains(r.Marks(), mark) })
}

// lost returns what values of the data sets lost.
func (o option) lost() []string {
	var all []string
	for _, r := range o.rows {
		for _, c := range r.Cells {
			all = append(all, c.Lost...)
		}
	}
	return all
}

func (o option) loses(rule string) bool { return slices.Contains(o.lost(), rule) }

// failures returns the needs that a codec does not meet, with the reasons.
func (o option) failures(needs []Need) []Failure {
	var all []Failure
	for _, n := range needs {
		if k := n.kind(); k.fails != nil {
			if why := k.fails(o, n); why != "" {
				all = append(all, Failure{n.String(), report.OneLine(why)})
			}
		}
	}
	return all
}
