package codec

import "io"

// Reflective returns the Bind function of a library that encodes any Go value
// through a pair of functions in the manner of encoding/json.
func Reflective(marshal func(any) ([]byte, error), unmarshal func([]byte, any) error) func(*Type) (Port, error) {
	return func(t *Type) (Port, error) { return ReflectivePort(t, marshal, unmarshal), nil }
}

// ReflectivePort is the Port that [Reflective] binds; a codec completes it with
// what else its library offers.
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

// AppendWith returns the Append of a library that encodes to a writer. The
// writer given to newEncode appends to the caller's buffer; the function that
// newEncode returns is called once per message and may be a long-lived encoder.
func AppendWith(newEncode func(io.Writer) func(v any) error) func([]byte, any) ([]byte, error) {
	w := &sliceWriter{}
	encode := newEncode(w)
	return func(dst []byte, v any) ([]byte, error) {
		w.b = dst
		err := encode(v)
		return w.b, err
	}
}

// AppendAnew is [AppendWith] for a library whose encoder serves one message: each gets a new
// one, which is closed behind it.
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

// sliceWriter appends to b. It is not a *bytes.Buffer: some libraries take a
// shortcut for that type which their users' writers would not get.
type sliceWriter struct{ b []byte }

func (w *sliceWriter) Write(p []byte) (int, error) {
	w.b = append(w.b, p...)
	return len(p), nil
}
