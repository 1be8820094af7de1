package page

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// unpack does for one cell what the page's script does.
func unpack(packed []byte, processes, width int) (times []float64, rest []byte) {
	mask := packed[:(processes+7)/8]
	packed = packed[len(mask):]
	var base, step float64
	read := false
	for i := range processes {
		if mask[i/8]>>(i%8)&1 == 0 {
			times = append(times, math.NaN())
			continue
		}
		if !read {
			base = float64(math.Float32frombits(binary.LittleEndian.Uint32(packed)))
			step = math.Ldexp(1, -int(int8(packed[4])))
			packed, read = packed[5:], true
		}
		steps := int(binary.LittleEndian.Uint16(packed))
		if width == wide {
			steps += int(int8(packed[2])) << 16
		} else {
			steps = int(int16(steps))
		}
		times = append(times, base+step*float64(steps))
		packed = packed[width:]
	}
	return times, packed
}

func TestPack(t *testing.T) {
	nan := math.NaN()
	noise := rand.New(rand.NewPCG(3, 4))
	noisy := func(n int, middle, sd float64) (times []float64) {
		for range n {
			times = append(times, middle+sd*noise.NormFloat64())
		}
		return times
	}
	for _, c := range []struct {
		name  string
		times []float64
		most  float64 // largest error in log units
	}{
		{"no process", nil, 0},
		{"no time", []float64{nan, nan, nan}, 0},
		{"one time", []float64{nan, 4.25, nan}, 1e-9},
		{"equal times", []float64{3.7, 3.7, 3.7}, 1e-9},
		{"a no-op, under a nanosecond", noisy(24, -0.7, 0.01), 1e-8},
		{"a usual cell", noisy(24, 6, 0.01), 1e-8},
		{"seconds", noisy(9, 21, 0.02), 3e-8},
		{"two speeds", append(noisy(12, 4.3, 0.01), noisy(12, 4.8, 0.01)...), 1.3e-7},
		{"most of them absent", append(slices.Repeat([]float64{nan}, 190), noisy(3, 6, 0.01)...), 1e-8},
		{"nonsense", []float64{-40, 40, 0}, 2e-5},
	} {
		t.Run(c.name, func(t *testing.T) {
			for width, most := range map[int]float64{wide: c.most, narrow: 256 * c.most} {
				packed := pack([]byte("before"), c.times, width)
				packed = pack(packed, []float64{1, nan}, width) // the next cell must be found
				got, rest := unpack(packed[len("before"):], len(c.times), width)
				if len(got) != len(c.times) {
					t.Fatalf("%d times of %d", len(got), len(c.times))
				}
				for i, want := range c.times {
					if math.IsNaN(want) != math.IsNaN(got[i]) || math.Abs(want-got[i]) > most {
						t.Errorf("%d bytes: time %d: want %v, got %v", width, i, want, got[i])
					}
				}
				if next, rest := unpack(rest, 2, width); next[0] != 1 || !math.IsNaN(next[1]) || len(rest) > 0 {
					t.Errorf("%d bytes: the cell behind is %v, with %d bytes more", width, next, len(rest))
				}
			}
		})
	}
}
