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

// LeastMemory is how many bytes a timing process may take on any machine.
const LeastMemory = 1 << 30

// ProcessMemory is how many bytes a timing process may take, about, with the messages that
// it maps: a quarter of what the machine has or the control group allows. That is an
// estimate which may be wrong, and other programs want room too.
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

// HeapLimit is the limit of a process's heap, at which the collector runs whatever its
// settings. Only values of 10 MB and more come near.
func HeapLimit(memory uint64) int64 {
	memory = max(LeastMemory, memory)
	return int64(memory + memory/4)
}

// MostResident is how many bytes of the machine's memory a process may have that may take so many, about: twice as
// many, beyond which it takes the memory of others.
func MostResident(memory uint64) uint64 { return 2 * max(LeastMemory, memory) }

// Unscanned returns n byte slices that the collector does not look at: the memory that they come to refer to
// must not be Go's, or must be reachable otherwise. Those of all codecs and messages are some hundred
// thousand, and reading them was most of what a collection took. They are never given back.
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

// unscanned is how many bytes Unscanned has returned.
var unscanned atomic.Uint64

// OffHeap is how many bytes of memory the process has, at least, that are neither Go's nor pages of a file: a library has
// asked the system for them. It is 0 also where the system does not tell.
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
	known := of[0].Value.Uint64() - of[1].Value.Uint64() + unscanned.Load()
	return max(resident, known) - known
}
