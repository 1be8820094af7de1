package host

import (
	"os"
	"runtime/metrics"
	"strconv"
	"strings"
	"sync/atomic"
	"unsafe"

	"github.com/KimMachineGun/automemlimit/memlimit"
	"github.com/edsrzf/mmap-go"
	"github.com/shirou/gopsutil/v4/mem"
)

// LeastMemory is the number of bytes that a timing process may use on any machine.
const LeastMemory = 1 << 30

// ProcessMemory returns about how many bytes a timing process may use, including the messages that
// it maps: a quarter of what the machine has or the control group allows. It is no more than that
// because estimates may be wrong and other programs need memory too.
func ProcessMemory() uint64 {
	total := uint64(0)
	if m, err := mem.VirtualMemory(); err == nil {
		total = m.Total
	}
	if limit, err := memlimit.FromCgroup(); err == nil {
		total = min(total, limit)
	}
	return max(LeastMemory, total/4)
}

// HeapLimit returns the limit in bytes at which the collector runs in a process, whatever its
// settings. Only values of 10 MB and more come near it.
func HeapLimit(memory uint64) int64 {
	memory = max(LeastMemory, memory)
	return int64(memory + memory/4)
}

// MostResident returns about how many bytes of the machine's memory a process may occupy if it may
// use the given amount: twice as many. Beyond that it takes memory from others.
func MostResident(memory uint64) uint64 { return 2 * max(LeastMemory, memory) }

// Unscanned returns n byte slices that the collector doesn't scan. The memory that they refer to
// must not be Go's, or must be reachable in another way. All codecs and messages together have some
// hundred thousand such slices, and scanning them was most of the cost of a collection. The memory
// of the slices is never freed.
func Unscanned(n int) ([][]byte, error) {
	if n == 0 {
		return nil, nil
	}
	mem, err := mmap.MapRegion(nil, n*int(unsafe.Sizeof([]byte(nil))), mmap.RDWR, mmap.ANON, 0)
	if err != nil {
		return nil, err
	}
	unscanned.Add(uint64(len(mem)))
	return unsafe.Slice((*[]byte)(unsafe.Pointer(unsafe.SliceData(mem))), n), nil
}

// unscanned is the number of bytes that Unscanned has allocated.
var unscanned atomic.Uint64

// unwritten is the size of the ballast, which is Go's and takes no memory.
var unwritten atomic.Uint64

// Ballast allocates memory that takes none of the machine's, because nobody writes to it: at least size
// bytes. The caller must keep it reachable. The runtime writes zeros to all of an object that begins
// where something else was before, such as a stack that had to grow, so no object is large.
func Ballast(size int) [][]byte {
	const most = 8 << 20
	b := make([][]byte, (size+most-1)/most)
	for i := range b {
		b[i] = make([]byte, most)
	}
	unwritten.Add(uint64(len(b) * most))
	return b
}

// OffHeap returns a lower bound of the bytes that the process has and that are neither Go's nor
// pages of a file. A library has asked the system for them. It is also 0 if the system doesn't
// report it.
func OffHeap() uint64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	resident := uint64(0)
	for line := range strings.Lines(string(status)) {
		name, size, _ := strings.Cut(line, ":")
		if name != "RssAnon" && name != "RssShmem" {
			continue
		}
		kb, err := strconv.ParseUint(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(size), "kB")), 10, 64)
		if err != nil {
			return 0
		}
		resident += kb << 10
	}
	of := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(of)
	known := of[0].Value.Uint64() - of[1].Value.Uint64() - unwritten.Load() + unscanned.Load()
	return max(resident, known) - known
}
