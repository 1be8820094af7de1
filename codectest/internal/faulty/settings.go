//go:build linux

package faulty

import (
	"math"
	"math/rand"
	"runtime"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/wirebench/wirebench/codec"
)

func settings() []Codec {
	const percent, limit, processors = "changes the process's GC percent", "changes the process's memory limit", "changes the process's GOMAXPROCS"
	return clean.in(Settings, []Codec{
		{Name: "gc-percent", About: "makes the collector run ten times as often", Want: atFault(percent), fault: once(func() { debug.SetGCPercent(10) })},
		{Name: "gc-on", About: "switches the collector on only when it is timed", Want: atFault(percent), fault: whenTimed(once(func() { debug.SetGCPercent(50) }))},
		{Name: "memory-limit", About: "limits memory to 1 MiB", Want: atFault(limit), fault: once(func() { debug.SetMemoryLimit(1 << 20) })},
		{Name: "no-memory-limit", About: "removes the limit of memory", Want: atFault(limit), fault: once(func() { debug.SetMemoryLimit(math.MaxInt64) })},
		{Name: "memory-limit-when-timed", About: "limits memory to 1 MiB only when it is timed", Want: atFault(limit), fault: whenTimed(once(func() { debug.SetMemoryLimit(1 << 20) }))},
		{Name: "gomaxprocs", About: "sets GOMAXPROCS to 8", Want: atFault(processors), fault: once(func() { runtime.GOMAXPROCS(8) })},
		{Name: "gomaxprocs-when-timed", About: "sets GOMAXPROCS to 8 only when it is timed", Want: atFault(processors), fault: whenTimed(once(func() { runtime.GOMAXPROCS(8) }))},
		{Name: "max-threads", About: "allows no more threads", Want: atFault("killed the process|changes the process's"), fault: once(func() { debug.SetMaxThreads(1) })},
		{Name: "max-stack", About: "allows stacks of 16 KiB", Want: atFault("killed the process|changes the process's"), fault: once(func() { debug.SetMaxStack(16 << 10) })},
		{Name: "memory-profile", Alone: true, About: "profiles each allocation", Want: atFault("changes the process's"), fault: once(func() { runtime.MemProfileRate = 1 })},
		{Name: "block-profile", About: "profiles each wait", fault: once(func() { runtime.SetBlockProfileRate(1) })},
		{Name: "gc-percent-and-back", About: "changes the collector's setting and restores it, in each operation", fault: does(func() { debug.SetGCPercent(debug.SetGCPercent(100)) })},
		//lint:ignore SA1019 old codecs do so
		{Name: "seeds", About: "seeds the shared random numbers", fault: once(func() { rand.Seed(1) })},
		{Name: "panics-on-fault", About: "turns memory faults into panics", fault: once(func() { debug.SetPanicOnFault(true) })},
	})
}

// page allocates memory that the Go runtime does not know.
func page(size int) []byte {
	mem, err := syscall.Mmap(-1, 0, size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	must(err)
	for i := 0; i < size; i += 4 << 10 {
		mem[i] = 1
	}
	return mem
}

// kept holds memory that is never freed.
var kept [][]byte

func keeps(b []byte) { kept = append(kept, b) }

func starting(n int, work func()) func() {
	return func() {
		for range n {
			go work()
		}
	}
}

// endless spins, for as long as a test can wait.
func endless() {
	for start := time.Now(); time.Since(start) < 30*time.Second; {
	}
}

func background() []Codec {
	const busy = "keeps the processor busy"
	return clean.in(Background, []Codec{
		{Name: "sweeps", About: "runs a goroutine that does a little work each 100 ms", fault: once(starting(1, func() {
			for range time.Tick(100 * time.Millisecond) {
			}
		}))},
		{Name: "waits-aside", About: "starts 10,000 goroutines that wait", fault: once(starting(10_000, func() { select {} }))},
		{Name: "locks-thread", About: "keeps its goroutine on a thread", fault: does(runtime.LockOSThread)},
		{Name: "leaks", About: "keeps 64 bytes of each operation forever", fault: does(func() { keeps(make([]byte, 64)) })},
		{Name: "leaks-pages", About: "keeps a page of memory outside the runtime for every second operation", Want: marked("off-heap memory"),
			fault: when(calls(2), does(func() { keeps(page(4 << 10)) }))},
		{Name: "collects", About: "collects the garbage in one operation of 10,000", fault: when(calls(10_000), does(runtime.GC))},
		{Name: "spins-aside", About: "runs a goroutine that spins", Want: atFault(busy), fault: once(starting(1, endless))},
		{Name: "spins-aside-8", About: "runs eight goroutines that spin", Want: atFault(busy + "|hangs"), fault: once(starting(8, endless))},
		{Name: "spins-aside-when-timed", About: "runs a goroutine that spins only when it is timed", Want: atFault(busy), fault: whenTimed(once(starting(1, endless)))},
		{Name: "polls", About: "starts 5,000 goroutines that look for something each millisecond", Want: atFault(busy + "|hangs"), fault: once(starting(5000, func() {
			for range time.Tick(time.Millisecond) {
			}
		}))},
	})
}

// most limits in bytes what a codec takes where nothing else limits it, so that the machine
// survives.
const most = 3 << 30

// hoard takes 1 MiB more memory in each operation.
func hoard(take func(size int) []byte) func() {
	const each = 1 << 20
	taken := 0
	return func() {
		if taken += each; taken < most {
			keeps(take(each))
		}
	}
}

func touched(size int) []byte {
	b := make([]byte, size)
	for i := 0; i < size; i += 4 << 10 {
		b[i] = 1
	}
	return b
}

// slow takes 50 ms for each operation, for as long as a test can wait.
func slow() func() {
	const patience = 30 * time.Second
	total := time.Duration(0)
	return func() {
		if total < patience {
			start := time.Now()
			time.Sleep(50 * time.Millisecond)
			total += time.Since(start)
		}
	}
}

func hoards() []Codec {
	const memory = "takes more than .* of memory"
	return atFault(memory).in(Hoards, []Codec{
		{Name: "hoards", About: "takes 1 MiB more in each operation", fault: does(hoard(touched))},
		{Name: "hoards-pages", About: "takes 1 MiB more in each operation, outside the runtime", fault: does(hoard(page))},
		{Name: "hoards-when-timed", About: "takes 1 MiB more in each operation only when it is timed", fault: whenTimed(does(hoard(touched)))},
		{Name: "slow", Slow: true, About: "takes 50 ms for each operation", Want: atFault("takes longer than .* to prove"), fault: does(slow())},
		{Name: "slow-bind", Slow: true, About: "takes two seconds to be bound", Want: clean, fault: func(p codec.Port) codec.Port { time.Sleep(2 * time.Second); return p }},
	})
}
