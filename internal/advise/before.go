package advise

import (
	"fmt"
	"strings"
)

// before says what to know before a change to the first candidate, or before the one for a new program is used: its
// conditions, and the checks that it fails. It is "" if there is nothing, or if the program has that codec now.
func (a Advice) before() string {
	of := a.decided()
	if len(of) == 0 || a.Worth == nil || of[len(of)-1].Codec == a.Worth.Familiar {
		return ""
	}
	first := of[len(of)-1]
	var parts []string
	if len(first.Conditions) > 0 {
		parts = append(parts, "the type may change only if "+strings.Join(first.Conditions, ", and "))
	}
	if u := first.Unlike; u != nil && a.Worth.Familiar == standardJSON {
		parts = append(parts, u.What)
	}
	var failed []string
	for _, f := range apart(first.Found, shared(a.shown())) { // what all fail is said of all
		failed = append(failed, f.Need)
	}
	if failed != nil {
		parts = append(parts, fmt.Sprintf("it fails the checks of %s", enumerated(failed)))
	}
	if parts == nil {
		return ""
	}
	return fmt.Sprintf("Before you use %s: %s.", first.Codec, strings.Join(parts, "; "))
}
