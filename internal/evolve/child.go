package evolve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/methodpanic"
	"github.com/wirebench/wirebench/schema"
)

// ChildCommand is the hidden command that makes the program a child process.
const ChildCommand = "evolve-child"

// spec tells a child process what to do. It arrives as JSON on standard input.
type spec struct {
	Codec string
	Tasks []task
	// Answered are the tasks that earlier processes did, or at which they ended.
	Answered []int
	// Box is the file in which the child notes its task.
	Box string
}

// task is something to do with messages of a data set.
type task struct {
	Do   action
	Data string
	// Message is what is read or passed on.
	Message []byte `json:",omitempty"`
	// Schema is the one that Message was written with, if the codec shall know it.
	Schema []byte `json:",omitempty"`
	// Complete adds to each message one in which everything is set.
	Complete bool `json:",omitempty"`
}

// message returns the message in memory of its own, since decoders may keep it or write to it.
func (t task) message() []byte { return append([]byte{}, t.Message...) }

// action is what a child does with messages.
type action string

const (
	write action = "write" // encodes all messages of the data set, and reads them itself
	read  action = "read"  // decodes a message
	pass  action = "pass"  // decodes a message and encodes it again
)

// event is the answer to a task. A task may have several, and the last one has Ended.
type event struct {
	Task int
	// Type is the type of the messages as a schema in JSON, and Schema what readers may need to know.
	// They are in the first answer to write.
	Type   json.RawMessage `json:",omitempty"`
	Schema []byte          `json:",omitempty"`
	// Message is an encoded message, and Value what was read.
	Message []byte          `json:",omitempty"`
	Value   json.RawMessage `json:",omitempty"`
	// Loses says which part of the message the codec does not carry, so that its writer does not read it.
	Loses string `json:",omitempty"`
	// Failed says why there is no answer: the codec returned this error, or it panicked.
	Failed   string `json:",omitempty"`
	Panicked bool   `json:",omitempty"`
	Ended    bool   `json:",omitempty"`
	// Done says that there are no more tasks.
	Done bool `json:",omitempty"`
}

// child is the state of a child process.
type child struct {
	catalog measure.Catalog
	events  *json.Encoder
	codec   codec.Codec
	bound   map[string]*subject
}

// Child reads a task from in, does it and writes events to out. It is called in a process of its own.
func Child(catalog measure.Catalog, in io.Reader, out io.Writer) error {
	var s spec
	if err := supervise.Take(in, &s, nil); err != nil {
		return err
	}
	box, err := supervise.NewBox(s.Box)
	if err != nil {
		return err
	}
	defer box.Close()
	c := &child{catalog: catalog, events: json.NewEncoder(out), bound: make(map[string]*subject)}
	if c.codec, err = catalog.Codec(s.Codec); err != nil {
		return err
	}
	if err := limitMemory(); err != nil {
		return err
	}
	answered := make(map[int]bool)
	for _, i := range s.Answered {
		answered[i] = true
	}
	for i, t := range s.Tasks {
		if answered[i] {
			continue
		}
		box.Enter(i)
		if err := c.do(i, t); err != nil {
			return err
		}
		collect()
	}
	return c.events.Encode(event{Done: true})
}

// do does a task and answers. An error is not about the codec.
func (c *child) do(i int, t task) error {
	last := event{Task: i, Ended: true}
	var unsent error
	send := func(e event) {
		e.Task = i
		unsent = errors.Join(unsent, c.events.Encode(e))
	}
	err, panicked := call(func() error {
		s, err := c.subject(t.Data)
		if err != nil {
			return err
		}
		switch t.Do {
		case write:
			return s.write(t.Complete, send)
		case read:
			last.Value, err = s.read(t)
		case pass:
			last.Message, err = s.pass(t)
		}
		return err
	})
	if err != nil {
		last.Failed, last.Panicked = err.Error(), panicked
	}
	send(last)
	return unsent
}

// call calls f, and turns its panic into an error.
func call(f func() error) (err error, panicked bool) {
	defer func() {
		if p := recover(); p != nil {
			err, panicked = methodpanic.Panicked(p), true
		}
	}()
	return f(), false
}

// subject is the codec bound to a data set.
type subject struct {
	set         corpus.Set
	port, other codec.Port
}

// subject binds the codec to a data set, or to the message of its type.
func (c *child) subject(data string) (*subject, error) {
	if s := c.bound[data]; s != nil {
		return s, nil
	}
	set, err := c.catalog.Set(data)
	if err != nil {
		return nil, err
	}
	message := false
	port, err := codec.Bind(c.codec, set.Type, message)
	if err != nil && set.Type.Surrogate != nil {
		message = true
		port, err = codec.Bind(c.codec, set.Type, message)
	}
	if err != nil {
		return nil, err
	}
	other, err := check.Other(c.codec, c.catalog.Codecs, set.Type, message)
	if err != nil {
		return nil, err
	}
	s := &subject{set: set, port: port, other: other}
	if s.port.Marshal == nil && s.other.Marshal == nil {
		return nil, errors.New("it does not encode")
	}
	c.bound[data] = s
	return s, nil
}

// encode encodes a value, by another codec if this one only decodes.
func (s *subject) encode(v any) ([]byte, error) {
	marshal := s.port.Marshal
	if marshal == nil {
		marshal = s.other.Marshal
	}
	b, err := marshal(v)
	return bytes.Clone(b), err
}

// decode decodes the message of a task, by another codec if this one only encodes.
func (s *subject) decode(t task) (any, error) {
	unmarshal := s.port.Unmarshal
	switch {
	case unmarshal == nil:
		unmarshal = s.other.Unmarshal
	case t.Schema != nil:
		with, err := s.port.ReadWith(t.Schema)
		if err != nil {
			return nil, err
		}
		unmarshal = with
	}
	return unmarshal(t.message())
}

// read decodes a message and returns it in neutral form.
func (s *subject) read(t task) (json.RawMessage, error) {
	got, err := s.decode(t)
	if err != nil {
		return nil, err
	}
	v, err := Of(got)
	if err != nil {
		return nil, err
	}
	return json.Marshal(v)
}

// pass decodes a message and encodes it again.
func (s *subject) pass(t task) ([]byte, error) {
	if s.port.Pass != nil && t.Schema == nil {
		b, err := s.port.Pass(t.message())
		return bytes.Clone(b), err
	}
	v, err := s.decode(t)
	if err != nil {
		return nil, err
	}
	return s.encode(v)
}

// write sends all messages, with what this program itself reads from them. Those that the codec does not
// carry are left out, such as one with a union of which nothing is set. The error is a reason why the codec
// can't be judged with this data set.
func (s *subject) write(completely bool, send func(event)) error {
	typ, err := json.Marshal(s.set.Type.Schema)
	if err != nil {
		return err
	}
	var known []byte // to readers
	if s.port.ReadWith != nil {
		known = s.port.WriterSchema
	}
	send(event{Type: typ, Schema: known})
	n := 0
	for v, err := range s.messages(completely) {
		if err != nil {
			return err
		}
		var e event
		err, _ = call(func() error {
			e, err = s.own(v, known, completely)
			return err
		})
		switch {
		case err == nil:
			send(e)
		case n == 0: // it has all fields, and others may have few
			return err
		}
		if n++; n == mostMessages {
			break
		}
	}
	if n == 0 {
		return corpus.ErrNone
	}
	return nil
}

// messages returns the messages of the data set, each followed by one in which everything is set if that is
// asked for.
func (s *subject) messages(completely bool) iter.Seq2[any, error] {
	if !completely {
		return s.set.Messages(true)
	}
	return func(yield func(any, error) bool) {
		copies, stop := iter.Pull2(s.set.Messages(true))
		defer stop()
		for v, err := range s.set.Messages(true) {
			if !yield(v, err) {
				return
			}
			whole, err, more := copies()
			if !more || err != nil {
				return
			}
			if corpus.Complete(whole); !yield(whole, nil) {
				return
			}
		}
	}
}

// own encodes a message and reads it again. With part, it may lose a part of it: made values of a user's type may be
// none that its methods know, such as a format that a text does not have.
func (s *subject) own(v any, known []byte, part bool) (e event, err error) {
	want, err := Of(v)
	if err != nil {
		return e, err
	}
	if e.Message, err = s.encode(v); err != nil {
		return e, fmt.Errorf("encode: %w", err)
	}
	if e.Value, err = s.read(task{Message: e.Message, Schema: known}); err != nil {
		return e, fmt.Errorf("decode: %w", err)
	}
	got, err := Parse(e.Value)
	if err != nil {
		return e, err
	}
	e.Loses = differ("", want, got)
	if e.Loses != "" && (!part || got.absent() && !want.absent()) {
		return e, fmt.Errorf("the codec does not carry it: %s", e.Loses)
	}
	return e, nil
}

// mostMessages is the number of messages of a data set that are exchanged. Two versions of a type of a
// user's may have many.
const mostMessages = 64

// typeOf reads a type that a child described.
func typeOf(text json.RawMessage) (*schema.Type, error) {
	var s schema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		return nil, err
	}
	return s.Root, nil
}
