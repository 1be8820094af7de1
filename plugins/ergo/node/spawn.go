package node

import (
	"errors"

	"ergo.services/ergo/act"
	"ergo.services/ergo/gen"

	"github.com/wirebench/wirebench/engine"
)

// idle is a process that waits.
type idle struct {
	act.Actor
	woken func()
}

// HandleMessage is called by the library.
func (i *idle) HandleMessage(gen.PID, any) error {
	i.woken()
	return nil
}

// processes are the processes of a node.
type processes struct {
	ends
	pids []gen.PID
}

func spawn(n int, woken func()) (engine.Processes, error) {
	node, err := start("localhost", false)
	if err != nil {
		return nil, err
	}
	p := &processes{ends{node}, make([]gen.PID, n)}
	for i := range p.pids {
		if p.pids[i], err = node.Spawn(func() gen.ProcessBehavior { return &idle{woken: woken} }, gen.ProcessOptions{}); err != nil {
			return nil, errors.Join(err, p.Close())
		}
	}
	return p, nil
}

func (p *processes) Wake() error {
	node := p.ends[0]
	for _, pid := range p.pids {
		if err := node.Send(pid, true); err != nil {
			return err
		}
	}
	return nil
}
