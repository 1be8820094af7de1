package before

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/versions"
)

// Sets returns a data set for each change.
func Sets() []corpus.Set {
	return []corpus.Set{
		versions.Set("added-last", func() []AddedLast { return []AddedLast{{11, "ant", 12}, {21, "bee", 22}, {}} }),
		versions.Set("added-middle", func() []AddedMiddle { return []AddedMiddle{{11, "ant", 12, 13}, {21, "bee", 22, 23}, {}} }),
		versions.Set("added-nested", func() []AddedNested {
			return []AddedNested{{11, AddedNestedInner{"ant", 12}, 13}, {21, AddedNestedInner{"bee", 22}, 23}, {}}
		}),
		versions.Set("added-in-list", func() []AddedInList {
			return []AddedInList{{11, []AddedInListItem{{"ant", 12}, {"asp", 14}}, 13}, {21, []AddedInListItem{{"bee", 22}}, 23}, {}}
		}),
		versions.Set("alternative-added", func() []AlternativeAdded {
			return []AlternativeAdded{{11, Payment{Cash: &Cash{12, 14}}, 13}, {21, Payment{Card: &Card{"4242", 9}}, 23}, {}}
		}),
		versions.Set("removed", func() []Removed { return []Removed{{11, "ant", 12, 13, 14}, {21, "bee", 22, 23, 24}, {}} }),
		versions.Set("renamed", func() []Renamed { return []Renamed{{11, "ant", 12}, {21, "bee", 22}, {}} }),
		versions.Set("swapped", func() []Swapped { return []Swapped{{11, "ant", 12, 13}, {21, "bee", 22, 23}, {}} }),
		versions.Set("enum-value-added", func() []EnumValueAdded { return []EnumValueAdded{{11, Paid, 12}, {21, Open, 22}, {}} }),
		versions.Set("type-renamed", func() []OldName { return []OldName{{11, OldInner{"ant", 12}, 13}, {21, OldInner{"bee", 22}, 23}, {}} }),
		versions.Set("type-moved", func() []Moved { return []Moved{{11, MovedInner{"ant", 12}, 13}, {21, MovedInner{"bee", 22}, 23}, {}} }),
		versions.Set("int32-to-int64", func() []Int32ToInt64 { return []Int32ToInt64{{11, 12, "ant"}, {21, -22, "bee"}, {}} }),
		versions.Set("int64-to-int32", func() []Int64ToInt32 { return []Int64ToInt32{{11, 12, "ant"}, {21, 22<<40 + 24, "bee"}, {}} }),
		versions.Set("int-to-float", func() []IntToFloat { return []IntToFloat{{11, 12, "ant"}, {21, -22, "bee"}, {}} }),
		versions.Set("int-to-text", func() []IntToText { return []IntToText{{11, 12, "ant"}, {21, -22, "bee"}, {}} }),
		versions.Set("text-to-list", func() []TextToList { return []TextToList{{11, "ant", 12}, {21, "bee", 22}, {}} }),
		versions.Set("int-to-list", func() []IntToList { return []IntToList{{11, 12, "ant"}, {21, -22, "bee"}, {}} }),
		versions.Set("list-to-map", func() []ListToMap {
			return []ListToMap{{11, []ListToMapPair{{"ant", 12}}, 13}, {21, []ListToMapPair{{"bee", 22}, {"bug", 24}}, 23}, {}}
		}),
		versions.Set("made-required", func() []MadeRequired {
			return []MadeRequired{{11, new("ant"), new(int32(12)), 13}, {21, new("bee"), new(int32(22)), 23}, {0, new(""), new(int32(0)), 0}, {}}
		}),
		versions.Set("made-optional", func() []MadeOptional { return []MadeOptional{{11, "ant", 12, 13}, {21, "bee", 22, 23}, {}} }),
		versions.Set("behind-pointer", func() []BehindPointer {
			return []BehindPointer{{11, BehindPointerInner{"ant", 12}, 13}, {21, BehindPointerInner{"bee", 22}, 23}, {}}
		}),
		versions.Set("embedded-to-named", func() []EmbeddedToNamed {
			return []EmbeddedToNamed{{Base{"ant", 12}, 13}, {Base{"bee", 22}, 23}, {}}
		}),
	}
}
