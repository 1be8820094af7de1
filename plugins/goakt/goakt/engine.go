// Package goakt is an engine that carries messages between actors of github.com/tochemey/goakt.
//
// It must not know codecs, data sets or how it is measured.
package goakt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/tochemey/goakt/v3/actor"
	"github.com/tochemey/goakt/v3/goaktpb"
	"github.com/tochemey/goakt/v3/log"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/wrapperspb"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "goakt", Module: "github.com/tochemey/goakt/v3", MostBytes: mostBytes,
		Pressure: "within a process messages pile up in the receiver's mailbox, which grows without limit; between two waits until " +
			"each message is in that mailbox, which grows all the same",
		About: "an actor for each receiver, sent what the run's codec encodes as the Protocol Buffers message BytesValue, within a process too; " +
			"between two its remoting, compressed by Zstandard as by default, which waits for a confirmation of each message",
		OneWay:  engine.Mode[engine.Sender]{Local: local(senders, false), Serve: serve(false), Dial: dial(senders)},
		Request: engine.Mode[engine.Caller]{Local: local(callers, true), Serve: serve(true), Dial: dial(callers)},
		Spawn:   spawnMany,
	}}
}

// timeout is the time limit for an answer.
const timeout = 10 * time.Second

// name returns the name of a receiver's actor.
func name(i int) string { return "pong-" + strconv.Itoa(i) }

// start starts a system of actors. It discards the log: errors that matter here are also returned.
func start(options ...actor.Option) (actor.ActorSystem, error) {
	s, err := actor.NewActorSystem("wirebench", append(options, actor.WithLogger(log.DiscardLogger))...)
	if err != nil {
		return nil, err
	}
	return s, s.Start(context.Background())
}

// pong is the actor of a receiver.
type pong struct {
	handlers engine.Handlers
	coder    engine.Coder
	answers  bool // an actor can't see from a message whether to answer
}

func (*pong) PreStart(*actor.Context) error { return nil }
func (*pong) PostStop(*actor.Context) error { return nil }

// Receive is called by the library.
func (p *pong) Receive(c *actor.ReceiveContext) {
	switch in := c.Message().(type) {
	case *goaktpb.PostStart: // the first message
	case *wrapperspb.BytesValue:
		if err := p.take(c, in.Value); err != nil {
			p.handlers.Fail(err)
		}
	default:
		c.Unhandled()
	}
}

func (p *pong) take(c *actor.ReceiveContext, b []byte) error {
	m, err := p.coder.Read(b)
	if err != nil {
		return err
	}
	t, err := p.handlers.Of(m)
	switch {
	case err != nil: // the handlers know the error
		return nil
	case !p.answers:
		t.Take(m)
		return nil
	}
	out, err := encode(p.coder, t.Answer(m))
	if err == nil {
		c.Response(out)
	}
	return err
}

// encode encodes a message as a message of the library's kind.
func encode(c engine.Coder, m engine.Message) (proto.Message, error) {
	b, err := c.Append(nil, m)
	return wrapperspb.Bytes(b), err
}

// spawn starts an actor for each handler.
func spawn(s actor.ActorSystem, c engine.Coding, handlers engine.Handlers, answers bool) (pids []*actor.PID, err error) {
	for i := range handlers {
		coder, err := c()
		if err != nil {
			return nil, err
		}
		pid, err := s.Spawn(context.Background(), name(i), &pong{handlers, coder, answers}, actor.WithLongLived())
		if err != nil {
			return nil, err
		}
		pids = append(pids, pid)
	}
	return pids, nil
}

// way sends messages to an actor.
type way interface {
	tell(proto.Message) error
	ask(proto.Message) (proto.Message, error)
}

// near is an actor of this process.
type near struct{ pid *actor.PID }

func (n near) tell(m proto.Message) error { return actor.Tell(context.Background(), n.pid, m) }

func (n near) ask(m proto.Message) (proto.Message, error) {
	return actor.Ask(context.Background(), n.pid, m, timeout)
}

// link is the state of a sender.
type link struct {
	way   way
	coder engine.Coder
}

func (l *link) Send(m engine.Message) error {
	out, err := encode(l.coder, m)
	if err != nil {
		return err
	}
	return l.way.tell(out)
}

// Flush has nothing to do: the library sends each message at once.
func (*link) Flush() error { return nil }

func (l *link) Call(m engine.Message) (engine.Message, error) {
	out, err := encode(l.coder, m)
	if err != nil {
		return m, err
	}
	answer, err := l.way.ask(out)
	if err != nil {
		return m, err
	}
	in, ok := answer.(*wrapperspb.BytesValue)
	if !ok {
		return m, fmt.Errorf("an answer of type %T", answer)
	}
	return l.coder.Read(in.Value)
}

func senders(l *link) engine.Sender { return l }
func callers(l *link) engine.Caller { return l }

// end is a system of actors to be stopped.
type end struct{ system actor.ActorSystem }

func (e end) Close() error { return e.system.Stop(context.Background()) }

func local[Link any](as func(*link) Link, answers bool) func(engine.Coding, engine.Handlers) ([]Link, io.Closer, error) {
	return func(c engine.Coding, handlers engine.Handlers) (all []Link, _ io.Closer, _ error) {
		s, err := start()
		if err != nil {
			return nil, nil, err
		}
		pids, err := spawn(s, c, handlers, answers)
		if err != nil {
			return nil, nil, errors.Join(err, end{s}.Close())
		}
		for _, pid := range pids {
			coder, err := c()
			if err != nil {
				return nil, nil, errors.Join(err, end{s}.Close())
			}
			all = append(all, as(&link{near{pid}, coder}))
		}
		return all, end{s}, nil
	}
}
