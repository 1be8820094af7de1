package bench_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/wirebench/wirebench/bench"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/codecs/json"
)

type Order struct {
	ID    int
	Items []string
}

var orders = []Order{{ID: 1, Items: []string{"apple", "pear"}}, {ID: 2}}

// BenchmarkOrder is a benchmark as in a test file of a user.
func BenchmarkOrder(b *testing.B) {
	bench.Type(b, orders,
		bench.Codecs(json.Codecs()...), bench.Codecs(gob.Codecs()...), bench.Codecs(cbor.Codecs()...),
		bench.Codecs(bench.Functions("own", marshal, unmarshal, codec.NilEmpty)))
}

// marshal and unmarshal implement a format of the user's own.
func marshal(o *Order) ([]byte, error) {
	b := []byte{byte(o.ID)}
	for _, item := range o.Items {
		b = append(append(b, byte(len(item))), item...)
	}
	return b, nil
}

func unmarshal(b []byte) (*Order, error) {
	if len(b) == 0 {
		return nil, errors.New("an order of no bytes")
	}
	o := &Order{ID: int(b[0])}
	for b = b[1:]; len(b) > 0; {
		n := int(b[0])
		if n >= len(b) {
			return nil, fmt.Errorf("an item of %d bytes where %d are left", n, len(b)-1)
		}
		o.Items = append(o.Items, string(b[1:1+n]))
		b = b[1+n:]
	}
	return o, nil
}

func ExampleType() {
	var b *testing.B // from func BenchmarkOrder(b *testing.B) in a test
	bench.Type(b, orders, bench.Codecs(json.Codecs()...), bench.Codecs(cbor.Codecs()...))
}
