package anyjson

// failure is the panic of code that can't return an error where it meets one.
type failure struct{ err error }

// Bytes is Marshal for code between calls of a library that takes no error there. It
// panics instead, for [Catch].
func Bytes(v any) []byte {
	b, err := Marshal(v)
	if err != nil {
		panic(failure{err})
	}
	return b
}

// Text is Bytes for formats whose text is no bytes.
func Text(v any) string { return string(Bytes(v)) }

// Value is Unmarshal, and panics as Bytes does.
func Value[T ~string | ~[]byte](text T) any {
	v, err := Unmarshal([]byte(text))
	if err != nil {
		panic(failure{err})
	}
	return v
}

// Catch, when deferred, makes an error of such a panic. Others go on.
func Catch(err *error) {
	switch r := recover().(type) {
	case nil:
	case failure:
		*err = r.err
	default:
		panic(r)
	}
}
