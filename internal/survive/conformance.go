package survive

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/schema"
)

// suites tries the vectors that need no data set.
func (c *child) suites() error {
	k, err := c.catalog.Codec(c.Codec)
	if err != nil {
		return err
	}
	p := &probe{child: c, of: Case{Codec: c.Codec, Kind: c.Kind, Entry: Decode}}
	known := vectors.Named(k.Format.Name)
	if len(known.Suites)+len(known.Rewrites) == 0 {
		return p.do("vectors", func(Case) (Result, error) { return unknownFormat(k), nil })
	}
	if err := supervise.LimitMemory(c.Memory); err != nil {
		return err
	}
	if c.Only != nil {
		return p.again(k, known)
	}
	for _, s := range known.Suites {
		if err := p.do(s.Name, func(of Case) (Result, error) { return p.suite(of, k, s) }); err != nil {
			return err
		}
	}
	if ref := known.Reference; ref != nil && k.Emitter == nil {
		return p.do(ComparedWith+ref.Name, func(of Case) (Result, error) { return p.compared(of, k, ref) })
	}
	return nil
}

// again tries one input of a suite, or compares the codec with the reference.
func (p *probe) again(k codec.Codec, known vectors.Vectors) error {
	if p.Only.Data != "" {
		return nil // dataSet does it
	}
	p.of.Entry, p.of.Name = p.Only.Entry, p.Only.Name
	if ref := known.Reference; ref != nil && p.Only.Name == ComparedWith+ref.Name {
		return p.do(p.Only.Name, func(of Case) (Result, error) { return p.compared(of, k, ref) })
	}
	r := Result{Case: p.of, Verdict: Unchecked, Input: p.Only.Input, What: "what is compared is no single input"}
	for _, s := range known.Suites {
		if s.Name != p.Only.Name {
			continue
		}
		decode, _, err := p.into(k, s.Into)
		if err != nil {
			return err
		}
		a, err := p.try(p.of, p.Only.Input, decode)
		if err != nil {
			return err
		}
		r.Verdict, r.What = Passes, "accepted as "+shown(a.value)
		switch {
		case a.died != nil:
			r.Verdict, r.How, r.What = Fails, Dies, a.died.Why
		case a.panicked:
			r.Verdict, r.How, r.What = Fails, Panics, oneLine(a.err.Error())
		case a.err != nil:
			r.What = "refused: " + oneLine(a.err.Error())
		}
	}
	return p.send(r)
}

// unknownFormat returns the result for a format without vectors.
func unknownFormat(k codec.Codec) Result {
	if k.Format.OnlyGo() || k.Format.Unknown {
		return Result{Verdict: Unspecified, What: fmt.Sprintf("nothing but its library defines the format %s", k.Format.Name)}
	}
	return Result{Verdict: Unchecked, What: fmt.Sprintf("no vectors of the format %s are known", k.Format.Name)}
}

// suite tries the vectors of a suite.
func (p *probe) suite(c Case, k codec.Codec, s vectors.Suite) (Result, error) {
	if err := p.note(c, nil); err != nil {
		return Result{}, err
	}
	unchecked := func(err error) (Result, error) { return Result{Verdict: Unchecked, What: err.Error()}, nil }
	decode, into, err := p.into(k, s.Into)
	if err != nil {
		return unchecked(err)
	}
	files := make([]map[string][]byte, len(s.Trees))
	for i, t := range s.Trees {
		p.box.Step()
		if files[i], err = module.Tree(t).Read(); err != nil {
			return unchecked(err)
		}
	}
	all, err := s.Vectors(files)
	if err != nil {
		return unchecked(err)
	}
	t := tally{Conformance: new(Conformance)}
	for _, v := range all {
		a, err := p.try(c, v.Input, decode)
		if err != nil {
			return Result{}, err
		}
		var like attempt
		if v.Like != nil && a.accepted() {
			if like, err = p.try(c, v.Like, decode); err != nil {
				return Result{}, err
			}
		}
		t.add(v, a, func() bool { return rightValue(v, a, like) })
	}
	if t.Accepted == 0 && t.refused != nil && t.WrongValue+t.Panicked+t.Died == 0 {
		return unchecked(fmt.Errorf("it decodes nothing into %s: %w", into, t.refused))
	}
	return t.result(), nil
}

// into returns the function that decodes into the first of the types that the codec takes.
func (p *probe) into(k codec.Codec, types []reflect.Type) (decode func([]byte) (any, error), into reflect.Type, err error) {
	for _, t := range types {
		port, failed, _ := call(func([]byte) (any, error) { return k.Bind(typeOf(t)) }, nil)
		if failed == nil && port.(codec.Port).Unmarshal == nil {
			failed = errors.New("it decodes no values")
		}
		if failed == nil {
			return port.(codec.Port).Unmarshal, t, nil
		}
		err = errors.Join(err, failed)
	}
	if k.Emitter != nil {
		return nil, nil, errors.New("it needs code that is made for each type, and the suite has no type of its own")
	}
	return nil, nil, errors.New(strings.ReplaceAll(err.Error(), "\n", "; "))
}

// typeOf returns a type by itself, which is no data set.
func typeOf(t reflect.Type) *codec.Type {
	return &codec.Type{Name: t.String(), Go: t, Schema: schema.Of(t), New: func() any { return reflect.New(t).Interface() }}
}

// rightValue reports whether an accepted message has a value that the vector allows. A value of a type that
// is not known here is taken to be right.
func rightValue(v vectors.Vector, a, like attempt) bool {
	got := reflect.ValueOf(a.value)
	if a.allocated > collectAfter || !got.IsValid() { // the value was not kept
		return true
	}
	if v.Like != nil {
		return !like.accepted() || sameValue(reflect.ValueOf(like.value), got)
	}
	return len(v.Want) == 0 || slices.ContainsFunc(v.Want, func(want any) bool { return sameValue(reflect.ValueOf(want), got) })
}

// longestRewritten is the length in bytes of the longest message that gets other forms.
const longestRewritten = 2 << 10

// rewritten tries the other forms of messages of a data set.
func (p *probe) rewritten() error {
	if p.of.Entry == Reuse || p.of.Entry == Skip {
		return nil // it takes the same bytes as Decode
	}
	known := vectors.Named(p.subject.codec.Format.Name)
	if ref := known.Reference; ref != nil && p.subject.codec.Emitter != nil && p.of.Entry == Decode {
		if err := p.do(ComparedWith+ref.Name, p.comparedMade); err != nil {
			return err
		}
	}
	rewrites := known.Rewrites
	if len(rewrites) > 0 && p.subject.message().Schema.Has(schema.Any) {
		return p.do("other forms", func(Case) (Result, error) {
			return Result{Verdict: Unchecked, What: "the type can hold any value, so a number in another form may be another value"}, nil
		})
	}
	for _, r := range rewrites {
		if err := p.do(r.Name, func(c Case) (Result, error) { return p.forms(c, r) }); err != nil {
			return err
		}
	}
	return nil
}

// forms tries the other forms of the shortest message and of the longest that is not too long.
func (p *probe) forms(c Case, r vectors.Rewrite) (Result, error) {
	messages := []int{p.subject.least}
	longest := p.subject.least
	for i, b := range p.subject.encoded {
		if len(b) > len(p.subject.encoded[longest]) && len(b) <= longestRewritten {
			longest = i
		}
	}
	if longest != p.subject.least {
		messages = append(messages, longest)
	}
	t := tally{Conformance: new(Conformance)}
	var none error
	for _, m := range messages {
		b := p.subject.encoded[m]
		plain, err := p.attempt(c, attacks.Of(b))
		if err != nil {
			return Result{}, err
		}
		if !plain.accepted() || !p.equals(m, plain) {
			return Result{Verdict: Unchecked, What: "it does not read the message as its own Marshal writes it"}, nil
		}
		all, err := r.Make(b, p.subject.message().Schema.Root)
		if err != nil {
			none = err
			continue
		}
		for _, v := range all {
			if p.of.Entry == Stream && v.Demand == vectors.Reject {
				continue // what follows a message on a stream is not part of it
			}
			a, err := p.attempt(c, v.Input)
			if err != nil {
				return Result{}, err
			}
			t.add(v, a, func() bool { return p.equals(m, a) })
		}
	}
	if t.tried() == 0 {
		if none == nil {
			none = errors.New("a stream can't show it")
		}
		return Result{Verdict: Unchecked, What: none.Error()}, nil
	}
	return t.result(), nil
}

// equals reports whether an accepted message is the message with that number.
func (p *probe) equals(message int, a attempt) (same bool) {
	defer func() {
		if recover() != nil { // such a value can't even be read
			same = false
		}
	}()
	return a.value == nil && a.allocated > collectAfter || p.subject.same(p.of.Entry, message, a.value)
}

// ComparedWith begins the names of cases in which a library is compared with another one of its format.
const ComparedWith = "compared with "
