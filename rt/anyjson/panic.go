package anyjson

// failure is the panic value of code that can't return an error where it occurs.
type failure struct{ err error }

// Bytes is Marshal for places in the code that can't return an error. Instead it panics with an error
// that [Catch] recovers.
func Bytes(v any) []byte {
	b, err := Marshal(v)
	if err != nil {
		panic(failure{err})
	}
	return b
}

// Text is Bytes for formats whose texts are strings.
func Text(v any) string { return string(Bytes(v)) }

// Value is Unmarshal, but panics like Bytes.
func Value[T ~string | ~[]byte](text T) any {
	v, err := Unmarshal([]byte(text))
	if err != nil {
		panic(failure{err})
	}
	return v
}

// Catch must be deferred. It recovers from a panic of Bytes, Text or Value and sets *err to its error.
// Other panics continue.
func Catch(err *error) {
	switch r := recover().(type) {
	case nil:
	case failure:
		*err = r.err
	default:
		panic(r)
	}
}
