// Package conn makes the connections of engines that have one connection for each receiver.
//
// It must not know messages or engines: it handles connections only.
package conn

import (
	"errors"
	"io"
	"net"
	"sync"
)

// Network is a network on which connections are made.
type Network struct {
	// Listen listens on the given host, which is this machine.
	Listen func(host string) (net.Listener, error)
	Dial   func(address string) (net.Conn, error)
}

// TCP is the network of most engines. TCP_NODELAY is as Go sets it.
var TCP = Network{
	Listen: func(host string) (net.Listener, error) { return net.Listen("tcp", net.JoinHostPort(host, "0")) },
	Dial:   func(address string) (net.Conn, error) { return net.Dial("tcp", address) },
}

// Dial makes a connection to each of the receivers, and returns a link for each connection, which a
// sender uses. The closer closes the connections.
func Dial[Link any](n Network, address string, receivers int, link func(net.Conn) (Link, error)) (links []Link, _ io.Closer, err error) {
	var all conns
	defer func() {
		if err != nil {
			all.Close()
		}
	}()
	for range receivers {
		c, err := n.Dial(address)
		if err != nil {
			return nil, nil, err
		}
		all = append(all, c)
		l, err := link(c)
		if err != nil {
			return nil, nil, err
		}
		links = append(links, l)
	}
	return links, all, nil
}

// Serve accepts connections and calls receive for each. receive reads the connection until its end.
func Serve(n Network, host string, receive func(net.Conn)) (address string, _ io.Closer, _ error) {
	l, err := n.Listen(host)
	if err != nil {
		return "", nil, err
	}
	s := &server{listener: l}
	s.wait.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil { // the listener was closed
				return
			}
			if !s.add(conn) {
				conn.Close()
				return
			}
			s.wait.Go(func() { receive(conn) })
		}
	})
	return l.Addr().String(), s, nil
}

// server is a listener and the connections that it has accepted.
type server struct {
	listener net.Listener
	wait     sync.WaitGroup

	mu     sync.Mutex
	closed bool
	conns  []net.Conn
}

func (s *server) add(c net.Conn) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.conns = append(s.conns, c)
	}
	return !s.closed
}

func (s *server) Close() error {
	s.mu.Lock()
	s.closed = true
	err := s.listener.Close()
	for _, c := range s.conns {
		c.Close() // the other end may have closed it already
	}
	s.mu.Unlock()
	s.wait.Wait()
	return err
}

// conns are the connections of a process that dialed.
type conns []net.Conn

func (all conns) Close() error {
	var errs []error
	for _, c := range all {
		errs = append(errs, c.Close())
	}
	return errors.Join(errs...)
}
