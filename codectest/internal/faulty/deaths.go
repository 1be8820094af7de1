//go:build linux

package faulty

import (
	"fmt"
	"log"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"syscall"
	"time"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
)

// The following functions end or stop the process in ways that the runtime can't prevent.

func raceOnMap() {
	runtime.GOMAXPROCS(2)
	shared := make(map[int]int)
	for range 2 {
		go func() {
			for i := 0; ; i++ {
				shared[i%64]++
			}
		}()
	}
	select {}
}

func overflowStack() {
	debug.SetMaxStack(64 << 20)
	var deeper func(n int) int
	deeper = func(n int) int { return deeper(n+1) + 1 }
	fmt.Println(deeper(0))
}

func outOfMemory() { runtime.KeepAlive(make([]byte, 1<<46)) }

func segfault() { *(*int)(unsafe.Add(nil, 0xdead000)) = 1 }

func lockTwice() {
	var m sync.Mutex
	m.Lock()
	m.Lock()
}

func spin() {
	for {
		runtime.Gosched()
	}
}

func signals(s syscall.Signal) func() {
	return func() {
		if err := syscall.Kill(os.Getpid(), s); err != nil {
			panic(err)
		}
		time.Sleep(time.Second) // until the signal arrives
	}
}

// panicsLater panics in another goroutine, while the operation continues.
func panicsLater(d time.Duration) func() {
	return func() {
		go func() {
			time.Sleep(d)
			panic("too late")
		}()
	}
}

// badError is an error whose Error method panics.
type badError struct{}

func (badError) Error() string { panic("no text") }

func panics(with any) func() { return func() { panic(with) } }

func onceThat(do func()) func() { return sync.OnceFunc(do) }

func deaths() []Codec {
	var none func()
	lazily := sync.OnceFunc(panics("no table"))
	return atFault("killed the process|ended the process").in(Deaths, []Codec{
		{Name: "panics-in-encode", About: "panics in encode", Want: atFault("panic: no way"), fault: encode(does(panics("no way")))},
		{Name: "panics-in-decode", About: "panics in decode", Want: atFault("panic: no way"), fault: decode(does(panics("no way")))},
		{Name: "panics-in-init", About: "panics when it makes its tables, at first use", Want: atFault("panic: no table"), fault: does(lazily)},
		{Name: "panics-at-length", About: "panics with a text of 65 MB", Want: atFault("panic: xxx"), fault: does(func() { panic(strings.Repeat("x", 65<<20)) })},
		{Name: "panics-with-error", About: "panics with an error whose text panics", Want: atFault("panic"), fault: does(panics(badError{}))},
		{Name: "nil-function", About: "calls a function that is nil", Want: atFault("panic: .*nil pointer"), fault: does(func() { none() })},
		{Name: "panics-when-timed", About: "panics only when it is timed", Want: atFault("panic: no way"), fault: whenTimed(encode(does(panics("no way"))))},
		{Name: "exits", About: "ends the process without an error", fault: does(func() { os.Exit(0) })},
		{Name: "exits-3", About: "ends the process with a status", fault: does(func() { os.Exit(3) })},
		{Name: "exits-in-bind", About: "ends the process when it is bound", fault: func(codec.Port) codec.Port { os.Exit(1); panic("unreachable") }},
		{Name: "exits-when-timed", About: "ends the process only when it is timed", fault: whenTimed(encode(does(func() { os.Exit(3) })))},
		{Name: "log-fatal", About: "calls log.Fatal", fault: does(func() { log.Fatal("no way") })},
		{Name: "goexit", About: "ends its goroutine", Want: atFault("killed the process|ended the process|hangs"), fault: does(runtime.Goexit)},
		{Name: "races", About: "two goroutines write to a map", fault: does(raceOnMap)},
		{Name: "overflows", About: "recurs until the stack ends", fault: does(overflowStack)},
		{Name: "out-of-memory", About: "asks for 64 TiB at once", fault: does(outOfMemory)},
		{Name: "segfault", About: "writes to an address outside the process", fault: does(segfault)},
		{Name: "kills-itself", About: "kills its process", fault: does(signals(syscall.SIGKILL))},
		{Name: "terminates-itself", About: "sends SIGTERM to its process", fault: does(signals(syscall.SIGTERM))},
		{Name: "stops-itself", About: "stops its process", Want: atFault("hangs"), fault: does(signals(syscall.SIGSTOP))},
		{Name: "panics-aside", About: "panics in another goroutine", fault: does(panicsLater(0))},
		{Name: "panics-later", Slow: true, About: "panics in another goroutine 300 ms after its first encoding", fault: does(onceThat(panicsLater(300 * time.Millisecond)))},
		{Name: "panics-at-length-aside", About: "panics in another goroutine with a text of 65 MB", fault: does(func() { go panic(strings.Repeat("x", 65<<20)) })},
		{Name: "finalizer-panics", About: "leaves an object whose finalizer panics", fault: does(onceThat(func() {
			runtime.SetFinalizer(new([64]int), func(*[64]int) { panic("not yet") })
		}))},
		{Name: "deadlock", About: "locks a mutex twice", Want: atFault("hangs"), fault: does(lockTwice)},
		{Name: "spins", About: "loops forever", Want: atFault("hangs"), fault: does(spin)},
		{Name: "hangs-in-bind", About: "waits forever when it is bound", Want: atFault("hangs"), fault: func(codec.Port) codec.Port { select {} }},
		{Name: "hangs-when-timed", About: "waits forever only when it is timed", Want: atFault("hangs"), fault: whenTimed(decode(does(func() { select {} })))},
	})
}
