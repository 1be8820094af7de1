// Package netrpc carries messages by the remote calls of the standard library.
package netrpc

import (
	"io"
	"net"
	"net/rpc"

	"github.com/wirebench/wirebench/message"
	"github.com/wirebench/wirebench/message/conn"
)

// Engines are the engines of this package.
func Engines() []message.Engine {
	return []message.Engine{{
		Name: "net/rpc", Module: "std", Pressure: "waits",
		About:   "a TCP connection for each receiver, and Client.Call; an encoded message is an argument of type []byte, which the library writes by gob",
		Request: message.Road[message.Caller]{Serve: serve, Dial: dial},
	}}
}

// receiver is what the server has of a connection.
type receiver struct {
	coder  message.Coder
	takers message.Takers
}

// Answer is called by the library, in a goroutine for each call; a caller has one at a time.
func (r *receiver) Answer(in []byte, out *[]byte) error {
	m, err := r.coder.Read(in)
	if err != nil {
		r.takers.Fail(err)
		return err
	}
	t, err := r.takers.Of(m)
	if err != nil {
		return err
	}
	*out, err = r.coder.Append(nil, t.Answer(m))
	return err
}

func serve(host string, c message.Coding, takers message.Takers) (string, io.Closer, error) {
	return conn.Serve(conn.TCP, host, func(conn net.Conn) {
		coder, err := c()
		if err != nil {
			takers.Fail(err)
			return
		}
		s := rpc.NewServer()
		if err := s.RegisterName("Receiver", &receiver{coder, takers}); err != nil {
			takers.Fail(err)
			return
		}
		s.ServeConn(conn)
	})
}

type caller struct {
	client *rpc.Client
	coder  message.Coder
	out    []byte
}

func (c *caller) Call(m message.Message) (message.Message, error) {
	b, err := c.coder.Append(c.out[:0], m)
	if err != nil {
		return m, err
	}
	c.out = b
	var in []byte
	if err := c.client.Call("Receiver.Answer", b, &in); err != nil {
		return m, err
	}
	return c.coder.Read(in)
}

func dial(address string, c message.Coding, receivers int) ([]message.Caller, io.Closer, error) {
	return conn.Dial(conn.TCP, address, receivers, func(conn net.Conn) (message.Caller, error) {
		coder, err := c()
		if err != nil {
			return nil, err
		}
		return &caller{client: rpc.NewClient(conn), coder: coder}, nil
	})
}
