package protoactor

import (
	"errors"
	"fmt"
	"io"
	"math"
	"net"

	"github.com/asynkron/protoactor-go/actor"
	"github.com/asynkron/protoactor-go/remote"
	"google.golang.org/grpc"

	"github.com/wirebench/wirebench/engine"
)

const (
	// A batch of up to 1,000 messages is one message of gRPC. By default gRPC refuses a message of more
	// than 4 MiB. The library then drops the batch and ends the connection, and the sender gets no error.
	mostBatch = math.MaxInt32
	mostBytes = 2 << 20 // a batch has up to 1,000 such messages
)

// reachable starts a system of actors that other processes reach at a port of the host.
func reachable(host string) (e end, err error) {
	e.system = start()
	e.remote = remote.NewRemote(e.system, remote.Configure(host, 0, remote.WithServerOptions(
		grpc.MaxRecvMsgSize(mostBatch),
		grpc.WaitForHandlers(true), // so that no goroutine runs after Close
	)))
	defer func() {
		if r := recover(); r != nil { // Start panics if it cannot listen
			err = fmt.Errorf("start remote: %v", r)
			e.system.Shutdown()
		}
	}()
	e.remote.Start()
	return e, nil
}

// disconnect ends all connections. A graceful Shutdown would do that too, but may crash if the other side
// has just left: it sets a field to nil that a goroutine of the library uses after that. So disconnect
// stops the actor with the outgoing connections by its name, and Shutdown ends the incoming ones.
func disconnect(s *actor.ActorSystem, r *remote.Remote) error {
	err := s.Root.StopFuture(s.NewLocalPID("EndpointSupervisor")).Wait()
	r.Shutdown(false)
	return err
}

func serve(host string, c engine.Coding, handlers engine.Handlers) (_ string, _ io.Closer, err error) {
	there, err := reachable(host)
	if err != nil {
		return "", nil, err
	}
	if there.pids, err = spawn(there.system, c, handlers); err != nil {
		return "", nil, errors.Join(err, there.Close())
	}
	return there.system.Address(), there, nil
}

func dial[Link any](as func(*link) Link) func(string, engine.Coding, int) ([]Link, io.Closer, error) {
	return func(address string, c engine.Coding, n int) (all []Link, _ io.Closer, _ error) {
		host, err := towards(address)
		if err != nil {
			return nil, nil, err
		}
		here, err := reachable(host)
		if err != nil {
			return nil, nil, err
		}
		for i := range n {
			coder, err := c()
			if err != nil {
				return nil, nil, errors.Join(err, here.Close())
			}
			all = append(all, as(&link{here.system, actor.NewPID(address, name(i)), coder}))
		}
		return all, here, nil
	}
}

// towards returns the address of this machine on the route to another one. Answers are sent to it.
func towards(address string) (host string, err error) {
	c, err := net.Dial("udp", address) // sends nothing
	if err != nil {
		return "", err
	}
	defer c.Close()
	host, _, err = net.SplitHostPort(c.LocalAddr().String())
	return host, err
}
