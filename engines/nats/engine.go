// Package nats carries messages by a NATS server that is embedded in the receivers' process.
package nats

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	const module = "github.com/nats-io/nats-server/v2"
	return []engine.Engine{{
		Name: "nats", Module: module, MostBytes: 1 << 20,
		Pressure: "messages pile up in the receiver's client, whose limits are taken off as its documentation shows",
		About: "a server embedded in the receivers' process, a connection for each sender and each receiver (within the process, where " +
			"both are), a subject for each receiver; Publish, which the client batches, or Request",
		Batched: engine.Mode[engine.Sender]{Local: local(senders), Serve: serve, Dial: dial(senders)},
		Request: engine.Mode[engine.Caller]{Local: local(callers), Serve: serve, Dial: dial(callers)},
	}}
}

// timeout is the longest time that a server may take to start, and that an answer may take.
const timeout = 10 * time.Second

// closers are called in reverse order.
type closers []func()

func (c closers) Close() error {
	for i := len(c) - 1; i >= 0; i-- {
		c[i]()
	}
	return nil
}

// start starts a server, and a subscriber for each handler.
func start(host string, c engine.Coding, handlers engine.Handlers) (_ *server.Server, all closers, err error) {
	defer func() {
		if err != nil {
			err = errors.Join(err, all.Close())
		}
	}()
	s, err := server.NewServer(&server.Options{Host: host, Port: server.RANDOM_PORT, NoLog: true, NoSigs: true, DontListen: host == ""})
	if err != nil {
		return nil, nil, err
	}
	go s.Start()
	all = append(all, func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(timeout) {
		return nil, all, fmt.Errorf("the server was not ready in %v", timeout)
	}
	for i := range handlers {
		conn, err := nats.Connect("", nats.InProcessServer(s))
		if err != nil {
			return nil, all, err
		}
		all = append(all, conn.Close)
		coder, err := c()
		if err != nil {
			return nil, all, err
		}
		sub, err := conn.Subscribe(subject(i), func(in *nats.Msg) { receive(in, coder, handlers) })
		if err != nil {
			return nil, all, err
		}
		if err := errors.Join(sub.SetPendingLimits(-1, -1), conn.Flush()); err != nil {
			return nil, all, err
		}
	}
	return s, all, nil
}

func subject(i int) string { return fmt.Sprintf("wirebench.%d", i) }

// receive is called by the library, for the messages of a subscription one after the other.
func receive(in *nats.Msg, coder engine.Coder, handlers engine.Handlers) {
	m, err := coder.Read(in.Data)
	if err != nil {
		handlers.Fail(err)
		return
	}
	t, err := handlers.Of(m)
	switch {
	case err != nil:
		return
	case in.Reply == "":
		t.Take(m)
		return
	}
	out, err := coder.Append(nil, t.Answer(m))
	if err == nil {
		err = in.Respond(out)
	}
	if err != nil {
		handlers.Fail(err)
	}
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	s, all, err := start(host, c, handlers)
	if err != nil {
		return "", nil, err
	}
	return s.ClientURL(), all, nil
}

// link is a sender's connection to a receiver.
type link struct {
	conn    *nats.Conn
	subject string
	coder   engine.Coder
	out     []byte
}

func (l *link) Send(m engine.Message) (err error) {
	if l.out, err = l.coder.Append(l.out[:0], m); err != nil {
		return err
	}
	return l.conn.Publish(l.subject, l.out) // copies the bytes
}

func (l *link) Flush() error { return l.conn.Flush() }

func (l *link) Call(m engine.Message) (_ engine.Message, err error) {
	if l.out, err = l.coder.Append(l.out[:0], m); err != nil {
		return m, err
	}
	in, err := l.conn.Request(l.subject, l.out, timeout)
	if err != nil {
		return m, err
	}
	return l.coder.Read(in.Data)
}

func senders(l *link) engine.Sender { return l }
func callers(l *link) engine.Caller { return l }

// links connects n senders.
func links[Link any](n int, c engine.Coding, as func(*link) Link, connect func() (*nats.Conn, error)) (all []Link, ends closers, err error) {
	for i := range n {
		conn, err := connect()
		if err != nil {
			return nil, nil, errors.Join(err, ends.Close())
		}
		ends = append(ends, conn.Close)
		coder, err := c()
		if err != nil {
			return nil, nil, errors.Join(err, ends.Close())
		}
		all = append(all, as(&link{conn: conn, subject: subject(i), coder: coder}))
	}
	return all, ends, nil
}

func dial[Link any](as func(*link) Link) func(string, engine.Coding, int) ([]Link, io.Closer, error) {
	return func(address string, c engine.Coding, n int) ([]Link, io.Closer, error) {
		all, ends, err := links(n, c, as, func() (*nats.Conn, error) { return nats.Connect(address) })
		return all, ends, err
	}
}

// local starts the server and both ends in this process. The server carries bytes there too.
func local[Link any](as func(*link) Link) func(engine.Coding, engine.Handlers) ([]Link, io.Closer, error) {
	return func(c engine.Coding, handlers engine.Handlers) ([]Link, io.Closer, error) {
		s, there, err := start("", c, handlers)
		if err != nil {
			return nil, nil, err
		}
		all, here, err := links(len(handlers), c, as, func() (*nats.Conn, error) { return nats.Connect("", nats.InProcessServer(s)) })
		if err != nil {
			return nil, nil, errors.Join(err, there.Close())
		}
		return all, append(there, here...), nil
	}
}
