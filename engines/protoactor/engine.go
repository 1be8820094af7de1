// Package protoactor carries messages between actors of github.com/asynkron/protoactor-go.
package protoactor

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strconv"
	"time"

	"github.com/asynkron/protoactor-go/actor"
	"github.com/asynkron/protoactor-go/remote"
	"google.golang.org/protobuf/types/known/wrapperspb"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "protoactor", Module: "github.com/asynkron/protoactor-go", MostBytes: mostBytes,
		Pressure: "messages pile up in queues that grow without limit: the receiver's mailbox, and between processes before it that of the connection",
		About: "an actor for each receiver, sent values within a process; between two its remote, which batches, sends what the run's codec " +
			"encodes as the Protocol Buffers message BytesValue",
		OneWay:  engine.Mode[engine.Sender]{Local: local(senders)},
		Batched: engine.Mode[engine.Sender]{Serve: serve, Dial: dial(senders)},
		Request: engine.Mode[engine.Caller]{Local: local(callers), Serve: serve, Dial: dial(callers)},
		Spawn:   spawnMany,
	}}
}

// timeout is the longest time that an answer may take.
const timeout = 10 * time.Second

// name returns the name of a receiver's actor.
func name(i int) string { return "pong" + strconv.Itoa(i) }

// start makes a system of actors. It discards the system's log, which has each start and end.
func start() *actor.ActorSystem {
	return actor.NewActorSystem(actor.WithLoggerFactory(func(*actor.ActorSystem) *slog.Logger { return slog.New(slog.DiscardHandler) }))
}

// pong is the actor of a receiver.
type pong struct {
	handlers engine.Handlers
	coder    engine.Coder // for messages from another process
}

// Receive is called by the library.
func (p *pong) Receive(c actor.Context) {
	switch in := c.Message().(type) {
	case engine.Message:
		if answer, ok := p.take(c, in); ok {
			c.Respond(answer)
		}
	case *wrapperspb.BytesValue:
		m, err := p.coder.Read(in.Value)
		if err != nil {
			p.handlers.Fail(err)
			return
		}
		answer, ok := p.take(c, m)
		if !ok {
			return
		}
		b, err := p.coder.Append(nil, answer)
		if err != nil {
			p.handlers.Fail(err)
			return
		}
		c.Respond(wrapperspb.Bytes(b))
	}
}

// take passes a message to its handler. It returns the answer if the sender waits for one.
func (p *pong) take(c actor.Context, m engine.Message) (answer engine.Message, waited bool) {
	t, err := p.handlers.Of(m)
	switch {
	case err != nil:
		return m, false
	case c.Sender() == nil:
		t.Take(m)
		return m, false
	}
	return t.Answer(m), true
}

// spawn starts an actor for each handler.
func spawn(s *actor.ActorSystem, c engine.Coding, handlers engine.Handlers) (pids []*actor.PID, err error) {
	for i := range handlers {
		coder, err := c()
		if err != nil {
			return pids, err
		}
		pid, err := s.Root.SpawnNamed(actor.PropsFromProducer(func() actor.Actor { return &pong{handlers, coder} }), name(i))
		if err != nil {
			return pids, err
		}
		pids = append(pids, pid)
	}
	return pids, nil
}

// link is a sender's connection to a receiver.
type link struct {
	system *actor.ActorSystem
	pid    *actor.PID
	coder  engine.Coder // nil if values are sent
}

func (l *link) message(m engine.Message) (any, error) {
	if l.coder == nil {
		return m, nil
	}
	b, err := l.coder.Append(nil, m)
	return wrapperspb.Bytes(b), err
}

func (l *link) Send(m engine.Message) error {
	out, err := l.message(m)
	if err == nil {
		l.system.Root.Send(l.pid, out)
	}
	return err
}

// Flush does nothing, because the library sends messages by itself.
func (*link) Flush() error { return nil }

func (l *link) Call(m engine.Message) (engine.Message, error) {
	out, err := l.message(m)
	if err != nil {
		return m, err
	}
	answer, err := l.system.Root.RequestFuture(l.pid, out, timeout).Result()
	if err != nil {
		return m, err
	}
	switch in := answer.(type) {
	case engine.Message:
		return in, nil
	case *wrapperspb.BytesValue:
		return l.coder.Read(in.Value)
	}
	return m, fmt.Errorf("an answer of type %T", answer)
}

func senders(l *link) engine.Sender { return l }
func callers(l *link) engine.Caller { return l }

// end stops actors and their connections to other processes.
type end struct {
	system *actor.ActorSystem
	remote *remote.Remote
	pids   []*actor.PID
}

func (e end) Close() (err error) {
	for _, pid := range e.pids {
		err = errors.Join(err, e.system.Root.PoisonFuture(pid).Wait())
	}
	if e.remote != nil {
		err = errors.Join(err, disconnect(e.system, e.remote))
	}
	e.system.Shutdown()
	return err
}

func local[Link any](as func(*link) Link) func(engine.Coding, engine.Handlers) ([]Link, io.Closer, error) {
	return func(c engine.Coding, handlers engine.Handlers) (all []Link, _ io.Closer, _ error) {
		s := start()
		pids, err := spawn(s, c, handlers)
		here := end{system: s, pids: pids}
		if err != nil {
			return nil, nil, errors.Join(err, here.Close())
		}
		for _, pid := range pids {
			all = append(all, as(&link{system: s, pid: pid}))
		}
		return all, here, nil
	}
}
