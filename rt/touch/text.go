package touch

import (
	"encoding/base64"
	"iter"
	"time"
)

// Read is a Sum of what a library reads from a text, in which it may fail.
type Read struct {
	Sum
	Err error // why no more could be read
}

// Take is Add for what a function returned.
func (r *Read) Take(v uint64, err error) bool {
	if err != nil {
		r.Err = err
		return false
	}
	return r.Add(v)
}

// Skip is Add for n fields that the message leaves out, which are zero.
func (r *Read) Skip(n int) bool {
	r.Left -= n
	return r.Left > 0
}

// Value is a value in a text, V, as a library reads it in place. T is what the library
// returns texts as.
type Value[V any, T ~string | ~[]byte] interface {
	Null() bool
	Bool() (bool, error)
	Int() (int64, error)
	Uint() (uint64, error)
	Float() (float64, error)
	Text() (T, error)
	// Fields and Elems yield what an object and an array hold, in their order. Where that
	// fails they end, and the Read gets the error.
	Fields(*Read) iter.Seq2[T, V]
	Elems(*Read) iter.Seq[V]
}

// Reader is a library that reads fields of a text in place. O is what its codec's Open
// returns, V a value that it reads.
type Reader[O, V any] struct {
	// First finds the field that comes first in most messages, by its path, and reports
	// whether it is there and not null.
	First func(O) (V, bool, error)
	// Root returns the whole message.
	Root func(O) (V, error)
}

// Touch returns a Port.Touch. One field is read by the path to it: leaf is what it adds to
// the sum, nil where no path leads to the first field of all messages. More are read by
// all, which goes through the message, and so is the one that its path does not find. Where
// all is nil the message is one field, and 0 where that is null.
func (r Reader[O, V]) Touch(all func(V, *Read) bool, leaf func(V) (uint64, error)) func(v any, fields int) (uint64, error) {
	var read Read // not of each call: all would move it to the heap
	return func(v any, fields int) (uint64, error) {
		opened := v.(O)
		if leaf != nil && (fields == 1 || all == nil) {
			if x, ok, err := r.First(opened); err != nil {
				return 0, err
			} else if ok {
				return leaf(x)
			}
		}
		if all == nil {
			return 0, nil
		}
		root, err := r.Root(opened)
		if err != nil {
			return 0, err
		}
		read = Read{Sum: Sum{Left: fields}}
		all(root, &read)
		return read.Total, read.Err
	}
}

// BoolOf is Bool of what a library read, with its error.
func BoolOf(b bool, err error) (uint64, error) { return Bool(b), err }

// IntOf is a whole number that a library read.
func IntOf[N ~int64 | ~uint64](n N, err error) (uint64, error) { return uint64(n), err }

// FloatOf is Float of what a library read.
func FloatOf(f float64, err error) (uint64, error) { return Float(f), err }

// Float32Of is FloatOf a number in the width of its field.
func Float32Of(f float64, err error) (uint64, error) { return Float(float32(f)), err }

// LenOf is the length of a text that a library read.
func LenOf[T ~string | ~[]byte](text T, err error) (uint64, error) { return uint64(len(text)), err }

// BytesOf is the length of the bytes that a text in base64 stands for.
func BytesOf[T ~string | ~[]byte](text T, err error) (uint64, error) {
	if err != nil {
		return 0, err
	}
	b := make([]byte, base64.StdEncoding.DecodedLen(len(text)))
	n, err := base64.StdEncoding.Decode(b, []byte(text))
	return uint64(n), err
}

// TimeOf is what a time adds that a text in the form of RFC 3339 stands for: its seconds,
// nanoseconds and offset.
func TimeOf[T ~string | ~[]byte](text T, err error) (uint64, error) {
	if err != nil {
		return 0, err
	}
	t, err := time.Parse(time.RFC3339Nano, string(text))
	_, offset := t.Zone()
	return uint64(t.Unix()) + uint64(t.Nanosecond()) + uint64(offset), err
}

// Unopened is the Open of a library that looks at nothing before it is asked for a field.
// It returns a *[]byte, which is good until it is called again.
func Unopened() func(b []byte) (any, error) {
	var message []byte
	return func(b []byte) (any, error) {
		message = b
		return &message, nil
	}
}
