package shop

import (
	"io"
	"sync"
	"unsafe"

	money "github.com/wirebench/wirebench/schema/testdata/money.v2"
)

type (
	base  struct{ Key int }
	label string
)

// Wrong has parts that can't be expressed.
type Wrong struct {
	Lines []WrongLine
	Again WrongLine // its problems are listed once
	mu    sync.Mutex
	_     [4]byte
	base
	*Deep
	label
	any
	Done   chan struct{}
	Twice  []chan struct{}
	Hooks  map[string]func()
	Raw    unsafe.Pointer
	Addr   uintptr
	Phase  complex64
	Err    error
	Reader io.Reader
	Keys   map[interface{ Sum() int }]bool
	Sum    money.Sum
	Inner  struct {
		_ int
		x int
	}
}

// WrongLine has tags that are not valid.
type WrongLine struct {
	A    int `wire:"2"`
	B    int `wire:"2"`
	C    int `wire:"0"`
	D    int `wire:"-1"`
	E    int `wire:"four"`
	F    int `wire:""`
	G    int `wire:"2147483648"`
	note string
}

// Open has a type parameter without an argument.
type Open[T any] struct{ Of []T }
