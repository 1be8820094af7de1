package socket_test

import (
	"fmt"
	"io"
	"strconv"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/socket"
)

// pipe is a socket of a library that carries whole messages within a process.
type pipe struct {
	in, out chan []byte
	closed  chan struct{}
}

func (p *pipe) Send(b []byte) error {
	select {
	case p.out <- b:
		return nil
	case <-p.closed:
		return io.ErrClosedPipe
	}
}

func (p *pipe) Recv() ([]byte, error) {
	select {
	case b := <-p.in:
		return b, nil
	case <-p.closed:
		return nil, io.EOF
	}
}

func (p *pipe) Close() error {
	close(p.closed)
	return nil
}

// pattern makes pairs of pipes. The address of a pair is its number.
func pattern() socket.Pattern {
	var dialers []*pipe
	return socket.Pattern{
		Listen: func(string) (socket.Socket, string, error) {
			p := &pipe{make(chan []byte), make(chan []byte), make(chan struct{})}
			dialers = append(dialers, &pipe{p.out, p.in, make(chan struct{})})
			return p, strconv.Itoa(len(dialers) - 1), nil
		},
		Dial: func(address string) (socket.Socket, error) {
			n, err := strconv.Atoi(address)
			if err != nil {
				return nil, err
			}
			return dialers[n], nil
		},
	}
}

// An engine describes the sockets of its library, and package socket makes a mode for requests of
// them. The tally is a receiver that counts messages.
func ExampleRequest() {
	e := engine.Engine{Name: "ours", Request: socket.Request(pattern())}
	tally := engine.NewTally(0, nil)
	callers, end, err := e.Request.Local(engine.Plain, engine.Handlers{tally})
	if err != nil {
		fmt.Println(err)
		return
	}
	for n := range uint32(3) {
		answer, err := callers[0].Call(engine.Message{Number: n})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println("answer", answer.Number)
	}
	if err := end.Close(); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("taken:", tally.Told().Taken)
	// Output:
	// answer 0
	// answer 1
	// answer 2
	// taken: 3
}
