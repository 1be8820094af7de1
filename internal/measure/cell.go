package measure

import (
	"math/rand/v2"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/measure/estimate"
	"github.com/wirebench/wirebench/internal/measure/loop"
	"github.com/wirebench/wirebench/internal/measure/plan"
)

// cell is a cell that a process times.
type cell struct {
	plan.Cell
	*subject
	timetable
	expected
	tally
	id     int
	lane   loop.Lane
	prover *check.Prover
}

// subject is a codec as a process times it. All cells of the codec share it.
type subject struct {
	binding
	messages
	site loop.Site
	met  []bool // which messages the codec has met
}

// timetable says when a cell has its turns.
type timetable struct {
	extent plan.Extent
	// turns is how often the cell has its turn in a round. visited says in which visits of the
	// places it takes part.
	turns   int
	visited []bool
	// once reports whether the cell has a single turn. What it works on is then made for the turn
	// and dropped. Otherwise, with large messages, collections would take most of a process's time
	// to scan what all codecs keep.
	once bool
}

// expected is what the results of a cell's batches are compared with.
type expected struct {
	ranges   ranges   // for operations that encode
	want     [][]byte // for compression operations: the expected results, a row like the values
	onValues bool     // whether the operation's inputs are values
	compared bool     // whether values are compared in this process
}

// tally is what a process has found out about a cell.
type tally struct {
	samples    []estimate.Sample
	unmet      []estimate.Sample // of messages that the codec had not met in this process
	earlier    earlier
	provedHere bool // proved again, in this process
	varies     bool // encodings have other bytes than in the proof
	fault      string
	// timed is the time of the cell's batches and verifying the time of its checks. Large values
	// are not compared after every batch.
	timed, verifying time.Duration
}

// cells binds the codecs, draws when each cell has its turns, and maps the messages.
func (c *child) cells(rng *rand.Rand) ([]*cell, error) {
	longest := 0
	for _, spec := range c.Cells {
		longest = max(longest, c.extent(spec).Ops)
	}
	values := around(c.ring.Values, longest)
	c.laid = values
	c.kept = loop.NewKept(longest)
	subjects, sites := make(map[string]*subject), loop.Sites()
	cells := make([]*cell, 0, len(c.Cells))
	for i, spec := range c.Cells {
		c.box.Enter(i)
		s := subjects[spec.Codec]
		if s == nil {
			var err error
			if s, err = c.subject(spec, longest); err != nil {
				return nil, err
			}
			s.site = sites[len(subjects)%len(sites)]
			subjects[spec.Codec] = s
		}
		cell, err := c.cell(i, spec, s, values, longest)
		if err != nil {
			return nil, err
		}
		cell.timetable = c.timetable(rng, spec)
		if !cell.once {
			if err := cell.prepare(c.set.Type.New); err != nil {
				cell.fault = err.Error()
			}
		}
		cells = append(cells, cell)
	}
	return cells, nil
}

// prepare makes what the batches of the cell need. The error is the codec's.
func (c *cell) prepare(newValue func() any) (err error) {
	defer caught(&err)
	return c.lane.Prepare(newValue)
}

// subject binds a cell's codec and maps its messages.
func (c *child) subject(spec plan.Cell, longest int) (*subject, error) {
	n := len(c.ring.Values)
	bound, err := c.bind(spec)
	if err != nil {
		return nil, err
	}
	messages, err := readMessages(c.path(spec.Codec), n, longest)
	if err != nil {
		return nil, err
	}
	return &subject{binding: bound, messages: messages, met: make([]bool, n)}, nil
}

// cell returns a cell without its timetable. values are the ring as around lays it out.
func (c *child) cell(id int, spec plan.Cell, s *subject, values []any, longest int) (*cell, error) {
	cell := &cell{
		Cell: spec, subject: s, id: id,
		lane:   loop.Lane{Operation: spec.Operation, Site: s.site, Port: s.port, Values: values, Encoded: s.row, Kept: c.kept},
		prover: check.NewProver(s.codec, s.of, s.port, c.ring.Values),
	}
	cell.prover.Numbers, cell.lane.Fields = c.ring.Numbers, cell.prover.Fields(spec.Operation)
	cell.prover.Other, cell.prover.Memory, cell.prover.Encoded, cell.prover.Step = s.other, c.guard.row, s.encoded, c.step
	cell.compared = time.Duration(spec.Rough) < plan.LongestSure || slices.Contains(c.Compared, id)
	if step, ok := compress.Of(spec.Operation); ok {
		if err := c.compressing(cell, step, s.pristine, longest); err != nil {
			return nil, err
		}
	} else if sizes, ok := s.sizes[spec.Operation]; ok {
		cell.ranges = ranges{sizes.Min, sizes.Max}
	}
	switch spec.Operation {
	case codec.Encode, codec.EncodeReuse, codec.ConvertIn, codec.StreamEncode, codec.FirstEncode:
		cell.onValues = true
		// The warm-up is on other messages and doesn't read the values of the batch.
		if e := c.extent(spec); e.Warm && len(c.ring.Values) >= 2*e.Ops {
			cell.lane.Memory = c.guard.row
		}
	}
	return cell, nil
}

// timetable draws when a cell has its turns.
func (c *child) timetable(rng *rand.Rand, spec plan.Cell) timetable {
	t := timetable{extent: c.extent(spec)}
	var visits int
	visits, t.turns = c.Shape.Turns(t.extent, spec.Rough, repeats(c.catalog.Roles, spec.Codec, plan.CountCodecs(c.Cells)))
	t.visited = c.Shape.Visited(rng, visits)
	t.once = c.Shape.Places*visits*t.turns == 1
	return t
}

// extent returns the extent of a cell. The twin's differs from its codec's.
func (c *child) extent(spec plan.Cell) plan.Extent {
	e := plan.NewExtent(spec.Rough, c.Shape.Each, c.ring.Chunk, len(c.ring.Values))
	if spec.Codec == c.catalog.Twin() {
		e = e.Other(spec.Rough, c.Shape.Each)
	}
	return e
}
