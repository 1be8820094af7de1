package module

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// JSON returns a data set of one message, the JSON document in the file. The function decode reads
// it; nil means encoding/json. The function shorten makes the few messages of a small sample, which
// must take at most 64 KiB together.
func JSON[T any](name, about string, f File, decode func([]byte, *T) error, shorten func(T) []T) corpus.Set {
	if decode == nil {
		decode = func(text []byte, v *T) error { return json.Unmarshal(text, v) }
	}
	return corpus.Set{
		Type:  codec.Of[T](name),
		About: about,
		Messages: func(small bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				var v T
				text, err := f.Read()
				if err == nil {
					err = decode(text, &v)
				}
				if err != nil {
					yield(nil, fmt.Errorf("%s: %w", name, err))
					return
				}
				if !small {
					yield(&v, nil)
					return
				}
				for _, v := range shorten(v) {
					if !yield(&v, nil) {
						return
					}
				}
			}
		},
	}
}

// Missing returns the reason why a data set is not available here, or "" if err is another error.
func Missing(err error) string {
	var absent *Absent
	if errors.As(err, &absent) {
		return err.Error()
	}
	return ""
}
