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
// for so long. Of its passes the lower third counts.
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
	pass := func() error {
		for _, v := range ring.Values {
			if _, err := port.Marshal(v); err != nil {
				return err
			}
		}
		return nil
	}
	if key.Model == string(codec.Decode) {
		pass = func() error {
			for _, b := range encoded {
				if _, err := port.Unmarshal(b); err != nil {
					return err
				}
			}
			return nil
		}
	}
	var passes []float64
	for start := time.Now(); time.Since(start) < length; {
		runtime.GC()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for after.TotalAlloc = before.TotalAlloc; after.TotalAlloc-before.TotalAlloc < garbage && time.Since(start) < length; {
			began := time.Now()
			if err := pass(); err != nil {
				return 0, err
			}
			passes = append(passes, float64(time.Since(began))/float64(len(ring.Values)))
			runtime.ReadMemStats(&after)
		}
	}
	// The first pass makes caches of types, and its memory is fresh from the system.
	return stats.Quantile(passes[min(1, len(passes)-1):], 1./3), nil
}

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
