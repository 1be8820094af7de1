package codec

import "io"

// Reflective returns the Bind function of a library that has two functions for any Go value, like
// json.Marshal and json.Unmarshal.
func Reflective(marshal func(any) ([]byte, error), unmarshal func([]byte, any) error) func(*Type) (Port, error) {
	return func(t *Type) (Port, error) { return ReflectivePort(t, marshal, unmarshal), nil }
}

// ReflectivePort returns the Port that [Reflective] binds. A codec completes it with the other functions
// that its library offers.
func ReflectivePort(t *Type, marshal func(any) ([]byte, error), unmarshal func([]byte, any) error) Port {
	return Port{
		Marshal: marshal,
		Unmarshal: func(b []byte) (any, error) {
			v := t.New()
			err := unmarshal(b, v)
			return v, err
		},
		UnmarshalInto: unmarshal,
	}
}

// AppendWith returns the Append of a library that encodes to a writer. The writer passed to newEncode
// appends to the caller's buffer. The function that newEncode returns is called once for each message,
// and may belong to a long-lived encoder.
func AppendWith(newEncode func(io.Writer) func(v any) error) func([]byte, any) ([]byte, error) {
	w := &sliceWriter{}
	encode := newEncode(w)
	return func(dst []byte, v any) ([]byte, error) {
		w.b = dst
		err := encode(v)
		return w.b, err
	}
}

// AppendAnew is [AppendWith] for a library whose encoder serves only one message. Each message gets a
// new encoder, which is closed after it.
func AppendAnew[E interface {
	Encode(v any) error
	Close() error
}](newEncoder func(io.Writer) E) func([]byte, any) ([]byte, error) {
	return AppendWith(func(w io.Writer) func(v any) error {
		return func(v any) error {
			enc := newEncoder(w)
			if err := enc.Encode(v); err != nil {
				return err
			}
			return enc.Close()
		}
	})
}

// sliceWriter appends to b. It is not a *bytes.Buffer because some libraries have a fast path for that
// type, which other writers of their users do not get.
type sliceWriter struct{ b []byte }

func (w *sliceWriter) Write(p []byte) (int, error) {
	w.b = append(w.b, p...)
	return len(p), nil
}
