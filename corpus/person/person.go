// Package person has the flat record that Go serialization suites have measured since 2013, alone
// and in slices of growing length.
package person

import (
	"fmt"
	"time"

	"github.com/wirebench/wirebench/corpus"
)

// Person is the published record.
type Person struct {
	Name     string // 16 hexadecimal digits
	BirthDay time.Time
	Phone    string // 10 digits
	Siblings int    // 0 to 4
	Spouse   bool
	Money    float64
}

func generate(r *corpus.Rand) Person {
	return Person{
		Name:     r.Hex(16),
		BirthDay: r.Time(),
		Phone:    r.Digits(10),
		Siblings: r.IntN(5),
		Spouse:   r.Chance(0.5),
		Money:    r.Float64(),
	}
}

// Sets returns person and sweep-1 to sweep-10000.
func Sets() []corpus.Set {
	sets := []corpus.Set{corpus.New("person", "a flat record of six fields", generate)}
	for n := 1; n <= 10_000; n *= 10 {
		sets = append(sets, corpus.New(fmt.Sprintf("sweep-%d", n), fmt.Sprintf("a slice of %d persons", n),
			func(r *corpus.Rand) []Person {
				s := make([]Person, r.Count(n))
				for i := range s {
					s[i] = generate(r)
				}
				return s
			}))
	}
	return sets
}
