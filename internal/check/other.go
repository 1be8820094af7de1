package check

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// Other returns the port of the codec that does the other half of the work of k, if k only decodes
// or only encodes: the codec whose bytes k reads, or the codec that reads k's bytes. It is looked
// for in codecs and bound to t, or to its message. The port is empty if k names no other codec. The
// error is a reason why k can't be measured.
func Other(k codec.Codec, codecs []codec.Codec, t *codec.Type, message bool) (codec.Port, error) {
	name, half := k.Reads, "reads the bytes of "
	if name == "" {
		name, half = k.ReadBy, "is read by "
	}
	if name == "" {
		return codec.Port{}, nil
	}
	half += name
	i := slices.IndexFunc(codecs, func(c codec.Codec) bool { return c.Name == name })
	if i < 0 {
		return codec.Port{}, fmt.Errorf("%s, which is not in this program", half)
	}
	port, err := codec.Bind(codecs[i], t, message)
	switch {
	case err != nil:
		return codec.Port{}, fmt.Errorf("%s: %w", half, err)
	case k.Reads != "" && port.Marshal == nil:
		return codec.Port{}, fmt.Errorf("%s, which has none: it only decodes", half)
	case k.Reads == "" && port.Unmarshal == nil:
		return codec.Port{}, fmt.Errorf("%s, which can't: it only encodes", half)
	}
	return port, nil
}
