package survive

import (
	"bytes"
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/schema"
)

// longerLists decodes valid messages of longer and longer lists, or texts if the type has no lists.
func (p *probe) longerLists(c Case) (Result, error) {
	s := p.subject
	v := s.prover.Values[s.least]
	part := longestPart(reflect.ValueOf(v).Elem(), 0)
	if !part.IsValid() {
		return Result{Verdict: Unchecked, What: "the type has no list or text that could be longer"}, nil
	}
	p.part = kindOf(schema.Of(part.Type()).Root)
	was := reflect.ValueOf(part.Interface())
	defer part.Set(was)
	var failed error
	r, err := p.grow(c, func(n int) attacks.Input {
		b, err := p.encode(c, n, func() any {
			part.Set(times(was, n/was.Len()+1))
			return v
		})
		if err != nil {
			failed = err
		}
		return attacks.Of(b)
	})
	if failed != nil && r.Verdict == Passes && r.Cost.Input == 0 {
		return Result{Verdict: Unchecked, What: "no longer message can be encoded: " + failed.Error()}, err
	}
	return r, err
}

// encode encodes the value that make returns for an input. Other entries get the same bytes.
func (p *probe) encode(c Case, n int, make func() any) (b []byte, err error) {
	key := fmt.Sprint(c.Name, n)
	if made := p.subject.made[key]; made != nil {
		return made, nil
	}
	if err := p.note(c, nil); err != nil {
		return nil, err
	}
	v := make()
	p.box.Step()
	var got any
	onNewStack(func() { got, err, _ = call(func([]byte) (any, error) { return p.subject.marshal(v) }, nil) })
	if err != nil {
		return nil, err
	}
	if b = bytes.Clone(got.([]byte)); len(b) <= longest {
		p.subject.made[key] = b
	}
	return b, nil
}

// longestPart returns the settable list with most elements in a value, or else the longest string.
func longestPart(v reflect.Value, depth int) (best reflect.Value) {
	const deepest = 8
	if depth > deepest {
		return best
	}
	consider := func(p reflect.Value) {
		if !p.IsValid() {
			return
		}
		better := !best.IsValid() || p.Kind() == reflect.Slice && best.Kind() == reflect.String || p.Kind() == best.Kind() && p.Len() > best.Len()
		if better {
			best = p
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			consider(longestPart(v.Elem(), depth+1))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				consider(longestPart(v.Field(i), depth+1))
			}
		}
	case reflect.Slice:
		if v.CanSet() && v.Len() > 0 {
			consider(v)
		}
	case reflect.String:
		if v.CanSet() && v.Len() > 0 {
			consider(v)
		}
	}
	return best
}

// times returns a list or string that is repeated n times.
func times(v reflect.Value, n int) reflect.Value {
	if v.Kind() == reflect.String {
		return reflect.ValueOf(string(bytes.Repeat([]byte(v.String()), n))).Convert(v.Type())
	}
	all := reflect.MakeSlice(v.Type(), 0, n*v.Len())
	for range n {
		all = reflect.AppendSlice(all, v)
	}
	return all
}

// mostLevels is the number of levels up to which values are encoded. Deeper ones would end the process of more
// encoders than decoders.
const mostLevels = 1 << 15

// tiring is the processor time from which on the levels of values that are encoded are only doubled: the encoder may take
// four times as long then. From mostTiring on it gets no deeper value.
const (
	tiring     = 30 * msec
	mostTiring = 400 * msec
)

// deeperValues is the name of the case of such values.
const deeperValues = "deeper values"

// deeper decodes valid messages of values that nest deeper and deeper, in the shortest way of the type or in a
// map that can hold anything.
func (p *probe) deeper(c Case) (Result, error) {
	t := p.subject.set.Type
	made := func(n int) reflect.Value { return nestedMap(t.Go, n) }
	if all := ways(t.Schema.Root); len(all) > 0 {
		made = func(n int) reflect.Value { return all[0].deepest(t.Go, n) }
	} else if !holdsItself(t.Go) {
		return Result{Verdict: Unchecked, What: "the type can't nest"}, nil
	}
	for _, d := range p.Died { // whatever entry it was for
		if d.Input == nil && d.Case.Name == c.Name && d.Case.Data == c.Data {
			return Result{Verdict: Unchecked, What: "no deeper message can be encoded: " + d.Why}, nil
		}
	}
	p.scale = sixteen
	defer func() { p.scale = 1 }()
	p.part = schema.Recursive
	if t.Go.Kind() == reflect.Map && t.Go.Elem() != t.Go {
		p.part = schema.Of(t.Go.Elem()).Root.Part()
	}
	r, err := p.deep(c, func(n int) attacks.Input {
		if n > p.subject.tired && p.subject.tired > 0 {
			return nil
		}
		began := host.ProcessTime()
		b, err := p.encode(c, n, func() any { return made(n).Interface() })
		if err != nil {
			return nil
		}
		took := host.ProcessTime() - began
		p.slowly = p.slowly || took > tiring
		if took > mostTiring {
			p.subject.tired = n
		}
		return attacks.Of(b)
	}, nil, mostLevels)
	p.slowly = false
	if r.Levels == nil && r.Verdict == Passes {
		r = Result{Verdict: Unchecked, What: "no deeper message can be encoded"}
	}
	return r, err
}

// holdsItself reports whether a type is a map by texts that can hold such maps.
func holdsItself(t reflect.Type) bool {
	return t.Kind() == reflect.Map && t.Key().Kind() == reflect.String && (t.Elem() == t || t.Elem().Kind() == reflect.Interface && t.Elem().NumMethod() == 0)
}

// nestedMap returns a pointer to a map of n levels.
func nestedMap(t reflect.Type, n int) reflect.Value {
	inner := reflect.New(t)
	for range n {
		outer := reflect.New(t)
		outer.Elem().Set(reflect.MakeMap(t))
		outer.Elem().SetMapIndex(reflect.ValueOf("a").Convert(t.Key()), inner.Elem())
		inner = outer
	}
	return inner
}

// digits lengthens the longest number or run of digits in a message.
func (p *probe) digits(c Case) (Result, error) {
	b := p.message()
	from, to := digitsIn(b)
	if from == to {
		return Result{Verdict: Unchecked, What: "the message has no digits"}, nil
	}
	return p.grow(c, func(n int) attacks.Input {
		return attacks.Join(attacks.Of(b[:from]), attacks.Repeat("1", n), attacks.Of(b[to:]))
	})
}

// digitsIn returns the longest run of digits that isn't part of a word or a quoted text, or is else in
// one.
func digitsIn(b []byte) (from, to int) {
	best := -1
	for i := 0; i < len(b); i++ {
		if b[i] < '0' || b[i] > '9' {
			continue
		}
		end := i
		for end < len(b) && b[end] >= '0' && b[end] <= '9' {
			end++
		}
		score := end - i
		if i > 0 && bytes.IndexByte([]byte(": [,>\n="), b[i-1]) >= 0 { // a number by itself
			score += len(b)
		}
		if score > best {
			from, to, best = i, end, score
		}
		i = end
	}
	return from, to
}
