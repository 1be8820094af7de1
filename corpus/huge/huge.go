// Package huge has four types, from two fields to thousands of nested structs. Each type occurs
// alone, in slices and in slices of pointers, and the largest one also in a map. The types, names
// and counts are those of a comparison of gob with JSON, XML and YAML from 2023.
//
// The generator of that comparison made each slice of values with n elements and then appended n
// more. So the first half stayed zero, which flatters formats that omit zeros. This package fills
// all elements. The set huge-halfzero keeps the published shape.
package huge

import (
	"strconv"

	"github.com/wirebench/wirebench/corpus"
)

// counts are the lengths of the lists in a Huge.
type counts struct{ big, bigPtr, bigger, theBiggest int }

var (
	published = counts{big: 100, bigPtr: 50, bigger: 512, theBiggest: 2048}
	tenth     = counts{big: 10, bigPtr: 5, bigger: 51, theBiggest: 204}
)

// id returns a random row number below a thousand million.
func id(r *corpus.Rand) int { return r.IntN(1_000_000_000) }

func tiny(r *corpus.Rand) Tiny {
	return Tiny{TinyID: id(r), SomeStr: r.Text(r.Skewed(0, 8))}
}

func medium(r *corpus.Rand) Medium {
	return Medium{
		MediumID:           id(r),
		FirstName:          r.Name(),
		LastName:           corpus.Ptr(r.Name()),
		MediumMoneyBalance: corpus.Ptr(float64(r.Skewed(-10_000, 10_000_000)) / 100),
		CreatedAt:          r.Time(),
		TinyField:          tiny(r),
	}
}

func big(r *corpus.Rand) Big {
	country := corpus.Pick(r, "France", "Germany", "United States", "Brazil", "India", "Côte d'Ivoire", "日本", "Perú")
	return Big{
		BigID:          id(r),
		Age:            uint(r.Skewed(0, 100)),
		Country:        corpus.Ptr(country),
		CountryBytes:   []byte(country),
		CreatedAt:      r.Time(),
		UpdatedAt:      r.Time(),
		DeletedAt:      r.Time(),
		TinyField:      tiny(r),
		MediumField:    medium(r),
		MediumFieldPtr: corpus.Ptr(medium(r)),
	}
}

// small scales c down in a small sample. It scales twice, because a Huge is itself an element of
// lists and maps.
func (c counts) small(r *corpus.Rand) counts {
	twice := func(n int) int { return r.Count(r.Count(n)) }
	return counts{twice(c.big), twice(c.bigPtr), twice(c.bigger), twice(c.theBiggest)}
}

func huge(r *corpus.Rand, c counts) Huge {
	c = c.small(r)
	return Huge{
		BigSlice:        corpus.List(r, c.big, big),
		BigPtrSlice:     pointers(r, c.bigPtr, big),
		BiggerSlice:     corpus.List(r, c.bigger, big),
		TheBiggestSlice: corpus.List(r, c.theBiggest, big),
	}
}

// halfZero repeats the published mistake. Only the slices of values had it, because gob, which was
// measured, refuses a nil pointer in a slice.
func halfZero(r *corpus.Rand) Huge {
	h := huge(r, published)
	for _, s := range []*[]Big{&h.BigSlice, &h.BiggerSlice, &h.TheBiggestSlice} {
		*s = append(make([]Big, len(*s)), *s...)
	}
	return h
}

func complexMap(r *corpus.Rand, c counts) ComplexMap {
	return ComplexMap{corpus.List(r, r.Count(10), func(r *corpus.Rand) map[string]Huge {
		m := make(map[string]Huge)
		for i := range r.Count(5) {
			m[strconv.Itoa(i+1)] = huge(r, c)
		}
		return m
	})}
}

func pointers[T any](r *corpus.Rand, n int, element func(*corpus.Rand) T) []*T {
	return corpus.List(r, n, func(r *corpus.Rand) *T { return corpus.Ptr(element(r)) })
}

// family returns the sets of a type: alone, as a slice of n values, and as a slice of n pointers.
func family[T any](name, about string, n int, generate func(*corpus.Rand) T) []corpus.Set {
	many := strconv.Itoa(n) + " × "
	return []corpus.Set{
		corpus.New(name, about, generate),
		corpus.New(name+"-slice", "a slice of "+many+about,
			func(r *corpus.Rand) []T { return corpus.List(r, r.Count(n), generate) }),
		corpus.New(name+"-ptrs", "a slice of pointers to "+many+about,
			func(r *corpus.Rand) []*T { return pointers(r, r.Count(n), generate) }),
	}
}

// Sets returns tiny, medium, big and huge, each also as -slice and -ptrs, and
// huge-halfzero, complexmap and complexmap-full.
func Sets() []corpus.Set {
	sets := family("tiny", "a struct of a number and a string", 10, tiny)
	sets = append(sets, family("medium", "a struct with optional fields and a time", 20, medium)...)
	sets = append(sets, family("big", "a nested struct with four times the fields", 100, big)...)
	sets = append(sets, family("huge", "a struct of 2,710 nested structs", 10,
		func(r *corpus.Rand) Huge { return huge(r, published) })...)
	return append(sets,
		corpus.New("huge-halfzero", "huge as published: twice as many values, half of them zero", halfZero),
		corpus.New("complexmap", "10 maps of 5 huge structs with a tenth of the elements",
			func(r *corpus.Rand) ComplexMap { return complexMap(r, tenth) }),
		corpus.New("complexmap-full", "10 maps of 5 huge structs",
			func(r *corpus.Rand) ComplexMap { return complexMap(r, published) }),
	)
}
