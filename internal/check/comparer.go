package check

import (
	"github.com/wirebench/wirebench/codec"
)

// Comparer compares values with the messages of a data set.
type Comparer struct {
	Type *codec.Type
	// Values are the messages, *T each. They must not change.
	Values []any
	// Numbers are the places of the messages in their data set, with which errors name them. Nil
	// means that they are in that order.
	Numbers []int

	allowed codec.Rule
	// reads reports whether a codec may read struct tags with the given key. It may be nil.
	reads func(key string) bool
	// same finds most equal values faster than Diff. like does so, too, and allows the codec's
	// losses.
	same, like *comparison
}

// NewComparer returns a Comparer with messages of the type. Values may differ from them by the
// allowed rules.
func NewComparer(t *codec.Type, values []any, allowed codec.Rule) *Comparer {
	return &Comparer{Type: t, Values: values, allowed: allowed, same: newComparison(0), like: newComparison(allowed)}
}

// number returns the place of message i in its data set.
func (c *Comparer) number(i int) int {
	if c.Numbers == nil {
		return i
	}
	return c.Numbers[i]
}

// Same compares a decoded value with message i and adds the rules it needed to used. A non-nil error
// is a [*Fault] or an [*Unfit].
func (c *Comparer) Same(i int, got any, used *codec.Rule) error {
	want := c.Values[i]
	if c.same.identical(want, got) {
		return nil
	}
	if plain := c.Type.Surrogate; plain != nil {
		var err error
		if want, err = plain.To(want); err == nil {
			got, err = plain.To(got)
		}
		if err != nil {
			return faultf("message %d: %s", c.number(i), firstLine(err))
		}
	}
	d := Diff(want, got, c.allowed)
	*used |= d.Used
	if len(d.Differences) > 0 {
		return c.differs(i, d)
	}
	return nil
}

// Matches is a faster [Comparer.Same] for callers that don't need the rules.
func (c *Comparer) Matches(i int, got any) error {
	if c.like.identical(c.Values[i], got) {
		return nil
	}
	return c.Same(i, got, new(codec.Rule))
}
