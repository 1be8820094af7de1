package cli

import (
	"math"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/internal/record"
)

// heapFlags say for which heap garbage is priced, and whether times include that price.
type heapFlags struct {
	live string
	gogc float64
	out  bool
}

func (f *heapFlags) add(cmd *cobra.Command) {
	flags := cmd.Flags()
	f.addHeap(flags)
	flags.BoolVar(&f.out, "without-gc", false, "leave the cost of collecting garbage out of all times and ranks; formats: "+listed(withSort))
	flags.Bool("with-gc", true, "")
	if err := flags.MarkDeprecated("with-gc", "times include the cost of collecting garbage unless --without-gc leaves it out"); err != nil {
		panic(err) // the flag was defined just now
	}
}

func (f *heapFlags) addHeap(flags *pflag.FlagSet) {
	flags.StringVar(&f.live, "live-heap", "32MiB", "size of your program's live heap, which decides the cost of garbage collection; the page has a slider for it")
	flags.Float64Var(&f.gogc, "gogc", record.UsualHeap.GOGC, "GOGC of your program, used with --live-heap")
}

// mostMemory is more than any machine has.
const mostMemory = 1 << 50

// memory reads a size of memory, in bytes.
func memory(flag, s string) (uint64, error) {
	size, ok := prefixed(strings.TrimRight(s, "iB"), map[byte]float64{'K': 1 << 10, 'M': 1 << 20, 'G': 1 << 30, 'T': 1 << 40})
	if !ok || size < 1 || size > mostMemory {
		return 0, usagef("%s %s isn't a size of memory; write it as 64MiB or 2GiB", flag, s)
	}
	return uint64(size), nil
}

// heap returns the heap that the flags describe.
func (f *heapFlags) heap() (record.Heap, error) {
	if f.live == "" { // of a command without the flags
		return record.UsualHeap, nil
	}
	live, err := memory("--live-heap", f.live)
	if err != nil {
		return record.Heap{}, err
	}
	if !(f.gogc > 0) || math.IsInf(f.gogc, 1) {
		return record.Heap{}, usagef("--gogc %v isn't a percentage above 0; Go's default is 100", f.gogc)
	}
	return record.Heap{Live: live, GOGC: f.gogc}, nil
}
