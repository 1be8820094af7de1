package survive

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
)

// Dangerous reports whether the input of a result harms programs that decode it.
func (r Result) Dangerous() bool {
	return r.Verdict == Fails && r.Kind != Memory && slices.Contains(harms, r.How)
}

// Risks returns the documented risks of which any would make the result no news.
func (r Result) Risks() []codec.Risk {
	switch r.How {
	case Panics:
		return []codec.Risk{codec.Panics}
	case Allocates:
		return []codec.Risk{codec.Allocates}
	case Hangs, Slow:
		return []codec.Risk{codec.Stalls}
	case Corrupts:
		return []codec.Risk{codec.Strays}
	case Dies:
		switch {
		case strings.Contains(r.What, "stack exceeds"):
			return []codec.Risk{codec.Nests}
		case strings.Contains(r.What, "out of memory"):
			return []codec.Risk{codec.Allocates}
		}
		return []codec.Risk{codec.Strays}
	}
	return nil
}

// withheld is the name of a case whose input is not published.
const withheld = "withheld"

// inputWithheld ends the text of a result whose input is not published.
const inputWithheld = "; the input is withheld (SECURITY.md)"

// Withheld returns the result without what shows how to harm a decoder: only in which way it is harmed. The
// name of a change stays, since all messages of changes are known.
func (r Result) Withheld() Result {
	if r.Kind != Evolution {
		r.Name = withheld
	}
	r.What = string(r.How) + inputWithheld
	r.Part, r.Input, r.Cost, r.Levels, r.Taken, r.Conformance = "", nil, nil, nil, nil, nil
	return r
}

// Again returns an error if the result can't be tried again, because its input is withheld.
func (r Result) Again() error {
	if r.Name == withheld || strings.HasSuffix(r.What, inputWithheld) {
		return fmt.Errorf("the input of %s is withheld (SECURITY.md); wirebench check --codec %s finds it again", r.ID(), r.Codec)
	}
	return nil
}

// Encode writes the record.
func (rec Record) Encode(to io.Writer) error {
	enc := json.NewEncoder(to)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(rec.Header); err != nil {
		return err
	}
	for _, r := range rec.Results {
		if err := enc.Encode(r); err != nil {
			return err
		}
	}
	return nil
}
