// Package connect carries messages by connectrpc.com/connect.
package connect

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"

	"connectrpc.com/connect"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "connect", Module: "connectrpc.com/connect", Pressure: "waits",
		About: "HTTP/2 without encryption, and the library's own protocol: a stream of messages that the client ends for each " +
			"receiver, or a call for each message; messages are written by the run's codec, as the library's",
		Batched: engine.Mode[engine.Sender]{Serve: serve, Dial: dialStreams},
		Request: engine.Mode[engine.Caller]{Serve: serve, Dial: dialCalls},
	}}
}

// The paths of the remote calls.
const (
	take   = "/wirebench.Receiver/Take"
	answer = "/wirebench.Receiver/Answer"
)

// unencrypted returns HTTP/2 without encryption, with prior knowledge.
func unencrypted() *http.Protocols {
	p := new(http.Protocols)
	p.SetUnencryptedHTTP2(true)
	return p
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	coder, err := engine.Shared(c)
	if err != nil {
		return "", nil, err
	}
	codec := connect.WithCodec(engine.Codec{Coder: coder})
	mux := http.NewServeMux()
	mux.Handle(answer, connect.NewUnaryHandler(answer, func(_ context.Context, r *connect.Request[engine.Message]) (*connect.Response[engine.Message], error) {
		t, err := handlers.Of(*r.Msg)
		if err != nil {
			return nil, err
		}
		m := t.Answer(*r.Msg)
		return connect.NewResponse(&m), nil
	}, codec))
	mux.Handle(take, connect.NewClientStreamHandler(take, func(_ context.Context, s *connect.ClientStream[engine.Message]) (*connect.Response[engine.Message], error) {
		for s.Receive() {
			m := *s.Msg()
			t, err := handlers.Of(m)
			if err != nil {
				return nil, err
			}
			t.Take(m)
		}
		return connect.NewResponse(new(engine.Message)), s.Err()
	}, codec))
	l, err := net.Listen("tcp", net.JoinHostPort(host, "0"))
	if err != nil {
		return "", nil, err
	}
	s := &http.Server{Handler: mux, Protocols: unencrypted()}
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			handlers.Fail(err)
		}
	}()
	return l.Addr().String(), server{s, done}, nil
}

type server struct {
	*http.Server
	done chan struct{}
}

func (s server) Close() error {
	err := s.Server.Close()
	<-s.done
	return err
}

// dial makes the client that all senders share.
func dial(address, path string, c engine.Coding) (*connect.Client[engine.Message, engine.Message], *http.Transport, error) {
	coder, err := engine.Shared(c)
	if err != nil {
		return nil, nil, err
	}
	t := &http.Transport{Protocols: unencrypted()}
	return connect.NewClient[engine.Message, engine.Message](&http.Client{Transport: t}, "http://"+address+path, connect.WithCodec(engine.Codec{Coder: coder})), t, nil
}

// idle closes streams and their connections.
type idle struct {
	*http.Transport
	streams []*connect.ClientStreamForClient[engine.Message, engine.Message]
}

func (c idle) Close() error {
	var errs []error
	for _, s := range c.streams {
		_, err := s.CloseAndReceive()
		errs = append(errs, err)
	}
	c.CloseIdleConnections()
	return errors.Join(errs...)
}

type sender struct {
	stream *connect.ClientStreamForClient[engine.Message, engine.Message]
}

func (s sender) Send(m engine.Message) error { return s.stream.Send(&m) }

// Flush does nothing, because the library writes messages by itself.
func (sender) Flush() error { return nil }

func dialStreams(address string, c engine.Coding, n int) ([]engine.Sender, io.Closer, error) {
	client, t, err := dial(address, take, c)
	if err != nil {
		return nil, nil, err
	}
	ends := idle{Transport: t}
	var senders []engine.Sender
	for range n {
		s := client.CallClientStream(context.Background())
		ends.streams = append(ends.streams, s)
		senders = append(senders, sender{s})
	}
	return senders, ends, nil
}

type caller struct {
	client *connect.Client[engine.Message, engine.Message]
}

func (c caller) Call(m engine.Message) (engine.Message, error) {
	r, err := c.client.CallUnary(context.Background(), connect.NewRequest(&m))
	if err != nil {
		return m, err
	}
	return *r.Msg, nil
}

func dialCalls(address string, c engine.Coding, n int) ([]engine.Caller, io.Closer, error) {
	client, t, err := dial(address, answer, c)
	if err != nil {
		return nil, nil, err
	}
	var callers []engine.Caller
	for range n {
		callers = append(callers, caller{client})
	}
	return callers, idle{Transport: t}, nil
}
