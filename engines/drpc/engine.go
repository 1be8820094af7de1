// Package drpc carries messages by storj.io/drpc.
package drpc

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"

	"storj.io/drpc"
	"storj.io/drpc/drpcconn"
	"storj.io/drpc/drpcserver"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
)

// The names of the remote calls.
const (
	take   = "/wirebench.Receiver/Take"
	answer = "/wirebench.Receiver/Answer"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "drpc", Module: "storj.io/drpc", Pressure: "waits", MostBytes: 4 << 20,
		About: "a connection for each receiver, since it has one call at a time: a stream of messages that the client ends, " +
			"of which each is flushed, or, batched, with ManualFlush, or a call for each; messages are written by the run's codec, as the library's encoding",
		OneWay:  engine.Mode[engine.Sender]{Serve: serve, Dial: dialStream(false)},
		Batched: engine.Mode[engine.Sender]{Serve: serve, Dial: dialStream(true)},
		Request: engine.Mode[engine.Caller]{Serve: serve, Dial: dialCalls},
	}}
}

// encoding is the run's codec with the interface of the library, which has its own name for the type any.
type encoding struct{ engine.Codec }

func (e encoding) Marshal(m drpc.Message) ([]byte, error) { return e.Codec.Marshal(m) }

// MarshalAppend is optional. The library's streams use it, and its generated code has it.
func (e encoding) MarshalAppend(b []byte, m drpc.Message) ([]byte, error) {
	return e.Coder.Append(b, *m.(*engine.Message))
}

func (e encoding) Unmarshal(b []byte, m drpc.Message) error { return e.Codec.Unmarshal(b, m) }

func newEncoding(c engine.Coder) encoding { return encoding{engine.Codec{Coder: c}} }

// receiver handles the calls of a connection.
type receiver struct {
	codec    encoding
	handlers engine.Handlers
}

// HandleRPC is called by the library.
func (r receiver) HandleRPC(s drpc.Stream, rpc string) error {
	for {
		var m engine.Message
		if err := s.MsgRecv(&m, r.codec); err != nil {
			if errors.Is(err, io.EOF) {
				return nil
			}
			r.handlers.Fail(err)
			return err
		}
		t, err := r.handlers.Of(m)
		if err != nil {
			return err
		}
		switch rpc {
		case take:
			t.Take(m)
		case answer:
			m = t.Answer(m)
			return s.MsgSend(&m, r.codec)
		default:
			return fmt.Errorf("no call %q", rpc)
		}
	}
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	ctx, stop := context.WithCancel(context.Background())
	address, closer, err := conn.Serve(conn.TCP, host, func(conn net.Conn) {
		coder, err := c()
		if err != nil {
			handlers.Fail(err)
			return
		}
		// ServeOne returns when either side closes the connection.
		_ = drpcserver.New(receiver{newEncoding(coder), handlers}).ServeOne(ctx, conn)
	})
	return address, stopping{closer, stop}, err
}

type stopping struct {
	io.Closer
	stop func()
}

func (s stopping) Close() error {
	s.stop()
	return s.Closer.Close()
}

func dialStream(batched bool) func(string, engine.Coding, int) ([]engine.Sender, io.Closer, error) {
	return func(address string, c engine.Coding, n int) ([]engine.Sender, io.Closer, error) {
		return conn.Dial(conn.TCP, address, n, func(conn net.Conn) (engine.Sender, error) {
			coder, err := c()
			if err != nil {
				return nil, err
			}
			codec := newEncoding(coder)
			s, err := drpcconn.New(conn).NewStream(context.Background(), take, codec)
			if err != nil {
				return nil, err
			}
			out, ok := s.(stream)
			if !ok {
				return nil, fmt.Errorf("a stream of type %T can't be told when to flush", s)
			}
			out.SetManualFlush(batched)
			return sender{out, codec}, nil
		})
	}
}

// stream has methods that the library's streams have in addition to their interface.
type stream interface {
	drpc.Stream
	SetManualFlush(bool)
	RawFlush() error
}

type sender struct {
	stream stream
	codec  encoding
}

func (s sender) Send(m engine.Message) error { return s.stream.MsgSend(&m, s.codec) }

// Flush sends the messages that wait. There are none if MsgSend flushes.
func (s sender) Flush() error { return s.stream.RawFlush() }

func dialCalls(address string, c engine.Coding, n int) ([]engine.Caller, io.Closer, error) {
	return conn.Dial(conn.TCP, address, n, func(conn net.Conn) (engine.Caller, error) {
		coder, err := c()
		return caller{drpcconn.New(conn), newEncoding(coder)}, err
	})
}

type caller struct {
	conn  *drpcconn.Conn
	codec encoding
}

func (c caller) Call(m engine.Message) (out engine.Message, err error) {
	err = c.conn.Invoke(context.Background(), answer, c.codec, &m, &out)
	return out, err
}
