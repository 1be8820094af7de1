package survive

import (
	"bytes"
	"cmp"
	"fmt"
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/schema"
)

// comparedMade compares a codec whose code is made for each type with the reference. It has no code for the
// reference's own types, so the types of data sets are encoded and decoded: their messages, the zero value,
// messages that hold the numbers and texts of the reference's values, and all other forms of a message.
func (p *probe) comparedMade(c Case) (Result, error) {
	known := vectors.Named(p.subject.codec.Format.Name)
	ref := known.Reference
	if p.subject.set.Type.Surrogate != nil {
		return Result{Verdict: Unchecked, What: "the type is sent as another one, which " + ref.Name + " does not send"}, nil
	}
	t := tally{Conformance: new(Conformance)}
	if p.subject.port.Marshal != nil {
		if err := p.comparedValues(c, &t, ref); err != nil {
			return Result{}, err
		}
	}
	texts, err := p.madeTexts(known)
	if err != nil {
		return Result{Verdict: Unchecked, What: err.Error()}, nil
	}
	for _, v := range texts {
		a, err := p.try(c, v.Input, p.decode)
		if err != nil {
			return Result{}, err
		}
		p.comparedMessage(&t, v, a, ref)
	}
	return t.result(), nil
}

// comparedValues compares the bytes of values. Maps with several entries come last and count once: their order
// may be another one in each run.
func (p *probe) comparedValues(c Case, t *tally, ref *vectors.Reference) error {
	encode := func(v vectors.Value) (attempt, error) {
		return p.try(c, attacks.Of("encode: "+v.Name), func([]byte) (any, error) {
			b, err := p.subject.port.Marshal(v.Make())
			return bytes.Clone(b), err
		})
	}
	for _, v := range p.madeValues(ref) {
		a, err := encode(v)
		if err != nil {
			return err
		}
		t.encoded(v, a, ref)
	}
	if !p.subject.message().Schema.Has(schema.Map) && !p.subject.message().Schema.Has(schema.Any) {
		return nil
	}
	var shown vectors.Value // one that differs, if there is one
	var got attempt
	for _, held := range p.subject.prover.Values {
		v := vectors.Value{Name: "a message with all entries of its maps", Make: func() any { return held }}
		a, err := encode(v)
		if err != nil {
			return err
		}
		want, wantErr := ref.Marshal(held)
		if shown.Make == nil || !alike(a, want, wantErr) {
			shown, got = v, a
		}
	}
	t.encoded(shown, got, ref)
	return nil
}

// madeValues returns the values that are encoded, without maps of several entries.
func (p *probe) madeValues(ref *vectors.Reference) (all []vectors.Value) {
	s := p.subject
	add := func(name string, v any) {
		all = append(all, vectors.Value{Name: name, Make: func() any { return v }})
	}
	add("zero value", s.set.Type.New())
	message := func(i int) any {
		text, err := ref.Marshal(s.prover.Values[i])
		v := s.set.Type.New()
		if err != nil || ref.Unmarshal(text, v) != nil {
			return nil
		}
		change(reflect.ValueOf(v), 0, single)
		return v
	}
	for i := range s.prover.Values {
		if v := message(i); v != nil {
			add(fmt.Sprintf("message %d", i), v)
		}
	}
	for _, of := range ref.Values {
		with := reflect.ValueOf(of.Make()).Elem()
		basic := with.Kind() == reflect.String || with.Kind() == reflect.Bool || with.CanInt() || with.CanUint() || with.CanFloat()
		v := message(s.least)
		if basic && v != nil && change(reflect.ValueOf(v), 0, func(v reflect.Value) bool {
			fits := v.CanSet() && v.Kind() == with.Kind()
			if fits {
				v.Set(with.Convert(v.Type()))
			}
			return fits
		}) {
			add(of.Name+" in each place of a message", v)
		}
	}
	return all
}

// single takes all entries from a map but the first one by its key.
func single(v reflect.Value) bool {
	if v.Kind() != reflect.Map || v.Len() < 2 {
		return false
	}
	keys := v.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	for _, key := range keys[1:] {
		v.SetMapIndex(key, reflect.Value{})
	}
	return true
}

// change calls at with a value and all its parts, and reports whether it changed one of them.
func change(v reflect.Value, depth int, at func(v reflect.Value) bool) bool {
	const deepest = 100
	if depth > deepest {
		return false
	}
	changed := at(v)
	part := func(v reflect.Value) bool {
		done := change(v, depth+1, at)
		changed = changed || done
		return done
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			part(v.Elem())
		}
	case reflect.Interface:
		if held, ok := settable(v.Elem()); ok && part(held) {
			v.Set(held)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				part(v.Field(i))
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			part(v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			if held, ok := settable(v.MapIndex(key)); ok && part(held) {
				v.SetMapIndex(key, held)
			}
		}
	}
	return changed
}

// settable returns a copy of a value that can be changed.
func settable(v reflect.Value) (copied reflect.Value, ok bool) {
	if !v.IsValid() {
		return v, false
	}
	copied = reflect.New(v.Type()).Elem()
	copied.Set(v)
	return copied, true
}

// madeTexts returns the messages that are decoded: those of the data set as the reference writes them, and all
// other forms of one, whatever the specification says about them.
func (p *probe) madeTexts(known vectors.Vectors) (all []vectors.Vector, err error) {
	s := p.subject
	for i, v := range s.prover.Values {
		text, err := known.Reference.Marshal(v)
		if err != nil {
			return nil, err
		}
		all = append(all, vectors.Vector{Name: fmt.Sprintf("message %d", i), Input: attacks.Of(text)})
	}
	text := all[s.least].Input.Append(nil)
	for _, r := range known.Rewrites {
		forms, err := r.Make(text, s.message().Schema.Root)
		if err != nil {
			continue // the message has no such form
		}
		all = append(all, forms...)
	}
	return all, nil
}

// comparedMessage compares a decoded message with what the reference decodes, as the reference writes both.
func (p *probe) comparedMessage(t *tally, v vectors.Vector, a attempt, ref *vectors.Reference) {
	name := "decodes " + v.Name
	if t.failure(name, v.Input, a) {
		return
	}
	want := p.subject.set.Type.New()
	wantErr := ref.Unmarshal(v.Input.Append(nil), want)
	wantText, err := ref.Marshal(want)
	if err != nil { // what the reference can't write says nothing
		return
	}
	got := said{err: a.err}
	if a.err == nil {
		text, err := ref.Marshal(a.value)
		if err != nil {
			return
		}
		got.result = string(text)
	}
	if (wantErr != nil) != (a.err != nil) || wantErr == nil && got.result != string(wantText) {
		t.differ(name, v.Input, said{string(wantText), wantErr}, got, ref.Name)
		return
	}
	t.Alike++
}
