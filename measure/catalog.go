package measure

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Roles name the codecs of a program that others are compared with.
type Roles struct {
	// Reference is the codec that ratios refer to, never the current winner.
	Reference string
	// Anchors take part in every process to the end, beside the reference, so that
	// processes and shards can be joined: codecs that are fast, middling and slow, of
	// formats that differ.
	Anchors []string
}

// Twin is the name under which the reference is entered a second time: the run's own
// check. Any difference between the two is the run's error.
func (r Roles) Twin() string { return r.Reference + " (twin)" }

// Always reports whether a codec takes part in every process to the end, for others to
// be compared with.
func (r Roles) Always(name string) bool {
	return name == r.Reference || name == r.Twin() || slices.Contains(r.Anchors, name)
}

// Catalog is the codecs and data sets of a program.
type Catalog struct {
	Roles
	Codecs []codec.Codec
	Sets   []corpus.Set
}

// Codec finds a codec by name; the twin is the reference under its own name.
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
