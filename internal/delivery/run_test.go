package delivery

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/engines/unix"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// all returns the engines of the processes that tests start.
func all() program { return append(append(plain.Engines(), unix.Engines()...), misbehaved()...) }

// TestMain makes the test's binary a sender's process or a node if it is started as one.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		var err error
		switch os.Args[1] {
		case ChildCommand:
			err = supervise.Serve(func(events io.Writer) error { return Child(context.Background(), all(), os.Stdin, events) })
		case NodeCommand:
			err = ServeParent(context.Background(), all(), os.Stdin, os.Stdout)
		default:
			os.Exit(m.Run())
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "wirebench:", err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// misbehaved returns engines that each do something wrong.
func misbehaved() []engine.Engine {
	network := func(disturb func(engine.Handler, engine.Message)) engine.Mode[engine.Sender] {
		mode := plain.Engines()[0].OneWay
		serve := mode.Serve
		mode.Serve = func(host string, c engine.Coding, handlers engine.Handlers) (string, io.Closer, error) {
			var all engine.Handlers
			for _, t := range handlers {
				all = append(all, disturbing{t, disturb})
			}
			return serve(host, c, all)
		}
		return mode
	}
	// cut is a network whose connections end before the tenth message.
	cut := plain.Engines()[0].OneWay
	dial := cut.Dial
	cut.Dial = func(address string, c engine.Coding, n int) ([]engine.Sender, io.Closer, error) {
		senders, end, err := dial(address, c, n)
		for i, s := range senders {
			senders[i] = cutting{s, end}
		}
		return senders, end, err
	}
	return []engine.Engine{
		{Name: "cut", OneWay: cut},
		// A slow receiver is waited for.
		{Name: "slow", OneWay: network(func(t engine.Handler, m engine.Message) {
			time.Sleep(20 * time.Millisecond)
			t.Take(m)
		})},
		{Name: "dies", OneWay: network(func(_ engine.Handler, m engine.Message) {
			if m.Number == 10 {
				panic("the receiver is dead")
			}
		})},
		{Name: "exits", OneWay: engine.Mode[engine.Sender]{
			Serve: plain.Engines()[0].OneWay.Serve,
			Dial: func(string, engine.Coding, int) ([]engine.Sender, io.Closer, error) {
				os.Exit(3)
				return nil, nil, nil
			},
		}},
		{Name: "loses", OneWay: network(func(t engine.Handler, m engine.Message) {
			if m.Number != 10 {
				t.Take(m)
			}
		})},
		{Name: "refuses", OneWay: engine.Mode[engine.Sender]{
			Serve: plain.Engines()[0].OneWay.Serve,
			Dial: func(string, engine.Coding, int) ([]engine.Sender, io.Closer, error) {
				return nil, nil, errors.New("not today")
			},
		}},
	}
}

// cutting is a sender whose connection ends before the tenth message.
type cutting struct {
	engine.Sender
	end io.Closer
}

func (c cutting) Send(m engine.Message) error {
	if m.Number == 10 {
		if err := c.end.Close(); err != nil {
			return err
		}
	}
	return c.Sender.Send(m)
}

type disturbing struct {
	engine.Handler
	take func(engine.Handler, engine.Message)
}

func (d disturbing) Take(m engine.Message) { d.take(d.Handler, m) }

// measured runs options and reads the record.
func measured(t *testing.T, o Options) record.Record {
	t.Helper()
	o.Progress = func(string, int64, int64, bool) {}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	o.Programs = []Program{{Path: self, Engines: inventory.Inventory{Engines: o.Engines}.EngineNames()}}
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
	return rec
}

// Every cell that an engine offers has a time from every process, and the others have a reason.
func TestRun(t *testing.T) {
	t.Parallel()
	o := Options{
		Scenarios: Scenarios, Engines: program(append(plain.Engines(), unix.Engines()...)).known(), Ways: Ways,
		Messages: 20, Rate: 1000, Window: 50 * time.Millisecond, Time: 3 * time.Second, Timeout: timeout,
	}
	rec := measured(t, o)
	blocks, usages := make(map[record.Key]int), make(map[record.Key]int)
	for _, b := range rec.Blocks {
		blocks[b.Key]++
		turns := rounds
		if b.Data == "service" {
			turns = tries
		}
		if !(b.NS > 0) || b.Batches != turns {
			t.Errorf("%+v", b)
		}
	}
	for _, u := range rec.Usages {
		usages[u.Key]++
	}
	measured := make(map[string]int)
	for _, p := range rec.Processes {
		measured[p.Data]++
	}
	for _, s := range Scenarios {
		if measured[s.Name] == 0 {
			t.Errorf("no process measured %s", s.Name)
		}
	}
	for _, c := range rec.Cells {
		if c.Operation == string(Capacity) && strings.HasPrefix(c.Fault, "at no rate that was tried") {
			continue // a busy machine holds no rate
		}
		if c.Fault != "" {
			t.Errorf("%+v", c)
		}
		if n := blocks[c.Key]; c.Reason == "" && (n != measured[c.Data] || n != usages[c.Key]) || c.Reason != "" && n != 0 {
			t.Errorf("%+v: %d times of %d processes, reason %q", c.Key, n, measured[c.Data], c.Reason)
		}
	}
	if rec.End == nil || rec.End.Why != "complete" {
		t.Errorf("the run's end: %+v", rec.End)
	}
}

// The faults of one engine cost only its own cells.
func TestRunWithMisbehavedEngines(t *testing.T) {
	// The two halves wait for timeouts, so they run at the same time.
	for _, half := range []map[string]string{
		{"slow": "", "dies": "the receiver is dead", "loses": "1 of 16 messages of sender 0 were lost"},
		{"cut": "message 10 of sender 0: ", "exits": "killed the process", "refuses": "not today"},
	} {
		t.Run(strings.Join(slices.Sorted(maps.Keys(half)), ","), func(t *testing.T) {
			t.Parallel()
			want := map[string]string{"channels/tcp": "", "channels/tcp (twin)": "", "unix": "", "goroutines": ""}
			maps.Copy(want, half)
			engines := slices.DeleteFunc(all(), func(e engine.Engine) bool { _, here := want[e.Name]; return !here })
			rec := measured(t, Options{
				Scenarios: []Scenario{Scenarios[2]}, Engines: engines.known(), Ways: []Way{OneWay},
				Messages: 20, Time: 2 * time.Second, Timeout: 6 * time.Second, // a busy machine stops processes for more than a second
			})
			for _, c := range rec.Cells {
				fault, known := want[c.Codec]
				if !known || fault == "" && c.Fault != "" || !strings.Contains(c.Fault, fault) {
					t.Errorf("%s: %q, want %q", c.Codec, c.Fault, fault)
				}
				delete(want, c.Codec)
			}
			if len(want) > 0 {
				t.Errorf("no cells of %v", want)
			}
		})
	}
}

// The receivers may be on another machine.
func TestRunWithPeer(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- Serve(ctx, all(), l) }()
	rec := measured(t, Options{
		Scenarios: []Scenario{Scenarios[2]}, Engines: program(append(plain.Engines(), unix.Engines()...)).known(), Ways: []Way{OneWay},
		Messages: 20, Time: time.Second, Timeout: timeout, Peer: l.Addr().String(),
	})
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	for _, c := range rec.Cells {
		switch c.Codec {
		case "goroutines": // carries nothing
		case "unix":
			if c.Reason != "between processes of one machine only" {
				t.Errorf("%+v", c)
			}
		default:
			if c.Fault != "" || c.Reason != "" {
				t.Errorf("%+v", c)
			}
		}
	}
}
