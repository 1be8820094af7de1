// Package unix carries messages over Unix sockets.
package unix

import (
	"errors"
	"net"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
	"github.com/wirebench/wirebench/engine/frame"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	network := conn.Network{Listen: listen, Dial: func(path string) (net.Conn, error) { return net.Dial("unix", path) }}
	return []engine.Engine{{
		Name: "unix", Module: "std", Pressure: "waits", MostBytes: frame.Most, Loopback: true,
		About:  "a Unix socket of streams for each receiver; a frame is a length of four bytes and a message",
		OneWay: frame.OneWay(network), Batched: frame.Batched(network), Request: frame.Request(network),
	}}
}

// listen makes a socket in a folder of its own. Closing the listener removes the folder.
func listen(string) (net.Listener, error) {
	dir, err := os.MkdirTemp("", "wirebench-")
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("unix", filepath.Join(dir, "socket"))
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	return listener{l, dir}, nil
}

type listener struct {
	net.Listener
	dir string
}

func (l listener) Close() error { return errors.Join(l.Listener.Close(), os.RemoveAll(l.dir)) }
