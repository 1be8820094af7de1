// Package grpc carries messages by google.golang.org/grpc.
package grpc

import (
	"context"
	"errors"
	"io"
	"net"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this package.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "grpc", Module: "google.golang.org/grpc", Pressure: "waits", MostBytes: 4 << 20,
		About: "one connection without encryption: a stream of messages that the client ends for each receiver, " +
			"or a call for each message; messages are written by the run's codec, as the library's",
		Batched: engine.Mode[engine.Sender]{Serve: serve, Dial: dialStreams},
		Request: engine.Mode[engine.Caller]{Serve: serve, Dial: dialCalls},
	}}
}

// The names of the remote calls.
const (
	service = "wirebench.Receiver"
	take    = "Take"
	answer  = "Answer"
)

// description is equivalent to the code that would be generated for a .proto file with these two calls.
var description = grpc.ServiceDesc{
	ServiceName: service,
	HandlerType: (*any)(nil),
	Methods: []grpc.MethodDesc{{MethodName: answer, Handler: func(srv any, _ context.Context, decode func(any) error, _ grpc.UnaryServerInterceptor) (any, error) {
		handlers := srv.(engine.Handlers)
		var m engine.Message
		if err := decode(&m); err != nil {
			handlers.Fail(err)
			return nil, err
		}
		t, err := handlers.Of(m)
		if err != nil {
			return nil, err
		}
		m = t.Answer(m)
		return &m, nil
	}}},
	Streams: []grpc.StreamDesc{{StreamName: take, ClientStreams: true, Handler: func(srv any, s grpc.ServerStream) error {
		handlers := srv.(engine.Handlers)
		for {
			var m engine.Message
			if err := s.RecvMsg(&m); err != nil {
				if !errors.Is(err, io.EOF) {
					return err // the connection or the sender's stream has ended
				}
				return s.SendMsg(&m)
			}
			t, err := handlers.Of(m)
			if err != nil {
				return err
			}
			t.Take(m)
		}
	}}},
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	coder, err := engine.Shared(c)
	if err != nil {
		return "", nil, err
	}
	l, err := net.Listen("tcp", net.JoinHostPort(host, "0"))
	if err != nil {
		return "", nil, err
	}
	s := grpc.NewServer(grpc.ForceServerCodec(engine.Codec{Coder: coder}))
	s.RegisterService(&description, handlers)
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := s.Serve(l); err != nil {
			handlers.Fail(err)
		}
	}()
	return l.Addr().String(), server{s, done}, nil
}

type server struct {
	*grpc.Server
	done chan struct{}
}

func (s server) Close() error {
	s.Stop()
	<-s.done
	return nil
}

// connect makes the connection that all senders share.
func connect(address string, c engine.Coding) (*grpc.ClientConn, error) {
	coder, err := engine.Shared(c)
	if err != nil {
		return nil, err
	}
	return grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithDefaultCallOptions(grpc.ForceCodec(engine.Codec{Coder: coder})))
}

type sender struct{ stream grpc.ClientStream }

func (s sender) Send(m engine.Message) error {
	err := s.stream.SendMsg(&m)
	if errors.Is(err, io.EOF) { // RecvMsg returns the reason for the end
		return s.stream.RecvMsg(&m)
	}
	return err
}

// Flush does nothing, because the library writes messages by itself.
func (sender) Flush() error { return nil }

func dialStreams(address string, c engine.Coding, n int) ([]engine.Sender, io.Closer, error) {
	conn, err := connect(address, c)
	if err != nil {
		return nil, nil, err
	}
	var senders []engine.Sender
	for range n {
		s, err := conn.NewStream(context.Background(), &grpc.StreamDesc{StreamName: take, ClientStreams: true}, "/"+service+"/"+take)
		if err != nil {
			return nil, nil, errors.Join(err, conn.Close())
		}
		senders = append(senders, sender{s})
	}
	return senders, conn, nil
}

type caller struct{ conn *grpc.ClientConn }

func (c caller) Call(m engine.Message) (out engine.Message, err error) {
	err = c.conn.Invoke(context.Background(), "/"+service+"/"+answer, &m, &out)
	return out, err
}

func dialCalls(address string, c engine.Coding, n int) ([]engine.Caller, io.Closer, error) {
	conn, err := connect(address, c)
	if err != nil {
		return nil, nil, err
	}
	var callers []engine.Caller
	for range n {
		callers = append(callers, caller{conn})
	}
	return callers, conn, nil
}
