package after

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/versions"
	"github.com/wirebench/wirebench/corpus/versions/after/moved"
)

// Sets returns a data set for each change.
func Sets() []corpus.Set {
	return []corpus.Set{
		versions.Set("added-last", func() []AddedLast { return []AddedLast{{31, "cat", 32, 33}, {41, "dog", 42, 43}, {}} }),
		versions.Set("added-middle", func() []AddedMiddle { return []AddedMiddle{{31, "cat", 34, 32, 33}, {41, "dog", 44, 42, 43}, {}} }),
		versions.Set("added-nested", func() []AddedNested {
			return []AddedNested{{31, AddedNestedInner{"cat", 32, 34}, 33}, {41, AddedNestedInner{"dog", 42, 44}, 43}, {}}
		}),
		versions.Set("added-in-list", func() []AddedInList {
			return []AddedInList{{31, []AddedInListItem{{"cat", 32, 34}, {"cow", 36, 38}}, 33}, {41, []AddedInListItem{{"dog", 42, 44}}, 43}, {}}
		}),
		versions.Set("alternative-added", func() []AlternativeAdded {
			return []AlternativeAdded{{31, Payment{Transfer: &Transfer{"cat", 32}}, 33}, {41, Payment{Card: &Card{"5555", 10}}, 43}, {}}
		}),
		versions.Set("removed", func() []Removed { return []Removed{{31, "cat", 33, 34}, {41, "dog", 43, 44}, {}} }),
		versions.Set("renamed", func() []Renamed { return []Renamed{{31, "cat", 32}, {41, "dog", 42}, {}} }),
		versions.Set("swapped", func() []Swapped { return []Swapped{{31, "cat", 33, 32}, {41, "dog", 43, 42}, {}} }),
		versions.Set("enum-value-added", func() []EnumValueAdded { return []EnumValueAdded{{31, Returned, 32}, {41, Paid, 42}, {}} }),
		versions.Set("type-renamed", func() []NewName { return []NewName{{31, NewInner{"cat", 32}, 33}, {41, NewInner{"dog", 42}, 43}, {}} }),
		moved.Set(),
		versions.Set("int32-to-int64", func() []Int32ToInt64 { return []Int32ToInt64{{31, 32, "cat"}, {41, 42<<40 + 44, "dog"}, {}} }),
		versions.Set("int64-to-int32", func() []Int64ToInt32 { return []Int64ToInt32{{31, 32, "cat"}, {41, -42, "dog"}, {}} }),
		versions.Set("int-to-float", func() []IntToFloat { return []IntToFloat{{31, 32, "cat"}, {41, 42.5, "dog"}, {}} }),
		versions.Set("int-to-text", func() []IntToText { return []IntToText{{31, "32", "cat"}, {41, "many", "dog"}, {}} }),
		versions.Set("text-to-list", func() []TextToList {
			return []TextToList{{31, []string{"cat"}, 32}, {41, []string{"dog", "doe"}, 42}, {}}
		}),
		versions.Set("int-to-list", func() []IntToList { return []IntToList{{31, []int32{32}, "cat"}, {41, []int32{42, 44}, "dog"}, {}} }),
		versions.Set("list-to-map", func() []ListToMap {
			return []ListToMap{{31, map[string]int32{"cat": 32}, 33}, {41, map[string]int32{"dog": 42, "doe": 44}, 43}, {}}
		}),
		versions.Set("made-required", func() []MadeRequired { return []MadeRequired{{31, "cat", 32, 33}, {41, "dog", 42, 43}, {}} }),
		versions.Set("made-optional", func() []MadeOptional {
			return []MadeOptional{{31, new("cat"), new(int32(32)), 33}, {41, new("dog"), new(int32(42)), 43}, {0, new(""), new(int32(0)), 0}, {}}
		}),
		versions.Set("behind-pointer", func() []BehindPointer {
			return []BehindPointer{{31, &BehindPointerInner{"cat", 32}, 33}, {41, &BehindPointerInner{"dog", 42}, 43}, {0, &BehindPointerInner{}, 0}, {}}
		}),
		versions.Set("embedded-to-named", func() []EmbeddedToNamed {
			return []EmbeddedToNamed{{Base{"cat", 32}, 33}, {Base{"dog", 42}, 43}, {}}
		}),
	}
}
