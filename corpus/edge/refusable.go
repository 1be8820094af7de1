package edge

import (
	"math"
	"time"

	"github.com/wirebench/wirebench/corpus"
)

// FloatKeys is a map by numbers that need not be whole.
type FloatKeys struct{ Names map[float64]string }

// TimeKeys is a map by times.
type TimeKeys struct{ Names map[time.Time]string }

// Refusable returns values for which not every format has room. A codec that says so in
// an error when it is to encode one is right; one that makes another value of it is not.
func Refusable() []corpus.Set {
	inf := math.Inf(1)
	year := func(y int) Moment { return Moment{time.Date(y, 2, 28, 12, 0, 0, 500_000_000, time.UTC)} }
	return []corpus.Set{
		set("edge-nan", Floats{float32(math.NaN()), math.NaN()}),
		set("edge-infinities", Floats{float32(inf), inf}, Floats{float32(-inf), -inf}),
		set("edge-listed-nan", Numbers{Floats: []float64{math.NaN()}}),
		set("edge-listed-infinities", Numbers{Floats: []float64{inf, -inf}}),
		set("edge-zero-time", Moment{}),
		// Nanoseconds since 1970 in 64 bits end in 1677 and in 2262.
		set("edge-years", year(1), year(1582), year(1677), year(2263), year(9999)),
		set("edge-nil-pointers", Pointers{[]*Point{nil, {1, -2}, nil, nil, {3, 4}, nil}}),
		set("edge-nil-scalars", PointerScalars{
			[]*int64{nil, corpus.Ptr[int64](5), nil}, []*string{corpus.Ptr("x"), nil, nil},
		}),
		set("edge-nil-in-map", PointerMaps{map[string]*Point{"nil": nil}}),
		set("edge-nil-map-in-map", MapMaps{map[string]map[string]int32{"nil": nil}}),
		set("edge-float-keys", FloatKeys{map[float64]string{0.1: "a", -math.MaxFloat64: "b"}}),
		// Keys are equal to Go only where their zones are one in memory, as UTC is.
		set("edge-time-keys", TimeKeys{map[time.Time]string{time.Date(2024, 2, 29, 23, 59, 59, 0, time.UTC): "leap"}}),
	}
}
