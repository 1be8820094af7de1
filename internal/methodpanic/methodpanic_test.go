package methodpanic_test

import (
	"encoding"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/methodpanic"
)

type byValue struct{}

func (byValue) MarshalText() ([]byte, error) { return refuse() }

func refuse() ([]byte, error) { panic("no\nmoney") }

type byPointer struct{ amounts []int }

func (p *byPointer) MarshalJSON() ([]byte, error) { return []byte{byte(p.amounts[3])}, nil }

type box[T any] struct{ in T }

func (b box[T]) GobEncode() ([]byte, error) { panic(b.in) }

// The innermost method of a type is named, whoever called it.
func TestPanicked(t *testing.T) {
	var none encoding.TextMarshaler
	for name, c := range map[string]struct {
		call func()
		want string
	}{
		"value":      {func() { _, _ = json.Marshal(byValue{}) }, "methodpanic_test.byValue.MarshalText panicked: no"},
		"pointer":    {func() { _, _ = json.Marshal(&byPointer{}) }, "methodpanic_test.byPointer.MarshalJSON panicked: runtime error: index out of range [3] with length 0"},
		"generic":    {func() { _, _ = box[int]{5}.GobEncode() }, "methodpanic_test.box.GobEncode panicked: 5"},
		"no method":  {func() { _, _ = refuse() }, "panic: no"},
		"the caller": {func() { _, _ = none.MarshalText() }, "panic: runtime error: invalid memory address or nil pointer dereference"},
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			func() {
				defer func() { err = methodpanic.Panicked(recover()) }()
				c.call()
			}()
			if diff := cmp.Diff(c.want, err.Error()); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
