package main

import (
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/stats"
)

// garbage is how much may pile up before it is collected, in a run too: as much memory goes
// through the caches. The collection is not timed.
const garbage = 16 << 20

// loop is the time of an operation in ns by a loop over all messages of the data set, which runs
// for so long. Of its times for each message, or for each chunk of short ones, the lower third counts.
func loop(key record.Key, length time.Duration) (float64, error) {
	runtime.GOMAXPROCS(1)
	debug.SetGCPercent(-1)
	set, port, err := find(key)
	if err != nil {
		return 0, err
	}
	ring, err := corpus.NewRing(set)
	if err != nil {
		return 0, err
	}
	encoded := make([][]byte, len(ring.Values))
	for i, v := range ring.Values {
		b, err := port.Marshal(v)
		if err != nil {
			return 0, err
		}
		encoded[i] = append([]byte(nil), b...)
	}
	op := func(i int) error {
		_, err := port.Marshal(ring.Values[i])
		return err
	}
	if key.Model == string(codec.Decode) {
		op = func(i int) error {
			_, err := port.Unmarshal(encoded[i])
			return err
		}
	}
	// A time is that of so many messages as take about a millisecond, or of a single one that takes long: what
	// disturbs the machine does not hit all of them. In fewer there would be few allocations of
	// pages, and the lower third would leave these out.
	if err := op(0); err != nil {
		return 0, err
	}
	began := time.Now()
	if err := op(0); err != nil {
		return 0, err
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
	for start := time.Now(); time.Since(start) < length; {
		runtime.GC()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for after.TotalAlloc = before.TotalAlloc; after.TotalAlloc-before.TotalAlloc < garbage && time.Since(start) < length; {
			if err := pass(); err != nil {
				return 0, err
			}
			runtime.ReadMemStats(&after)
		}
	}
	sum := 0.
	for _, of := range times {
		// The first pass makes caches of types, and its memory is fresh from the system.
		sum += stats.Quantile(of[min(1, len(of)-1):], 1./3)
	}
	return sum / float64(len(times)), nil
}

// timed is how long the operations of a time take, about.
const timed = time.Millisecond

func find(key record.Key) (corpus.Set, codec.Port, error) {
	catalog, err := builtin.Program().Catalog()
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
