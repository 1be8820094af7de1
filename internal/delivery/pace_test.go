package delivery

import (
	"io"
	"testing"
	"time"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/plain"
)

// stalling answers one message late.
type stalling struct {
	engine.Handler
	number uint32
	stall  time.Duration
}

func (s stalling) Answer(m engine.Message) engine.Message {
	if m.Number == s.number {
		time.Sleep(s.stall)
	}
	return s.Handler.Answer(m)
}

// Requests that are due while an answer is late count from when they were due. A client that is not
// asked meanwhile would report a single slow answer.
func TestPaceIsAnOpenLoop(t *testing.T) {
	e := plain.Engines()[0]
	local := e.Request.Local
	e.Request.Local = func(c engine.Coding, handlers engine.Handlers) ([]engine.Caller, io.Closer, error) {
		return local(c, engine.Handlers{stalling{handlers[0], 50, 100 * time.Millisecond}})
	}
	r, err := openNear(e, Request, cargo{coding: engine.Plain}, 1, timeout)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	times, turn, err := r.pace(t.Context(), 1000, 300*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	if turn.Messages != 300 || times.TotalCount() != 300 {
		t.Errorf("%d requests and %d times, want 300 of each", turn.Messages, times.TotalCount())
	}
	// A hundred requests were due during the stall.
	if at := time.Duration(times.ValueAtQuantile(80)); at < 10*time.Millisecond {
		t.Errorf("one of five took %v or more, and a third waited for 50 ms on average", at)
	}
	if turn.Wall < 250*time.Millisecond {
		t.Errorf("requests at a rate of 1,000 took %v for 300", turn.Wall)
	}
}

// Each client asks as often as the others, and all answers are counted.
func TestPaceOfManyClients(t *testing.T) {
	p := program(plain.Engines())
	r, err := openFar(node(t, p), p[0], P99, Payload{}, cargo{coding: engine.Plain}, 16, timeout)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for range 2 {
		times, turn, err := r.pace(t.Context(), 3200, 100*time.Millisecond)
		if err != nil {
			t.Fatal(err)
		}
		if turn.Messages != 320 || times.TotalCount() != 320 {
			t.Errorf("%d requests and %d times, want 320 of each", turn.Messages, times.TotalCount())
		}
	}
}
