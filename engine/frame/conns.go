package frame

import (
	"io"
	"net"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
)

// Batch is the number of bytes that are collected if messages are sent in batches.
const Batch = 64 << 10

// OneWay returns a mode on which each message is sent when Send is called, over connections of a
// network.
func OneWay(n conn.Network) engine.Mode[engine.Sender] { return sending(n, 0) }

// Batched returns a mode on which messages are sent when there are [Batch] bytes, or when the sender has
// no more messages.
func Batched(n conn.Network) engine.Mode[engine.Sender] { return sending(n, Batch) }

func sending(n conn.Network, batch int) engine.Mode[engine.Sender] {
	return mode(n, func(c io.ReadWriter, coder engine.Coder) engine.Sender { return NewWriter(c, coder, batch) },
		Take)
}

// Request returns a mode on which a sender waits for the answer on the same connection.
func Request(n conn.Network) engine.Mode[engine.Caller] { return mode(n, NewCaller, Answer) }

// mode returns a mode with a connection for each receiver. link makes the sender's end of a connection a
// Link, and receive reads the other end.
func mode[Link any](n conn.Network, link func(io.ReadWriter, engine.Coder) Link, receive func(io.ReadWriter, engine.Coding, engine.Handlers)) engine.Mode[Link] {
	return engine.Mode[Link]{
		Serve: func(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
			return conn.Serve(n, host, func(conn net.Conn) { receive(conn, c, handlers) })
		},
		Dial: func(address string, c engine.Coding, receivers int) ([]Link, io.Closer, error) {
			return conn.Dial(n, address, receivers, func(conn net.Conn) (Link, error) {
				coder, err := c()
				if err != nil {
					var none Link
					return none, err
				}
				return link(conn, coder), nil
			})
		},
	}
}
