//go:build linux

package faulty

import (
	"encoding/json"
	"errors"
	"iter"
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// Basket has what person lacks: a slice and a map.
type Basket struct {
	Owner  string
	Items  []string
	Prices map[string]int
}

func baskets() corpus.Set {
	return corpus.New("basket", "a list and a map", func(r *corpus.Rand) Basket {
		b := Basket{Owner: r.Name(), Prices: make(map[string]int)}
		for range 2 + r.IntN(4) {
			item := r.Hex(8)
			b.Items = append(b.Items, item)
			b.Prices[item] = r.IntN(10_000)
		}
		return b
	})
}

// fewBaskets are as many baskets as a chunk has, so that there are none that a codec has not met.
func fewBaskets() corpus.Set {
	set := baskets()
	few := corpus.Set{Type: codec.Of[Basket]("few-baskets"), About: "a few lists and maps"}
	few.Messages = func(small bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			left := corpus.ChunkSize
			for v, err := range set.Messages(small) {
				if left--; left < 0 || !yield(v, err) {
					return
				}
			}
		}
	}
	return few
}

// onFewBaskets is the data set of few baskets.
var onFewBaskets = domain{fewBaskets, onBaskets.sound}

// onBaskets is the data set of baskets, encoded by encoding/json.
var onBaskets = domain{baskets, func(t *codec.Type) (codec.Port, error) {
	return codec.ReflectivePort(t, json.Marshal, json.Unmarshal), nil
}}

// Picture is only bytes.
type Picture struct{ Data []byte }

func pictures() corpus.Set {
	return corpus.New("picture", "bytes", func(r *corpus.Rand) Picture { return Picture{r.Bytes(128 + r.IntN(256))} })
}

// onPictures is the data set of pictures, whose encoding is their bytes.
var onPictures = domain{pictures, func(t *codec.Type) (codec.Port, error) {
	if t.Go != reflect.TypeFor[Picture]() {
		return codec.Port{}, errors.New("bytes alone")
	}
	return codec.Port{
		Marshal:   func(v any) ([]byte, error) { return slices.Clone(v.(*Picture).Data), nil },
		Unmarshal: func(b []byte) (any, error) { return &Picture{slices.Clone(b)}, nil },
	}, nil
}}
