package measure

import (
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Catalog holds the codecs and data sets that are linked into a measuring process.
type Catalog struct {
	codec.Roles
	Codecs []codec.Codec
	Sets   []corpus.Set
}

// Codec finds a codec by name. For the twin it returns the reference under the twin's name.
func (c Catalog) Codec(name string) (codec.Codec, error) {
	want := name
	if name == c.Twin() {
		want = c.Reference
	}
	for _, k := range c.Codecs {
		if k.Name == want {
			k.Name = name
			return k, nil
		}
	}
	return codec.Codec{}, fmt.Errorf("no codec %q in this program", name)
}

// Set finds a data set by name.
func (c Catalog) Set(name string) (corpus.Set, error) {
	for _, s := range c.Sets {
		if s.Type.Name == name {
			return s, nil
		}
	}
	return corpus.Set{}, fmt.Errorf("no data set %q in this program", name)
}
