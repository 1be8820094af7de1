package record

import (
	"fmt"
	"testing"
)

// A codec remembers messages if it is much faster on known ones, in most processes, and other
// codecs are not.
func TestRemembers(t *testing.T) {
	for _, c := range []struct {
		name   string
		unmet  []float64 // of the codec, relative to its time, by process
		others float64
		want   float64
		open   bool // the record can't tell
	}{
		{"slower on new messages", []float64{2, 2.1, 1.9, 2}, 1, 2, false},
		{"as all are", []float64{2, 2.1, 1.9, 2}, 2, 0, true},
		{"as caches explain", []float64{1.3, 1.2, 1.3, 1.4}, 1, 0, false},
		{"in one process", []float64{4, 1, 1, 1}, 1, 0, false},
		{"in too few to tell", []float64{2, 2}, 1, 0, true},
		{"not known", []float64{0, 0, 0, 0}, 1, 0, true},
		{"slower, and others faster than they can be", []float64{2, 2, 2}, 0.5, 2, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var rec Record
			key := func(codec string) Key { return Key{Codec: codec, Data: "person", Operation: "decode"} }
			for i, unmet := range c.unmet {
				rec.Processes = append(rec.Processes, Process{ID: i, Data: "person", Level: 1000})
				rec.Blocks = append(rec.Blocks, Block{Process: i, Key: key("one"), NS: 100, Unmet: 100 * unmet})
				for _, other := range []string{"a", "b", "c"} {
					rec.Blocks = append(rec.Blocks, Block{Process: i, Key: key(other), NS: 50, Unmet: 50 * c.others})
				}
			}
			got := rec.Remembers()
			if c.want > 0 && fmt.Sprintf("%.1f", got[key("one")]) != fmt.Sprintf("%.1f", c.want) || c.want == 0 && len(got) > 0 {
				t.Errorf("%v, want %v of one", got, c.want)
			}
			if open := rec.MayRemember(key("one")); open != c.open {
				t.Errorf("left open: %t, want %t", open, c.open)
			}
			rec.Cells = append(rec.Cells, Cell{Key: key("one"), Fault: "it crashes"})
			if got := rec.Remembers(); len(got) > 0 {
				t.Errorf("%v of a codec that is at fault", got)
			}
		})
	}
}
