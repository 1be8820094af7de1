package protoactor

import (
	"errors"
	"io"
	"net"
	"testing"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/enginetest"
)

func TestEngines(t *testing.T) {
	for _, e := range Engines() {
		e.Batched.Serve, e.Request.Serve = served(e.Batched.Serve), served(e.Request.Serve)
		t.Run(e.Name, func(t *testing.T) { enginetest.Run(t, e) })
	}
}

type serving = func(string, engine.Coding, engine.Handlers) (string, io.Closer, error)

// served makes serve wait until the server runs. The library sets the logger of gRPC at every start, and
// gRPC has no lock for that. In one process, Dial would set it while the server of Serve logs that it
// starts. The server sends something to a new connection after it has started.
func served(serve serving) serving {
	return func(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
		address, there, err := serve(host, c, handlers)
		if err != nil {
			return "", nil, err
		}
		to, err := net.ResolveTCPAddr("tcp", address)
		if err != nil {
			return "", nil, errors.Join(err, there.Close())
		}
		conn, err := net.DialTCP("tcp", nil, to)
		if err != nil {
			return "", nil, errors.Join(err, there.Close())
		}
		if _, err := conn.Read(make([]byte, 1)); err != nil {
			return "", nil, errors.Join(err, conn.Close(), there.Close())
		}
		return address, guest{there, conn}, nil
	}
}

// guest is a server and a connection to it.
type guest struct {
	io.Closer
	conn *net.TCPConn
}

// Close ends the connection regularly, and waits until the server has ended it too. The server would log a
// reset, while another start may set its logger.
func (g guest) Close() error {
	err := g.conn.CloseWrite()
	_, e := io.Copy(io.Discard, g.conn)
	return errors.Join(err, e, g.conn.Close(), g.Closer.Close())
}
