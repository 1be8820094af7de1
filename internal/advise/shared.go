package advise

import (
	"slices"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// shared returns the needs that checks found not to be met by any of several codecs that are shown. They don't help to
// choose among these codecs.
func shared(shown []Candidate) []string {
	if len(shown) < 2 {
		return nil
	}
	var needs []string
	for _, found := range shown[0].Found {
		fails := func(c Candidate) bool {
			return slices.ContainsFunc(c.Found, func(f Found) bool { return f.Need == found.Need })
		}
		if !slices.ContainsFunc(shown, func(c Candidate) bool { return !fails(c) }) {
			needs = append(needs, found.Need)
		}
	}
	return needs
}

// apart returns what was found about other needs than these.
func apart(all []Found, needs []string) []Found {
	return slices.DeleteFunc(slices.Clone(all), func(f Found) bool { return slices.Contains(needs, f.Need) })
}

// sharedText says what it means that all codecs fail a need.
func sharedText(need string) string {
	if need == verdict.DamageDetected {
		return need + ": some damage in a message goes unnoticed, and values are wrong. A checksum detects it, or a signature that is verified first. --json has examples."
	}
	return need + ", which asks that " + Need{Name: need}.About() + ". --json has examples."
}
