package codec

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Loss is an exception from equality, declared by a codec with its reason.
type Loss struct {
	Rule Rule `json:"rule"`
	// Why names the source of the loss: the format's specification or the
	// library's documented behaviour.
	Why string `json:"why"`
}

// Rule names one difference between an encoded and a decoded value.
type Rule uint16

// The rules. A difference that none of them describes can't be an exception: it is a fault.
const (
	// ZoneOffset means that a time keeps its instant and loses its offset from UTC.
	ZoneOffset Rule = 1 << iota
	// Time100ns means that a time is kept to 100 nanoseconds.
	Time100ns
	// TimeMicro means that a time is kept to the microsecond.
	TimeMicro
	// TimeMilli means that a time is kept to the millisecond.
	TimeMilli
	// TimeSecond means that a time is kept to the second.
	TimeSecond
	// NilEmpty means that a nil slice or map is not distinguished from an empty one.
	NilEmpty
	// NilZero means that a nil pointer is not distinguished from a pointer to a zero value.
	NilZero
)

var ruleNames = []struct {
	rule Rule
	name string
}{
	{ZoneOffset, "zone"},
	{Time100ns, "time to 100 ns"},
	{TimeMicro, "time to µs"},
	{TimeMilli, "time to ms"},
	{TimeSecond, "time to s"},
	{NilEmpty, "nil or empty"},
	{NilZero, "nil or zero"},
}

// Names returns the names of the rules in r, in a fixed order.
func (r Rule) Names() []string {
	var names []string
	for _, n := range ruleNames {
		if r&n.rule != 0 {
			names = append(names, n.name)
		}
	}
	return names
}

// MarshalText writes the names of the rules.
func (r Rule) MarshalText() ([]byte, error) { return []byte(strings.Join(r.Names(), ", ")), nil }

// UnmarshalText reads the names that MarshalText wrote.
func (r *Rule) UnmarshalText(text []byte) error {
	*r = 0
	for name := range strings.SplitSeq(string(text), ", ") {
		at := slices.Index(Rule(math.MaxUint16).Names(), name)
		if at < 0 {
			return fmt.Errorf("%q isn't a rule for differences of encoded and decoded values", name)
		}
		*r |= ruleNames[at].rule
	}
	return nil
}

// Allowed returns the rules that c declares as its losses.
func (c Codec) Allowed() Rule {
	var r Rule
	for _, l := range c.Losses {
		r |= l.Rule
	}
	return r
}
