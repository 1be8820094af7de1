package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// measured returns a record in which each cell of the comparison takes 100 ns in each of five
// processes, at a clock at which the probe takes 1,200 ns.
func measured() (rec record.Record) {
	rec.Run.Reference = "json"
	for _, c := range cells {
		for range 5 {
			p := record.Process{ID: len(rec.Processes), Data: c.data, Level: 1200}
			rec.Processes = append(rec.Processes, p)
			for _, name := range c.codecs {
				for _, operation := range []string{"encode", "decode"} {
					key := record.Key{Codec: name, Data: c.data, Operation: operation}
					rec.Blocks = append(rec.Blocks, record.Block{Key: key, Process: p.ID, NS: 100, Batches: 60, Ops: 64})
				}
			}
		}
	}
	return rec
}

// A loop at a slower clock agrees with the run if it took longer by the same factor. The comparison
// fails if one cell differs by more than the limit, or if half of them differ by a little.
func TestCompare(t *testing.T) {
	slow := func(share float64) timing { return timing{Operation: 200 * share, Probe: 2400} }
	for _, c := range []struct {
		name string
		loop func(n int) timing
		fail bool
		want string
	}{
		{"alike", func(int) timing { return slow(1) }, false, "24 cells differ by 0.0 % (median) and 0.0 % (most)"},
		{"a little", func(n int) timing { return slow(1 / 1.01) }, false, "by 1.0 % (median) and 1.0 % (most)"},
		{"one differs", func(n int) timing {
			if n == 7 {
				return slow(1 / 1.06)
			}
			return slow(1)
		}, true, "by 0.0 % (median) and 6.0 % (most)"},
		{"most differ", func(n int) timing { return slow(1 / 1.03) }, true, "by 3.0 % (median) and 3.0 % (most)"},
	} {
		var out bytes.Buffer
		n := 0
		err := compare(&out, measured(), func(record.Key) (timing, error) {
			n++
			return c.loop(n), nil
		})
		if (err != nil) != c.fail || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: error %v, and said\n%swant %q", c.name, err, out.String(), c.want)
		}
	}
	if err := compare(new(bytes.Buffer), record.Record{}, nil); err == nil || !strings.Contains(err.Error(), "has no times of json on person") {
		t.Errorf("error %v of an empty record", err)
	}
}

// TestFind checks that the loops can be made from what this program links.
func TestFind(t *testing.T) {
	for _, c := range cells {
		for _, name := range c.codecs {
			_, port, err := find(record.Key{Codec: name, Data: c.data})
			if err != nil || port.Marshal == nil || port.Unmarshal == nil {
				t.Errorf("%s on %s: %v", name, c.data, err)
			}
		}
	}
}
