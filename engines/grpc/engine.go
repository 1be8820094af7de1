// Package grpc carries messages by google.golang.org/grpc.
package grpc

import (
	"context"
	"errors"
	"io"
	"net"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"

	"github.com/wirebench/wirebench/message"
)

// Engines are the engines of this package.
func Engines() []message.Engine {
	return []message.Engine{{
		Name: "grpc", Module: "google.golang.org/grpc", Pressure: "waits", MostBytes: 4 << 20,
		About: "one connection without encryption: a stream of messages that the client ends for each receiver, " +
			"or a call for each message; messages are written by the run's codec, as the library's",
		Batched: message.Road[message.Sender]{Serve: serve, Dial: dialStreams},
		Request: message.Road[message.Caller]{Serve: serve, Dial: dialCalls},
	}}
}

// Names of the remote calls.
const (
	service = "wirebench.Receiver"
	take    = "Take"
	answer  = "Answer"
)

// description is what generated code would be for a .proto file with these two calls.
var description = grpc.ServiceDesc{
	ServiceName: service,
	HandlerType: (*any)(nil),
	Methods: []grpc.MethodDesc{{MethodName: answer, Handler: func(srv any, _ context.Context, decode func(any) error, _ grpc.UnaryServerInterceptor) (any, error) {
		takers := srv.(message.Takers)
		var m message.Message
		if err := decode(&m); err != nil {
			takers.Fail(err)
			return nil, err
		}
		t, err := takers.Of(m)
		if err != nil {
			return nil, err
		}
		m = t.Answer(m)
		return &m, nil
	}}},
	Streams: []grpc.StreamDesc{{StreamName: take, ClientStreams: true, Handler: func(srv any, s grpc.ServerStream) error {
		takers := srv.(message.Takers)
		for {
			var m message.Message
			if err := s.RecvMsg(&m); err != nil {
				if !errors.Is(err, io.EOF) {
					return err // the connection has ended, or the sender's part of it
				}
				return s.SendMsg(&m)
			}
			t, err := takers.Of(m)
			if err != nil {
				return err
			}
			t.Take(m)
		}
	}}},
}

func serve(host string, c message.Coding, takers message.Takers) (string, io.Closer, error) {
	coder, err := message.Shared(c)
	if err != nil {
		return "", nil, err
	}
	l, err := net.Listen("tcp", net.JoinHostPort(host, "0"))
	if err != nil {
		return "", nil, err
	}
	s := grpc.NewServer(grpc.ForceServerCodec(message.Codec{Coder: coder}))
	s.RegisterService(&description, takers)
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := s.Serve(l); err != nil {
			takers.Fail(err)
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
func connect(address string, c message.Coding) (*grpc.ClientConn, error) {
	coder, err := message.Shared(c)
	if err != nil {
		return nil, err
	}
	return grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithDefaultCallOptions(grpc.ForceCodec(message.Codec{Coder: coder})))
}

type sender struct{ stream grpc.ClientStream }

func (s sender) Send(m message.Message) error {
	err := s.stream.SendMsg(&m)
	if errors.Is(err, io.EOF) { // why it ended, RecvMsg knows
		return s.stream.RecvMsg(&m)
	}
	return err
}

// Flush has nothing to do: the library writes what it has.
func (sender) Flush() error { return nil }

func dialStreams(address string, c message.Coding, n int) ([]message.Sender, io.Closer, error) {
	conn, err := connect(address, c)
	if err != nil {
		return nil, nil, err
	}
	var senders []message.Sender
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

func (c caller) Call(m message.Message) (out message.Message, err error) {
	err = c.conn.Invoke(context.Background(), "/"+service+"/"+answer, &m, &out)
	return out, err
}

func dialCalls(address string, c message.Coding, n int) ([]message.Caller, io.Closer, error) {
	conn, err := connect(address, c)
	if err != nil {
		return nil, nil, err
	}
	var callers []message.Caller
	for range n {
		callers = append(callers, caller{conn})
	}
	return callers, conn, nil
}
