package protoactor

import (
	"sync"

	"github.com/asynkron/protoactor-go/actor"

	"github.com/wirebench/wirebench/engine"
)

// processes are actors that wait.
type processes struct {
	system *actor.ActorSystem
	pids   []*actor.PID
}

// wake is the message that Wake sends to each actor.
type wake struct{}

func spawnMany(n int, woken func()) (engine.Processes, error) {
	var running sync.WaitGroup
	running.Add(n)
	props := actor.PropsFromFunc(func(c actor.Context) {
		switch c.Message().(type) {
		case *actor.Started: // may come after Spawn has returned
			running.Done()
		case wake:
			woken()
		}
	})
	p := &processes{start(), make([]*actor.PID, n)}
	for i := range p.pids {
		p.pids[i] = p.system.Root.Spawn(props)
	}
	running.Wait()
	return p, nil
}

func (p *processes) Wake() error {
	for _, pid := range p.pids {
		p.system.Root.Send(pid, wake{})
	}
	return nil
}

// Close stops all actors at once, and waits until the last one has stopped.
func (p *processes) Close() (err error) {
	ended := make([]*actor.Future, len(p.pids))
	for i, pid := range p.pids {
		ended[i] = p.system.Root.PoisonFuture(pid)
	}
	for _, f := range ended {
		if e := f.Wait(); err == nil {
			err = e
		}
	}
	p.system.Shutdown()
	return err
}
