package rustrand_test

import (
	"fmt"

	"github.com/wirebench/wirebench/corpus/rustrand"
)

// hit is a line of a log.
type hit struct {
	Method string
	Status int32
	User   *uint32
}

// newHit draws the fields in the order in which the benchmark in Rust draws them.
func newHit(r *rustrand.Rand) hit {
	return hit{
		Method: rustrand.Pick(r, "GET", "POST"),
		Status: r.Int32(200, 500),
		User:   rustrand.Optional(r, (*rustrand.Rand).Uint32),
	}
}

func hits(r *rustrand.Rand, n int) []hit { return rustrand.List(r, n, newHit) }

// A data set has one message of 10,000 elements, as the benchmark makes it. A small sample has
// messages of few elements.
func ExampleSet() {
	set := rustrand.Set("hits", "lines of a log", 10_000, 2, hits)
	for v, err := range set.Messages(true) {
		if err != nil {
			fmt.Println(err)
			return
		}
		for _, h := range *v.(*[]hit) {
			fmt.Println(h.Method, h.Status, h.User != nil)
		}
	}
	// Output:
	// GET 235 false
	// GET 300 false
	// GET 347 false
	// POST 206 false
}
