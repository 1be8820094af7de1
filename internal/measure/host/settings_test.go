package host

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"testing"
	"time"

	"github.com/edsrzf/mmap-go"

	"github.com/wirebench/wirebench/internal/race"
)

// Changes of a library to the process are reported and undone.
func TestSettings(t *testing.T) {
	for _, c := range []struct {
		change func()
		want   string
	}{
		{func() {}, ""},
		{func() { debug.SetGCPercent(50) }, "the process's GC percent from off to 50"},
		{func() { debug.SetMemoryLimit(1 << 40) }, "the process's memory limit from 9223372036854775807 to 1099511627776 bytes"},
		{func() { runtime.GOMAXPROCS(3) }, "the process's GOMAXPROCS from 2 to 3"},
		{func() { runtime.MemProfileRate = 1 }, "the process's rate of memory profiling from 524288 to 1 bytes"},
	} {
		func() {
			defer debug.SetGCPercent(debug.SetGCPercent(-1))
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2))
			was := ReadSettings()
			c.change()
			if got := was.Changed(ReadSettings()); got != c.want {
				t.Errorf("changed %q, want %q", got, c.want)
			}
			was.SetBack()
			if got := was.Changed(ReadSettings()); got != "" {
				t.Errorf("after it was set back %q has changed", got)
			}
		}()
	}
}

// A process is busy if it computes while it isn't asked to.
func TestBusy(t *testing.T) {
	if ProcessTime() == 0 {
		t.Skip("this system does not tell")
	}
	was := ReadSettings()
	quit := make(chan struct{})
	go func() { <-quit }()
	for !was.MoreGoroutines(ReadSettings()) {
		time.Sleep(time.Millisecond)
	}
	if Busy() {
		t.Error("a goroutine that waits is busy")
	}
	close(quit)
	var done atomic.Bool
	defer done.Store(true)
	go func() {
		for !done.Load() {
		}
	}()
	if !Busy() {
		t.Error("a goroutine that computes is not busy")
	}
}

// OffHeap counts memory that is not Go's, and doesn't count Go's own.
func TestOffHeap(t *testing.T) {
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("this system does not tell")
	}
	if race.Enabled {
		t.Skip("the race detector has much memory off the heap")
	}
	const much = 512 << 20
	heap := make([]byte, much/4)
	for i := range heap {
		heap[i] = 1
	}
	before := OffHeap()
	if before > much/8 {
		t.Errorf("%d bytes before anything was mapped", before)
	}
	mem, err := mmap.MapRegion(nil, much, mmap.RDWR, mmap.ANON, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := mem.Unmap(); err != nil {
			t.Error(err)
		}
	}()
	for i := 0; i < len(mem); i += os.Getpagesize() {
		mem[i] = 1
	}
	if got := OffHeap(); got < before+much/2 {
		t.Errorf("%d bytes after %d were mapped, and %d before", got, much, before)
	}
	runtime.KeepAlive(heap)
}
