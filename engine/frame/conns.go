package frame

import (
	"io"
	"net"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
)

// Batch is the number of bytes that are collected if messages are sent in batches.
const Batch = 64 << 10

// OneWay returns a road on which each message is sent when Send is called, over connections of a
// network.
func OneWay(n conn.Network) engine.Road[engine.Sender] { return sending(n, 0) }

// Batched returns a road on which messages are sent when there are [Batch] bytes, or when the sender has
// no more messages.
func Batched(n conn.Network) engine.Road[engine.Sender] { return sending(n, Batch) }

func sending(n conn.Network, batch int) engine.Road[engine.Sender] {
	return road(n, func(c io.ReadWriter, coder engine.Coder) engine.Sender { return NewWriter(c, coder, batch) },
		Take)
}

// Request returns a road on which a sender waits for the answer on the same connection.
func Request(n conn.Network) engine.Road[engine.Caller] { return road(n, NewCaller, Answer) }

// road returns a road with a connection for each receiver. link makes the sender's end of a connection a
// Link, and receive reads the other end.
func road[Link any](n conn.Network, link func(io.ReadWriter, engine.Coder) Link, receive func(io.ReadWriter, engine.Coding, engine.Takers)) engine.Road[Link] {
	return engine.Road[Link]{
		Serve: func(host string, c engine.Coding, takers engine.Takers) (string, io.Closer, error) {
			return conn.Serve(n, host, func(conn net.Conn) { receive(conn, c, takers) })
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
