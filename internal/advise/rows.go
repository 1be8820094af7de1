package advise

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/report"
)

// widest is the largest number of characters in a line of the table of candidates.
const widest = 120

// rowed is a codec of the table, with its place.
type rowed struct {
	place string
	Candidate
}

// fact is a column of the table. need is the order in which columns are left out if there is no room, the
// largest number first. 0 is never left out.
type fact struct {
	head report.Head
	need int
	text func(rowed) string
}

// table lays out candidates as rows that fit into a width, and returns what the heads of its columns mean.
func (a Advice) table(rows []rowed, width int) (report.Sheet, string) {
	facts := a.facts(rows)
	for most := 9; most > 0 && room(facts, rows) > min(width, widest); most-- {
		var kept []fact
		for _, f := range facts {
			if f.need != most {
				kept = append(kept, f)
			}
		}
		facts = kept
	}
	s := report.Sheet{Rows: make([][]string, len(rows))}
	heads := make(map[string]bool)
	for _, f := range facts {
		s.Heads = append(s.Heads, f.head)
		heads[f.head.Text] = true
		for i, r := range rows {
			s.Rows[i] = append(s.Rows[i], f.text(r))
		}
	}
	signs := make(map[string]bool)
	for _, r := range s.Rows {
		for _, text := range r {
			signs[text] = true
		}
	}
	return s.Within(min(width, widest)), a.legend(heads, signs)
}

// room returns the width of the columns with a blank after each: the rule below the heads is as long.
func room(facts []fact, rows []rowed) (sum int) {
	for _, f := range facts {
		most := utf8.RuneCountInString(f.head.Text)
		for _, r := range rows {
			most = max(most, utf8.RuneCountInString(f.text(r)))
		}
		sum += most + 1
	}
	return sum
}

// facts are the columns: what the load takes, and what is known about the codec.
func (a Advice) facts(rows []rowed) []fact {
	figure := func(head string, need int, text func(rowed) string) fact {
		return fact{report.Head{Text: head, Right: true}, need, text}
	}
	word := func(head string, need int, text func(rowed) string) fact {
		return fact{report.Head{Text: head}, need, text}
	}
	all := []fact{
		word("#", 0, func(r rowed) string { return r.place }),
		word("codec", 0, func(r rowed) string { return r.Codec }),
		figure("vs "+a.Reference, 7, func(r rowed) string { return report.Significant(1/r.Cost.Mid) + "×" }),
		figure("±", 8, func(r rowed) string {
			if r.Codec == a.Reference {
				return ""
			}
			return report.Percent(r.Cost.Relative())
		}),
	}
	one, scale := len(a.Data) == 1, a.Load.Scale
	switch {
	case !one:
		all = append(all, figure("bytes", 0, func(r rowed) string { return report.Significant(r.Size) + "×" }))
	case scale.Rate > 0:
		all = append(all, figure("cores", 0, func(r rowed) string { return cores(r.Total.Cores) }))
	default:
		all = append(all, figure("time", 0, func(r rowed) string { return report.Duration(r.NS) }))
	}
	switch {
	case !one:
	case a.Load.Largest > 0 && slices.ContainsFunc(rows, func(r rowed) bool { return r.Peak > 0 }):
		all = append(all, figure("memory", 0, func(r rowed) string {
			if r.Peak == 0 {
				return "?"
			}
			return report.Size(r.Peak)
		}))
	case scale.Rate > 0:
		all = append(all, figure("garbage/s", 0, func(r rowed) string { return Decimal(r.Total.Garbage / 1e9) }))
	default:
		all = append(all, figure("garbage", 0, func(r rowed) string { return Decimal(r.Garbage / 1e9) }))
	}
	switch {
	case !one:
	case scale.Rate > 0 && scale.Kept > 0:
		all = append(all, figure("kept", 0, func(r rowed) string { return Decimal(r.Total.Stored) }))
	case scale.Rate > 0:
		all = append(all, figure("sent/month", 0, func(r rowed) string { return Decimal(r.Total.Sent) }))
	default:
		all = append(all, figure("bytes", 0, func(r rowed) string { return report.Count(r.Wire) }))
	}
	if one && scale.Rate > 0 {
		all = append(all, figure("$/month", 0, func(r rowed) string {
			return strings.ReplaceAll(strings.TrimPrefix(Dollars(r.Total.Dollars), "$"), ",", "")
		}))
	}
	return append(all,
		figure("caveats", 1, func(r rowed) string { return strconv.Itoa(len(r.Caveats)) }),
		word("changes", 1, func(r rowed) string { return r.changes() }),
		word("untrusted", 2, func(r rowed) string { return r.Untrusted.Standing.word() }),
		word("safe", 3, func(r rowed) string { return r.MemorySafe.Standing.word() }),
		figure("langs", 4, func(r rowed) string { return r.otherLanguages() }),
		figure("users", 5, func(r rowed) string { return r.Trust.users() }),
		word("release", 6, func(r rowed) string { return r.Trust.released() }))
}

// legend says what the heads and the signs of the table mean.
func (a Advice) legend(heads, signs map[string]bool) string {
	var said []string
	add := func(head, text string) {
		if heads[head] {
			said = append(said, head+": "+text)
		}
	}
	fast := "times as fast"
	if a.Load.Link > 0 {
		fast += ", network included"
	}
	add("vs "+a.Reference, fast)
	add("±", "95 % interval")
	add("garbage", "bytes of a message")
	add("kept", "bytes")
	if len(a.Data) > 1 {
		add("bytes", "relative to "+a.Reference)
	}
	add("memory", "at most, for a message of "+report.Size(a.Load.Largest))
	add("changes", "fields can be added and removed (if: on conditions)")
	add("untrusted", "no harm by hostile messages")
	add("safe", "no misuse of memory found")
	add("langs", "other languages")
	add("users", "known modules that require it"+a.users())
	for _, sign := range [][2]string{{"=", "tied with the first"}, {"–", "for comparison"}, {"?", "not known"}} {
		if signs[sign[0]] {
			said = append(said, sign[0]+": "+sign[1])
		}
	}
	return strings.Join(said, "; ") + "."
}

// users says of how many well-known modules the requirements were looked up.
func (a Advice) users() string {
	for _, c := range a.shown() {
		if r := c.Trust.RequiredBy; r != nil {
			return ", of " + strconv.Itoa(r.Of)
		}
	}
	return ""
}

// word says in a word whether a need is met.
func (s Standing) word() string {
	switch s {
	case Met:
		return "yes"
	case Documented:
		return "stated"
	case Open:
		return "?"
	}
	return "no"
}

// changes says in a word whether fields can be added and removed.
func (c Candidate) changes() string {
	if len(c.Conditions) > 0 {
		return "if"
	}
	return c.Evolution.Standing.word()
}

// otherLanguages is the number of other languages that read it.
func (c Candidate) otherLanguages() string {
	if len(c.Languages) == 0 && !c.OnlyGo {
		return "?"
	}
	return strconv.Itoa(len(c.Languages))
}

// users is the number of well-known modules that require it.
func (t Trust) users() string {
	switch {
	case t.Standard:
		return "Go"
	case t.RequiredBy == nil:
		return "?"
	}
	return strconv.Itoa(len(t.RequiredBy.By))
}

// released is the month of its newest release.
func (t Trust) released() string {
	if t.Standard {
		return "Go"
	}
	for _, r := range []maintenance.Release{t.Newest, t.Version} {
		if len(r.Date) >= len("2006-01") {
			return r.Date[:len("2006-01")]
		}
	}
	return "?"
}
