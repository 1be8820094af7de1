package touch

import (
	"encoding/base64"
	"iter"
	"time"
)

// Read is a Sum of fields that a library reads from a text. Reading may fail.
type Read struct {
	Sum
	Err error // the reason why no more fields could be read
}

// Take is Add for the results of a function. An error ends the reading.
func (r *Read) Take(v uint64, err error) bool {
	if err != nil {
		r.Err = err
		return false
	}
	return r.Add(v)
}

// Skip is Add for n fields that the message leaves out because they are zero.
func (r *Read) Skip(n int) bool {
	r.Left -= n
	return r.Left > 0
}

// Value is a value in a text as a library reads it in place. V is the type of values in the library,
// and T the type of texts that it returns.
type Value[V any, T ~string | ~[]byte] interface {
	Null() bool
	Bool() (bool, error)
	Int() (int64, error)
	Uint() (uint64, error)
	Float() (float64, error)
	Text() (T, error)
	// Fields and Elems yield the fields of an object and the elements of an array, in their order. If
	// that fails they end, and the Read gets the error.
	Fields(*Read) iter.Seq2[T, V]
	Elems(*Read) iter.Seq[V]
}

// Reader is a library that reads fields of a text in place. O is the type that its codec's Open
// returns, and V the type of values that it reads.
type Reader[O, V any] struct {
	// First finds the field that is first in most messages by its path. It reports whether the field
	// is present and not null.
	First func(O) (V, bool, error)
	// Root returns the whole message.
	Root func(O) (V, error)
}

// Touch returns the function Touch of a port. To read one field it calls First. leaf returns what the
// field adds to the sum. It is nil if no path leads to the first field of all messages. To read more
// fields, or if First does not find the field, it calls all, which goes through the message. all is
// nil if the message is a single field. If that is null, it adds 0.
func (r Reader[O, V]) Touch(all func(V, *Read) bool, leaf func(V) (uint64, error)) func(v any, fields int) (uint64, error) {
	var read Read // shared by all calls: one for each call would be moved to the heap
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

// BoolOf is Bool for a bool that a library read. Like the functions below it passes the library's
// error on.
func BoolOf(b bool, err error) (uint64, error) { return Bool(b), err }

// IntOf returns a whole number that a library read.
func IntOf[N ~int64 | ~uint64](n N, err error) (uint64, error) { return uint64(n), err }

// FloatOf is Float for a number that a library read.
func FloatOf(f float64, err error) (uint64, error) { return Float(f), err }

// Float32Of is FloatOf for a field of type float32.
func Float32Of(f float64, err error) (uint64, error) { return Float(float32(f)), err }

// LenOf returns the length of a text that a library read.
func LenOf[T ~string | ~[]byte](text T, err error) (uint64, error) { return uint64(len(text)), err }

// BytesOf returns the number of bytes that a text encodes in base64.
func BytesOf[T ~string | ~[]byte](text T, err error) (uint64, error) {
	if err != nil {
		return 0, err
	}
	b := make([]byte, base64.StdEncoding.DecodedLen(len(text)))
	n, err := base64.StdEncoding.Decode(b, []byte(text))
	return uint64(n), err
}

// TimeOf returns the summand of a time that a text has in the form of RFC 3339: the sum of its
// seconds, its nanoseconds and its offset.
func TimeOf[T ~string | ~[]byte](text T, err error) (uint64, error) {
	if err != nil {
		return 0, err
	}
	t, err := time.Parse(time.RFC3339Nano, string(text))
	_, offset := t.Zone()
	return uint64(t.Unix()) + uint64(t.Nanosecond()) + uint64(offset), err
}

// Unopened returns the Open of a library that does nothing with a message before it is asked for a
// field. That Open returns a *[]byte, which is valid until the next call.
func Unopened() func(b []byte) (any, error) {
	var message []byte
	return func(b []byte) (any, error) {
		message = b
		return &message, nil
	}
}
