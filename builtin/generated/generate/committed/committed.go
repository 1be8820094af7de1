// Package committed says which code for the types of built-in data sets is committed. All other
// code is made on demand.
//
// It must not know the codecs and data sets themselves: emitters and families are names here, and a
// test checks that they exist.
package committed

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/emitrun"
)

// seldom are emitters whose code is long and seldom asked for. It is only committed for the
// families in often.
var seldom = []string{"pulsar", "ffjson", "gogoprotobuf"}

// often are the families on which codecs are compared first. edge is one of them, although its code
// is made for tests only, because it shows the errors of codecs.
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

// Seldom reports whether the code of an emitter for a family of data sets is made on demand,
// because it is long and seldom asked for.
func Seldom(emitter, family string) bool {
	return slices.Contains(seldom, emitter) && !slices.Contains(often, family)
}
