//go:build linux

package faulty

import (
	"errors"
	"time"

	"github.com/wirebench/wirebench/codec"
)

func poorer(v *Person) { v.Money = 0 }

// otherDigit changes the content and keeps the length.
func otherDigit(b []byte) []byte { b[len(b)-1] ^= 1; return b }

// fails returns an error and no value.
func fails(codec.Port) codec.Port {
	err := errors.New("not today")
	return codec.Port{Marshal: func(any) ([]byte, error) { return nil, err }, Unmarshal: func([]byte) (any, error) { return nil, err }}
}

func wrong() []Codec {
	return atFault(": want ").in(Wrong, []Codec{
		{Name: "loses-field", About: "decodes no money", fault: decoded(poorer)},
		{Name: "loses-zone", About: "decodes times in UTC, and declares no loss", fault: decoded(func(v *Person) { v.BirthDay = v.BirthDay.UTC() })},
		{Name: "loses-precision", About: "decodes times to the microsecond, and declares no loss", fault: decoded(func(v *Person) {
			v.BirthDay = v.BirthDay.Truncate(time.Microsecond)
		})},
		{Name: "narrows-number", About: "decodes a number of 64 bits as one of 32", fault: decoded(func(v *Person) { v.Money = float64(float32(v.Money)) })},
		{Name: "few-bits", About: "keeps two bits of a number, which are enough for most messages", fault: decoded(func(v *Person) { v.Siblings &= 3 })},
		{Name: "cuts-text", About: "cuts a text after 15 bytes", fault: decoded(func(v *Person) { v.Name = v.Name[:15] })},
		{Name: "last-message", About: "returns the previous message", fault: decodes(func(p codec.Port) func([]byte) (any, error) {
			var last any = new(Person)
			return func(b []byte) (v any, err error) {
				v = last
				last, err = p.Unmarshal(b)
				return v, err
			}
		})},
		{Name: "no-value", About: "returns neither a value nor an error", fault: decodes(func(codec.Port) func([]byte) (any, error) {
			return func([]byte) (any, error) { return nil, nil }
		})},
		{Name: "other-type", About: "returns a value of another type", fault: decodes(func(codec.Port) func([]byte) (any, error) {
			return func([]byte) (any, error) { return new(Basket), nil }
		})},
		{Name: "no-bytes", About: "encodes nothing and returns no error", Want: atFault("too short"), fault: encoded(func([]byte) []byte { return nil })},
		{Name: "fails", About: "returns an error instead of a decoded value", Want: atFault("not today"), fault: decode(fails)},
		{Name: "refuses", About: "refuses the type when it is bound", Want: refuses("panic: not this type"), fault: func(codec.Port) codec.Port { panic("not this type") }},
	})
}

// A rare fault occurs once in that many operations.
const rarely = 10_000

func sometimesWrong() []Codec {
	return atFault(": want |took .* bytes").in(Sometimes, []Codec{
		{Name: "wrong-by-chance", About: "one decoded value of 10,000 is wrong, at random", Chancy: true, fault: when(chance(rarely), decoded(poorer))},
		{Name: "wrong-by-count", About: "each 10,000th operation decodes a wrong value", Chancy: true, fault: when(calls(rarely), decoded(poorer))},
		{Name: "wrong-when-timed", About: "one decoded value of 1,000 is wrong, only when it is timed", Chancy: true, fault: whenTimed(when(calls(1000), decoded(poorer)))},
		{Name: "always-wrong-when-timed", About: "decodes only wrong values when it is timed", fault: whenTimed(decoded(poorer))},
		{Name: "wrong-bytes", About: "one encoding of 10,000 has the right length, but wrong bytes", Chancy: true, fault: when(calls(rarely), encoded(otherDigit))},
		{Name: "wrong-length", About: "one encoding of 10,000 is shorter", fault: when(calls(rarely), encoded(func(b []byte) []byte { return b[:40] })),
			Want: atFault("too short|took .* bytes")},
		{Name: "wrong-late", About: "decodes wrong values after three seconds", Chancy: true, fault: when(since(3*time.Second), decoded(poorer))},
		{Name: "fails-rarely", About: "one operation of 10,000 returns an error", Want: atFault("not today"), fault: when(calls(rarely), fails)},
		{Name: "fails-late", About: "returns errors after three seconds", Chancy: true, Want: atFault("not today"), fault: when(since(3*time.Second), fails)},
	})
}
