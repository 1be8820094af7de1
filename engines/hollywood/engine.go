// Package hollywood carries messages between actors of github.com/anthdm/hollywood.
package hollywood

import (
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
	"time"

	"github.com/anthdm/hollywood/actor"
	"github.com/anthdm/hollywood/remote"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "hollywood", Module: "github.com/anthdm/hollywood", MostBytes: 4 << 20,
		Pressure: "messages pile up in the receiver's inbox, which grows without limit",
		About: "an actor for each receiver, sent values within a process; between two its remote, which batches, sends what the run's codec " +
			"encodes as the bytes of one of its Protocol Buffers messages",
		OneWay:  engine.Mode[engine.Sender]{Local: local(senders)},
		Batched: engine.Mode[engine.Sender]{Serve: serve, Dial: dial(senders)},
		Request: engine.Mode[engine.Caller]{Local: local(callers), Serve: serve, Dial: dial(callers)},
		Spawn:   spawnMany,
	}}
}

const (
	kind = "pong"
	// timeout is the longest time that an answer may take.
	timeout = 10 * time.Second
)

// pong is the actor of a receiver.
type pong struct {
	handlers engine.Handlers
	coder    engine.Coder // for messages from another process
}

// Receive is called by the library.
func (p *pong) Receive(c *actor.Context) {
	switch in := c.Message().(type) {
	case engine.Message:
		if answer, ok := p.take(c, in); ok {
			c.Respond(answer)
		}
	case *remote.TestMessage:
		m, err := p.coder.Read(in.Data)
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
		c.Respond(&remote.TestMessage{Data: b})
	}
}

// take passes a message to its handler. It returns the answer if the sender waits for one.
func (p *pong) take(c *actor.Context, m engine.Message) (answer engine.Message, waited bool) {
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
func spawn(e *actor.Engine, c engine.Coding, handlers engine.Handlers) (pids []*actor.PID, err error) {
	for i := range handlers {
		coder, err := c()
		if err != nil {
			return nil, err
		}
		pids = append(pids, e.Spawn(func() actor.Receiver { return &pong{handlers, coder} }, kind, actor.WithID(strconv.Itoa(i))))
	}
	return pids, nil
}

// link is a sender's connection to a receiver.
type link struct {
	engine *actor.Engine
	pid    *actor.PID
	coder  engine.Coder // nil if values are sent
}

func (l *link) message(m engine.Message) (any, error) {
	if l.coder == nil {
		return m, nil
	}
	b, err := l.coder.Append(nil, m)
	return &remote.TestMessage{Data: b}, err
}

func (l *link) Send(m engine.Message) error {
	out, err := l.message(m)
	if err == nil {
		l.engine.Send(l.pid, out)
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
	answer, err := l.engine.Request(l.pid, out, timeout).Result()
	if err != nil {
		return m, err
	}
	switch in := answer.(type) {
	case engine.Message:
		return in, nil
	case *remote.TestMessage:
		return l.coder.Read(in.Data)
	}
	return m, fmt.Errorf("an answer of type %T", answer)
}

func senders(l *link) engine.Sender { return l }
func callers(l *link) engine.Caller { return l }

// end stops actors and their connections to other processes.
type end struct {
	engine *actor.Engine
	remote *remote.Remote
	pids   []*actor.PID
}

func (e end) Close() error {
	for _, pid := range e.pids {
		<-e.engine.Poison(pid).Done()
	}
	if e.remote != nil {
		e.remote.Stop().Wait()
	}
	return nil
}

func local[Link any](as func(*link) Link) func(engine.Coding, engine.Handlers) ([]Link, io.Closer, error) {
	return func(c engine.Coding, handlers engine.Handlers) (all []Link, _ io.Closer, _ error) {
		e, err := actor.NewEngine(actor.NewEngineConfig())
		if err != nil {
			return nil, nil, err
		}
		pids, err := spawn(e, c, handlers)
		for _, pid := range pids {
			all = append(all, as(&link{engine: e, pid: pid}))
		}
		return all, end{engine: e, pids: pids}, err
	}
}

// reachable starts an engine that other processes reach at a port of the host.
func reachable(host string) (*actor.Engine, *remote.Remote, error) {
	// The library needs its own address before it listens.
	l, err := net.Listen("tcp", net.JoinHostPort(host, "0"))
	if err != nil {
		return nil, nil, err
	}
	address := l.Addr().String()
	if err := l.Close(); err != nil {
		return nil, nil, err
	}
	r := remote.New(address, remote.NewConfig())
	e, err := actor.NewEngine(actor.NewEngineConfig().WithRemote(r))
	return e, r, err
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	e, r, err := reachable(host)
	if err != nil {
		return "", nil, err
	}
	pids, err := spawn(e, c, handlers)
	there := end{e, r, pids}
	if err != nil {
		return "", nil, errors.Join(err, there.Close())
	}
	return r.Address(), there, nil
}

func dial[Link any](as func(*link) Link) func(string, engine.Coding, int) ([]Link, io.Closer, error) {
	return func(address string, c engine.Coding, n int) (all []Link, _ io.Closer, err error) {
		host, err := towards(address)
		if err != nil {
			return nil, nil, err
		}
		e, r, err := reachable(host)
		if err != nil {
			return nil, nil, err
		}
		here := end{engine: e, remote: r}
		for i := range n {
			coder, err := c()
			if err != nil {
				return nil, nil, errors.Join(err, here.Close())
			}
			all = append(all, as(&link{e, actor.NewPID(address, kind+"/"+strconv.Itoa(i)), coder}))
		}
		return all, here, nil
	}
}

// towards returns the address of this machine on the route to another one. Answers are sent to it.
func towards(address string) (host string, err error) {
	c, err := net.Dial("udp", address) // sends nothing
	if err != nil {
		return "", err
	}
	defer c.Close()
	host, _, err = net.SplitHostPort(c.LocalAddr().String())
	return host, err
}
