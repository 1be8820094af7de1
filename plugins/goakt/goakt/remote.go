package goakt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"

	"github.com/tochemey/goakt/v3/actor"
	"github.com/tochemey/goakt/v3/address"
	"github.com/tochemey/goakt/v3/remote"
	"google.golang.org/protobuf/proto"

	"github.com/wirebench/wirebench/engine"
)

// A frame holds up to 16 MiB. In addition to the bytes of a message it holds names and addresses.
const mostBytes = 16<<20 - 1<<10

// far is an actor of another process.
type far struct {
	remoting remote.Remoting
	to       *address.Address
}

func (f far) tell(m proto.Message) error {
	return f.remoting.RemoteTell(context.Background(), address.NoSender(), f.to, m)
}

func (f far) ask(m proto.Message) (proto.Message, error) {
	answer, err := f.remoting.RemoteAsk(context.Background(), address.NoSender(), f.to, m, timeout)
	if err != nil {
		return nil, err
	}
	return answer.UnmarshalNew()
}

func serve(answers bool) func(string, engine.Coding, engine.Handlers) (string, io.Closer, error) {
	return func(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
		// The library needs its own address before it listens.
		l, err := net.Listen("tcp", net.JoinHostPort(host, "0"))
		if err != nil {
			return "", nil, err
		}
		at := l.Addr().(*net.TCPAddr)
		if err := l.Close(); err != nil {
			return "", nil, err
		}
		s, err := start(actor.WithRemote(remote.NewConfig(at.IP.String(), at.Port)))
		if err != nil {
			return "", nil, err
		}
		if _, err := spawn(s, c, handlers, answers); err != nil {
			return "", nil, errors.Join(err, end{s}.Close())
		}
		return at.String(), end{s}, nil
	}
}

// connections are the connections to another process.
type connections struct{ remote.Remoting }

func (c connections) Close() error {
	c.Remoting.Close()
	return nil
}

func dial[Link any](as func(*link) Link) func(string, engine.Coding, int) ([]Link, io.Closer, error) {
	return func(at string, c engine.Coding, n int) (all []Link, _ io.Closer, _ error) {
		host, service, err := net.SplitHostPort(at)
		if err != nil {
			return nil, nil, err
		}
		port, err := strconv.Atoi(service)
		if err != nil {
			return nil, nil, err
		}
		r := remote.NewRemoting()
		for i := range n {
			coder, err := c()
			if err != nil {
				return nil, nil, errors.Join(err, connections{r}.Close())
			}
			to, err := r.RemoteLookup(context.Background(), host, port, name(i))
			if err == nil && to.Equals(address.NoSender()) {
				err = fmt.Errorf("there is no actor %s at %s", name(i), at)
			}
			if err != nil {
				return nil, nil, errors.Join(err, connections{r}.Close())
			}
			all = append(all, as(&link{far{r, to}, coder}))
		}
		return all, connections{r}, nil
	}
}
