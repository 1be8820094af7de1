// Package committed says which code for the types of built-in data sets is committed. All other code is made on demand.
package committed

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/emitrun"
)

// seldom are emitters whose code is long and is seldom asked for. It is committed for the families in often alone.
var seldom = []string{"pulsar", "ffjson", "gogoprotobuf"}

// often are the families on which codecs are compared first, and edge, whose code is made for tests: it shows what codecs
// get wrong.
var often = []string{"person", "book", "huge", "service", "ergo", "order", "edge"}

// Emitters returns the emitters whose code for a family of data sets is committed. formats are as in corpus.Set.
func Emitters(family string, formats []string, codecs []codec.Codec) []codec.Emitter {
	return emitrun.Emitters(slices.DeleteFunc(slices.Clone(codecs), func(k codec.Codec) bool {
		switch {
		case k.Emitter == nil || k.OnDemand != "":
			return true
		case formats != nil && !slices.Contains(formats, k.Format.Name) && !k.Marks.Bound:
			return true
		}
		return Seldom(k.Emitter.Package(), family)
	}))
}

// Seldom reports whether the code of an emitter for a family of data sets is made on demand because it is long and seldom
// asked for.
func Seldom(emitter, family string) bool {
	return slices.Contains(seldom, emitter) && !slices.Contains(often, family)
}
