package book

import (
	"encoding/json"
	"math/bits"
	"testing"
)

// The published sizes hold only if all fields and names equal the published ones.
func TestPublishedSizes(t *testing.T) {
	for v := range Sets()[0].Messages(false) {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if len(b) != 544 {
			t.Errorf("%d bytes of JSON, want 544: %s", len(b), b)
		}
		if n := protobufSize(v.(*Book)); n != 326 {
			t.Errorf("%d bytes of protobuf, want 326", n)
		}
		return // the first message is the published one
	}
}

// protobufSize returns the size of b in protobuf's wire format: a tag of one byte before each
// field, and a length before each field that is not a number.
func protobufSize(b *Book) int {
	varint := func(n int) int { return max(1, (bits.Len(uint(n))+6)/7) }
	field := func(length int) int { return 1 + varint(length) + length }
	n := field(len(b.Title)) + field(len(b.Author)) + field(len(b.Country)) + 1 + varint(int(b.Year))
	for _, v := range b.Volumes {
		n += field(1 + varint(int(v.Number)) + field(len(v.Title)))
	}
	names := 0
	for _, list := range [][]string{b.Characters.Major, b.Characters.Minor} {
		for _, name := range list {
			names += field(len(name))
		}
	}
	years := 0
	for _, year := range b.Translations {
		years += varint(int(year))
	}
	return n + field(names) + field(years)
}
