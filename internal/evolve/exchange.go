package evolve

import (
	"cmp"
	"context"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/schema"
)

// version is one version of a type, as a program has it.
type version struct {
	typ    *schema.Type
	schema []byte // that readers may need to know
	sent   []message
	loses  string // the first part of a message that the codec does not carry
	why    string // the codec can't be judged with it
}

// message is an encoded message, and what the program that wrote it reads from it.
type message struct {
	bytes []byte
	value Value
}

// versions lets a program write the messages of all its data sets, and returns them by data set.
func (r *runner) versions(ctx context.Context, p Program, data func(corpus.Change) []string) (map[string]*version, error) {
	d := &desk{program: p}
	asked := make(map[string]*answer)
	for _, c := range r.opt.Changes {
		if r.opt.Only != nil && r.opt.Only.Change != c.Name {
			continue
		}
		for _, name := range data(c) {
			asked[name] = d.ask(task{Do: write, Data: name, Complete: r.opt.Complete})
		}
	}
	if err := r.work(ctx, d); err != nil {
		return nil, err
	}
	all := make(map[string]*version)
	for name, a := range asked {
		v := &version{sent: a.sent, loses: a.loses, schema: a.schema, why: a.failed}
		if a.typ != nil {
			var err error
			if v.typ, err = typeOf(a.typ); err != nil {
				return nil, fmt.Errorf("the type of %s: %w", name, err)
			}
		}
		all[name] = v
	}
	return all, nil
}

// exchange is a change in one way, with the messages of both versions.
type exchange struct {
	codec    string
	change   corpus.Change
	way      Way
	newData  string
	old, now *version
	informed bool // readers know the writer's schema
	// answers are those to the messages of each direction, and passed what the old program made of those
	// that pass through it.
	answers map[Direction][]*answer
	passed  []*answer
}

// exchanges returns the changes, each in the ways that the codec's users have.
func (r *runner) exchanges(old, now map[string]*version) (all []*exchange) {
	for _, c := range r.opt.Changes {
		if old[c.Name] == nil { // not asked for
			continue
		}
		for _, data := range r.newData(c) {
			e := exchange{
				codec: r.codec.Name, change: c, way: Usual, newData: data, old: old[c.Name], now: now[data],
				answers: make(map[Direction][]*answer),
			}
			if data == c.Renumbered {
				e.way = Way(c.Numbers)
			}
			if r.codec.Fields == codec.ByWriter {
				if e.old.schema != nil && e.now.schema != nil {
					informed := e
					informed.informed, informed.answers = true, make(map[Direction][]*answer)
					all = append(all, &informed)
				}
				e.way = Schemaless
			}
			all = append(all, &e)
		}
	}
	return all
}

// only returns the one exchange that is asked for, with its one message.
func (r *runner) only(ctx context.Context, all []*exchange) ([]*exchange, error) {
	o := r.opt.Only
	for _, e := range all {
		if e.change.Name != o.Change || e.way != o.Way {
			continue
		}
		program, data, writer, other := r.opt.New, e.newData, &e.now, &e.old
		if o.Direction == Backward {
			program, data, writer, other = r.opt.Old, e.change.Name, &e.old, &e.now
		}
		d := &desk{program: program}
		a := d.ask(task{Do: read, Data: data, Message: o.Message, Schema: (*writer).schema})
		if err := r.work(ctx, d); err != nil {
			return nil, err
		}
		w, n := **writer, **other
		w.sent, n.sent = []message{{o.Message, a.value}}, nil
		if w.why == "" && a.failed != "" {
			w.why = "its writer can't read the message: " + a.failed
		}
		*writer, *other = &w, &n
		return []*exchange{e}, nil
	}
	return nil, fmt.Errorf("%s was not tried with the change %s, %s", r.codec.Name, o.Change, o.Way)
}

// why says why nothing can be found out, or returns "".
func (e *exchange) why() string {
	switch {
	case e.old.why != "":
		return "the old version: " + e.old.why
	case e.now.why != "":
		return "the new version: " + e.now.why
	}
	return ""
}

// known returns the schema of a writer if readers know it.
func (e *exchange) known(writer *version) []byte {
	if e.informed {
		return writer.schema
	}
	return nil
}

// ask lets both programs read the messages of the other one, and the old one pass messages on.
func (e *exchange) ask(now, old *desk) {
	if e.why() != "" {
		return
	}
	for _, m := range e.old.sent {
		e.answers[Backward] = append(e.answers[Backward], now.ask(task{Do: read, Data: e.newData, Message: m.bytes, Schema: e.known(e.old)}))
	}
	for _, m := range e.now.sent {
		e.answers[Forward] = append(e.answers[Forward], old.ask(task{Do: read, Data: e.change.Name, Message: m.bytes, Schema: e.known(e.now)}))
		e.passed = append(e.passed, old.ask(task{Do: pass, Data: e.change.Name, Message: m.bytes, Schema: e.known(e.now)}))
	}
}

// askThrough lets the new program read what the old one passed on.
func (e *exchange) askThrough(now *desk) {
	for _, a := range e.passed {
		if a.failed == "" {
			a = now.ask(task{Do: read, Data: e.newData, Message: a.message, Schema: e.known(e.old)})
		}
		e.answers[Through] = append(e.answers[Through], a)
	}
}

// cell returns what was found out in one direction.
func (e *exchange) cell(d Direction) Cell {
	c := Cell{
		Codec: e.codec, Change: e.change.Name, Way: e.way, Direction: d, Why: e.why(),
		Loses: cmp.Or(e.now.loses, e.old.loses),
	}
	t := Types{Writer: e.now.typ, Reader: e.now.typ, Former: e.change.Former, Backward: d == Backward}
	sent := e.now.sent
	switch d {
	case Backward:
		t.Writer, sent = e.old.typ, e.old.sent
	case Forward:
		t.Reader = e.old.typ
	case Through:
		t.Old = e.old.typ
	}
	for i, a := range e.answers[d] {
		f := Finding{Outcome: Fails, What: a.failed}
		switch {
		case a.untried:
			c.Why = a.failed
			continue
		case a.panicked:
			f.Outcome = Panics
		case a.failed == "":
			f = Judge(sent[i].value, a.value, t)
		}
		if c.Messages++; f.Outcome.Worse(c.Outcome) {
			c.Outcome, c.What, c.Message, c.Hits = f.Outcome, f.What, sent[i].bytes, 0
		}
		if f.Outcome == c.Outcome {
			c.Hits++
		}
	}
	if c.Outcome != "" {
		c.Why = ""
	}
	return c
}
