package delivery

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/engines/unix"
	"github.com/wirebench/wirebench/internal/inventory"
)

// timeout is longer than a busy machine stops a process. No message that the tests await is lost.
const timeout = time.Minute

// program has a few engines, codecs and data sets.
type program []engine.Engine

func (p program) Engine(name string) (engine.Engine, error) {
	for _, e := range p {
		if e.Name == name {
			return e, nil
		}
	}
	return engine.Engine{}, fmt.Errorf("no engine %q", name)
}

func (program) Codec(name string) (codec.Codec, error) {
	for _, k := range json.Codecs() {
		if k.Name == name {
			return k, nil
		}
	}
	return codec.Codec{}, fmt.Errorf("no codec %q", name)
}

func (program) Set(name string) (corpus.Set, error) {
	for _, s := range person.Sets() {
		if s.Type.Name == name {
			return s, nil
		}
	}
	return corpus.Set{}, fmt.Errorf("no data set %q", name)
}

// known returns the inventory of the engines.
func (p program) known() (all []inventory.Engine) {
	for _, e := range p {
		all = append(all, inventory.OfEngine(e))
	}
	return all
}

// node serves a program in this process, and returns a peer.
func node(t *testing.T, p Parts) *Peer {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- Serve(ctx, p, l) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Errorf("the node: %v", err)
		}
	})
	peer, err := Dial(l.Addr().String(), timeout)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { peer.Close() })
	return peer
}

// All messages arrive, in all ways, between all pairs, turn after turn, with values and without.
func TestRoutes(t *testing.T) {
	p := program(append(plain.Engines(), unix.Engines()...))
	peer := node(t, p)
	for _, e := range p {
		for _, s := range Scenarios {
			for _, w := range Ways {
				for _, load := range []Payload{{}, {Codec: "json", Data: "person"}} {
					t.Run(fmt.Sprintf("%s %s %s %s", e.Name, s.Name, w, load.Codec), func(t *testing.T) {
						if why := lacks(inventory.OfEngine(e), s, w); why != "" {
							t.Skip(why)
						}
						pairs := max(s.Pairs, 3-2*s.Pairs)
						c, err := load.load(p)
						if err != nil {
							t.Fatal(err)
						}
						var r *route
						if s.Remote {
							r, err = openFar(peer, e, w, load, c, pairs, timeout)
						} else {
							r, err = openNear(e, w, c, pairs, timeout)
						}
						if err != nil {
							t.Fatal(err)
						}
						for _, n := range []int{1, 500 / pairs, 3} {
							turn, err := r.turn(t.Context(), n)
							if err != nil {
								t.Fatal(err)
							}
							if want := int64(n * pairs); turn.Messages != want {
								t.Errorf("%d messages, want %d", turn.Messages, want)
							}
							if turn.Wall <= 0 {
								t.Errorf("it took %v", turn.Wall)
							}
						}
						if err := r.Close(); err != nil {
							t.Error(err)
						}
					})
				}
			}
		}
	}
}

// disturbed is an engine whose senders do not send messages as they are.
func disturbed(send func(engine.Handler, engine.Message) error) engine.Engine {
	return engine.Engine{Name: "disturbed", OneWay: engine.Mode[engine.Sender]{
		Local: func(_ engine.Coding, handlers engine.Handlers) (all []engine.Sender, _ io.Closer, _ error) {
			for _, t := range handlers {
				all = append(all, faulty{t, send})
			}
			return all, io.NopCloser(nil), nil
		},
	}}
}

type faulty struct {
	engine.Handler
	send func(engine.Handler, engine.Message) error
}

func (f faulty) Send(m engine.Message) error { return f.send(f.Handler, m) }
func (faulty) Flush() error                  { return nil }

// allBut loses one message.
func allBut(lost uint32) func(engine.Handler, engine.Message) error {
	return func(h engine.Handler, m engine.Message) error {
		if m.Number != lost {
			h.Take(m)
		}
		return nil
	}
}

// Errors on the way are found and reported.
func TestDisturbed(t *testing.T) {
	held := engine.Message{}
	for _, c := range []struct {
		name string
		send func(engine.Handler, engine.Message) error
		want string
	}{
		{"nothing", func(t engine.Handler, m engine.Message) error { t.Take(m); return nil }, ""},
		{"one is lost", allBut(7), "1 of 1000 messages of sender 0 were lost"},
		{"the last is lost", allBut(999), "1 of 1000 messages of sender 0 were lost"},
		{"one comes twice", func(t engine.Handler, m engine.Message) error {
			t.Take(m)
			if m.Number == 7 {
				t.Take(m)
			}
			return nil
		}, "1 messages of sender 0 came twice"},
		{"two change places", func(t engine.Handler, m engine.Message) error {
			switch m.Number {
			case 7:
				held = m
			case 8:
				t.Take(m)
				t.Take(held)
			default:
				t.Take(m)
			}
			return nil
		}, "1 messages of sender 0 came out of order"},
		{"another's", func(t engine.Handler, m engine.Message) error {
			m.From = 5
			t.Take(m)
			return nil
		}, "message 0 of sender 5 came to the receiver of sender 0"},
		{"another value", func(t engine.Handler, m engine.Message) error {
			m.Value = &person.Person{}
			t.Take(m)
			return nil
		}, "its value differs from the sent value"},
		{"no value", func(t engine.Handler, m engine.Message) error {
			m.Value = nil
			t.Take(m)
			return nil
		}, "it came without its value"},
		{"an error", func(t engine.Handler, m engine.Message) error {
			if m.Number == 7 {
				return errors.New("broken pipe")
			}
			t.Take(m)
			return nil
		}, "message 7 of sender 0: broken pipe"},
	} {
		t.Run(c.name, func(t *testing.T) {
			load, err := Payload{Codec: "json", Data: "person"}.load(program{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := openNear(disturbed(c.send), OneWay, load, 1, 50*time.Millisecond)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			_, err = r.turn(t.Context(), 1000)
			switch {
			case c.want == "" && err != nil:
				t.Error(err)
			case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// A node refuses what it can't do, and continues.
func TestNodeRefuses(t *testing.T) {
	peer := node(t, program(plain.Engines()))
	for _, c := range []struct {
		name string
		o    Opening
		want string
	}{
		{"engine", Opening{Engine: "telegraph", Way: OneWay, Receivers: 1}, `no engine "telegraph"`},
		{"way", Opening{Engine: Reference, Way: "return", Receivers: 1}, `unknown way "return"`},
		{"receivers", Opening{Engine: Reference, Way: OneWay}, "0 receivers: use at least one"},
		{"codec", Opening{Engine: Reference, Way: OneWay, Receivers: 1, Payload: Payload{"morse", "person"}}, `no codec "morse"`},
		{"data set", Opening{Engine: Reference, Way: OneWay, Receivers: 1, Payload: Payload{"json", "letter"}}, `no data set "letter"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := peer.open(c.o); err == nil || err.Error() != c.want {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
	if err := peer.call("Node.Hello", Protocol+1, new(struct{})); err == nil || !strings.Contains(err.Error(), "run the same wirebench at both ends") {
		t.Errorf("another version: %v", err)
	}
	if _, err := peer.open(Opening{Engine: Reference, Way: OneWay, Receivers: 1}); err != nil {
		t.Error(err)
	}
}

// Dial distinguishes a node from another server, from a node that ends during the greeting, and
// from an address where nothing listens.
func TestDialOthers(t *testing.T) {
	ends, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer ends.Close()
	go func() {
		if conn, err := ends.Accept(); err == nil {
			conn.Close()
		}
	}()
	_, err = Dial(ends.Addr().String(), timeout)
	if err == nil || !regexp.MustCompile(`^no node answers at .*closed the connection.*wirebench node$`).MatchString(err.Error()) {
		t.Errorf("one that ends: %v", err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			defer conn.Close() // it says nothing
		}
	}()
	if _, err := Dial(l.Addr().String(), time.Second); !errors.Is(err, errSilent) {
		t.Errorf("a silent one: %v", err)
	}
	l.Close()
	if _, err := Dial(l.Addr().String(), timeout); err == nil || !strings.Contains(err.Error(), "wirebench node") {
		t.Errorf("nobody: %v", err)
	}
}
