package main

import (
	"runtime"
	"time"

	gamemsgp "github.com/wirebench/wirebench/builtin/generated/_made/game/msgp"
	personmsgp "github.com/wirebench/wirebench/builtin/generated/_made/person/msgp"
	personprotobuf "github.com/wirebench/wirebench/builtin/generated/_made/person/protobuf"
	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/msgp"
	"github.com/wirebench/wirebench/codecs/protobuf"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/game"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/corpus/shapes"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// timing is the result of a loop, in ns.
type timing struct {
	Operation float64
	// Probe is the median time of the probe. Runs also take it next to their times: the clock of a
	// virtual machine may change from minute to minute.
	Probe float64
}

// loop times an operation by a loop over all messages of the data set, for the given length. The
// lower third of the times of each message counts, or of each chunk of short messages.
func loop(key record.Key, length time.Duration) (timing, error) {
	runtime.GOMAXPROCS(1)
	set, port, err := find(key)
	if err != nil {
		return timing{}, err
	}
	ring, err := corpus.NewRing(set)
	if err != nil {
		return timing{}, err
	}
	encoded := make([][]byte, len(ring.Values))
	for i, v := range ring.Values {
		b, err := port.Marshal(v)
		if err != nil {
			return timing{}, err
		}
		encoded[i] = append([]byte(nil), b...)
	}
	op := func(i int) error {
		_, err := port.Marshal(ring.Values[i])
		return err
	}
	if key.Operation == string(codec.Decode) {
		op = func(i int) error {
			_, err := port.Unmarshal(encoded[i])
			return err
		}
	}
	// One time covers as many messages as take about a millisecond, or a single long one, so that a
	// disturbance of the machine does not affect all times. With fewer messages, few times would
	// contain an allocation of pages, and the lower third would exclude them.
	if err := op(0); err != nil {
		return timing{}, err
	}
	began := time.Now()
	if err := op(0); err != nil {
		return timing{}, err
	}
	size := min(max(int(timed/max(time.Since(began), 1)), 1), len(ring.Values))
	times := make([][]float64, (len(ring.Values)+size-1)/size)
	pass := func() error {
		for at := range times {
			from, to := at*size, min((at+1)*size, len(ring.Values))
			began := time.Now()
			for i := from; i < to; i++ {
				if err := op(i); err != nil {
					return err
				}
			}
			times[at] = append(times[at], float64(time.Since(began))/float64(to-from))
		}
		return nil
	}
	// As in a run, the memory to be used next has not been used for long, and the system does not
	// take it back. With that much memory in use, the collector lets as much garbage pile up. Its
	// work affects a few of the times, which do not count.
	inUse := make([]byte, plan.CollectAfter)
	defer runtime.KeepAlive(inUse)
	var probes []float64
	for start := time.Now(); time.Since(start) < length; {
		probes = append(probes, float64(host.SettledProbe()))
		for once := time.Now(); time.Since(once) < between; {
			if err := pass(); err != nil {
				return timing{}, err
			}
		}
	}
	sum := 0.
	for _, of := range times {
		// The first pass fills caches of types, and its memory is fresh from the system.
		sum += stats.Quantile(of[min(1, len(of)-1):], 1./3)
	}
	return timing{Operation: sum / float64(len(times)), Probe: stats.Median(probes)}, nil
}

const (
	// timed is approximately how long the operations of one time take.
	timed = time.Millisecond
	// between is approximately the time between two probes.
	between = 50 * time.Millisecond
)

// parts links the codecs and data sets of the cells.
var parts = program.Parts{
	Codecs: []func() []codec.Codec{json.Codecs, msgp.Codecs, protobuf.Codecs, cbor.Codecs},
	Data:   []func() []corpus.Set{person.Sets, shapes.Sets, game.Sets},
	Glue:   []func() codec.Glue{personmsgp.Glue, personprotobuf.Glue, gamemsgp.Glue},
}

func find(key record.Key) (corpus.Set, codec.Port, error) {
	catalog, err := parts.Catalog()
	if err != nil {
		return corpus.Set{}, codec.Port{}, err
	}
	set, err := catalog.Set(key.Data)
	if err != nil {
		return corpus.Set{}, codec.Port{}, err
	}
	k, err := catalog.Codec(key.Codec)
	if err != nil {
		return corpus.Set{}, codec.Port{}, err
	}
	port, err := codec.Bind(k, set.Type, false)
	return set, port, err
}
