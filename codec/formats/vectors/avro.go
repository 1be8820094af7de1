package vectors

import (
	"encoding/binary"
	"errors"
	"math"
	"reflect"

	"github.com/wirebench/wirebench/schema"
)

const (
	avroSpec     = "https://avro.apache.org/docs/1.12.0/specification/"
	avroEncoding = avroSpec + "#binary-encoding"
	avroMaps     = avroSpec + "#schema-maps"
)

// avroSuites have the examples of the specification, and numbers at its limits.
func avroSuites() []Suite {
	accept := func(name, input string, want any) Vector {
		return Vector{Name: name, Input: digits(input), Demand: Accept, Want: []any{want}, Source: avroEncoding}
	}
	reject := func(name, input string) Vector {
		return Vector{Name: name, Input: digits(input), Demand: Reject, Source: avroEncoding}
	}
	suite := func(name string, into reflect.Type, all ...Vector) Suite {
		return Suite{Name: name, Into: []reflect.Type{into}, Vectors: own(func() []Vector { return all })}
	}
	return []Suite{
		suite("longs", reflect.TypeFor[int64](),
			accept("0", "00", 0), accept("-1", "01", -1), accept("1", "02", 1), accept("-2", "03", -2), accept("2", "04", 2),
			accept("-64", "7f", -64), accept("64", "8001", 64),
			accept("greatest long", "feffffffffffffffff01", math.MaxInt64), accept("least long", "ffffffffffffffffff01", math.MinInt64),
			Vector{Name: "1 in two bytes", Input: digits("8200"), Demand: Either, Source: avroEncoding},
			reject("no bytes", ""), reject("long that is cut short", "80"), reject("long of eleven bytes", "8080808080808080808001"), reject("long of 65 bits", "ffffffffffffffffff03"),
		),
		suite("ints", reflect.TypeFor[int32](),
			accept("greatest int", "feffffff0f", math.MaxInt32), accept("least int", "ffffffff0f", math.MinInt32),
			reject("int of 33 bits", "ffffffff1f"), reject("long as an int", "feffffffffffffffff01"),
		),
		suite("arrays of longs", reflect.TypeFor[[]int64](),
			accept("one block", "04063600", []any{3, 27}), accept("block with its size", "0304063600", []any{3, 27}),
			accept("two blocks", "0206023600", []any{3, 27}), accept("blocks with and without sizes", "010206023600", []any{3, 27}), accept("no elements", "00", []any{}),
			reject("array without an end", "040636"), reject("block with too few elements", "0606"), reject("count of -2^63", "ffffffffffffffffff010006"),
		),
		suite("maps of longs", reflect.TypeFor[map[string]int64](),
			accept("one block", "0202610600", map[string]any{"a": 3}), accept("block with its size", "010602610600", map[string]any{"a": 3}),
			accept("two blocks", "020261060202623600", map[string]any{"a": 3, "b": 27}), reject("map without an end", "02026106"),
		),
		suite("unions of null and a text", reflect.TypeFor[*string](),
			accept("null", "00", nil), accept("text", "020261", "a"),
			reject("third branch of two", "040261"), reject("branch -1", "010261"), reject("text of length -1", "0201"), reject("text that is too short", "020461"),
		),
	}
}

// avroNumber is a number in a message.
type avroNumber struct {
	from, to int
	bits     int
}

// avroBlocks is an array or a map in a message, with the places of its items.
type avroBlocks struct {
	from, to int
	items    [][2]int
	source   string
}

// avroWalk walks through a message by its type, as package schema/avro derives a schema from a type: an
// optional part is a union of null and the part, and a time is a long.
type avroWalk struct {
	b       []byte
	at      int
	err     error
	numbers []avroNumber
	lengths []avroNumber // of texts and bytes
	unions  []avroNumber
	bools   []int
	blocks  []avroBlocks
}

var errAvro = errors.New("the message is not in Avro as it is known here")

// avroParts returns the parts of a message.
func avroParts(b []byte, of *schema.Type) (*avroWalk, error) {
	w := &avroWalk{b: b}
	w.value(of, 0)
	if w.err == nil && w.at != len(b) {
		w.err = errAvro
	}
	return w, w.err
}

// skip goes on after the next bytes.
func (w *avroWalk) skip(n int64) {
	if n < 0 || n > int64(len(w.b)-w.at) {
		w.err = errAvro
	}
	if w.err == nil {
		w.at += int(n)
	}
}

func (w *avroWalk) number(bits int) (n int64, at avroNumber) {
	n, size := binary.Varint(w.b[w.at:])
	if size <= 0 {
		w.err = errAvro
	}
	at = avroNumber{w.at, w.at + max(size, 0), bits}
	w.skip(int64(size))
	return n, at
}

func (w *avroWalk) value(t *schema.Type, depth int) {
	if depth > deepest {
		w.err = errAvro
	}
	if w.err != nil {
		return
	}
	switch t.Kind {
	case schema.Bool:
		if w.at < len(w.b) && w.b[w.at] > 1 {
			w.err = errAvro
		}
		w.bools = append(w.bools, w.at)
		w.skip(1)
	case schema.Float:
		w.skip(int64(t.Bits / 8))
	case schema.Int, schema.Duration, schema.Time, schema.Uint:
		w.integer(t)
	case schema.String, schema.Bytes:
		n, at := w.number(64)
		w.lengths = append(w.lengths, at)
		w.skip(n)
	case schema.Optional:
		branch, at := w.number(32)
		w.unions = append(w.unions, at)
		if branch < 0 || branch > 1 {
			w.err = errAvro
		} else if branch == 1 {
			w.value(t.Elem, depth+1)
		}
	case schema.Array:
		if t.Elem.Kind == schema.Uint && t.Elem.Bits == 8 {
			w.skip(int64(t.Len))
			return
		}
		w.items(t, avroEncoding, depth)
	case schema.List:
		w.items(t, avroEncoding, depth)
	case schema.Map:
		w.items(t, avroMaps, depth)
	case schema.Struct:
		for _, f := range t.Fields {
			w.value(f.Type, depth+1)
		}
	default:
		w.err = errAvro
	}
}

// integer walks through an int or a long. Avro has no unsigned numbers of 64 bits, so their form is not known
// here.
func (w *avroWalk) integer(t *schema.Type) {
	bits := 64
	switch {
	case t.Kind == schema.Uint && t.Bits == 64:
		w.err = errAvro
		return
	case t.Kind == schema.Int && t.Bits < 64, t.Kind == schema.Uint && t.Bits < 32:
		bits = 32
	}
	_, at := w.number(bits)
	w.numbers = append(w.numbers, at)
}

// items walks through the blocks of an array or a map.
func (w *avroWalk) items(t *schema.Type, source string, depth int) {
	blocks := avroBlocks{from: w.at, source: source}
	for w.err == nil {
		n, _ := w.number(64)
		if n == 0 {
			break
		}
		if n < 0 {
			n = -n
			w.number(64)
		}
		if n < 0 || n > int64(len(w.b)) {
			w.err = errAvro
		}
		for i := int64(0); i < n && w.err == nil; i++ {
			from := w.at
			if t.Kind == schema.Map {
				w.value(t.Key, depth+1)
			}
			w.value(t.Elem, depth+1)
			blocks.items = append(blocks.items, [2]int{from, w.at})
		}
	}
	blocks.to = w.at
	w.blocks = append(w.blocks, blocks)
}
