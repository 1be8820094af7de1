package corpus_test

import (
	"reflect"
	"testing"
	"time"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/corpus"
)

// parts has every kind of field that a copy could share.
type parts struct {
	Pointer *int
	Slice   []*int
	Map     map[string][]int
	Array   [2][]int
	Struct  struct{ In []int }
	Any     any
	Time    time.Time
	hidden  int
}

func full() parts {
	return parts{
		Pointer: corpus.Ptr(1), Slice: []*int{corpus.Ptr(2), nil}, Map: map[string][]int{"a": {3}, "b": nil},
		Array: [2][]int{{4}, {}}, Struct: struct{ In []int }{[]int{5}}, Any: map[int]any{1: corpus.Ptr(6), 2: nil},
		Time: time.Date(2026, 3, 4, 5, 6, 7, 8, time.FixedZone("CET", 3600)), hidden: 7,
	}
}

// memory adds the addresses of all memory that v refers to and that can be changed.
func memory(v reflect.Value, at map[unsafe.Pointer]bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer {
			at[v.UnsafePointer()] = true
		}
		memory(v.Elem(), at)
	case reflect.Map:
		if v.Len() > 0 {
			at[v.UnsafePointer()] = true
		}
		for it := v.MapRange(); it.Next(); {
			memory(it.Key(), at)
			memory(it.Value(), at)
		}
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.Len() > 0 {
			at[v.UnsafePointer()] = true
		}
		for i := range v.Len() {
			memory(v.Index(i), at)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				memory(v.Field(i), at)
			}
		}
	}
}

func memoryOf(values []any) map[unsafe.Pointer]bool {
	at := make(map[unsafe.Pointer]bool)
	for _, v := range values {
		memory(reflect.ValueOf(v), at)
	}
	return at
}

// Published messages equal what was published, and each one has memory of its own.
func TestPublished(t *testing.T) {
	set := corpus.New("parts", "", func(*corpus.Rand) parts { return parts{} }, full(), parts{})
	got := first(t, set, false, 2)
	if diff := cmp.Diff([]any{corpus.Ptr(full()), &parts{}}, got, cmp.AllowUnexported(parts{})); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if n := len(memoryOf(got)); n != 11 { // both messages, 4 lists, 2 maps, 3 numbers
		t.Errorf("the messages take memory in %d places, want 11", n)
	}

	keys := map[*int]bool{corpus.Ptr(1): true}
	pointers := corpus.New("pointers", "", func(*corpus.Rand) map[*int]bool { return nil }, keys)
	for at := range memoryOf(first(t, pointers, false, 1)) {
		if memoryOf([]any{keys})[at] {
			t.Error("a message shares keys with what was published")
		}
	}
}

// Two passes share no memory: a codec that changes a message must not change the
// data set.
func TestPassesShareNothing(t *testing.T) {
	sets := append(published(), corpus.New("parts", "", func(*corpus.Rand) parts { return parts{} }, full()))
	for _, s := range sets {
		t.Run(s.Type.Name, func(t *testing.T) {
			one, two := memoryOf(first(t, s, true, 4)), memoryOf(first(t, s, true, 4))
			for at := range one {
				if two[at] {
					t.Fatal("two passes share memory")
				}
			}
		})
	}
}
