package check

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// Source returns the function that makes the bytes which k decodes, where k only
// decodes: the Marshal of the codec that k.Reads names, one of codecs, bound to t.
// It is nil where k.Reads is empty. The error is a reason why k can't be measured.
func Source(k codec.Codec, codecs []codec.Codec, t *codec.Type) (func(v any) ([]byte, error), error) {
	if k.Reads == "" {
		return nil, nil
	}
	i := slices.IndexFunc(codecs, func(c codec.Codec) bool { return c.Name == k.Reads })
	if i < 0 {
		return nil, fmt.Errorf("reads the bytes of %s, which is not in this program", k.Reads)
	}
	port, err := codecs[i].Bind(t)
	if err != nil {
		return nil, fmt.Errorf("reads the bytes of %s: %w", k.Reads, err)
	}
	if port.Marshal == nil {
		return nil, fmt.Errorf("reads the bytes of %s, which has none: it only decodes", k.Reads)
	}
	return port.Marshal, nil
}
