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

	"github.com/wirebench/wirebench/message"
	"github.com/wirebench/wirebench/message/conn"
)

// Names of the remote calls.
const (
	take   = "/wirebench.Receiver/Take"
	answer = "/wirebench.Receiver/Answer"
)

// Engines are the engines of this package.
func Engines() []message.Engine {
	return []message.Engine{{
		Name: "drpc", Module: "storj.io/drpc", Pressure: "waits", MostBytes: 4 << 20,
		About: "a connection for each receiver, since it has one call at a time: a stream of messages that the client ends, " +
			"of which each is flushed, or, batched, with ManualFlush, or a call for each; messages are written by the run's codec, as the library's encoding",
		OneWay:  message.Road[message.Sender]{Serve: serve, Dial: dialStream(false)},
		Batched: message.Road[message.Sender]{Serve: serve, Dial: dialStream(true)},
		Request: message.Road[message.Caller]{Serve: serve, Dial: dialCalls},
	}}
}

// encoding is the run's codec as the library asks for it, which has a name of its own for any value.
type encoding struct{ message.Codec }

func (e encoding) Marshal(m drpc.Message) ([]byte, error) { return e.Codec.Marshal(m) }

// MarshalAppend is what the library's generated code has, too, and its streams use.
func (e encoding) MarshalAppend(b []byte, m drpc.Message) ([]byte, error) {
	return e.Coder.Append(b, *m.(*message.Message))
}

func (e encoding) Unmarshal(b []byte, m drpc.Message) error { return e.Codec.Unmarshal(b, m) }

func newEncoding(c message.Coder) encoding { return encoding{message.Codec{Coder: c}} }

// receiver handles the calls of a connection.
type receiver struct {
	codec  encoding
	takers message.Takers
}

// HandleRPC is called by the library.
func (r receiver) HandleRPC(s drpc.Stream, rpc string) error {
	for {
		var m message.Message
		if err := s.MsgRecv(&m, r.codec); err != nil {
			if errors.Is(err, io.EOF) {
				return nil
			}
			r.takers.Fail(err)
			return err
		}
		t, err := r.takers.Of(m)
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

func serve(host string, c message.Coding, takers message.Takers) (string, io.Closer, error) {
	ctx, stop := context.WithCancel(context.Background())
	address, closer, err := conn.Serve(conn.TCP, host, func(conn net.Conn) {
		coder, err := c()
		if err != nil {
			takers.Fail(err)
			return
		}
		// It ends with the connection, by either side.
		_ = drpcserver.New(receiver{newEncoding(coder), takers}).ServeOne(ctx, conn)
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

func dialStream(batched bool) func(string, message.Coding, int) ([]message.Sender, io.Closer, error) {
	return func(address string, c message.Coding, n int) ([]message.Sender, io.Closer, error) {
		return conn.Dial(conn.TCP, address, n, func(conn net.Conn) (message.Sender, error) {
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

// stream is what the library's streams are beside their interface.
type stream interface {
	drpc.Stream
	SetManualFlush(bool)
	RawFlush() error
}

type sender struct {
	stream stream
	codec  encoding
}

func (s sender) Send(m message.Message) error { return s.stream.MsgSend(&m, s.codec) }

// Flush lets go what waits; where MsgSend flushes that is nothing.
func (s sender) Flush() error { return s.stream.RawFlush() }

func dialCalls(address string, c message.Coding, n int) ([]message.Caller, io.Closer, error) {
	return conn.Dial(conn.TCP, address, n, func(conn net.Conn) (message.Caller, error) {
		coder, err := c()
		return caller{drpcconn.New(conn), newEncoding(coder)}, err
	})
}

type caller struct {
	conn  *drpcconn.Conn
	codec encoding
}

func (c caller) Call(m message.Message) (out message.Message, err error) {
	err = c.conn.Invoke(context.Background(), answer, c.codec, &m, &out)
	return out, err
}
