package advise

import (
	"cmp"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Kind describes a need.
type Kind struct {
	Name string
	// Group is what the need is about.
	Group Group
	// About says in a clause what is true of a codec that meets the need.
	About string
	// Values are the values that the need may have. None means that it has none.
	Values []string
	// More says what each value asks for in addition to the need without values. It is nil if the need does not
	// come without values.
	More map[string]string
	// Documented reports whether no run checks the need, so that documentation decides.
	Documented bool
	// Stated reports whether facts about the format or the module decide the need. They come from documentation
	// and from lists that were looked up. No run and no check tries them.
	Stated bool
	// Checked reports whether checks apart from runs decide it (wirebench check).
	Checked bool
	judge   func(o option, n Need) Verdict
}

// Group is what a need is about.
type Group string

// Groups are all groups of needs, in the order in which they are asked.
var Groups = []Group{Readers, Values, Senders, Team}

// The groups.
const (
	Readers Group = "who reads it"
	Values  Group = "what must survive"
	Senders Group = "who may send"
	Team    Group = "what the team accepts"
)

// The needs that have values.
const (
	languages  = "languages"
	sameFormat = "format"
	fields     = report.Positional
)

// streams is a need that documentation decides, unless the run has operations on streams.
const streams = "stream"

// proved reports whether the run decides a need that documentation decides otherwise.
func proved(n Need, options []option) bool {
	return n.Name == streams && slices.ContainsFunc(options, func(o option) bool { return o.streams != nil })
}

// Kinds are all needs.
var Kinds = []Kind{
	{Name: "human", Group: Readers, About: "people can read the encoded text", judge: func(o option, _ Need) Verdict {
		return unless(o.marked("text"), "its bytes are not text")
	}},
	{Name: languages, Group: Readers, About: "programs in these languages can read it too: languages=python,java", Stated: true, Values: formats.Languages, judge: otherLanguages},
	{Name: sameFormat, Group: Readers, About: "messages have one of these formats, such as that of programs that exist: format=json,protobuf", Values: formatNames(), judge: func(o option, n Need) Verdict {
		return unless(slices.Contains(n.Values, o.info.FormatName), "its format is "+o.info.FormatName)
	}},
	{Name: fields, Group: Values, About: "messages tell fields apart by name, number, the writer's schema or position: fields=name,number,writer", Stated: true, Values: []string{"name", "number", "writer", "position"}, judge: fieldsBy},
	{Name: "no-codegen", Group: Team, About: "Go types are used as they are, or with struct tags, without code for each type", judge: func(o option, _ Need) Verdict {
		if o.info.Code == "" {
			return failed("the record does not say whether it needs code for each type")
		}
		return unless(o.info.Code != "each type", "it needs code for each type")
	}},
	{Name: "no-schema", Group: Team, About: "Go types are enough, without a schema file", judge: func(o option, _ Need) Verdict {
		return unless(o.info.Schema == "", "it needs a "+o.info.Schema+" file")
	}},
	{Name: "zone", Group: Values, About: "a time keeps its zone's offset", judge: func(o option, _ Need) Verdict {
		return unless(!o.loses("zone"), "it loses the zone of a time")
	}},
	{Name: "exact-times", Group: Values, About: "a time keeps its nanoseconds", judge: func(o option, _ Need) Verdict {
		for _, lost := range o.lost() {
			if to, ok := strings.CutPrefix(lost, "time to "); ok {
				return failed("it keeps times to " + to)
			}
		}
		return Verdict{Standing: Met}
	}},
	{Name: "nil", Group: Values, About: "nil stays different from empty and from zero", judge: keepsNil},
	{Name: exact, Group: Readers, About: "readers in all languages that you ask for get all digits of 64-bit integers", Stated: true, judge: exactIntegers},
	{Name: "as-is", Group: Values, About: "the format supports all types of the message, so that none is converted", judge: asIs},
	{Name: "not-aliased", Group: Team, About: "decoded values own their memory", judge: withoutRisk},
	{Name: "own-output", Group: Team, About: "encoded bytes stay the same: they are not memory of the value, and no later call overwrites them", judge: withoutRisk},
	{Name: "goroutines", Group: Team, About: "it is safe from several goroutines", judge: withoutRisk},
	{Name: "no-memory", Group: Team, About: "it handles each message by itself, without results that it kept of earlier ones", judge: withoutRisk},
	{Name: "maintained", Group: Team, About: "its authors maintain it: its module changed in the two years before it was looked up", Stated: true, judge: withoutRisk},
	{Name: "released", Group: Team, About: "the measured version is a release with a tag", Stated: true, judge: withoutRisk},
	{Name: "finished", Group: Team, About: "its authors consider it ready for use, as far as they say", Stated: true, judge: withoutRisk},
	{Name: "no-advisory", Group: Team, About: "the measured version is free of known advisories", Stated: true, judge: withoutRisk},
	{
		Name: verdict.Evolution, Group: Values, About: "fields can be added and removed, if all readers or all writers get the new version first",
		Values: append([]string{stored, eitherOrder}, verdict.Changes...), Checked: true, judge: evolves, More: map[string]string{
			stored:         "new programs also read all messages that old ones have stored",
			eitherOrder:    "readers and writers can also get the new version in either order",
			verdict.Rename: "fields can also be renamed", verdict.Reorder: "fields can also change places",
			verdict.Widen: "an int32 can also become an int64", verdict.Proxy: "old programs also pass on fields that they don't know",
		},
	},
	{Name: verdict.Untrusted, Group: Senders, About: "messages may come from strangers", Checked: true, judge: forStrangers},
	{Name: verdict.DamageDetected, Group: Senders, About: "it notices messages that were cut short or damaged in their structure", Checked: true, judge: found},
	{Name: verdict.MemorySafe, Group: Senders, About: "it uses memory correctly, as far as checks found", Checked: true, judge: found},
	{Name: verdict.Conforming, Group: Senders, About: "it does what the specification of its format demands", Checked: true, judge: found},
	{Name: verdict.DropIn, Group: Readers, About: "its JSON is written and read as encoding/json does it, in all cases that were compared", Checked: true, judge: likeJSON},
	{Name: determined, Group: Values, About: "equal values have equal bytes", Documented: true, judge: deterministic},
	{Name: streams, Group: Team, About: "the library writes and reads messages one after the other on a stream", Documented: true, judge: func(o option, _ Need) Verdict {
		if o.streams != nil { // the run proved it
			return *o.streams
		}
		return o.stated(string(codec.Streams))
	}},
}

func formatNames() (names []string) {
	for _, f := range formats.All {
		names = append(names, f.Name)
	}
	return names
}

// withoutRisk fails for a codec that has the risk of the need's name.
func withoutRisk(o option, n Need) Verdict {
	if o.info.Maintenance == nil && slices.Contains([]string{"released", "finished", "no-advisory"}, n.Name) {
		return failed("nothing is known about its module")
	}
	for _, r := range o.risks() {
		if r.Need == n.Name {
			return Verdict{Failed, report.OneLine(r.Why), r.Source}
		}
	}
	return Verdict{Standing: Met}
}

func otherLanguages(o option, n Need) Verdict {
	f := o.info.Format
	if f.Unknown || f.Name == "" {
		return failed("it is unknown which other languages read it")
	}
	var missing []string
	for _, l := range n.Values {
		if !f.ReadIn(l) {
			missing = append(missing, l)
		}
	}
	return unless(missing == nil, "no implementation is known in "+strings.Join(missing, ", "))
}

func fieldsBy(o option, n Need) Verdict {
	by, _, _ := strings.Cut(o.info.Fields, "'") // "writer's schema"
	switch {
	case by == "":
		return failed("it is unknown how it tells fields apart")
	case slices.Contains(n.Values, by):
		return Verdict{Standing: Met}
	case by == "position":
		return failed("it tells fields apart by their position, so it misreads messages of another version of the type")
	}
	return failed("it tells fields apart by " + o.info.Fields)
}

// stored asks that programs with the new version of a type read messages that were written with the old one, and
// eitherOrder that programs with either version read the messages of both, as during a rolling update of services that
// read and write.
const stored, eitherOrder = "stored", "either-order"

// evolves is decided by checks of what programs with two versions of a type read from each other. With values it
// takes more than without.
func evolves(o option, n Need) Verdict {
	v := found(o, Need{Name: verdict.Evolution})
	for _, change := range n.Values {
		if v.Standing != Met {
			break
		}
		switch change {
		case stored:
			// If writers have to change first, readers of the new version can't read what is there.
			if order := o.info.Findings[verdict.Evolution].Order; strings.Contains(order, string(evolve.WritersFirst)) {
				return failed("programs with the new version don't read all old messages: " + order)
			}
			continue
		case eitherOrder:
			for _, need := range append([]string{verdict.Evolution}, ofChanges(n)...) {
				if order := o.info.Findings[need].Order; order != "" && order != string(evolve.EitherFirst) {
					return failed("programs with the two versions don't read all messages of each other: " + order)
				}
			}
			continue
		}
		if more := found(o, Need{Name: verdict.OfChange(change)}); more.Standing != Met {
			return more
		}
	}
	return v
}

// orders says under which conditions a codec meets the need for evolution.
func (o option) orders(n Need) (conditions []string) {
	words := map[string]string{
		"keep numbers": "fields keep their numbers", "ship the writer's schema": "readers have the writer's schema (each message must name it, as with a schema registry for Kafka: without it, values may be silently wrong)",
		"readers first": "all readers get the new version first", "writers first": "all writers get the new version first",
		"readers first to add, writers first to remove": "all readers get a version with a new field first, and all writers one without a field",
		"writers first to add, readers first to remove": "all writers get a version with a new field first, and all readers one without a field",
	}
	say := func(key string) {
		if w := words[key]; w != "" && !slices.Contains(conditions, w) {
			conditions = append(conditions, w)
		}
	}
	for _, need := range append([]string{verdict.Evolution}, ofChanges(n)...) {
		say(o.info.Findings[need].Duty)
		say(o.info.Findings[need].Order)
	}
	return conditions
}

func ofChanges(n Need) (needs []string) {
	for _, change := range n.Values {
		if change != stored && change != eitherOrder { // which are about the same changes
			needs = append(needs, verdict.OfChange(change))
		}
	}
	return needs
}

// forStrangers is decided by checks. A danger that the library's source or documentation shows counts even
// if they did not find it.
func forStrangers(o option, n Need) Verdict {
	v := found(o, n)
	risks := []codec.Risk{codec.Nests, codec.Allocates, codec.Stalls}
	for _, l := range o.info.Limits {
		if risk := codec.Risk(l.Risk); v.Standing != Failed && risk.Dangerous() {
			v, risks = Verdict{Failed, l.What, l.Source}, []codec.Risk{risk}
		}
	}
	if v.Standing == Failed {
		v.Why = join(v.Why, o.unset(risks...))
	}
	return v
}

// found returns what checks of the measured version found out.
func found(o option, n Need) Verdict {
	f, checked := o.info.Findings[n.Name]
	switch {
	case !checked:
		return Verdict{Standing: Open, Why: "it was not checked; " + o.check(n.Name) + " checks it"}
	case f.Open:
		return Verdict{Standing: Open, Why: report.OneLine(f.Text())}
	case f.Met:
		return Verdict{Standing: Met}
	}
	v := failed(f.Text())
	if len(f.Examples) > 0 {
		v.Source = f.Examples[0].Replay()
	}
	return v
}

// likeJSON is decided by comparisons with encoding/json, which no specification demands.
func likeJSON(o option, n Need) Verdict {
	if f := o.info.Format.Name; f != "" && f != formats.JSON.Name {
		return failed("its format is " + f)
	}
	return found(o, n)
}

// check is the command that checks the codec for a need, and checks the one that checks all codecs.
func (o option) check(need string) string { return o.checks(need) + " --codec " + o.info.Name }

func (o option) checks(need string) string {
	check, kinds := "wirebench check", verdict.Kinds(need)
	if kinds != verdict.Evolution { // which has types of its own
		check = cmp.Or(o.ofType, check)
	}
	return check + " --kind " + kinds
}

func keepsNil(o option, _ Need) Verdict {
	var all []string
	for rule, what := range map[string]string{"nil or empty": "a nil slice or map from an empty one", "nil or zero": "a nil pointer from a pointer to a zero value"} {
		if o.loses(rule) {
			all = append(all, what)
		}
	}
	slices.Sort(all)
	return unless(all == nil, "it does not distinguish "+strings.Join(all, ", or "))
}

// exactIntegers considers only other languages. Go's decoder keeps all digits: a codec that doesn't
// would fail its proof and have no figures.
func exactIntegers(o option, _ Need) Verdict {
	if o.info.Format.Name == formats.JSON.Name && slices.Contains(o.languages, "JavaScript") {
		return failed("JavaScript reads JSON's numbers beyond 2^53 inexactly (RFC 8259, section 6)")
	}
	return Verdict{Standing: Met}
}

func asIs(o option, _ Need) Verdict {
	for _, r := range o.rows {
		for _, c := range r.Cells {
			if len(c.Lowered) > 0 {
				return failed("it represents parts of the type in another way: " + strings.Join(c.Lowered, ", "))
			}
		}
	}
	return Verdict{Standing: Met}
}
