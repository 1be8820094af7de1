// Package zeromq carries messages by ZeroMQ's protocol, in pure Go.
package zeromq

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync/atomic"

	"github.com/go-zeromq/zmq4"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/socket"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "zeromq", Module: "github.com/go-zeromq/zmq4", Pressure: "waits",
		About:   "PUSH and PULL, or REQ and REP: a pair of sockets for each sender; inproc within a process, TCP between two",
		OneWay:  socket.OneWay(pattern(zmq4.NewPull, zmq4.NewPush)),
		Request: socket.Request(pattern(zmq4.NewRep, zmq4.NewReq)),
	}}
}

// end is a socket whose messages have one part each.
type end struct{ zmq4.Socket }

func (e end) Send(b []byte) error { return e.Socket.Send(zmq4.NewMsg(b)) }

func (e end) Recv() ([]byte, error) {
	m, err := e.Socket.Recv()
	return m.Bytes(), err
}

// Close closes the socket. It is not an error if the other end has already closed a connection.
func (e end) Close() error {
	if err := e.Socket.Close(); !errors.Is(err, net.ErrClosed) {
		return err
	}
	return nil
}

// names is a counter for addresses within a process.
var names atomic.Int64

func pattern(there, here func(context.Context, ...zmq4.Option) zmq4.Socket) socket.Pattern {
	return socket.Pattern{
		Listen: func(host string) (socket.Socket, string, error) {
			s := there(context.Background())
			address := "tcp://" + net.JoinHostPort(host, "0")
			if host == "" {
				address = fmt.Sprintf("inproc://wirebench-%d", names.Add(1))
			}
			if err := s.Listen(address); err != nil {
				s.Close()
				return nil, "", err
			}
			if host != "" {
				address = "tcp://" + s.Addr().String()
			}
			return end{s}, address, nil
		},
		Dial: func(address string) (socket.Socket, error) {
			s := here(context.Background())
			if err := s.Dial(address); err != nil {
				s.Close()
				return nil, err
			}
			return end{s}, nil
		},
	}
}
