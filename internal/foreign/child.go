package foreign

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/memory"
	"github.com/wirebench/wirebench/internal/record"
)

// ChildCommand is the hidden command of a process that has the Go codecs and starts a peer.
const ChildCommand = "foreign-child"

// Task is the work of such a process: to prove all lines on a data set, and to time those that have
// a rough time.
type Task struct {
	Command Command  `json:"command"`
	Data    string   `json:"data"`
	Codecs  []string `json:"codecs"` // of Go
	// Rough are the rough times of an operation in ns, by line and operation. Without any, the
	// process only proves, and reports them.
	Rough map[string]float64 `json:"rough,omitempty"`
	// Faulty are the lines that are left out.
	Faulty  []string   `json:"faulty,omitempty"`
	Shape   plan.Shape `json:"shape"`
	Process int        `json:"process"`
	Seed    uint64     `json:"seed"`
	Box     string     `json:"box"`
}

// Event is a report of such a process. One field is set.
type Event struct {
	About    *Introduction   `json:",omitempty"`
	Messages int             `json:",omitempty"` // of the data set
	Line     *Proved         `json:",omitempty"`
	Fault    *Fault          `json:",omitempty"`
	Process  *record.Process `json:",omitempty"`
	Block    *record.Block   `json:",omitempty"`
	Done     bool            `json:",omitempty"`
}

// Proved is a line whose values survive.
type Proved struct {
	Name string
	Wire float64 // mean size of a message in bytes
	// Rough are rough times of an operation in ns, and Allocated the bytes that the Go heap gets for
	// it, in the order of the operations. A peer has none.
	Rough, Allocated []float64 `json:",omitempty"`
}

// Fault says what a line does wrong. It gets no time.
type Fault struct{ Name, What string }

// child is the state of such a process.
type child struct {
	Task
	catalog measure.Catalog
	box     *supervise.Box
	events  *json.Encoder
	rng     *rand.Rand
	set     corpus.Set
	ring    corpus.Ring
	memory  *memory.Row
	peers   peers
	// text decodes and encodes messages as both sides have them: JSON.
	text      codec.Port
	lines     []*line
	collected uint64 // bytes that had been allocated at the last collection
}

// line is a line of the table: a Go codec, or a row of the peer.
type line struct {
	name string
	work worker
	out  bool // whether it is left out, because it is at fault
}

// worker does the operations of a line.
type worker interface {
	// prove proves that the values of all messages survive, and returns the sizes of all encodings
	// in bytes.
	prove() (sizes []int, err error)
	// allocated returns how many bytes of Go's heap an operation takes.
	allocated(m codec.Operation) (float64, error)
	// batch does the operation on before messages from other on, and then on ops messages from first
	// on, which it times between two probes.
	batch(m codec.Operation, b Batch) (sample, error)
}

// Exchange is the codec whose messages both sides have.
const Exchange = "json"

// Child reads a task from in, does it and writes events to out. It is called in a process of its
// own.
func Child(catalog measure.Catalog, in io.Reader, out io.Writer) error {
	// The collector runs between batches, as in any process that times.
	runtime.GOMAXPROCS(1)
	debug.SetGCPercent(-1)
	c := &child{catalog: catalog, events: json.NewEncoder(out)}
	if err := supervise.Take(in, &c.Task, nil); err != nil {
		return err
	}
	var err error
	if c.box, err = supervise.NewBox(c.Box); err != nil {
		return err
	}
	defer c.box.Close()
	c.rng = rand.New(rand.NewPCG(c.Seed, uint64(c.Process)))
	if err := c.run(context.Background()); err != nil {
		return err
	}
	return c.events.Encode(Event{Done: true})
}

func (c *child) run(ctx context.Context) (err error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	c.peers = peers{ctx: ctx, child: c, cpus: host.Processors(), cpu: c.Process}
	c.peers.move()
	if err := c.load(); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, c.peers.close()) }()
	if err := c.peers.open(); err != nil {
		return err
	}
	if err := c.events.Encode(Event{About: &c.peers.now.About}); err != nil {
		return err
	}
	if err := c.events.Encode(Event{Messages: len(c.ring.Values)}); err != nil {
		return err
	}
	if err := c.makeLines(); err != nil {
		return err
	}
	if err := c.prove(); err != nil {
		return err
	}
	if c.Rough == nil {
		return nil
	}
	return c.time()
}

// load makes the messages of the data set.
func (c *child) load() (err error) {
	if c.set, err = c.catalog.Set(c.Data); err != nil {
		return err
	}
	alive := c.box.Alive()
	defer alive()
	if c.ring, err = corpus.NewRing(c.set); err != nil {
		return err
	}
	if c.memory, err = memory.NewRow(c.ring.Values, host.Unscanned); err != nil {
		return err
	}
	k, err := c.catalog.Codec(Exchange)
	if err != nil {
		return err
	}
	c.text, err = codec.Bind(k, c.set.Type, false)
	return err
}

// makeLines makes the lines: the Go codecs, and the rows of the peer. A line that can't be is at
// fault.
func (c *child) makeLines() error {
	locals, why := make(map[string]*local), make(map[string]error)
	for i, name := range append([]string{Exchange}, c.Codecs...) {
		if locals[name] == nil && why[name] == nil {
			locals[name], why[name] = c.local(name, i)
		}
		if i > 0 {
			if err := c.add(name, locals[name], why[name]); err != nil {
				return err
			}
		}
	}
	if err := why[Exchange]; err != nil {
		return fmt.Errorf("%s: %w", Exchange, err)
	}
	for i, r := range c.peers.now.About.Rows {
		f := &far{child: c, row: i, like: locals[r.Peer], rules: locals[r.Peer]}
		var err error
		switch {
		case r.Peer == "":
			f.rules = locals[Exchange] // which has no losses
		case why[r.Peer] != nil:
			err = fmt.Errorf("is compared with %s: %w", r.Peer, why[r.Peer])
		case f.like == nil:
			err = fmt.Errorf("is compared with %s, which is not in this program", r.Peer)
		}
		if err := c.add(c.peers.now.About.line(r), f, err); err != nil {
			return err
		}
	}
	return nil
}

// add adds a line. A fault leaves it out.
func (c *child) add(name string, work worker, fault error) error {
	l := &line{name: name, work: work, out: slices.Contains(c.Faulty, name)}
	c.lines = append(c.lines, l)
	if fault == nil || l.out {
		return nil
	}
	return c.faulty(l, fault)
}

// line returns the name of a row in tables.
func (i Introduction) line(r Row) string { return i.Language + ":" + r.Name }

// faulty leaves a line out and reports why. An error of the machine is returned.
func (c *child) faulty(l *line, err error) error {
	l.out = true
	gone, ended := errors.AsType[*Gone](err)
	if ended {
		err = gone
	}
	if err := c.events.Encode(Event{Fault: &Fault{l.name, err.Error()}}); err != nil {
		return err
	}
	if ended {
		return c.peers.again()
	}
	return nil
}
