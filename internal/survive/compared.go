package survive

import (
	"bytes"
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/codec/formats/vectors"
)

// compared encodes and decodes values as the reference does, and lists each difference. No specification
// demands that a codec is like the reference, and some are documented to differ, so a difference is shown
// and does not fail. The end of the process and a panic do.
func (p *probe) compared(c Case, k codec.Codec, ref *vectors.Reference) (Result, error) {
	if err := p.note(c, nil); err != nil {
		return Result{}, err
	}
	if _, err := p.port(k, reflect.TypeFor[any]()); err != nil {
		return Result{Verdict: Unchecked, What: err.Error()}, nil
	}
	t := tally{Conformance: new(Conformance)}
	for _, v := range ref.Values {
		if err := p.comparedValue(c, k, ref, v, &t); err != nil {
			return Result{}, err
		}
	}
	for _, text := range ref.Texts {
		if err := p.comparedText(c, k, ref, text, &t); err != nil {
			return Result{}, err
		}
	}
	return t.result(), nil
}

// port returns the codec's functions for the type of a value. A panic is an error.
func (p *probe) port(k codec.Codec, t reflect.Type) (codec.Port, error) {
	port, err, _ := call(func([]byte) (any, error) { return k.Bind(typeOf(t)) }, nil)
	if err != nil {
		return codec.Port{}, err
	}
	return port.(codec.Port), nil
}

// comparedValue compares the bytes of a value. The input that names the attempt is the value's name.
func (p *probe) comparedValue(c Case, k codec.Codec, ref *vectors.Reference, v vectors.Value, t *tally) error {
	port, err := p.port(k, reflect.TypeOf(v.Make()).Elem())
	if err != nil || port.Marshal == nil { // the library itself is not asked
		return nil
	}
	a, err := p.try(c, attacks.Of("encode: "+v.Name), func([]byte) (any, error) {
		b, err := port.Marshal(v.Make())
		return bytes.Clone(b), err
	})
	if err != nil {
		return err
	}
	t.encoded(v, a, ref)
	return nil
}

// encoded compares the bytes of a value with those of the reference.
func (t *tally) encoded(v vectors.Value, a attempt, ref *vectors.Reference) {
	name := "encodes " + v.Name
	if t.failure(name, nil, a) {
		return
	}
	want, wantErr := ref.Marshal(v.Make())
	if alike(a, want, wantErr) {
		t.Alike++
		return
	}
	got, _ := a.value.([]byte)
	t.differ(name, nil, said{string(want), wantErr}, said{string(got), a.err}, ref.Name)
}

// alike reports whether an attempt to encode had the same result. A line feed at its end does not count.
func alike(a attempt, want []byte, wantErr error) bool {
	got, _ := a.value.([]byte)
	return (wantErr != nil) == (a.err != nil) && (wantErr != nil || bytes.Equal(bytes.TrimSuffix(got, []byte("\n")), want))
}

// comparedText compares the values of a message. What was decoded before an error does not count.
func (p *probe) comparedText(c Case, k codec.Codec, ref *vectors.Reference, text vectors.Text, t *tally) error {
	want := reflect.New(text.Into)
	wantErr := ref.Unmarshal([]byte(text.Text), want.Interface())
	port, err := p.port(k, text.Into)
	if err != nil || port.Unmarshal == nil { // the library itself is not asked
		return nil
	}
	in := attacks.Of(text.Text)
	// The type belongs to the name of the attempt, since one text is decoded into several types.
	of := c
	of.Name += " " + text.Into.String()
	a, err := p.try(of, in, port.Unmarshal)
	if err != nil {
		return err
	}
	name := "decodes " + text.Name + " into " + typeName(text.Into)
	if t.failure(name, in, a) {
		return nil
	}
	switch {
	case (wantErr != nil) != (a.err != nil), wantErr == nil && !reflect.DeepEqual(a.value, want.Interface()):
		t.differ(name, in, said{printed(want.Interface()), wantErr}, said{printed(a.value), a.err}, ref.Name)
	default:
		t.Alike++
	}
	return nil
}

// failure counts the end of a process and a panic.
func (t *tally) failure(name string, in attacks.Input, a attempt) bool {
	switch {
	case a.died != nil:
		t.Died++
		t.miss(Miss{Vector: name, How: Dies, Input: in, What: a.died.Why})
	case a.panicked:
		t.Panicked++
		t.miss(Miss{Vector: name, How: Panics, Input: in, What: a.err.Error()})
	default:
		return false
	}
	return true
}

// differ counts a difference.
func (t *tally) differ(name string, in attacks.Input, want, got said, ref string) {
	t.Different++
	from := 0
	if want.err == nil && got.err == nil {
		from = apart(want.result, got.result)
	}
	t.miss(Miss{Vector: name, How: Differs, Input: in, What: fmt.Sprintf("%s: %s; here: %s", ref, want.from(from), got.from(from))})
}

// said is a result or an error.
type said struct {
	result string
	err    error
}

// from returns the result from a byte on, or the error, as a short text.
func (s said) from(at int) string {
	if s.err != nil {
		return fmt.Sprintf("error %.80q", s.err.Error())
	}
	text := s.result
	if at > 0 {
		text = "…" + text[at:]
	}
	return fmt.Sprintf("%.80s", text)
}

// apart returns a place shortly before the first difference of two texts.
func apart(a, b string) int {
	const before = 12
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	if n <= 2*before {
		return 0
	}
	return n - before
}

// printed returns a decoded value as a text.
func printed(v any) (text string) {
	defer func() {
		if recover() != nil {
			text = "a value that can't be shown"
		}
	}()
	return fmt.Sprintf("%+v", deref(v))
}

// typeName returns the name of a type without its package, or "a struct".
func typeName(t reflect.Type) string {
	if t.Name() == "" && t.Kind() == reflect.Struct {
		return "a struct"
	}
	if t.Name() != "" {
		return t.Name()
	}
	return t.String()
}
