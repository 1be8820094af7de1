package touch_test

import (
	"encoding/binary"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

// ship is a message of a library that reads fields in place: eight bytes of a number, a byte of a
// bool, and a text.
type ship []byte

func (s ship) Number() uint64 { return binary.LittleEndian.Uint64(s) }
func (s ship) Afloat() bool   { return s[8] != 0 }
func (s ship) Name() string   { return string(s[9:]) }

// touchShip is a function as emitters write it. It adds up fields in their order, until the sum has
// the number of fields that was asked for.
func touchShip(s ship, sum *touch.Sum) bool {
	return sum.Add(s.Number()) && sum.Add(touch.Bool(s.Afloat())) && sum.Add(uint64(len(s.Name())))
}

// A port reads the first field of a message, and then all of them, without decoding the message.
func ExampleSum() {
	port := codec.Port{
		Open: func(b []byte) (any, error) { return ship(b), nil },
		Touch: func(v any, fields int) (uint64, error) {
			sum := touch.Sum{Left: fields}
			touchShip(v.(ship), &sum)
			return sum.Total, nil
		},
	}
	opened, err := port.Open([]byte("\x07\x00\x00\x00\x00\x00\x00\x00\x01Vasa"))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, fields := range []int{1, codec.AllFields} {
		sum, err := port.Touch(opened, fields)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(sum)
	}
	// Output:
	// 7
	// 12
}
