package check

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/codec"
)

// Message checks that a type's conversions to its message and back are inverse to each other for
// these values. The type's own methods are part of the conversions. A type that is its own message
// needs no check. numbers are as in [Comparer].
func Message(t *codec.Type, values []any, numbers []int) error {
	if t.Surrogate == nil {
		return nil
	}
	named := Comparer{Numbers: numbers}
	for i, v := range values {
		want, err := t.Surrogate.To(v)
		if err != nil {
			return fmt.Errorf("message %d: %w", named.number(i), err)
		}
		back, err := t.Surrogate.From(want)
		if err != nil {
			return fmt.Errorf("message %d: %w", named.number(i), err)
		}
		got, err := t.Surrogate.To(back)
		if err != nil {
			return fmt.Errorf("message %d, after it was converted and back: %w", named.number(i), err)
		}
		if d := Diff(want, got, 0); len(d.Differences) > 0 {
			return fmt.Errorf("message %d: the type's own methods read other values than they write: %s", named.number(i), strings.Join(d.Differences, "; "))
		}
	}
	return nil
}
