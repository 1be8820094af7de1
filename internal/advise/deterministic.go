package advise

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/schema"
)

// determined is a need that documentation decides, unless the run saw bytes that differ, or the type has no maps.
const determined = "deterministic"

// exact is a need of readers in other languages.
const exact = "int64"

// deterministic goes by what the run saw, and then by documentation. A library whose documentation says that the
// order of maps changes bytes meets the need for a type without maps, if the run saw equal bytes.
func deterministic(o option, _ Need) Verdict {
	v := o.stated(string(codec.Determined))
	ordered := len(o.data) > 0 && len(o.encoded) == len(o.data) // whether the types have no maps, and bytes were equal
	for i, d := range o.data {
		if d.Type == "" || i >= len(o.encoded) { // an older program recorded neither the type nor checksums of all encodings
			ordered = false
			continue
		}
		for _, kind := range []schema.Kind{schema.Map, schema.Any} {
			ordered = ordered && !slices.Contains(d.Parts, (&schema.Type{Kind: kind}).Part())
		}
		c := o.encoded[i]
		ordered = ordered && c.Encoded != 0
		if c.Wire > 0 && c.Encoded == 0 && c.Reason == "" && c.Fault == "" {
			return failed("equal values of " + d.Name + " had different bytes in this run")
		}
	}
	builds := slices.ContainsFunc(o.info.Statements, func(s record.Statement) bool { return s.About == string(codec.Determined) && s.Builds })
	if v.Standing == Failed && ordered && !builds {
		return Verdict{Standing: Met}
	}
	return v
}

// sawEqual reports whether the run compared the bytes of equal values on all data sets, and they were equal.
func (o option) sawEqual() bool {
	return len(o.data) > 0 && len(o.encoded) == len(o.data) && !slices.ContainsFunc(o.encoded, func(c record.Cell) bool { return c.Encoded == 0 })
}

// Sign says what to do if bytes must be equal. The need for equal bytes can't promise more.
const Sign = "Sign the bytes that you send, and verify the bytes that you got before you decode them: then no codec has to write equal bytes, and you can drop the need deterministic. Where values are hashed or encoded again, later versions of a library, and encoders in other languages, may write other bytes for the same value."

// beware says what to know before any codec is chosen. It is "" if there is nothing.
func (a Advice) beware(options []option) string {
	var said []string
	if slices.Contains(a.Needs, determined) {
		said = append(said, Sign)
		for _, c := range a.Changes {
			if c.Kind == OfNeed && c.If == "without "+determined {
				said = append(said, fmt.Sprintf("Without that need the first choice is %s.", c.Codec))
			}
		}
	}
	for _, o := range options {
		if slices.Contains(a.Needs, exact) || len(a.Shortlist) == 0 || o.info.Name != a.Shortlist[0].Codec {
			continue
		}
		if v := (Need{Name: exact}).Kind().judge(o, Need{Name: exact}); v.Standing == Failed {
			said = append(said, fmt.Sprintf("With %s, %s: send such numbers as strings, or add --need %s.", o.info.Name, v.Why, exact))
		}
	}
	return strings.Join(said, " ")
}
