package dedis

import (
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
)

func TestReasons(t *testing.T) {
	type inner struct{ N int }
	for _, tt := range []struct {
		typ  *codec.Type
		want string // "" for none
	}{
		{codec.Of[inner](""), ""},
		{codec.Of[struct {
			T *time.Time
			B [4]byte
			M map[string]*inner
		}](""), ""},
		{codec.Of[[]inner](""), "the root must be a message: a struct"},
		{codec.Of[struct{ V uint }](""), "no uint"},
		{codec.Of[struct{ V []uint16 }](""), "no uint16"},
		{codec.Of[struct{ V int8 }](""), "no int8"},
		{codec.Of[struct{ V any }](""), "no interfaces without a constructor for each type behind them"},
		{codec.Of[struct{ V []time.Time }](""), "no lists of times"},
		{codec.Of[struct{ V [][]int }](""), "no lists of lists ([][]int)"},
		{codec.Of[struct{ V [2]int }](""), "no arrays but of bytes ([2]int)"},
		{codec.Of[struct{ V map[string][]string }](""), "no lists or maps in maps (map[string][]string)"},
		{codec.Of[struct{ V map[string]inner }](""), "no structs in maps, only pointers to them (map[string]dedis.inner)"},
	} {
		_, err := bind(tt.typ)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%v: got reason %q, want %q", tt.typ.Go, got, tt.want)
		}
	}
}
