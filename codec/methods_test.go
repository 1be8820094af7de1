package codec_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

// coded has methods of its own.
type coded struct{ Text string }

func (c *coded) MarshalBinary() ([]byte, error) { return []byte(c.Text), nil }

func (c *coded) UnmarshalBinary(b []byte) error {
	c.Text = string(b)
	return nil
}

type (
	// alone has coded's methods and no field that they leave out. They are still those of coded.
	alone struct{ coded }
	// larger embeds coded: its methods leave out Number.
	larger struct {
		coded
		Number int
	}
	// pointing embeds a pointer.
	pointing struct {
		*coded
		Number int
	}
	// full embeds coded and has methods of its own.
	full struct {
		coded
		Number int
	}
	// half has one method of its own, and one of coded.
	half struct {
		coded
		Number int
	}
	bare struct{ Text string }
	// list is not a struct.
	list []string
)

func (f *full) MarshalBinary() ([]byte, error) { return append([]byte(f.Text), byte(f.Number)), nil }

func (f *full) UnmarshalBinary(b []byte) error {
	f.Text, f.Number = string(b[:len(b)-1]), int(b[len(b)-1])
	return nil
}

func (h *half) MarshalBinary() ([]byte, error) { return nil, nil }

func (l *list) MarshalBinary() ([]byte, error) { return nil, nil }

func (l *list) UnmarshalBinary([]byte) error { return nil }

type binary interface {
	MarshalBinary() ([]byte, error)
	UnmarshalBinary([]byte) error
}

func TestHasMethods(t *testing.T) {
	for _, c := range []struct {
		name string
		typ  *codec.Type
		want bool
	}{
		{"own", codec.Of[coded]("t"), true},
		{"of a slice", codec.Of[list]("t"), true},
		{"none", codec.Of[bare]("t"), false},
		{"of an embedded struct alone", codec.Of[alone]("t"), false},
		{"of an embedded struct", codec.Of[larger]("t"), false},
		{"of an embedded pointer", codec.Of[pointing]("t"), false},
		{"own ones that hide an embedded struct's", codec.Of[full]("t"), true},
		{"own and an embedded struct's", codec.Of[half]("t"), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := codec.HasMethods[binary](c.typ); got != c.want {
				t.Errorf("%v has the methods: %v, want %v", c.typ.Go, got, c.want)
			}
		})
	}
}

func TestWithMethods(t *testing.T) {
	others := errors.New("only for types with methods")
	k := codec.WithMethods(codec.Codec{
		Name: "binary",
		Bind: func(*codec.Type) (codec.Port, error) { return codec.Port{}, others },
	}, func(*codec.Type) codec.Methods[binary] {
		return codec.Methods[binary]{
			Marshal:       func(m binary) ([]byte, error) { return m.MarshalBinary() },
			Unmarshal:     func(b []byte, m binary) error { return m.UnmarshalBinary(b) },
			UnmarshalInto: func(b []byte, m binary) error { return m.UnmarshalBinary(b) },
		}
	})
	if diff := cmp.Diff([]string{"MarshalBinary", "UnmarshalBinary"}, k.YourMethods); diff != "" {
		t.Errorf("methods (-want +got):\n%s", diff)
	}
	if _, err := k.Bind(codec.Of[bare]("bare")); !errors.Is(err, others) || k.Native(codec.Of[bare]("bare")) {
		t.Errorf("a type without methods: error %v, want that of the codec's own Bind", err)
	}
	typ := codec.Of[full]("full")
	port, err := k.Bind(typ)
	if err != nil || !k.Native(typ) {
		t.Fatalf("a type with methods: native %v, error %v", k.Native(typ), err)
	}
	if port.Append != nil {
		t.Error("Append is offered, although the library has none")
	}
	want := &full{coded{"abc"}, 7}
	b, err := port.Marshal(want)
	if err != nil || !bytes.Equal(b, []byte("abc\x07")) {
		t.Fatalf("%q, %v", b, err)
	}
	fresh, err := port.Unmarshal(b)
	if err != nil {
		t.Fatal(err)
	}
	used := &full{coded{"old"}, 1}
	if err := port.UnmarshalInto(b, used); err != nil {
		t.Fatal(err)
	}
	for _, got := range []any{fresh, used} {
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(full{})); diff != "" {
			t.Errorf("decoded (-want +got):\n%s", diff)
		}
	}
}
