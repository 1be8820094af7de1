package advise

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// FewUsers is the number of known modules below which a library has few users, so that others may not have met its
// defects before the reader does.
const FewUsers = 5

// caveats are what there is to know before a codec is used, each in a few words: risks, harm by input of strangers,
// other checks that it fails, what values lose, few users, and no schema for readers in other languages. A danger that
// is documented and was found, too, is one. That damage goes unnoticed is none: it does so in nearly every format.
func (o option) caveats(c Candidate) []string {
	all := []string{}
	for _, r := range c.Risks {
		all = append(all, r.Words)
	}
	all = append(all, report.Failed(o.info)...)
	if found := slices.ContainsFunc(c.Found, func(f Found) bool { return f.Need == verdict.Untrusted }); len(c.Limits) > 0 && !found {
		all = append(all, "not for hostile input")
	}
	for _, lost := range c.Loses {
		all = append(all, cmp.Or(shortLosses[lost], LossWords(lost)))
	}
	if c.Trust.Known() < FewUsers {
		all = append(all, c.Trust.few())
	}
	if c.Undescribed {
		all = append(all, "no schema for other languages")
	}
	return all
}

// shortLosses are few words for what values often lose.
var shortLosses = map[string]string{"zone": "times lose their zone", "nil or empty": "nil = empty", "nil or zero": "nil = zero"}

// few says how few well-known modules require the library.
func (t Trust) few() string {
	switch {
	case t.RequiredBy == nil:
		return "users unknown"
	case len(t.RequiredBy.By) == 0:
		return fmt.Sprintf("none of %d known modules requires it", t.RequiredBy.Of)
	}
	n := len(t.RequiredBy.By)
	return fmt.Sprintf("%d of %d known modules %s it", n, t.RequiredBy.Of, verb(n, "requires", "require"))
}

// caveatsText lists the caveats of the codecs of the table, a line for each codec that has one. Of those that the reader
// may use, it says what hostile input does.
func (a Advice) caveatsText() (lines []string) {
	decided := names(a.decided())
	for _, r := range a.rows(a.Shortlist) {
		said := slices.Clone(r.Caveats)
		for i, f := 0, slices.IndexFunc(r.Found, func(f Found) bool { return f.Need == verdict.Untrusted }); i < len(said); i++ {
			if f >= 0 && said[i] == report.FailsHostile && slices.Contains(decided, r.Codec) {
				said[i] += " (" + r.Found[f].What + ")"
			}
		}
		if len(said) > 0 {
			lines = append(lines, r.Codec+": "+strings.Join(said, "; ")+".")
		}
	}
	return lines
}

// belowTable writes the caveats of the codecs of the table, and the codecs that share the first place.
func (a Advice) belowTable(line func(label, s string), length Length) {
	for i, s := range a.caveatsText() {
		line(label(i, "Caveats    "), s)
	}
	if s := a.alike(); s != "" && length == Usual {
		line("Alike      ", s)
	}
}
