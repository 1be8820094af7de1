package engine_test

import (
	"fmt"
	"io"
	"sync"

	"github.com/wirebench/wirebench/engine"
)

// letterbox is a link to a receiver in the same process.
type letterbox chan engine.Message

func (l letterbox) Send(m engine.Message) error {
	l <- m
	return nil
}

func (letterbox) Flush() error { return nil }

// closer ends the goroutines of an engine.
type closer func()

func (c closer) Close() error {
	c()
	return nil
}

// printer is a receiver. In a run it checks that every message arrives.
type printer struct{}

func (printer) Take(m engine.Message)                  { fmt.Println("message", m.Number, m.Value) }
func (printer) Answer(m engine.Message) engine.Message { return m }
func (printer) Fail(err error)                         { fmt.Println(err) }

// An engine is a value. This one sends messages within a process, one at a time, through a channel
// for each receiver. It offers nothing else.
func Example() {
	e := engine.Engine{
		Name: "letterbox", About: "a channel for each receiver", Pressure: "waits",
		OneWay: engine.Mode[engine.Sender]{
			Local: func(_ engine.Coding, handlers engine.Handlers) ([]engine.Sender, io.Closer, error) {
				var links []engine.Sender
				var receivers sync.WaitGroup
				for _, h := range handlers {
					box := make(letterbox)
					links = append(links, box)
					receivers.Go(func() {
						for m := range box {
							h.Take(m)
						}
					})
				}
				return links, closer(func() {
					for _, l := range links {
						close(l.(letterbox))
					}
					receivers.Wait()
				}), nil
			},
		},
	}
	links, end, err := e.OneWay.Local(nil, engine.Handlers{printer{}})
	if err != nil {
		fmt.Println(err)
		return
	}
	for n := range uint32(2) {
		if err := links[0].Send(engine.Message{Number: n, Value: "hello"}); err != nil {
			fmt.Println(err)
		}
	}
	end.Close()
	// Output:
	// message 0 hello
	// message 1 hello
}
