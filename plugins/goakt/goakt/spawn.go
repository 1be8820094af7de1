package goakt

import (
	"context"
	"errors"
	"strconv"

	"github.com/tochemey/goakt/v3/actor"
	"google.golang.org/protobuf/types/known/emptypb"

	"github.com/wirebench/wirebench/engine"
)

// idle is an actor that waits.
type idle struct{ woken func() }

func (*idle) PreStart(*actor.Context) error { return nil }
func (*idle) PostStop(*actor.Context) error { return nil }

// Receive is called by the library.
func (i *idle) Receive(c *actor.ReceiveContext) {
	if _, ok := c.Message().(*emptypb.Empty); ok {
		i.woken()
	}
}

// processes are actors that wait.
type processes struct {
	end
	pids []*actor.PID
}

func spawnMany(n int, woken func()) (engine.Processes, error) {
	s, err := start()
	if err != nil {
		return nil, err
	}
	p := &processes{end{s}, make([]*actor.PID, n)}
	for i := range p.pids {
		// By default the library stops an actor that has waited for two minutes.
		p.pids[i], err = s.Spawn(context.Background(), "idle-"+strconv.Itoa(i), &idle{woken}, actor.WithLongLived())
		if err != nil {
			return nil, errors.Join(err, p.Close())
		}
	}
	return p, nil
}

func (p *processes) Wake() error {
	for _, pid := range p.pids {
		if err := actor.Tell(context.Background(), pid, &emptypb.Empty{}); err != nil {
			return err
		}
	}
	return nil
}
