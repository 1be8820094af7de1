package edge

import (
	"math"
	"time"

	"github.com/wirebench/wirebench/corpus"
)

// FloatKeys has a map with fractional numbers as keys.
type FloatKeys struct{ Names map[float64]string }

// TimeKeys has a map with times as keys.
type TimeKeys struct{ Names map[time.Time]string }

// Refusable returns values that some formats can't hold. A codec may refuse to encode such a value
// with an error. It must not change the value.
func Refusable() []corpus.Set {
	inf := math.Inf(1)
	year := func(y int) Moment { return Moment{time.Date(y, 2, 28, 12, 0, 0, 500_000_000, time.UTC)} }
	return []corpus.Set{
		set("edge-nan", Floats{float32(math.NaN()), math.NaN()}),
		set("edge-infinities", Floats{float32(inf), inf}, Floats{float32(-inf), -inf}),
		set("edge-listed-nan", Numbers{Floats: []float64{math.NaN()}}),
		set("edge-listed-infinities", Numbers{Floats: []float64{inf, -inf}}),
		set("edge-zero-time", Moment{}),
		// Nanoseconds since 1970 fit in 64 bits only from 1677 to 2262.
		set("edge-years", year(1), year(1582), year(1677), year(2263), year(9999)),
		set("edge-nil-pointers", Pointers{[]*Point{nil, {1, -2}, nil, nil, {3, 4}, nil}}),
		set("edge-nil-scalars", PointerScalars{
			[]*int64{nil, corpus.Ptr[int64](5), nil}, []*string{corpus.Ptr("x"), nil, nil},
		}),
		set("edge-nil-in-map", PointerMaps{map[string]*Point{"nil": nil}}),
		set("edge-nil-map-in-map", MapMaps{map[string]map[string]int32{"nil": nil}}),
		set("edge-float-keys", FloatKeys{map[float64]string{0.1: "a", -math.MaxFloat64: "b"}}),
		// Go compares zones of keys by address, so keys are equal only with a shared zone such as
		// UTC.
		set("edge-time-keys", TimeKeys{map[time.Time]string{time.Date(2024, 2, 29, 23, 59, 59, 0, time.UTC): "leap"}}),
	}
}
