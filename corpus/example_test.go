package corpus_test

import (
	"fmt"

	"github.com/wirebench/wirebench/corpus"
)

type reading struct {
	Sensor string
	Values []float64
}

// A data set is a Go type and a function that makes one message. All randomness comes from the
// [corpus.Rand], so that every run has the same messages.
func ExampleNew() {
	set := corpus.New("readings", "readings of a sensor", func(r *corpus.Rand) reading {
		return reading{
			Sensor: r.Hex(4),
			Values: corpus.List(r, r.Between(1, 3), (*corpus.Rand).Float64),
		}
	})
	for n := range 2 {
		message, err := corpus.Message(set, n)
		if err != nil {
			fmt.Println(err)
			return
		}
		m := message.(*reading)
		fmt.Println(m.Sensor, len(m.Values))
	}
	// Output:
	// e21f 2
	// 4809 3
}
