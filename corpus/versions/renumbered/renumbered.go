// Package renumbered has new versions of types that change, whose fields have other numbers than those of
// package after. Package versions lists the changes.
package renumbered

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/versions"
)

// AddedMiddle has numbers by position.
type AddedMiddle struct {
	ID     int64
	Name   string
	Weight int32
	Count  int32
	Price  int32
}

// Removed has numbers by position.
type Removed struct {
	ID     int64
	Name   string
	Price  int32
	Weight int32
}

// Swapped has numbers by position.
type Swapped struct {
	ID    int64
	Name  string
	Price int32
	Count int32
}

// Int32ToInt64 has a new number for Count.
type Int32ToInt64 struct {
	ID    int64
	Name  string `wire:"3" protobuf:"3"`
	Count int64  `wire:"4" protobuf:"4" reserved:"2 int32"`
}

// Int64ToInt32 has a new number for Count.
type Int64ToInt32 struct {
	ID    int64
	Name  string `wire:"3" protobuf:"3"`
	Count int32  `wire:"4" protobuf:"4" reserved:"2 int64"`
}

// IntToFloat has a new number for Count.
type IntToFloat struct {
	ID    int64
	Name  string  `wire:"3" protobuf:"3"`
	Count float64 `wire:"4" protobuf:"4" reserved:"2 int64"`
}

// IntToText has a new number for Count.
type IntToText struct {
	ID    int64
	Name  string `wire:"3" protobuf:"3"`
	Count string `wire:"4" protobuf:"4" reserved:"2 int64"`
}

// TextToList has a new number for Tags.
type TextToList struct {
	ID    int64
	Count int32    `wire:"3" protobuf:"3"`
	Tags  []string `wire:"4" protobuf:"4" reserved:"2 string"`
}

// IntToList has a new number for Counts.
type IntToList struct {
	ID     int64
	Name   string  `wire:"3" protobuf:"3"`
	Counts []int32 `wire:"4" protobuf:"4" reserved:"2 int32"`
}

// MadeRequired has new numbers for Name and Count.
type MadeRequired struct {
	ID    int64
	Price int32  `wire:"4" protobuf:"4"`
	Name  string `wire:"5" protobuf:"5" reserved:"2 *string"`
	Count int32  `wire:"6" protobuf:"6" reserved:"3 *int32"`
}

// MadeOptional has new numbers for Name and Count.
type MadeOptional struct {
	ID    int64
	Price int32   `wire:"4" protobuf:"4"`
	Name  *string `wire:"5" protobuf:"5" reserved:"2 string"`
	Count *int32  `wire:"6" protobuf:"6" reserved:"3 int32"`
}

// Sets returns a data set for each change in which fields may have other numbers.
func Sets() []corpus.Set {
	return []corpus.Set{
		versions.Set("added-middle/renumbered", func() []AddedMiddle { return []AddedMiddle{{31, "cat", 34, 32, 33}, {41, "dog", 44, 42, 43}, {}} }),
		versions.Set("removed/renumbered", func() []Removed { return []Removed{{31, "cat", 33, 34}, {41, "dog", 43, 44}, {}} }),
		versions.Set("swapped/renumbered", func() []Swapped { return []Swapped{{31, "cat", 33, 32}, {41, "dog", 43, 42}, {}} }),
		versions.Set("int32-to-int64/renumbered", func() []Int32ToInt64 { return []Int32ToInt64{{31, "cat", 32}, {41, "dog", 42<<40 + 44}, {}} }),
		versions.Set("int64-to-int32/renumbered", func() []Int64ToInt32 { return []Int64ToInt32{{31, "cat", 32}, {41, "dog", -42}, {}} }),
		versions.Set("int-to-float/renumbered", func() []IntToFloat { return []IntToFloat{{31, "cat", 32}, {41, "dog", 42.5}, {}} }),
		versions.Set("int-to-text/renumbered", func() []IntToText { return []IntToText{{31, "cat", "32"}, {41, "dog", "many"}, {}} }),
		versions.Set("text-to-list/renumbered", func() []TextToList {
			return []TextToList{{31, 32, []string{"cat"}}, {41, 42, []string{"dog", "doe"}}, {}}
		}),
		versions.Set("int-to-list/renumbered", func() []IntToList { return []IntToList{{31, "cat", []int32{32}}, {41, "dog", []int32{42, 44}}, {}} }),
		versions.Set("made-required/renumbered", func() []MadeRequired { return []MadeRequired{{31, 33, "cat", 32}, {41, 43, "dog", 42}, {}} }),
		versions.Set("made-optional/renumbered", func() []MadeOptional {
			return []MadeOptional{{31, 33, new("cat"), new(int32(32))}, {41, 43, new("dog"), new(int32(42))}, {0, 0, new(""), new(int32(0))}, {}}
		}),
	}
}
