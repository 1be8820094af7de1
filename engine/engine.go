// Package engine is the contract between wirebench and engines, which carry messages from one goroutine
// or process to another: channels, connections, frameworks of remote calls, brokers, actors.
//
// An [Engine] is one library, or one way to use it that the library's own documentation recommends. A
// function that the library does not offer is nil, and is never imitated.
//
// It must not know particular codecs, data sets, or how engines are measured.
package engine

import (
	"errors"
	"fmt"
	"io"
)

// Message is a message that an engine carries.
type Message struct {
	// From is the number of the sender, and Number the number of the message among the sender's
	// messages, both from 0. With them the receiver finds messages that were lost, came twice or came
	// out of order.
	From, Number uint32
	// Value is the value that the message carries, a pointer to a data set's type, or nil for none.
	Value any
}

// Engine carries messages, in one of the ways that a library offers.
type Engine struct {
	// Name identifies the engine in commands, records and tables, such as "grpc/stream".
	Name string
	// Module is the path of the Go module, "std" for the standard library and "" for code of
	// wirebench itself.
	Module string
	// About says in a line how the library is used.
	About string
	// Pressure says in a few words what happens if a sender is faster than its receiver: the sender
	// "waits", or where messages pile up.
	Pressure string
	// MostBytes is the default limit for the length of an encoded message in bytes. 0 means that there
	// is no limit.
	MostBytes int

	// Absent says why a library that belongs in the list offers nothing here, for example because the
	// program can't have it. It is "" for all other engines.
	Absent string
	// Apart names the program into which the engine is built, if its library can't be linked with the
	// libraries of other engines or needs other versions of modules. It is "" for all other engines.
	Apart string
	// Loopback says that the engine connects only processes of one machine.
	Loopback bool

	// OneWay sends each message by itself, when Send is called. Batched may send several messages at
	// once, which wait while the connection is busy or until there are enough. It is never ranked next
	// to OneWay. Request waits for an answer.
	OneWay, Batched Mode[Sender]
	Request         Mode[Caller]

	// Spawn starts n processes of the library within this process, such as goroutines or actors. A
	// process runs by itself and waits for messages. It calls woken when it has taken a message. Spawn
	// returns when all processes run. It is nil if the library has no processes.
	Spawn func(n int, woken func()) (Processes, error)
}

// Carries reports whether the engine carries messages in any way. Otherwise it has only processes.
func (e Engine) Carries() bool {
	return e.OneWay.offered() || e.Batched.offered() || e.Request.offered()
}

// Processes are the processes that Engine.Spawn started. They wait for messages.
type Processes interface {
	// Wake sends a message to each process. It may return before they have taken it.
	Wake() error
	// Close ends the processes.
	io.Closer
}

// Mode is a way to send messages, or to send requests and get answers back. If a library does not offer
// messages within a process, Local is nil. If it does not offer messages between processes, Serve and
// Dial are nil.
type Mode[Link any] struct {
	// Local starts a receiver in this process for each of handlers, and returns a link to each. An engine
	// that carries values passes them on unchanged. An engine that carries bytes encodes them with c.
	Local func(c Coding, handlers Handlers) ([]Link, io.Closer, error)
	// Serve starts a receiver on this host for each of handlers, and returns the address that Dial needs
	// to find them.
	Serve func(host string, c Coding, handlers Handlers) (address string, _ io.Closer, _ error)
	// Dial returns a link to each of n receivers that another process serves. The link at an index is
	// for the messages of the sender with that number.
	Dial func(address string, c Coding, n int) ([]Link, io.Closer, error)
}

func (r Mode[Link]) offered() bool { return r.Local != nil || r.Serve != nil }

// Sender sends messages to one receiver. It is for one goroutine.
type Sender interface {
	// Send gives a message to the engine. It may return before the message has left.
	Send(Message) error
	// Flush sends the messages that Send was given, if the library does not do so by itself.
	Flush() error
}

// Series is implemented by a [Sender] that is so fast that a call for each message would be a part of
// its time. It has the loop itself.
type Series interface {
	// SendSeries sends the messages of a sender with the numbers from first to end-1, as [Numbered]
	// makes them. It stops at an error.
	SendSeries(from, first, end uint32, values []any) error
}

// Numbered returns message n of a sender. It carries one of the values, which take turns, or no value if
// there are none.
func Numbered(from, n uint32, values []any) Message {
	m := Message{From: from, Number: n}
	if len(values) > 0 {
		m.Value = values[int(n)%len(values)]
	}
	return m
}

// Caller sends messages to one receiver and waits for the answer to each. It is for one goroutine.
type Caller interface {
	Call(Message) (Message, error)
}

// Runner is implemented by a [Sender] or [Caller] of a library that sends messages only from its own
// processes.
type Runner interface {
	// Run lets such a process call f, and returns when f has returned. The link is used only within f.
	Run(f func()) error
}

// Run calls f, which uses the link, by the link's Run if it is a [Runner].
func Run(link any, f func() error) (err error) {
	r, ok := link.(Runner)
	if !ok {
		return f()
	}
	failed := r.Run(func() { err = f() })
	return errors.Join(failed, err)
}

// Handler gets the messages that a receiver receives: from one goroutine, one message after the other.
type Handler interface {
	// Take gets a message that needs no answer.
	Take(Message)
	// Answer gets a message that needs an answer, and returns the answer.
	Answer(Message) Message
	// Fail gets the error that kept the receiver from reading a message, such as a connection that
	// ended inside one.
	Fail(error)
}

// Handlers are the handlers of the receivers, in the order of their senders.
type Handlers []Handler

// Of returns the handler of a message, which is that of its sender. If there is no such sender, Of returns
// an error and also reports it to the first handler.
func (h Handlers) Of(m Message) (Handler, error) {
	if int(m.From) >= len(h) {
		err := fmt.Errorf("a message of sender %d, and there are %d", m.From, len(h))
		h[0].Fail(err)
		return nil, err
	}
	return h[m.From], nil
}

// Fail reports an error to all handlers, if it is not known whose message is concerned.
func (h Handlers) Fail(err error) {
	for _, handler := range h {
		handler.Fail(err)
	}
}

// Coding makes coders, which turn messages into bytes and back.
type Coding func() (Coder, error)

// Coder turns messages into bytes and back: [HeaderSize] bytes with From and Number, followed by the
// bytes of the run's codec. It is for one goroutine. [Shared] makes one for several.
type Coder interface {
	// Append appends a message to dst and returns the longer slice.
	Append(dst []byte, m Message) ([]byte, error)
	// Read reads a message. Its value is valid as long as b is unchanged.
	Read(b []byte) (Message, error)
}
