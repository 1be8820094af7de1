package limit

import (
	"testing"
	"time"

	"github.com/wirebench/wirebench/check"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/person"
)

// FuzzDecode: no input may panic, and what decodes must encode to the same value.
func FuzzDecode(f *testing.F) {
	f.Add(appendPerson(nil, &person.Person{Name: "a", BirthDay: time.Unix(1, 2), Phone: "b", Siblings: -1, Spouse: true, Money: 0.5}))
	f.Add(appendPerson(nil, &person.Person{Name: string(make([]byte, 300))}))
	f.Fuzz(func(t *testing.T, b []byte) {
		var first, second person.Person
		if decode(b, &first) != nil {
			return
		}
		if err := decode(appendPerson(nil, &first), &second); err != nil {
			t.Fatal(err)
		}
		if d := check.Diff(&first, &second, codec.ZoneOffset).Differences; d != nil {
			t.Fatal(d)
		}
	})
}

// Every shorter input is refused, and so is a longer one.
func TestDecodeRefuses(t *testing.T) {
	whole := appendPerson(nil, &person.Person{Name: string(make([]byte, 300)), Phone: "1"})
	var p person.Person
	for n := range whole {
		if decode(whole[:n], &p) == nil {
			t.Errorf("decoded %d of %d bytes", n, len(whole))
		}
	}
	if decode(append(whole, 0), &p) == nil {
		t.Error("decoded a value with a byte behind it")
	}
}
