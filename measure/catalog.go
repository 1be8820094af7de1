package measure

import (
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Reference is the codec that ratios refer to, never the current winner.
const Reference = "json"

// Twin is the reference entered a second time under another name: the run's own
// check. Any difference between the two is the run's error.
const Twin = "json (twin)"

// Anchors take part in every process to the end, beside the reference, so that
// processes and shards can be joined: fast, middling and slow codecs of formats
// that differ.
var Anchors = []string{"noop", "msgpack", "gob", "cbor"}

// Catalog is the codecs and data sets of a program.
type Catalog struct {
	Codecs []codec.Codec
	Sets   []corpus.Set
}

// Codec finds a codec by name; the twin is the reference under its own name.
func (c Catalog) Codec(name string) (codec.Codec, error) {
	want := name
	if name == Twin {
		want = Reference
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
