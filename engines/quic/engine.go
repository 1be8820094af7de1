// Package quic carries messages by QUIC, with github.com/quic-go/quic-go.
package quic

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"math/big"
	"net"
	"time"

	"github.com/quic-go/quic-go"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
	"github.com/wirebench/wirebench/engine/frame"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	network := conn.Network{Listen: listen, Dial: dial}
	return []engine.Engine{{
		Name: "quic", Module: "github.com/quic-go/quic-go", Pressure: "waits", MostBytes: frame.Most,
		About: "a connection for each receiver with one stream of frames, encrypted as QUIC always is; " +
			"the library puts into a packet what has come together",
		Batched: frame.OneWay(network),
		Request: frame.Request(network),
	}}
}

// protocol is the name of the protocol, which must be the same at both ends.
const protocol = "wirebench"

// listener accepts connections. The stream of each connection is accepted at the first Read.
type listener struct {
	*quic.Listener
	stop func()
	ctx  context.Context
}

func listen(host string) (net.Listener, error) {
	certificate, err := selfSigned()
	if err != nil {
		return nil, err
	}
	l, err := quic.ListenAddr(net.JoinHostPort(host, "0"), &tls.Config{Certificates: []tls.Certificate{certificate}, NextProtos: []string{protocol}}, nil)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	return listener{l, stop, ctx}, nil
}

func (l listener) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept(l.ctx)
	if err != nil {
		return nil, err
	}
	return &stream{conn: c, accept: true}, nil
}

func (l listener) Close() error {
	l.stop()
	return l.Listener.Close()
}

// stream is the only stream of a connection. On the listener's side it exists only after the other end has
// written to it.
type stream struct {
	conn   *quic.Conn
	accept bool
	*quic.Stream
}

func (s *stream) Read(b []byte) (int, error) {
	if s.accept {
		in, err := s.conn.AcceptStream(s.conn.Context())
		if err != nil {
			return 0, ended(err)
		}
		s.Stream, s.accept = in, false
	}
	n, err := s.Stream.Read(b)
	return n, ended(err)
}

// ended returns io.EOF if err says that the connection was closed regularly, and err otherwise.
func ended(err error) error {
	var closed *quic.ApplicationError
	if errors.As(err, &closed) && closed.ErrorCode == 0 {
		return io.EOF
	}
	return err
}

func (s *stream) Close() error         { return s.conn.CloseWithError(0, "") }
func (s *stream) LocalAddr() net.Addr  { return s.conn.LocalAddr() }
func (s *stream) RemoteAddr() net.Addr { return s.conn.RemoteAddr() }

func dial(address string) (net.Conn, error) {
	// The certificate is made for this run, and no authority has signed it.
	c, err := quic.DialAddr(context.Background(), address, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{protocol}}, nil)
	if err != nil {
		return nil, err
	}
	s, err := c.OpenStreamSync(c.Context())
	if err != nil {
		return nil, errors.Join(err, c.CloseWithError(0, ""))
	}
	return &stream{conn: c, Stream: s}, nil
}

// selfSigned returns a new certificate.
func selfSigned() (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, err
	}
	template := x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(24 * time.Hour)}
	der, err := x509.CreateCertificate(rand.Reader, &template, &template, &key.PublicKey, key)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, err
}
