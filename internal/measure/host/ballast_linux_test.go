package host

import (
	"os"
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/shirou/gopsutil/v4/process"
)

// TestBallast checks that ballast takes no memory where a stack was before, which the runtime fills with
// zeros.
func TestBallast(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	defer func(before uint64) { // for other tests
		debug.FreeOSMemory()
		unwritten.Store(before)
	}(unwritten.Load())
	done := make(chan int)
	go func() { done <- deep(1 << 13) }() // a stack of 8 MiB, after those that it has outgrown
	<-done
	before := resident(t)
	b := Ballast(512 << 20)
	if grown := resident(t) - before; grown > 16<<20 {
		t.Errorf("ballast of 512 MiB takes %d MiB of memory", grown>>20)
	}
	runtime.KeepAlive(b)
}

// deep needs a stack of at least n KiB.
//
//go:noinline
func deep(n int) int {
	var frame [1 << 10]byte
	frame[n%len(frame)] = 1
	if n == 0 {
		return int(frame[0])
	}
	return deep(n-1) + int(frame[n%7])
}

func resident(t *testing.T) int64 {
	p := process.Process{Pid: int32(os.Getpid())}
	m, err := p.MemoryInfo()
	if err != nil {
		t.Fatal(err)
	}
	return int64(m.RSS)
}
