package delivery

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/internal/check"
)

// Parts finds engines, codecs and data sets by name.
type Parts interface {
	Engine(name string) (engine.Engine, error)
	Codec(name string) (codec.Codec, error)
	Set(name string) (corpus.Set, error)
}

// Payload names what messages carry: values of a data set, encoded by a codec. With the zero
// Payload messages carry only their numbers.
type Payload struct {
	Codec string `json:"codec,omitempty"`
	Data  string `json:"data,omitempty"`
}

// cargo is a payload with its values.
type cargo struct {
	coding engine.Coding
	values []any // nil if messages carry no values
	same   func(i int, v any) error
}

// oftenCompared is the mean number of messages for each one that is compared with what was sent. A
// receiver draws which. All messages are counted and decoded.
const oftenCompared = 256

// load makes the values of a payload. They are the same in all processes.
func (p Payload) load(parts Parts) (cargo, error) {
	if p == (Payload{}) {
		return cargo{coding: engine.Plain}, nil
	}
	set, err := parts.Set(p.Data)
	if err != nil {
		return cargo{}, err
	}
	k, err := parts.Codec(p.Codec)
	if err != nil {
		return cargo{}, err
	}
	coding, err := engine.Coded(k, set.Type)
	if err != nil {
		return cargo{}, err
	}
	ring, err := corpus.NewRing(set)
	if err != nil {
		return cargo{}, err
	}
	return cargo{coding, ring.Values, func(i int, v any) error {
		if r := check.Diff(ring.Values[i], v, k.Allowed()); len(r.Differences) > 0 {
			return errors.New(strings.Join(r.Differences, "; "))
		}
		return nil
	}}, nil
}

// wire returns the mean and the largest size of a message in bytes, without what an engine adds.
func (c cargo) wire() (mean float64, most int, err error) {
	coder, err := c.coding()
	if err != nil {
		return 0, 0, err
	}
	n, total := max(len(c.values), 1), 0
	for i := range n {
		b, err := coder.Append(nil, engine.Numbered(0, uint32(i), c.values))
		if err != nil {
			return 0, 0, err
		}
		total += len(b)
		most = max(most, len(b))
	}
	return float64(total) / float64(n), most, nil
}

// checker returns a function that compares some of a sender's messages with what was sent. It
// returns nil if they carry no values.
func (c cargo) checker(from uint32) func(engine.Message) error {
	if c.same == nil {
		return nil
	}
	rng := rand.New(rand.NewPCG(rand.Uint64(), uint64(from)))
	next := rng.IntN(oftenCompared)
	return func(m engine.Message) error {
		if m.Value == nil {
			return errors.New("it came without its value")
		}
		if next--; next >= 0 {
			return nil
		}
		next = rng.IntN(2 * oftenCompared)
		if err := c.same(int(m.Number)%len(c.values), m.Value); err != nil {
			return fmt.Errorf("its value differs from the sent value: %w", err)
		}
		return nil
	}
}

// tallies returns n tallies, one for the messages of each sender.
func (c cargo) tallies(n int) []*engine.Tally {
	var all []*engine.Tally
	for i := range n {
		all = append(all, engine.NewTally(uint32(i), c.checker(uint32(i))))
	}
	return all
}

func handlers(tallies []*engine.Tally) engine.Handlers {
	var all engine.Handlers
	for _, t := range tallies {
		all = append(all, t)
	}
	return all
}
