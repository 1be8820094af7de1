package idle

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

type program []engine.Engine

func (p program) Engine(name string) (engine.Engine, error) {
	for _, e := range p {
		if e.Name == name {
			return e, nil
		}
	}
	return engine.Engine{}, fmt.Errorf("no engine %q", name)
}

// TestMain makes the test's binary the process that spawns if it is started as one.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == ChildCommand {
		if err := supervise.Serve(func(events io.Writer) error { return Child(context.Background(), all(), os.Stdin, events) }); err != nil {
			fmt.Fprintln(os.Stderr, "wirebench:", err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// fake has processes of which a given number wakes.
type fake struct {
	n     int
	wake  func()
	woken int
	wait  sync.WaitGroup
}

func (f *fake) Wake() error {
	for range f.woken {
		f.wait.Go(f.wake)
	}
	return nil
}

func (f *fake) Close() error { f.wait.Wait(); return nil }

// all returns the engines of the processes that the tests start.
func all() program {
	wakes := func(share float64) func(int, func()) (engine.Processes, error) {
		return func(n int, woken func()) (engine.Processes, error) {
			return &fake{n: n, wake: woken, woken: int(float64(n) * share)}, nil
		}
	}
	return append(program(plain.Engines()),
		engine.Engine{Name: "none"},
		engine.Engine{Name: "refuses", Spawn: func(int, func()) (engine.Processes, error) { return nil, errors.New("not today") }},
		engine.Engine{Name: "dies", Spawn: func(int, func()) (engine.Processes, error) { panic("too many") }},
		engine.Engine{Name: "sleeps", Spawn: wakes(0.5)},
		engine.Engine{Name: "wakes twice", Spawn: wakes(2)},
		engine.Engine{Name: "large", Spawn: func(n int, woken func()) (engine.Processes, error) {
			memory := make([]byte, n<<18)
			for i := range memory {
				memory[i] = 1
			}
			return &fake{n: len(memory) / (1 << 18), wake: woken, woken: n}, nil
		}},
	)
}

// Every engine that has processes has times and readings of its memory. An engine's errors cost
// only its own cells.
func TestRun(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var engines []inventory.Engine
	programs := make(map[string]string)
	for _, e := range all() {
		engines = append(engines, inventory.OfEngine(e))
		programs[e.Name] = self
	}
	o := Options{
		Engines: engines, Programs: programs, Counts: []int{100, 5000}, Rounds: 2, Readings: 1, Between: 10 * time.Millisecond, Memory: 512 << 20, Timeout: 6 * time.Second,
		Progress: func(string, int64, int64, bool) {},
	}
	dir := filepath.Join(t.TempDir(), "record")
	w, err := record.Create(dir, Header(o))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(Run(t.Context(), o, w), w.Close()); err != nil {
		t.Fatal(err)
	}
	rec, err := record.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	blocks, usages := make(map[record.Key]int), make(map[record.Key]int)
	for _, b := range rec.Blocks {
		blocks[b.Key]++
		if !(b.NS > 0) {
			t.Errorf("%+v", b)
		}
	}
	for _, u := range rec.Usages {
		usages[u.Key]++
		if len(u.Heap) != o.Readings || len(u.Resident) != o.Readings {
			t.Errorf("%+v", u)
		}
	}
	want := map[string]struct{ fault, reason string }{
		"goroutines":   {},
		"channels/tcp": {reason: "no processes"},
		"none":         {reason: "no processes"},
		"refuses":      {fault: "not today"},
		"dies":         {fault: "too many"},
		"sleeps":       {fault: "of %d processes have received the message"},
		"wakes twice":  {fault: "%d processes received %d messages"},
		"large":        {},
	}
	for _, c := range rec.Cells {
		w := want[c.Codec]
		if c.Codec == "large" && c.Data == Name(5000) {
			w.reason = "0.5 are allowed"
		}
		n := 0
		if _, err := fmt.Sscanf(c.Data, "idle-%d", &n); err != nil {
			t.Fatal(err)
		}
		w.fault = strings.ReplaceAll(strings.Replace(w.fault, "%d messages", fmt.Sprint(2*n)+" messages", 1), "%d", fmt.Sprint(n))
		if (w.fault == "") != (c.Fault == "") || !strings.Contains(c.Fault, w.fault) {
			t.Errorf("%+v: fault %q, want %q", c.Key, c.Fault, w.fault)
		}
		if (w.reason == "") != (c.Reason == "") || !strings.Contains(c.Reason, w.reason) {
			t.Errorf("%+v: reason %q, want %q", c.Key, c.Reason, w.reason)
		}
		times := o.Rounds
		if w.fault+w.reason != "" {
			times = 0
		}
		if blocks[c.Key] != times || c.Operation == Spawn && usages[c.Key] != times {
			t.Errorf("%+v: %d times and %d readings, want %d", c.Key, blocks[c.Key], usages[c.Key], times)
		}
	}
	if rec.End == nil || rec.End.Why != "complete" {
		t.Errorf("the run's end: %+v", rec.End)
	}
}
