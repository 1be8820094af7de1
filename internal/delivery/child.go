package delivery

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// Hidden commands that make the program a sender's process, or a node for one.
const (
	ChildCommand = "message-child"
	NodeCommand  = "message-node"
)

// Cell is an engine, a way, and what the messages carry.
type Cell struct {
	Engine  string  `json:"engine"`
	Way     Way     `json:"way"`
	Payload Payload `json:"payload"`
	// Twin marks the reference's second entry. Its turns have another length, which shows whether
	// times depend on the length.
	Twin bool `json:"twin,omitempty"`
	// Turn is how many messages each sender sends in a turn.
	Turn int `json:"turn,omitempty"`
	// Rate is the number of requests per second. If the highest rate is searched, it is the first
	// rate to try.
	Rate float64 `json:"rate,omitempty"`
}

// Task is the work of a sender's process.
type Task struct {
	// Prove asks for one route after the other, and for the rough time of a message on each.
	// Otherwise all routes are open together and have their turns in Rounds rounds.
	Prove    bool          `json:"prove,omitempty"`
	Scenario string        `json:"scenario"`
	Pairs    int           `json:"pairs"`
	Remote   bool          `json:"remote,omitempty"`
	Peer     string        `json:"peer,omitempty"` // address of a node; "" means that one on this machine is started
	Data     string        `json:"data"`           // the record's name for the scenario
	Cells    []Cell        `json:"cells"`
	Rounds   int           `json:"rounds,omitempty"`
	Window   time.Duration `json:"window,omitempty"` // how long requests come at a rate in a turn
	Process  int           `json:"process"`
	Seed     uint64        `json:"seed"`
	Box      string        `json:"box"`
	Timeout  time.Duration `json:"timeout"`
}

// Event is a report of a sender's process. One field is set.
type Event struct {
	Cell    *record.Cell    `json:",omitempty"`
	Fault   *record.Fault   `json:",omitempty"`
	Process *record.Process `json:",omitempty"`
	Block   *record.Block   `json:",omitempty"`
	Usage   *record.Usage   `json:",omitempty"`
	Gone    string          `json:",omitempty"` // why a peer's node is gone, which ends the run and is no cell's fault
	Done    bool            `json:",omitempty"`
}

// key returns the record's key of a cell.
func (t Task) key(c Cell) record.Key {
	return record.Key{Codec: c.name(), Data: t.Data, Operation: string(c.Way)}
}

// name returns the record's name of a cell's engine.
func (c Cell) name() string {
	if c.Twin {
		return twinOf(name(c.Engine, c.Payload))
	}
	return name(c.Engine, c.Payload)
}

// name returns the record's name for an engine with the codec of its messages.
func name(engine string, p Payload) string {
	if p.Codec == "" {
		return engine
	}
	return engine + ":" + p.Codec
}

// child is the state of a sender's process.
type child struct {
	Task
	parts   Parts
	box     *supervise.Box
	events  *json.Encoder
	peer    *Peer
	cargoes map[Payload]cargo
}

// Child runs the task that it reads from in, in a process of its own, and writes events to out.
func Child(ctx context.Context, parts Parts, in io.Reader, out io.Writer) (err error) {
	c := &child{parts: parts, events: json.NewEncoder(out), cargoes: make(map[Payload]cargo)}
	if err := supervise.Take(in, &c.Task, nil); err != nil {
		return err
	}
	if c.box, err = supervise.NewBox(c.Box); err != nil {
		return err
	}
	defer c.box.Close()
	if c.Remote {
		stop, err := c.connect(ctx)
		if err != nil {
			return err
		}
		defer stop()
	}
	if c.Prove {
		err = c.prove(ctx)
	} else {
		err = c.time(ctx)
	}
	if errors.Is(err, errGone) {
		err = c.events.Encode(Event{Gone: fmt.Sprintf("the node at %s: %v", c.Peer, errGone)})
	}
	if err != nil {
		return err
	}
	return c.events.Encode(Event{Done: true})
}

// connect connects to the node, and starts one if there is no peer.
func (c *child) connect(ctx context.Context) (stop func(), err error) {
	address, end := c.Peer, func() {}
	if address == "" {
		if address, end, err = startNode(ctx); err != nil {
			return nil, err
		}
	}
	if c.peer, err = Dial(address, c.Timeout); err != nil {
		end()
		return nil, err
	}
	return func() { c.peer.Close(); end() }, nil
}

// nodeDied is the exit code of a sender's process whose node has died. The parent does not
// distinguish the two deaths.
const nodeDied = 2

// startNode starts a node on this machine. It ends when this process ends.
func startNode(ctx context.Context) (address string, stop func(), err error) {
	program, err := os.Executable()
	if err != nil {
		return "", nil, err
	}
	cmd := exec.CommandContext(ctx, program, NodeCommand)
	cmd.Stderr = os.Stderr // the parent reads the headline of a crash
	in, err := cmd.StdinPipe()
	if err != nil {
		return "", nil, err
	}
	out, w, err := os.Pipe() // a pipe whose reading end stays open when the node ends
	if err != nil {
		return "", nil, err
	}
	defer out.Close()
	cmd.Stdout = w
	err = cmd.Start()
	w.Close()
	if err != nil {
		return "", nil, err
	}
	var needless atomic.Bool
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = cmd.Wait() // the node has said why
		if !needless.Load() {
			os.Exit(nodeDied)
		}
	}()
	stop = func() {
		needless.Store(true)
		in.Close()
		<-ended
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		stop()
		return "", nil, fmt.Errorf("the node did not report its address: %w", err)
	}
	return strings.TrimSpace(line), stop, nil
}

// open opens a cell's route.
func (c *child) open(cell Cell) (*route, error) {
	e, err := c.parts.Engine(cell.Engine)
	if err != nil {
		return nil, err
	}
	load, err := c.load(cell.Payload)
	if err != nil {
		return nil, err
	}
	if c.Remote {
		return openFar(c.peer, e, cell.Way, cell.Payload, load, c.Pairs, c.Timeout)
	}
	return openNear(e, cell.Way, load, c.Pairs, c.Timeout)
}

// load makes the values of a payload, once.
func (c *child) load(p Payload) (cargo, error) {
	load, known := c.cargoes[p]
	if !known {
		var err error
		if load, err = p.load(c.parts); err != nil {
			return cargo{}, err
		}
		c.cargoes[p] = load
	}
	return load, nil
}

// gone reports whether err says that the node is gone. If this process started the node, it ends as
// well.
func (c *child) gone(err error) bool {
	if !errors.Is(err, errGone) {
		return false
	}
	if c.Peer == "" {
		select {} // until startNode ends this process
	}
	return true
}

// fault reports an error of a cell.
func (c *child) fault(cell Cell, err error) error {
	why := strings.ReplaceAll(err.Error(), "\n", "; ")
	return c.events.Encode(Event{Fault: &record.Fault{Key: c.key(cell), Process: c.Process, Fault: why}})
}

// time opens all routes, and gives each its turns.
func (c *child) time(ctx context.Context) (err error) {
	start := time.Now()
	rng := rand.New(rand.NewPCG(c.Seed, uint64(c.Process)))
	var lanes []*lane
	defer func() {
		for _, l := range lanes {
			c.box.Enter(l.id)
			err = errors.Join(err, l.route.Close())
		}
	}()
	for i, cell := range c.Cells {
		c.box.Enter(i)
		r, err := c.open(cell)
		if c.gone(err) {
			return err
		}
		if err != nil {
			if err := c.fault(cell, err); err != nil {
				return err
			}
			continue
		}
		lanes = append(lanes, newLane(i, cell, r))
	}
	faulty := make(map[*lane]bool)
	for range c.Rounds {
		rng.Shuffle(len(lanes), func(i, j int) { lanes[i], lanes[j] = lanes[j], lanes[i] })
		for _, l := range lanes {
			if faulty[l] {
				continue
			}
			c.box.Enter(l.id)
			runtime.GC() // so that this cell does not collect the garbage of others
			err := l.turn(ctx, c.Window)
			if c.gone(err) {
				return err
			}
			if err != nil {
				if ctx.Err() != nil {
					return ctx.Err()
				}
				faulty[l] = true
				if err := c.fault(l.Cell, err); err != nil {
					return err
				}
			}
		}
	}
	p := &record.Process{ID: c.Process, Data: c.Data, Rounds: c.Rounds, Wall: time.Since(start).Seconds()}
	if err := c.events.Encode(Event{Process: p}); err != nil {
		return err
	}
	for _, l := range lanes {
		if faulty[l] {
			continue
		}
		b, u, err := l.figures()
		if err != nil {
			if err := c.fault(l.Cell, err); err != nil {
				return err
			}
			continue
		}
		b.Key, u.Key, b.Process, u.Process = c.key(l.Cell), c.key(l.Cell), c.Process, c.Process
		if err := errors.Join(c.events.Encode(Event{Block: &b}), c.events.Encode(Event{Usage: &u})); err != nil {
			return err
		}
	}
	return nil
}
