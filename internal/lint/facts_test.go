package lint

import (
	"regexp"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// place is an address, or a file of the library with the function in it.
var place = regexp.MustCompile(`^(https://\S+|source: [\w./-]+\.(go:\w+|md))$`)

// TestCodecsTellFacts checks that every codec says how it tells fields apart, and that each limit
// says what happens and where that can be read.
func TestCodecsTellFacts(t *testing.T) {
	all := builtin.Known().Codecs
	if len(all) < 100 {
		t.Fatalf("%d codecs are too few", len(all))
	}
	limits, statements := 0, 0
	for _, k := range all {
		// Yardsticks are no formats, and that of MarshalBinary is the author's of each type.
		none := k.Marks.Baseline() || k.Marks.Bound || k.Format.Name == formats.Own.Name
		if none && k.Fields != "" || !none && !k.Fields.Known() {
			t.Errorf("%s tells fields apart by %q", k.Name, k.Fields)
		}
		for _, l := range k.Limits {
			limits++
			switch {
			case !l.Risk.Known():
				t.Errorf("%s: risk %q is not known", k.Name, l.Risk)
			case l.What == "":
				t.Errorf("%s: %s does not say what happens", k.Name, l.Risk)
			case !place.MatchString(l.Source):
				t.Errorf("%s: %s has the source %q, want an address or \"source: FILE:FUNCTION\"", k.Name, l.Risk, l.Source)
			}
		}
		seen := make(map[codec.Topic]bool)
		for _, s := range k.Statements {
			statements++
			switch {
			case !s.About.Known():
				t.Errorf("%s: the topic %q is not known", k.Name, s.About)
			case seen[s.About]:
				t.Errorf("%s: two statements are about %q", k.Name, s.About)
			case s.What == "":
				t.Errorf("%s: the statement about %q does not say what is stated", k.Name, s.About)
			case !place.MatchString(s.Source):
				t.Errorf("%s: the statement about %q has the source %q, want an address or \"source: FILE:FUNCTION\"", k.Name, s.About, s.Source)
			case s.About == codec.Strangers && s.Holds && slices.ContainsFunc(k.Limits, func(l codec.Limit) bool { return l.Risk.Dangerous() }):
				t.Errorf("%s is said to be fit for messages from strangers, but has limits that are dangerous", k.Name)
			}
			seen[s.About] = true
		}
	}
	if limits == 0 || statements == 0 {
		t.Errorf("all codecs have %d limits and %d statements", limits, statements)
	}
}
