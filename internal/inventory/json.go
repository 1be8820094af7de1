package inventory

import (
	"encoding/json"

	"github.com/wirebench/wirebench/codec/formats"
)

// codecJSON is the stored form of a codec. It has only the name of the format, since package
// formats knows the rest.
type codecJSON struct {
	plainCodec
	Format string `json:"format,omitempty"`
}

type plainCodec Codec

// MarshalJSON writes the codec with the name of its format.
func (c Codec) MarshalJSON() ([]byte, error) {
	return json.Marshal(codecJSON{plainCodec(c), c.Format.Name})
}

// UnmarshalJSON reads what MarshalJSON wrote. If package formats lacks the format, only its name is
// known.
func (c *Codec) UnmarshalJSON(text []byte) error {
	var in codecJSON
	if err := json.Unmarshal(text, &in); err != nil {
		return err
	}
	*c = Codec(in.plainCodec)
	c.Format = formats.Named(in.Format)
	return nil
}
