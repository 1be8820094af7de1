package mirror

import (
	"strings"
	"testing"
	"time"
)

type (
	flat struct {
		A int
		B string
		C []byte
	}
	flatMirror struct {
		A int
		B string
		C []byte
	}
	swapped struct {
		B string
		A int
		C []byte
	}
	renamed struct {
		X int
		B string
		C []byte
	}
	tagged struct {
		_ struct{} `cbor:",toarray"`
		A int
		B string
		C []byte
	}
	padded struct {
		_ int32
		A int
		B string
		C []byte
	}
	key       struct{ A, B int32 }
	taggedKey struct {
		_    struct{}
		A, B int32
	}
	tree struct {
		Value int32
		Kids  []tree
		Next  *tree
		Named map[string]*tree
	}
	treeMirror struct {
		Value int32
		Kids  []treeMirror
		Next  *treeMirror
		Named map[string]*treeMirror
	}
	treeOther struct {
		Value int32
		Kids  []treeOther
		Next  *treeOther
		Named map[string]*flat
	}
	base       struct{ ID int64 }
	embeds     struct{ base }
	names      struct{ Base base }
	name       string
	reader     interface{ Read() }
	otherRead  interface{ Read(int) }
	wraps      struct{ Value []flatMirror }
	wrapsTwice struct{ Value struct{ Items []int } }
)

func TestSame(t *testing.T) {
	tests := []struct {
		name string
		got  error
		want string // what the error has; "" for none
	}{
		{"the same type", Same[flat, flat](), ""},
		{"the same fields", Same[flat, flatMirror](), ""},
		{"a blank field of no size", Same[[]flat, []tagged](), ""},
		{"a blank field of no size, of the values", Same[tagged, flat](), "has 4 fields, there 3"},
		{"a blank field of some size", Same[flat, padded](), "is a struct of 48 bytes, there a struct of 56"},
		{"a blank field of no size in a key", Same[map[key]int, map[taggedKey]int](), "[key] has 2 fields, there 3"},
		{"another order", Same[flat, swapped](), "flat.A at offset 0, there B at 0"},
		{"another name", Same[flat, renamed](), "there X at 0"},
		{"recursive", Same[tree, treeMirror](), ""},
		{"recursive, different within", Same[tree, treeOther](), ".Named[]"},
		{"embedded", Same[embeds, names](), ""},
		{"names of types", Same[map[name][]name, map[string][]string](), ""},
		{"bits of floats", Same[[]float64, []uint64](), ""},
		{"sizes of numbers", Same[[]int32, []int64](), "is a int32 of 4 bytes, there a int64 of 8"},
		{"a number for text", Same[int64, name](), "int64"},
		{"keys by another hash", Same[map[float64]int, map[uint64]int](), "[key] is a float64"},
		{"values of maps", Same[map[string]float64, map[string]uint64](), ""},
		{"arrays", Same[[2]int, [3]int](), "bytes"},
		{"empty arrays", Same[[2]struct{}, [3]struct{}](), "has 2 elements, there 3"},
		{"times", Same[time.Time, time.Time](), ""},
		{"interfaces", Same[any, interface{}](), ""},
		{"other methods", Same[reader, otherRead](), "another interface"},
		{"the only field", Same[[]flat, wraps](), ""},
		{"the only field of the only field", Same[[]int, wrapsTwice](), ""},
		{"channels", Same[chan int, chan string](), "is a chan"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			switch {
			case tt.want == "" && tt.got != nil:
				t.Errorf("got %v, want none", tt.got)
			case tt.want != "" && (tt.got == nil || !strings.Contains(tt.got.Error(), tt.want)):
				t.Errorf("got %v, want one with %q", tt.got, tt.want)
			}
		})
	}
}
