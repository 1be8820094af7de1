// Package shop has a Go type of every kind, for the tests of package schema.
package shop

import (
	"encoding/json"
	"io"
	"math/big"
	"net/netip"
	"time"
	"unsafe"

	money "github.com/wirebench/wirebench/schema/testdata/money.v2"
)

// All is the root of all types that can be expressed.
type All struct {
	Scalars   Scalars
	Composite Composite
	Enums     Enums
	Numbered  Numbered
	Recursive Recursive
	Generic   Generic
	Embedding Embedding
	Custom    Customs
}

// Scalars has a type of every kind without parts.
type Scalars struct {
	Bool    bool
	Int     int
	Int8    int8
	Int16   int16
	Int32   int32
	Int64   int64
	Uint    uint
	Uint8   uint8
	Uint16  uint16
	Uint32  uint32
	Uint64  uint64
	Float32 float32
	Float64 float64
	String  string
	Rune    rune
	Byte    byte
	Bytes   []byte
	Time    time.Time
	Wait    time.Duration
	Any     any
	Empty   interface{}
	Word    Word
	Celsius Celsius
	Stamp   Stamp
	Timeout Timeout
}

// Types with names of their own.
type (
	Word    uint
	Celsius float64
	Stamp   time.Duration
	Timeout = time.Duration
	Octet   byte
	Octets  []Octet
	Blob    []byte
	Line    struct{ Item string }
	Lines   []*Line
	Index   map[Word]Lines
	Matrix  [2][3]Celsius
	Ref     *Line
	Set     = map[string]struct{}
)

// Composite has a type of every kind with parts.
type Composite struct {
	Optional  *int
	Twice     **string
	List      []string
	Lists     [][][]byte
	Array     [4]int32
	Hash      [32]byte
	Map       map[string]float64
	Keys      map[[2]int8]map[bool]*Line
	Octets    []Octet
	Named     Octets
	Blob      Blob
	Lines     Lines
	Index     Index
	Matrix    Matrix
	Ref       Ref
	Set       Set
	Alias     []Set
	Anonymous struct {
		Line
		X, Y  int32 `json:"xy" xml:"]\""`
		Inner *struct{ Z []any }
	}
	Anonymouses []struct{ A struct{ B bool } }
}

// Weight is an int enum whose constants are in two files.
type Weight uint8

// The weights. Only this package can name the last one.
const (
	Light, Heavy Weight = 7, iota
	unknown      Weight = 0xff
)

// Level has negative and equal constants.
type Level int

// The levels.
const (
	Low   Level = -1
	High  Level = 1 << 40
	Top         = High
	Plain       = 1 // not a Level
)

// Color is a string enum.
type Color string

// The colors.
const (
	Red  Color = "red"
	Blue Color = "b\x00lue\""
)

// Half is not an enum: it is neither an integer nor a string.
type Half float64

// A half.
const One Half = 1

// Enums has enums in all places.
type Enums struct {
	Weight   Weight
	Weights  []Weight // bytes
	Level    *Level
	ByColor  map[Color]Level
	Currency money.Currency
	Month    time.Month
	Half     Half
}

// Stored is the type whose schema a test stores as JSON.
type Stored struct {
	Numbered
	Enums Enums
	Tree  Tree[money.Currency]
	Inner struct{ Ping map[string]*Ping }
	Sum   money.Sum
	Err   error
	Done  chan bool
}

// Numbered has tags.
type Numbered struct {
	A      int `wire:"3"`
	B      int
	C      int
	hidden int
	D      int `wire:"1" json:"d"`
	E      int
}

// Recursive is a part of itself, directly and in other types.
type Recursive struct {
	Self   *Recursive
	Many   []Recursive
	Nest   Nest
	Ping   Ping
	Tree   Tree[string]
	Inside struct{ Back *Recursive }
}

// Nest is a list of itself.
type Nest []Nest

// Ping and Pong are parts of each other.
type (
	Ping struct{ Pong *Pong }
	Pong struct{ Pings map[string]Ping }
)

// Tree is recursive and generic.
type Tree[T any] struct {
	Value T
	Kids  []*Tree[T]
}

// Page is generic.
type Page[T any] struct {
	Items []T
	Next  *Page[T]
}

// Pair is generic with two parameters.
type Pair[A comparable, B any] struct {
	A A
	B B
}

// ID is a generic scalar.
type ID[Of any] int64

// NoID is the only constant of an instance.
const NoID ID[Line] = -1

// Option is generic. Its argument shows only in its name.
type Option[Of any] struct{ Set bool }

// Generic has instances.
type Generic struct {
	Scalar  Page[byte]
	Own     Page[Line]
	Foreign Page[money.Currency]
	Dotted  money.Range[money.Range[*Line]]
	Deep    Page[Pair[string, map[Color][]*money.Sum]]
	Alias   Page[Set]
	Any     Pair[[2]int, any]
	ID      ID[Line]
	Other   ID[Page[Line]]
	Struct  Option[struct {
		A, B int `json:"a]b\""`
		Line
		*money.Sum
		c money.Currency
		_ time.Time
	}]
	Func    Option[func(a int, more ...money.Sum) (b string, err error)]
	Funcs   Option[func(func() error) func(...func(int))]
	Reader  Option[io.Reader]
	Methods Option[interface {
		Sum(of money.Sum) int
		io.Closer
		own(rune)
	}]
	Chan   Option[chan (<-chan bool)]
	Chans  Option[chan<- chan []byte]
	Error  Option[error]
	Unsafe Option[unsafe.Pointer]
}

// Base is embedded.
type Base struct{ Key int }

// Label is embedded and is not a struct.
type Label string

// Deep is embedded by a pointer.
type Deep struct{ Depth int }

// Embedding embeds other types.
type Embedding struct {
	Base `json:"base"`
	*Deep
	Label
	Page[int]
	money.Currency
	Own struct{ time.Time }
}

// Text is a text by its own methods.
type Text struct{ S string }

// MarshalText returns the text.
func (t Text) MarshalText() ([]byte, error) { return []byte(t.S), nil }

// UnmarshalText sets the text.
func (t *Text) UnmarshalText(b []byte) error { t.S = string(b); return nil }

// WriteOnly has one half of a pair of methods. False has methods that only look like such.
type (
	WriteOnly int
	False     int
)

// MarshalBinary is the only method.
func (w *WriteOnly) MarshalBinary() ([]byte, error) { return []byte{byte(*w)}, nil }

// MarshalJSON does not have the results that encoding/json asks for.
func (False) MarshalJSON() []byte { return nil }

// MarshalText has another parameter.
func (False) MarshalText(int) ([]byte, error) { return nil, nil }

// Customs serialize themselves.
type Customs struct {
	Text     Text
	ByText   map[Text]*Text
	Write    WriteOnly
	False    False
	Promoted struct{ *Text }
	Raw      json.RawMessage
	Big      *big.Int
	Addr     netip.Addr
	Sum      money.Sum
	Nothing  struct {
		Text
		big.Float
	}
}
