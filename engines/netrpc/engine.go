// Package netrpc carries messages by the remote calls of the standard library.
package netrpc

import (
	"io"
	"net"
	"net/rpc"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "net/rpc", Module: "std", Pressure: "waits",
		About:   "a TCP connection for each receiver, and Client.Call; an encoded message is an argument of type []byte, which the library writes by gob",
		Request: engine.Mode[engine.Caller]{Serve: serve, Dial: dial},
	}}
}

// receiver handles the calls of a connection.
type receiver struct {
	coder    engine.Coder
	handlers engine.Handlers
}

// Answer is called by the library in a goroutine for each call. A caller makes one call at a time.
func (r *receiver) Answer(in []byte, out *[]byte) error {
	m, err := r.coder.Read(in)
	if err != nil {
		r.handlers.Fail(err)
		return err
	}
	t, err := r.handlers.Of(m)
	if err != nil {
		return err
	}
	*out, err = r.coder.Append(nil, t.Answer(m))
	return err
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	return conn.Serve(conn.TCP, host, func(conn net.Conn) {
		coder, err := c()
		if err != nil {
			handlers.Fail(err)
			return
		}
		s := rpc.NewServer()
		if err := s.RegisterName("Receiver", &receiver{coder, handlers}); err != nil {
			handlers.Fail(err)
			return
		}
		s.ServeConn(conn)
	})
}

type caller struct {
	client *rpc.Client
	coder  engine.Coder
	out    []byte
}

func (c *caller) Call(m engine.Message) (engine.Message, error) {
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

func dial(address string, c engine.Coding, receivers int) ([]engine.Caller, io.Closer, error) {
	return conn.Dial(conn.TCP, address, receivers, func(conn net.Conn) (engine.Caller, error) {
		coder, err := c()
		if err != nil {
			return nil, err
		}
		return &caller{client: rpc.NewClient(conn), coder: coder}, nil
	})
}
