package idle

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/metrics"
	"sync/atomic"
	"time"

	"github.com/shirou/gopsutil/v4/process"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// ChildCommand is the hidden command of the process in which an engine spawns.
const ChildCommand = "spawn-child"

// Parts finds engines by name.
type Parts interface {
	Engine(name string) (engine.Engine, error)
}

// Task is the work of such a process.
type Task struct {
	Engine   string        `json:"engine"`
	N        int           `json:"n"`
	Readings int           `json:"readings"`
	Between  time.Duration `json:"between"`
	Timeout  time.Duration `json:"timeout"` // for all processes to wake
	Box      string        `json:"box"`
}

// Event is a report of such a process. One field is set.
type Event struct {
	Seen  *Seen  `json:",omitempty"`
	Fault string `json:",omitempty"`
	Done  bool   `json:",omitempty"`
}

// Seen is the result of an engine.
type Seen struct {
	Spawn, Wake time.Duration // for all processes together
	Before      Memory        // with no processes
	Readings    []Memory      // Task.Between apart, while all wait
}

// Memory is the memory in use by the operating system process, in bytes.
type Memory struct {
	Heap     uint64 // objects and stacks; the first reading includes garbage
	Resident uint64 // resident memory, as the operating system reports it
}

// Child runs the task that it reads from in, and writes events to out.
func Child(ctx context.Context, parts Parts, in io.Reader, out io.Writer) error {
	var t Task
	if err := supervise.Take(in, &t, nil); err != nil {
		return err
	}
	box, err := supervise.NewBox(t.Box)
	if err != nil {
		return err
	}
	defer box.Close()
	events := json.NewEncoder(out)
	box.Enter(0)
	seen, err := t.run(ctx, parts, box)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		err = events.Encode(Event{Fault: err.Error()})
	default:
		err = events.Encode(Event{Seen: &seen})
	}
	if err != nil {
		return err
	}
	return events.Encode(Event{Done: true})
}

func (t Task) run(ctx context.Context, parts Parts, box *supervise.Box) (seen Seen, err error) {
	e, err := parts.Engine(t.Engine)
	if err != nil {
		return seen, err
	}
	if seen.Before, err = memory(); err != nil {
		return seen, err
	}
	var woken atomic.Int64
	all := make(chan struct{})
	start := time.Now()
	processes, err := e.Spawn(t.N, func() {
		if woken.Add(1) == int64(t.N) {
			close(all)
		}
	})
	if err != nil {
		return seen, err
	}
	seen.Spawn = time.Since(start)
	for range t.Readings {
		box.Step()
		select {
		case <-time.After(t.Between):
		case <-ctx.Done():
			return seen, ctx.Err()
		}
		m, err := memory()
		if err != nil {
			return seen, err
		}
		seen.Readings = append(seen.Readings, m)
		runtime.GC() // so that the last reading has no garbage of spawning, as published
	}
	if n := woken.Load(); n > 0 {
		return seen, fmt.Errorf("%d of %d processes woke before they were sent a message", n, t.N)
	}
	box.Step()
	start = time.Now()
	if err := processes.Wake(); err != nil {
		return seen, err
	}
	select {
	case <-all:
		seen.Wake = time.Since(start)
	case <-time.After(t.Timeout):
		return seen, fmt.Errorf("only %d of %d processes have received the message that wakes them, %v after the last message was sent", woken.Load(), t.N, t.Timeout)
	case <-ctx.Done():
		return seen, ctx.Err()
	}
	box.Step()
	if err := processes.Close(); err != nil {
		return seen, err
	}
	if n := woken.Load(); n != int64(t.N) {
		return seen, fmt.Errorf("%d processes received %d messages, but each was sent one", t.N, n)
	}
	return seen, nil
}

// memory reads the memory in use by this process.
func memory() (Memory, error) {
	s := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(s)
	p, err := process.NewProcess(int32(os.Getpid()))
	if err != nil {
		return Memory{}, fmt.Errorf("read the memory of this process: %w", err)
	}
	info, err := p.MemoryInfo()
	if err != nil {
		return Memory{}, fmt.Errorf("read the memory of this process: %w", err)
	}
	return Memory{Heap: s[0].Value.Uint64() + s[1].Value.Uint64(), Resident: info.RSS}, nil
}
