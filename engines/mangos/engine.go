// Package mangos carries messages by nanomsg's protocols.
package mangos

import (
	"fmt"
	"net"
	"sync/atomic"

	"go.nanomsg.org/mangos/v3"
	"go.nanomsg.org/mangos/v3/protocol/pull"
	"go.nanomsg.org/mangos/v3/protocol/push"
	"go.nanomsg.org/mangos/v3/protocol/rep"
	"go.nanomsg.org/mangos/v3/protocol/req"
	_ "go.nanomsg.org/mangos/v3/transport/inproc" // within a process
	_ "go.nanomsg.org/mangos/v3/transport/tcp"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/socket"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "mangos", Module: "go.nanomsg.org/mangos/v3", Pressure: "waits", MostBytes: 1 << 20,
		About:   "PUSH and PULL, or REQ and REP: a pair of sockets for each sender; inproc within a process, TCP between two",
		OneWay:  socket.OneWay(pattern(pull.NewSocket, push.NewSocket)),
		Request: socket.Request(pattern(rep.NewSocket, req.NewSocket)),
	}}
}

// names is a counter for addresses within a process.
var names atomic.Int64

func pattern(there, here func() (mangos.Socket, error)) socket.Pattern {
	return socket.Pattern{
		Listen: func(host string) (_ socket.Socket, address string, err error) {
			s, err := there()
			if err != nil {
				return nil, "", err
			}
			address = "tcp://" + net.JoinHostPort(host, "0")
			if host == "" {
				address = fmt.Sprintf("inproc://wirebench-%d", names.Add(1))
			}
			l, err := s.NewListener(address, nil)
			if err == nil {
				err = l.Listen()
			}
			if err != nil {
				s.Close()
				return nil, "", err
			}
			return s, l.Address(), nil
		},
		Dial: func(address string) (socket.Socket, error) {
			s, err := here()
			if err == nil {
				if err = s.Dial(address); err != nil {
					s.Close()
				}
			}
			return s, err
		},
	}
}
