// Package node is an engine that carries messages between processes of the Ergo framework.
//
// It must not know codecs, data sets or how it is measured.
package node

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"ergo.services/ergo"
	"ergo.services/ergo/act"
	"ergo.services/ergo/gen"

	"github.com/wirebench/wirebench/engine"
)

// Engines returns the engines of this program.
func Engines() []engine.Engine {
	return []engine.Engine{{
		Name: "ergo", Module: "ergo.services/ergo",
		Pressure: "messages pile up in the receiver's mailbox, which grows without limit",
		About: "a process for each receiver and one for each sender. Within a node values are sent as they are; between two nodes " +
			"what the run's codec encodes, as bytes, which the library's connection batches",
		OneWay:  engine.Mode[engine.Sender]{Local: local(senders)},
		Batched: engine.Mode[engine.Sender]{Serve: serve, Dial: dial(senders)},
		Request: engine.Mode[engine.Caller]{Local: local(callers), Serve: serve, Dial: dial(callers)},
		Spawn:   spawn,
	}}
}

// nodes counts the nodes of this process, whose names must differ.
var nodes atomic.Int64

// start starts a node on a host. No other node on the machine has the same name.
func start(host string, listens bool) (gen.Node, error) {
	var o gen.NodeOptions
	o.Network.Cookie = "wirebench"
	o.Log.DefaultLogger.Disable = true
	o.Network.Acceptors = []gen.AcceptorOptions{{Host: host, Port: 0, PortRange: 0}}
	if !listens {
		o.Network.Mode = gen.NetworkModeHidden
		o.Network.Acceptors = nil
	}
	name := gen.Atom(fmt.Sprintf("wirebench-%d-%d@%s", os.Getpid(), nodes.Add(1), host))
	return ergo.StartNode(name, o)
}

// pong is the process of a receiver.
type pong struct {
	act.Actor
	handlers engine.Handlers
	coder    engine.Coder
}

func (p *pong) message(in any) (m engine.Message, err error) {
	switch in := in.(type) {
	case engine.Message:
		return in, nil
	case []byte:
		return p.coder.Read(in)
	}
	return m, fmt.Errorf("a message of type %T", in)
}

// HandleMessage is called by the library.
func (p *pong) HandleMessage(_ gen.PID, in any) error {
	m, err := p.message(in)
	if err != nil {
		p.handlers.Fail(err)
		return nil
	}
	if t, err := p.handlers.Of(m); err == nil {
		t.Take(m)
	}
	return nil
}

// HandleCall is called by the library.
func (p *pong) HandleCall(_ gen.PID, _ gen.Ref, in any) (any, error) {
	m, err := p.message(in)
	if err != nil {
		p.handlers.Fail(err)
		return err, nil
	}
	t, err := p.handlers.Of(m)
	if err != nil {
		return err, nil
	}
	if m = t.Answer(m); p.coder == nil {
		return m, nil
	}
	return p.coder.Append(nil, m)
}

// ping is the process of a sender. It runs the work that is sent to it.
type ping struct{ act.Actor }

// work is a task for a sender's process.
type work struct {
	do   func(gen.Process)
	done chan struct{}
}

// HandleMessage is called by the library.
func (p *ping) HandleMessage(_ gen.PID, in any) error {
	w, ok := in.(work)
	if !ok {
		return fmt.Errorf("a message of type %T", in)
	}
	w.do(p)
	close(w.done)
	return nil
}

// link is the state of a sender.
type link struct {
	node  gen.Node
	ping  gen.PID
	pong  gen.PID
	coder engine.Coder // nil if values are sent
	self  gen.Process  // within Run
}

// Run lets the sender's process call f.
func (l *link) Run(f func()) error {
	done := make(chan struct{})
	err := l.node.Send(l.ping, work{func(p gen.Process) { l.self = p; f() }, done})
	if err == nil {
		<-done
	}
	return err
}

func (l *link) message(m engine.Message) (any, error) {
	if l.coder == nil {
		return m, nil
	}
	return l.coder.Append(nil, m)
}

func (l *link) Send(m engine.Message) error {
	out, err := l.message(m)
	if err != nil {
		return err
	}
	return l.self.SendPID(l.pong, out)
}

// Flush has nothing to do: the library sends what it has.
func (*link) Flush() error { return nil }

func (l *link) Call(m engine.Message) (engine.Message, error) {
	out, err := l.message(m)
	if err != nil {
		return m, err
	}
	answer, err := l.self.Call(l.pong, out)
	if err != nil {
		return m, err
	}
	switch in := answer.(type) {
	case engine.Message:
		return in, nil
	case []byte:
		return l.coder.Read(in)
	case error:
		return m, in
	}
	return m, fmt.Errorf("an answer of type %T", answer)
}

func senders(l *link) engine.Sender { return l }
func callers(l *link) engine.Caller { return l }

// ends are nodes to be stopped.
type ends []gen.Node

func (all ends) Close() error {
	for _, n := range all {
		n.Stop()
	}
	return nil
}

// receivers spawns a process for each handler. A nil c means that values are sent as they are.
func receivers(n gen.Node, c engine.Coding, handlers engine.Handlers) (pids []gen.PID, err error) {
	for range handlers {
		p := &pong{handlers: handlers}
		if c != nil {
			if p.coder, err = c(); err != nil {
				return nil, err
			}
		}
		pid, err := n.Spawn(func() gen.ProcessBehavior { return p }, gen.ProcessOptions{})
		if err != nil {
			return nil, err
		}
		pids = append(pids, pid)
	}
	return pids, nil
}

// links spawns a sender's process for each receiver.
func links[Link any](n gen.Node, c engine.Coding, pids []gen.PID, as func(*link) Link) (all []Link, err error) {
	for _, pid := range pids {
		l := &link{node: n, pong: pid}
		if c != nil {
			if l.coder, err = c(); err != nil {
				return nil, err
			}
		}
		if l.ping, err = n.Spawn(func() gen.ProcessBehavior { return new(ping) }, gen.ProcessOptions{}); err != nil {
			return nil, err
		}
		all = append(all, as(l))
	}
	return all, nil
}

func local[Link any](as func(*link) Link) func(engine.Coding, engine.Handlers) ([]Link, io.Closer, error) {
	return func(_ engine.Coding, handlers engine.Handlers) ([]Link, io.Closer, error) {
		n, err := start("localhost", false)
		if err != nil {
			return nil, nil, err
		}
		pids, err := receivers(n, nil, handlers)
		if err != nil {
			return nil, nil, errors.Join(err, ends{n}.Close())
		}
		all, err := links(n, nil, pids, as)
		return all, ends{n}, err
	}
}

// pooled is the time that the library gets to make the other connections of its pool, which it does
// in the background. Until all connections exist, messages between two processes can overtake each
// other, because the choice of a connection depends on their number. The library does not report
// when all exist.
const pooled = 200 * time.Millisecond

// separator separates the parts of an address: the node, its host and port, and the numbers in the
// identifier of a process.
const separator = ","

func serve(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
	n, err := start(host, true)
	if err != nil {
		return "", nil, err
	}
	pids, err := receivers(n, c, handlers)
	if err != nil {
		return "", nil, errors.Join(err, ends{n}.Close())
	}
	acceptors, err := n.Network().Acceptors()
	if err != nil || len(acceptors) == 0 {
		return "", nil, errors.Join(err, errors.New("the node does not listen"), ends{n}.Close())
	}
	info := acceptors[0].Info()
	_, port, err := net.SplitHostPort(info.Interface)
	if err != nil {
		return "", nil, errors.Join(err, ends{n}.Close())
	}
	parts := []string{string(n.Name()), net.JoinHostPort(host, port)}
	for _, pid := range pids {
		parts = append(parts, fmt.Sprintf("%d.%d", pid.ID, pid.Creation))
	}
	return strings.Join(parts, separator), ends{n}, nil
}

func dial[Link any](as func(*link) Link) func(string, engine.Coding, int) ([]Link, io.Closer, error) {
	return func(address string, c engine.Coding, receivers int) ([]Link, io.Closer, error) {
		parts := strings.Split(address, separator)
		if len(parts) != receivers+2 {
			return nil, nil, fmt.Errorf("an address of %d parts, of %d receivers", len(parts), receivers)
		}
		host, port, err := net.SplitHostPort(parts[1])
		if err != nil {
			return nil, nil, err
		}
		number, err := strconv.ParseUint(port, 10, 16)
		if err != nil {
			return nil, nil, err
		}
		n, err := start("localhost", false)
		if err != nil {
			return nil, nil, err
		}
		name := gen.Atom(parts[0])
		route := gen.NetworkRoute{Route: gen.Route{Host: host, Port: uint16(number)}}
		if err := n.Network().AddRoute("^"+parts[0]+"$", route, 1); err != nil {
			return nil, nil, errors.Join(err, ends{n}.Close())
		}
		if _, err := n.Network().GetNode(name); err != nil {
			return nil, nil, errors.Join(err, ends{n}.Close())
		}
		time.Sleep(pooled)
		var pids []gen.PID
		for _, part := range parts[2:] {
			pid := gen.PID{Node: name}
			if _, err := fmt.Sscanf(part, "%d.%d", &pid.ID, &pid.Creation); err != nil {
				return nil, nil, errors.Join(err, ends{n}.Close())
			}
			pids = append(pids, pid)
		}
		all, err := links(n, c, pids, as)
		return all, ends{n}, err
	}
}
