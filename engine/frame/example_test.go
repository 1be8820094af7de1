package frame_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engine/conn"
	"github.com/wirebench/wirebench/engine/frame"
)

// A Writer collects messages until it has a batch or is flushed. A Reader reads them from the stream.
func ExampleWriter() {
	coder, err := engine.Plain()
	if err != nil {
		fmt.Println(err)
		return
	}
	var stream bytes.Buffer
	w := frame.NewWriter(&stream, coder, frame.Batch)
	for n := range uint32(2) {
		if err := w.Send(engine.Message{From: 1, Number: n}); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(stream.Len(), "bytes before the flush")
	if err := w.Flush(); err != nil {
		fmt.Println(err)
		return
	}
	for r := frame.NewReader(&stream, coder); ; {
		m, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println("sender", m.From, "message", m.Number)
	}
	// Output:
	// 0 bytes before the flush
	// sender 1 message 0
	// sender 1 message 1
}

// An engine on a network of connections needs no code of its own for messages. The tally is a
// receiver that counts them.
func ExampleRequest() {
	e := engine.Engine{Name: "ours", Request: frame.Request(conn.TCP)}
	tally := engine.NewTally(0, nil)
	address, there, err := e.Request.Serve("127.0.0.1", engine.Plain, engine.Handlers{tally})
	if err != nil {
		fmt.Println(err)
		return
	}
	callers, here, err := e.Request.Dial(address, engine.Plain, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	for n := range uint32(3) {
		if _, err := callers[0].Call(engine.Message{Number: n}); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(here.Close(), there.Close())
	fmt.Println("answered:", tally.Told().Taken)
	// Output:
	// <nil> <nil>
	// answered: 3
}
