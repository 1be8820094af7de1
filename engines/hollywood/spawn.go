package hollywood

import (
	"github.com/anthdm/hollywood/actor"

	"github.com/wirebench/wirebench/engine"
)

// processes are actors that wait.
type processes struct {
	engine *actor.Engine
	pids   []*actor.PID
}

// wake is the message that Wake sends to each actor.
type wake struct{}

func spawnMany(n int, woken func()) (engine.Processes, error) {
	e, err := actor.NewEngine(actor.NewEngineConfig())
	if err != nil {
		return nil, err
	}
	p := &processes{engine: e, pids: make([]*actor.PID, n)}
	for i := range p.pids {
		p.pids[i] = e.SpawnFunc(func(c *actor.Context) {
			if _, ok := c.Message().(wake); ok {
				woken()
			}
		}, "idle")
	}
	return p, nil
}

func (p *processes) Wake() error {
	for _, pid := range p.pids {
		p.engine.Send(pid, wake{})
	}
	return nil
}

// Close stops all actors at once, and waits until the last one has stopped.
func (p *processes) Close() error {
	ended := make([]<-chan struct{}, len(p.pids))
	for i, pid := range p.pids {
		ended[i] = p.engine.Poison(pid).Done()
	}
	for _, done := range ended {
		<-done
	}
	return nil
}
