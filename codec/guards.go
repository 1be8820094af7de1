package codec

import (
	"cmp"
	"fmt"
	"slices"
)

// Guard is a limit that a library sets to the messages that it decodes, or that a program can set. That a
// codec has no guards means that none is known.
type Guard struct {
	// Against is the risk that the limit is against: [Nests], [Allocates] or [Stalls].
	Against Risk `json:"against"`
	// Of is what is limited, in a few words: "levels", "bytes of a text".
	Of string `json:"of"`
	// Default is the limit in a program that sets none, such as "32" or "64 MiB". It is "" if there is no
	// limit in such a program.
	Default string `json:"default,omitempty"`
	// Here is the limit in wirebench. It is "" if that is the default.
	Here string `json:"here,omitempty"`
	// Option is what a program sets, such as "DecOptions.MaxNestedLevels". It is "" if nothing changes the
	// limit.
	Option string `json:"option,omitempty"`
	// Source is where this is documented, in the form of [Limit].Source.
	Source string `json:"source"`
}

// Off reports whether the limit is only there if a program sets it, and wirebench does not.
func (g Guard) Off() bool { return g.Default == "" && g.Here == "" }

// Value returns the limit by default, and that of wirebench if it is another one.
func (g Guard) Value() string {
	s := cmp.Or(g.Default, "no limit")
	if g.Here != "" {
		s += "; in wirebench: " + g.Here
	}
	return s
}

// String says what the limit is and how it is changed: "levels: by default 32 (DecOptions.MaxNestedLevels)".
func (g Guard) String() string {
	if g.Option == "" {
		return fmt.Sprintf("%s: always %s", g.Of, g.Value())
	}
	return fmt.Sprintf("%s: by default %s (%s)", g.Of, g.Value(), g.Option)
}

// GuardsAgainst returns the limits that are against one of the risks.
func GuardsAgainst(all []Guard, risks ...Risk) []Guard {
	return slices.DeleteFunc(slices.Clone(all), func(g Guard) bool { return !slices.Contains(risks, g.Against) })
}
