package check

import (
	"math/big"
	"net"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// moody serializes itself, and its Equal panics.
type moody struct{ N int }

func (m moody) MarshalText() ([]byte, error) { return nil, nil }
func (m moody) Equal(moody) bool             { panic("not today") }

// lax has an Equal that ignores a field, and does not serialize itself.
type lax struct{ ID, Rest int }

func (l lax) Equal(o lax) bool { return l.ID == o.ID }

// Types that serialize themselves are compared by their own methods. Others are compared field by
// field.
func TestDiffOwn(t *testing.T) {
	four := net.IPv4(1, 2, 3, 4)
	long := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 100), new(big.Int).Lsh(big.NewInt(1), 100))
	for _, c := range []struct {
		name      string
		want, got any
		same      bool
	}{
		{"two forms of an address", four, four.To4(), true},
		{"other addresses", four, net.IPv4(1, 2, 3, 5), false},
		{"a number with leading zeros", long, new(big.Int), true},
		{"other numbers", big.NewInt(1), big.NewInt(2), false},
		{"within a struct", struct{ N big.Int }{*long}, struct{ N big.Int }{}, true},
		{"a method that panics, equal fields", moody{1}, moody{1}, true},
		{"a method that panics", moody{1}, moody{2}, false},
		{"no marshaler", lax{1, 2}, lax{1, 3}, false},
	} {
		if d := Diff(c.want, c.got, 0).Differences; (len(d) == 0) != c.same {
			t.Errorf("%s: %q", c.name, d)
		}
	}
}

// A type whose methods are not inverse to each other is found before a codec is blamed.
func TestMessage(t *testing.T) {
	type value struct{ N int }
	typ := codec.Of[value]("value")
	lost := 0
	typ.Surrogate = &codec.Surrogate{
		Type: codec.Of[value]("message"),
		To:   func(v any) (any, error) { return &value{v.(*value).N}, nil },
		From: func(v any) (any, error) { return &value{v.(*value).N - lost}, nil },
	}
	values := []any{&value{5}}
	if err := Message(typ, values, nil); err != nil {
		t.Error(err)
	}
	lost = 1
	if err := Message(typ, values, []int{30}); err == nil || !strings.Contains(err.Error(), "message 30: the type's own methods read other values than they write: N: want 5, got 4") {
		t.Errorf("error %v", err)
	}
}
