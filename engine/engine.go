// Package engine is the contract between wirebench and what carries messages from one goroutine
// or process to another: channels, connections, frameworks of remote calls, brokers, actors.
//
// An [Engine] is one library, or one way to use it, as its own documentation tells its users to.
// What it does not offer is nil, and is never imitated.
package engine

import (
	"errors"
	"fmt"
	"io"
)

// Message is one message on its way.
type Message struct {
	// From and Number say which message of which sender it is, from 0. By them the receiver
	// knows what was lost, came twice or out of order.
	From, Number uint32
	// Value is what it carries beside that, a pointer to a data set's type; nil: nothing.
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
	// Pressure says in a few words what a sender meets that is faster than its receiver: "waits",
	// or what becomes of the messages that pile up.
	Pressure string
	// MostBytes is how long a message may be by default, encoded; 0: not limited.
	MostBytes int

	// Absent is why a library that belongs here has nothing, such as one that the program can't have; "" for all others.
	Absent string
	// Apart names the program that the engine is built into, where its library can't be linked with those of other engines
	// or needs modules in other versions; "" for all others.
	Apart string
	// Loopback: it connects processes of one machine only.
	Loopback bool

	// OneWay sends each message by itself, when it is handed over. Batched may send several at once,
	// those that wait while the connection is busy or until there are enough: it is never ranked
	// beside OneWay. Request waits for an answer.
	OneWay, Batched Road[Sender]
	Request         Road[Caller]

	// Spawn starts so many processes of the library in this one: what runs by itself and waits for
	// messages, such as a goroutine or an actor. Each calls woken when it has taken a message. It
	// returns when all of them run. nil: the library has no processes.
	Spawn func(n int, woken func()) (Processes, error)
}

// Carries reports whether the engine carries messages in any way; else it has nothing but processes.
func (e Engine) Carries() bool {
	return e.OneWay.offered() || e.Batched.offered() || e.Request.offered()
}

// Processes are many that were spawned, and wait for messages.
type Processes interface {
	// Wake sends a message to each. It may return before they have taken it.
	Wake() error
	// Close ends them.
	io.Closer
}

// Road is how messages go one way, or how requests go there and answers back. What a library does
// not offer is nil: its functions within a process, or both of those between two.
type Road[Link any] struct {
	// Local starts a receiver for each of takers in this process, and gives a link to each.
	// What carries values hands them over as they are; what carries bytes has them coded.
	Local func(c Coding, takers Takers) ([]Link, io.Closer, error)
	// Serve starts a receiver for each of takers on this host, and returns what Dial needs to
	// find them. Dial gives a link to each of n receivers that another process serves. A link is
	// for the messages of the sender that has its place.
	Serve func(host string, c Coding, takers Takers) (address string, _ io.Closer, _ error)
	Dial  func(address string, c Coding, n int) ([]Link, io.Closer, error)
}

func (r Road[Link]) offered() bool { return r.Local != nil || r.Serve != nil }

// Sender sends messages to one receiver. It is for one goroutine.
type Sender interface {
	// Send hands a message over. It may return before the message has left.
	Send(Message) error
	// Flush lets what was handed over leave, if the library does not do that by itself.
	Flush() error
}

// Series is a [Sender] so fast that a call for each message would be a part of its time: it has the loop itself.
type Series interface {
	// SendSeries sends the messages of a sender from first up to end, as [Numbered] makes them. It stops at an error.
	SendSeries(from, first, end uint32, values []any) error
}

// Numbered is message n of a sender. It carries one of the values, which take turns, or nothing if there are none.
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

// Runner is a [Sender] or [Caller] of a library whose messages are sent by processes of its own.
type Runner interface {
	// Run lets such a process call f, and returns when that has returned. The link is used within f only.
	Run(f func()) error
}

// Run calls f where the link is to be used.
func Run(link any, f func() error) (err error) {
	r, ok := link.(Runner)
	if !ok {
		return f()
	}
	failed := r.Run(func() { err = f() })
	return errors.Join(failed, err)
}

// Taker is given what a receiver receives: by one goroutine, one message after the other.
type Taker interface {
	// Take is given a message that needs no answer.
	Take(Message)
	// Answer is given one that does.
	Answer(Message) Message
	// Fail is told what kept the receiver from reading a message, such as a connection that ended in one.
	Fail(error)
}

// Takers are those of the receivers, in the order of their senders.
type Takers []Taker

// Of is the taker of a message, by its sender. What comes from a sender that there is not, fails with the first.
func (t Takers) Of(m Message) (Taker, error) {
	if int(m.From) >= len(t) {
		err := fmt.Errorf("a message of sender %d, and there are %d", m.From, len(t))
		t[0].Fail(err)
		return nil, err
	}
	return t[m.From], nil
}

// Fail tells all of them what went wrong where nobody knows with whose message.
func (t Takers) Fail(err error) {
	for _, taker := range t {
		taker.Fail(err)
	}
}

// Coding makes coders, which turn messages into bytes and back.
type Coding func() (Coder, error)

// Coder turns messages into bytes and back, as the codec of the run does, behind a few bytes
// with From and Number. It is for one goroutine; [Shared] is for several.
type Coder interface {
	// Append appends a message to dst and returns the longer slice.
	Append(dst []byte, m Message) ([]byte, error)
	// Read reads a message. Its value is good as long as b stays as it is.
	Read(b []byte) (Message, error)
}
