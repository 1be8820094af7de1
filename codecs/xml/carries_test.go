package xml

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

type leaf struct{ S string }

type tree struct {
	Leaf  *leaf
	Trees []tree
	Bytes [][]byte
	At    time.Time
}

type grid struct{ Rows [][]string }

func TestBind(t *testing.T) {
	tests := []struct {
		typ  *codec.Type
		want string // the reason, or "" if the type is carried
		into bool   // decodes into a used value
	}{
		{codec.Of[leaf]("flat"), "", true},
		{codec.Of[string]("string"), "", true},
		{codec.Of[*leaf]("pointer"), "", false},
		{codec.Of[tree]("recursive"), "", false},
		{codec.Of[struct{ S string }]("unnamed struct"), "a type without a name has no root element", false},
		{codec.Of[[]byte]("bytes"), "a type without a name has no root element", false},
		{codec.Of[[]leaf]("list"), "a list has no root element", false},
		{codec.Of[struct{ L []map[string]int }]("map"), "no maps", false},
		{codec.Of[struct{ A any }]("interface"), "decoding skips interfaces", false},
		{codec.Of[struct{ A [2]int }]("array"), "decoding has no arrays", false},
		{codec.Of[grid]("list of lists"), "lists of lists are flattened", false},
	}
	for _, tt := range tests {
		t.Run(tt.typ.Name, func(t *testing.T) {
			p, err := Codecs()[0].Bind(tt.typ)
			reason := ""
			if err != nil {
				reason = err.Error()
			}
			if diff := cmp.Diff(tt.want, reason); diff != "" {
				t.Errorf("reason (-want +got):\n%s", diff)
			}
			if got := p.UnmarshalInto != nil; got != tt.into {
				t.Errorf("decodes into a used value: got %t, want %t", got, tt.into)
			}
		})
	}
}
