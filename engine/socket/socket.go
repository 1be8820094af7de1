// Package socket carries messages over sockets that send and receive whole messages, as nanomsg and ZeroMQ
// have them. In one pattern a socket pushes messages and another pulls them. In the other pattern a socket
// asks and another answers.
//
// It must not know a particular library. [Socket] and [Pattern] describe it.
package socket

import (
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/wirebench/wirebench/engine"
)

// Socket is one end of a pattern. Send may keep its argument. The result of Recv is valid until the next
// call.
type Socket interface {
	Send([]byte) error
	Recv() ([]byte, error)
	Close() error
}

// Pattern makes the two ends of a pattern.
type Pattern struct {
	// Listen makes the receiver's end, and returns the address that Dial needs. The host is "" within a
	// process.
	Listen func(host string) (_ Socket, address string, _ error)
	// Dial makes the sender's end.
	Dial func(address string) (Socket, error)
}

// OneWay returns a mode on which senders push and receivers pull.
func OneWay(p Pattern) engine.Mode[engine.Sender] {
	return mode(p, false, func(l *link) engine.Sender { return l })
}

// Request returns a mode on which senders ask and receivers answer.
func Request(p Pattern) engine.Mode[engine.Caller] {
	return mode(p, true, func(l *link) engine.Caller { return l })
}

func mode[Link any](p Pattern, answers bool, as func(*link) Link) engine.Mode[Link] {
	serve := func(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
		return serve(p, host, c, handlers, answers)
	}
	dial := func(address string, c engine.Coding, n int) ([]Link, io.Closer, error) {
		return dial(p, address, c, as)
	}
	return engine.Mode[Link]{
		Serve: serve, Dial: dial,
		Local: func(c engine.Coding, handlers engine.Handlers) ([]Link, io.Closer, error) {
			address, there, err := serve("", c, handlers)
			if err != nil {
				return nil, nil, err
			}
			links, here, err := dial(address, c, len(handlers))
			if err != nil {
				return nil, nil, errors.Join(err, there.Close())
			}
			return links, both{here, there}, nil
		},
	}
}

// both closes two closers one after the other.
type both [2]io.Closer

func (b both) Close() error { return errors.Join(b[0].Close(), b[1].Close()) }

// separator separates the addresses of the receivers. No address contains it.
const separator = ","

// server is the receivers' end.
type server struct {
	wait    sync.WaitGroup
	sockets []Socket
}

// serve makes a socket for each handler, and receives on all of them.
func serve(p Pattern, host string, c engine.Coding, handlers engine.Handlers, answers bool) (_ string, _ io.Closer, err error) {
	s := new(server)
	defer func() {
		if err != nil {
			err = errors.Join(err, s.Close())
		}
	}()
	var addresses []string
	for range handlers {
		socket, address, err := p.Listen(host)
		if err != nil {
			return "", nil, err
		}
		s.sockets = append(s.sockets, socket)
		coder, err := c()
		if err != nil {
			return "", nil, err
		}
		addresses = append(addresses, address)
		s.wait.Go(func() { receive(socket, coder, handlers, answers) })
	}
	return strings.Join(addresses, separator), s, nil
}

func (s *server) Close() (err error) {
	for _, socket := range s.sockets {
		err = errors.Join(err, socket.Close())
	}
	s.wait.Wait()
	return err
}

// receive reads a socket until it is closed.
func receive(s Socket, coder engine.Coder, handlers engine.Handlers, answers bool) {
	for {
		b, err := s.Recv()
		if err != nil { // the socket was closed
			return
		}
		m, err := coder.Read(b)
		if err != nil {
			handlers.Fail(err)
			return
		}
		t, err := handlers.Of(m)
		switch {
		case err != nil:
			return
		case !answers:
			t.Take(m)
			continue
		}
		out, err := coder.Append(nil, t.Answer(m))
		if err == nil {
			err = s.Send(out)
		}
		if err != nil {
			t.Fail(err)
			return
		}
	}
}

// link is a sender's connection to a receiver.
type link struct {
	socket Socket
	coder  engine.Coder
}

// Send encodes each message into new memory, because the socket may keep it until the message has left.
func (l *link) Send(m engine.Message) error {
	b, err := l.coder.Append(nil, m)
	if err != nil {
		return err
	}
	return l.socket.Send(b)
}

// Flush does nothing, because the library sends messages by itself.
func (*link) Flush() error { return nil }

func (l *link) Call(m engine.Message) (engine.Message, error) {
	if err := l.Send(m); err != nil {
		return m, err
	}
	b, err := l.socket.Recv()
	if err != nil {
		return m, err
	}
	return l.coder.Read(b)
}

// links are the sockets that a process has dialed.
type links []Socket

func (all links) Close() (err error) {
	for _, s := range all {
		err = errors.Join(err, s.Close())
	}
	return err
}

func dial[Link any](p Pattern, addresses string, c engine.Coding, as func(*link) Link) (_ []Link, _ io.Closer, err error) {
	var sockets links
	defer func() {
		if err != nil {
			err = errors.Join(err, sockets.Close())
		}
	}()
	var all []Link
	for address := range strings.SplitSeq(addresses, separator) {
		s, err := p.Dial(address)
		if err != nil {
			return nil, nil, err
		}
		sockets = append(sockets, s)
		coder, err := c()
		if err != nil {
			return nil, nil, err
		}
		all = append(all, as(&link{s, coder}))
	}
	return all, sockets, nil
}
