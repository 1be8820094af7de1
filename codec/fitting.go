package codec

import (
	"errors"

	"github.com/wirebench/wirebench/schema"
)

// Fitting returns the Bind of a codec that refuses types with a part that its Unfit refuses.
func Fitting(unfit func(*schema.Type) string, bind func(*Type) (Port, error)) func(*Type) (Port, error) {
	return func(t *Type) (Port, error) {
		for part := range t.Schema.All() {
			if why := unfit(part); why != "" {
				return Port{}, errors.New(why)
			}
		}
		return bind(t)
	}
}
