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
	// A batch of up to 1,000 messages is one message of gRPC. By default gRPC refuses one beyond 4 MiB, and the library
	// then drops the batch and ends the connection, without the sender's knowledge.
	mostBatch = math.MaxInt32
	mostBytes = 2 << 20 // A thousand of them are a batch.
)

// reachable starts a system of actors that others reach at a port of the host.
func reachable(host string) (e end, err error) {
	e.system = start()
	e.remote = remote.NewRemote(e.system, remote.Configure(host, 0, remote.WithServerOptions(
		grpc.MaxRecvMsgSize(mostBatch),
		grpc.WaitForHandlers(true), // so that no goroutine goes on after Close
	)))
	defer func() {
		if r := recover(); r != nil { // by Start, where it cannot listen
			err = fmt.Errorf("start remote: %v", r)
			e.system.Shutdown()
		}
	}()
	e.remote.Start()
	return e, nil
}

// disconnect ends all connections. Shutdown would do that if told to be graceful, but may crash where the other side has just
// left: it sets a field to nil that a goroutine of the library then uses. So the actor that has the connections from here
// is stopped by its name, and Shutdown ends those to here.
func disconnect(s *actor.ActorSystem, r *remote.Remote) error {
	err := s.Root.StopFuture(s.NewLocalPID("EndpointSupervisor")).Wait()
	r.Shutdown(false)
	return err
}

func serve(host string, c engine.Coding, takers engine.Takers) (_ string, _ io.Closer, err error) {
	there, err := reachable(host)
	if err != nil {
		return "", nil, err
	}
	if there.pids, err = spawn(there.system, c, takers); err != nil {
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

// towards is the address of this machine that is on the way to another one: answers come to it.
func towards(address string) (host string, err error) {
	c, err := net.Dial("udp", address) // which sends nothing
	if err != nil {
		return "", err
	}
	defer c.Close()
	host, _, err = net.SplitHostPort(c.LocalAddr().String())
	return host, err
}
