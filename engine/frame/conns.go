package frame

import (
	"io"
	"net"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
)

// Batch is how many bytes wait for each other where messages leave in batches.
const Batch = 64 << 10

// OneWay sends messages over connections of a network, each when it is handed over.
func OneWay(n conn.Network) engine.Road[engine.Sender] { return sending(n, 0) }

// Batched sends messages when [Batch] bytes have come together, or the sender has no more.
func Batched(n conn.Network) engine.Road[engine.Sender] { return sending(n, Batch) }

func sending(n conn.Network, batch int) engine.Road[engine.Sender] {
	return road(n, func(c io.ReadWriter, coder engine.Coder) engine.Sender { return NewWriter(c, coder, batch) },
		Take)
}

// Request sends a message and waits for the answer on the same connection.
func Request(n conn.Network) engine.Road[engine.Caller] { return road(n, NewCaller, Answer) }

// road makes a connection for each receiver. Link is what a sender has of its end; receive reads the other one.
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
