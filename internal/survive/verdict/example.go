package verdict

import (
	"fmt"
	"strings"
)

// Example is a result that shows a finding, with what is needed to try it again.
type Example struct {
	// ID is that of the result, for wirebench check --replay.
	ID string `json:"id"`
	// Kind is the kind of check, Entry the function of the codec that took the input, and Data the data
	// set. A check that is of no single function or of no data set leaves them empty.
	Kind  string `json:"check"`
	Entry string `json:"entry,omitempty"`
	Data  string `json:"data,omitempty"`
	// Name is what was tried: the name of an attack, of a kind of damage or of a test suite.
	Name string `json:"name,omitempty"`
	// How is the way in which the codec failed, in a few words.
	How string `json:"how,omitempty"`
	// What says what happened, in one line, and Reply what the codec answered to the input, if that is
	// something else. Took is what the input took: memory, time and levels.
	What  string `json:"what,omitempty"`
	Reply string `json:"reply,omitempty"`
	Took  string `json:"took,omitempty"`
	// Source is the paragraph of the specification that demands something else.
	Source string `json:"source,omitempty"`
	// Input is the input in the text form of package attacks. It is "" if the check has no single input, if
	// the input is long, or if it is withheld. Bytes is its length.
	Input string `json:"input,omitempty"`
	Bytes int    `json:"bytes,omitempty"`
	// Needs are the kinds of parts that a type must have for the input. Without any, the input concerns all
	// types.
	Needs []string `json:"needs,omitempty"`
	// Withheld says that what harms the decoder is not published yet (SECURITY.md).
	Withheld bool `json:"withheld,omitempty"`
}

// Sentence says what happened, in which function and with which message.
func (e Example) Sentence() string {
	var where []string
	for _, part := range []string{e.Entry, e.Data} {
		if part != "" {
			where = append(where, part)
		}
	}
	if e.Kind == Evolution { // the data set is a change, the function a direction, and the name what users do
		return fmt.Sprintf("%s, %s: %s", e.Data, e.Entry, e.What)
	}
	what := e.What
	switch {
	case what != "":
	case e.How != "":
		what = e.How
	default:
		what = "nothing was found"
	}
	if e.Name != "" {
		what += " (" + e.Name + ")"
	}
	if len(where) == 0 {
		return what
	}
	return strings.Join(where, " of ") + ": " + what
}

// Replay is the command that tries it again, "" if it is withheld.
func (e Example) Replay() string {
	if e.Withheld {
		return ""
	}
	return "wirebench check --replay " + e.ID
}
