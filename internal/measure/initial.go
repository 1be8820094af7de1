package measure

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// initialSamples is how many processes take the time of a cell in a turn. Their median counts.
const initialSamples = 5

// initial times how long a codec takes until it has done the first operation on a type that this process
// has not used: the binding to the type, and a message. Nothing else in the process has worked on the
// type before, not even encoding/json, unless the data set is read from JSON.
func (c *child) initial() error {
	runtime.SetDefaultGOMAXPROCS()
	debug.SetGCPercent(int(c.Heap.GOGC))
	c.box.Enter(0)
	cell := c.Cells[0]
	k, err := c.catalog.Codec(cell.Codec)
	if err != nil {
		return err
	}
	of := c.set.Type
	if cell.Partial {
		of = of.Part(cell.Codec)
	}
	first, err := c.set.First()
	if err != nil {
		return err
	}
	m, err := readMessages(c.path(cell.Codec), c.Messages, 0)
	if err != nil {
		return err
	}
	began := time.Now()
	once := initially{codec: k, of: of, message: cell.Message, operation: cell.Operation.Base(), value: first, bytes: m.encoded[0]}
	key := c.key(cell)
	failed := once.time()
	if failed == nil {
		failed = once.check(c)
	}
	noise := newNoise()
	noise.round(nil)
	p := c.aloneProcess(noise)
	p.Wall = time.Since(began).Seconds()
	if failed != nil {
		return c.emit([]Event{{Process: &p}, c.faulty(cell, failed.Error())})
	}
	ns := float64(once.took)
	b := record.Block{Process: c.Process, Key: key, NS: ns, Q1: ns, Q3: ns, Batches: 1, Ops: 1}
	u := record.Usage{Process: c.Process, Key: key, Allocs: once.allocs, AllocBytes: once.allocated}
	return c.emit([]Event{{Process: &p}, {Block: &b}, {Usage: &u}})
}

// initially is a codec's first operation on a type.
type initially struct {
	codec     codec.Codec
	of        *codec.Type
	message   bool
	operation codec.Operation
	value     any
	bytes     []byte

	port              codec.Port
	took              time.Duration
	allocs, allocated float64
	encoded           []byte
	decoded           any
}

// time binds the codec and does the operation.
func (o *initially) time() (err error) {
	defer caught(&err)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := host.Now()
	o.port, err = codec.Bind(o.codec, o.of, o.message)
	switch {
	case err != nil:
	case o.operation == codec.Encode:
		o.encoded, err = o.port.Marshal(o.value)
	default:
		o.decoded, err = o.port.Unmarshal(o.bytes)
	}
	o.took = host.Now() - start
	runtime.ReadMemStats(&after)
	o.allocs, o.allocated = float64(after.Mallocs-before.Mallocs), float64(after.TotalAlloc-before.TotalAlloc)
	return err
}

// check compares the result with the message.
func (o *initially) check(c *child) (err error) {
	defer caught(&err)
	if o.codec.Marks.Baseline() {
		return nil
	}
	other, err := check.Other(o.codec, c.catalog.Codecs, o.of, o.message)
	if err != nil {
		return err
	}
	values := []any{o.value}
	if o.operation == codec.Decode {
		ring, err := corpus.NewRing(c.set)
		if err != nil {
			return err
		}
		if len(ring.Values) != c.Messages || ring.Text != c.Sum {
			return errors.New("its messages differ from process to process")
		}
		values = ring.Values
	}
	p := check.NewProver(o.codec, o.of, o.port, values)
	p.Other = other
	if o.operation == codec.Encode {
		if o.decoded, err = p.Read(o.encoded); err != nil {
			return fmt.Errorf("decode: %w", err)
		}
	}
	return p.Matches(0, o.decoded)
}
