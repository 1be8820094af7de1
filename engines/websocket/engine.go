// Package websocket carries messages by WebSockets, with github.com/lxzan/gws.
package websocket

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"

	"github.com/lxzan/gws"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "gws", Module: "github.com/lxzan/gws", Pressure: "waits", MostBytes: 16 << 20,
		About:   "a WebSocket for each receiver, and WriteMessage with a binary message for each; no compression",
		OneWay:  engine.Mode[engine.Sender]{Serve: serve(taking), Dial: dialSenders},
		Request: engine.Mode[engine.Caller]{Serve: serve(answering), Dial: dialCallers},
	}}
}

// handler gets the messages of a socket, one after the other.
type handler struct {
	gws.BuiltinEventHandler
	coder engine.Coder
	on    func(*gws.Conn, engine.Message) error
	fail  func(error)
}

// OnMessage is called by the library.
func (h *handler) OnMessage(socket *gws.Conn, in *gws.Message) {
	defer in.Close()
	m, err := h.coder.Read(in.Bytes())
	if err == nil {
		err = h.on(socket, m)
	}
	if err != nil {
		h.fail(err)
	}
}

func taking(handlers engine.Handlers, _ engine.Coder) func(*gws.Conn, engine.Message) error {
	return func(_ *gws.Conn, m engine.Message) error {
		t, err := handlers.Of(m)
		if err == nil {
			t.Take(m)
		}
		return err
	}
}

func answering(handlers engine.Handlers, coder engine.Coder) func(*gws.Conn, engine.Message) error {
	var out []byte
	return func(socket *gws.Conn, m engine.Message) error {
		t, err := handlers.Of(m)
		if err != nil {
			return err
		}
		if out, err = coder.Append(out[:0], t.Answer(m)); err != nil {
			return err
		}
		return socket.WriteMessage(gws.OpcodeBinary, out)
	}
}

func serve(on func(engine.Handlers, engine.Coder) func(*gws.Conn, engine.Message) error) func(string, engine.Coding, engine.Handlers) (string, io.Closer, error) {
	return func(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
		return conn.Serve(conn.TCP, host, func(conn net.Conn) {
			coder, err := c()
			if err != nil {
				handlers.Fail(err)
				return
			}
			h := &handler{coder: coder, on: on(handlers, coder), fail: handlers.Fail}
			in := bufio.NewReader(conn)
			request, err := http.ReadRequest(in)
			if err != nil {
				handlers.Fail(err)
				return
			}
			socket, err := gws.NewUpgrader(h, nil).UpgradeFromConn(conn, in, request)
			if err != nil {
				handlers.Fail(err)
				return
			}
			socket.ReadLoop()
		})
	}
}

// dial makes a socket of a connection. It passes the messages of the socket to on, and errors to fail.
func dial(conn net.Conn, coder engine.Coder, on func(engine.Message), fail func(error)) (*gws.Conn, error) {
	h := &handler{coder: coder, on: func(_ *gws.Conn, m engine.Message) error { on(m); return nil }, fail: fail}
	socket, _, err := gws.NewClientFromConn(h, &gws.ClientOption{Addr: "ws://" + conn.RemoteAddr().String() + "/"}, conn)
	if err != nil {
		return nil, err
	}
	go socket.ReadLoop()
	return socket, nil
}

type sender struct {
	socket *gws.Conn
	coder  engine.Coder
	out    []byte
}

func (s *sender) Send(m engine.Message) (err error) {
	if s.out, err = s.coder.Append(s.out[:0], m); err != nil {
		return err
	}
	return s.socket.WriteMessage(gws.OpcodeBinary, s.out)
}

// Flush does nothing, because WriteMessage writes immediately.
func (*sender) Flush() error { return nil }

func dialSenders(address string, c engine.Coding, n int) ([]engine.Sender, io.Closer, error) {
	return conn.Dial(conn.TCP, address, n, func(conn net.Conn) (engine.Sender, error) {
		coder, err := c()
		if err != nil {
			return nil, err
		}
		socket, err := dial(conn, coder, func(engine.Message) {}, func(error) {})
		return &sender{socket: socket, coder: coder}, err
	})
}

type caller struct {
	sender
	answers chan engine.Message
	failed  chan error
}

func (c *caller) Call(m engine.Message) (engine.Message, error) {
	if err := c.Send(m); err != nil {
		return m, err
	}
	select {
	case answer := <-c.answers:
		return answer, nil
	case err := <-c.failed:
		return m, fmt.Errorf("reading the answer: %w", err)
	}
}

func dialCallers(address string, c engine.Coding, n int) ([]engine.Caller, io.Closer, error) {
	return conn.Dial(conn.TCP, address, n, func(conn net.Conn) (engine.Caller, error) {
		there, err := c()
		if err != nil {
			return nil, err
		}
		back, err := c() // a second coder, because the library reads in another goroutine
		if err != nil {
			return nil, err
		}
		call := &caller{answers: make(chan engine.Message, 1), failed: make(chan error, 1)}
		call.socket, err = dial(conn, back, func(m engine.Message) { call.answers <- m }, func(err error) { call.failed <- err })
		call.coder = there
		return call, err
	})
}
