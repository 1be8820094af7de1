package build

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/KimMachineGun/automemlimit/memlimit"
	"github.com/shirou/gopsutil/v4/mem"
)

// A compiler gets a limit of memory instead of collections from leastMemory on, and mostMemory is the
// highest limit, in bytes. The largest known made code took 2.7 GB with the usual collections, and
// more than 4 GiB made no compilation faster.
const leastMemory, mostMemory = 2 << 30, 4 << 30

// compilerMemory returns variables for the go command with which its compilers collect garbage only
// when they approach a limit of memory, if the machine has enough of it. Compiling large made code
// takes a third less processor time then. Settings of the user stay.
func compilerMemory() []string {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	m, err := mem.VirtualMemory()
	if err != nil {
		return nil
	}
	available := m.Available
	if limit, err := memlimit.FromCgroup(); err == nil {
		available = min(available, limit)
	}
	// The go command runs a compiler on each processor. Half of the memory stays for others.
	each := available / 2 / uint64(runtime.NumCPU())
	if each < leastMemory {
		return nil
	}
	return []string{"GOGC=off", fmt.Sprintf("GOMEMLIMIT=%d", min(each, mostMemory))}
}

// compilerFlags returns flags with which made code has no tables for debuggers. They take a quarter
// of the time of compiling it, and linking leaves them out. Flags of the user stay: of several
// flags that fit a package, the go command uses only the last one. An instrument replaces flags of the
// user.
func (p *program) compilerFlags() []string {
	made := p.Module + "/..."
	if p.Instrument != "" {
		return p.Instrument.flags(made)
	}
	if strings.Contains(p.goflags, "-gcflags") {
		return nil
	}
	again := func(s debug.BuildSetting) bool { return s.Key == "-gcflags" }
	if p.Workspace == nil && slices.ContainsFunc(p.info.Settings, again) {
		return nil
	}
	return []string{"-gcflags=" + made + "=-dwarf=false"}
}
