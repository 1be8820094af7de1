package foreign

import (
	"fmt"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/foreign/frame"
	"github.com/wirebench/wirebench/internal/printable"
)

// Version is the version of the protocol.
const Version = 1

// The first byte of a request.
const (
	hello  = 1
	load   = 2
	encode = 3
	decode = 4
	timed  = 5
)

// The first byte of an answer.
const (
	done   = 0
	failed = 1
)

// operations are the operations that are timed, with their numbers in a request.
var operations = []codec.Operation{codec.Encode, codec.Decode}

// Introduction is what a peer says about itself.
type Introduction struct {
	// Language is the name of the runtime in tables, such as "Rust", and Version that of its
	// compiler.
	Language string `json:"language"`
	Version  string `json:"version"`
	Rows     []Row  `json:"rows"`
}

// Row is a library of a peer, or one way to use it.
type Row struct {
	Name    string `json:"name"`
	Library string `json:"library"` // with its version
	// Peer is the Go codec that writes the same format in the same way. Both decode each other's
	// messages. It is "" for a format that no Go codec has.
	Peer string `json:"peer,omitempty"`
	Note string `json:"note,omitempty"`
}

// mostRows limits the rows of a peer.
const mostRows = 100

// hello introduces both sides to each other.
func (p *Peer) hello() (about Introduction, err error) {
	var c frame.Content
	c.Byte(hello)
	c.Number(Version)
	n := 0
	err = p.read(c, func(f *frame.Fields) {
		about.Language, about.Version = printable.Line(f.Text()), printable.Line(f.Text())
		n = f.Number()
		for range min(n, mostRows) {
			about.Rows = append(about.Rows, Row{printable.Line(f.Text()), printable.Line(f.Text()), printable.Line(f.Text()), printable.Line(f.Text())})
		}
	})
	names := make(map[string]bool)
	for _, r := range about.Rows {
		names[r.Name] = true
	}
	switch {
	case err != nil:
		return about, err
	case about.Language == "" || names[""] || len(names) == 0 || len(names) < n:
		return about, p.breaks(fmt.Sprintf("names a language and at least one row, each by a name of its own, and at most %d", mostRows))
	}
	return about, nil
}

// Load gives the peer the messages of a data set as JSON.
func (p *Peer) Load(data string, messages [][]byte) error {
	var c frame.Content
	c.Byte(load)
	c.Bytes([]byte(data))
	c.List(messages)
	n := 0
	if err := p.read(c, func(f *frame.Fields) { n = f.Number() }); err != nil {
		return err
	}
	return p.counted(n, len(messages))
}

// Encode returns the encodings of all messages by a row. The peer keeps them for Time.
func (p *Peer) Encode(row, messages int) ([][]byte, error) {
	var c frame.Content
	c.Byte(encode)
	c.Number(row)
	return p.list(c, messages)
}

// Decode lets a row decode messages, and returns the values as JSON.
func (p *Peer) Decode(row int, messages [][]byte) ([][]byte, error) {
	var c frame.Content
	c.Byte(decode)
	c.Number(row)
	c.List(messages)
	return p.list(c, len(messages))
}

// list asks for a list of n elements.
func (p *Peer) list(c frame.Content, n int) (all [][]byte, err error) {
	if err := p.read(c, func(f *frame.Fields) { all = f.List() }); err != nil {
		return nil, err
	}
	return all, p.counted(len(all), n)
}

func (p *Peer) counted(n, want int) error {
	if n != want {
		return p.breaks(fmt.Sprintf("answered for %d messages, not for %d", n, want))
	}
	return nil
}

// Batch is what a peer times.
type Batch struct {
	// Other is the first of Before messages on which the operation is done before the clock starts.
	Other, Before int
	// First is the first of Ops messages that are timed. After the last message comes the first.
	First, Ops int
}

// Timed is what a peer says of a batch.
type Timed struct {
	// Took is the time of all operations, and Lost the time in which the thread did not run
	// meanwhile, or 0 if the runtime can't tell.
	Took, Lost time.Duration
	// Bytes is the size of all encodings that were written or read.
	Bytes uint64
	// Last is the last encoding, or the last decoded value as JSON.
	Last []byte
}

// Time lets a row time a batch.
func (p *Peer) Time(row int, m codec.Operation, b Batch) (t Timed, err error) {
	var c frame.Content
	c.Byte(timed)
	c.Number(row)
	for i, o := range operations {
		if o == m {
			c.Byte(byte(i))
		}
	}
	for _, n := range []int{b.Other, b.Before, b.First, b.Ops} {
		c.Number(n)
	}
	began := time.Now()
	err = p.read(c, func(f *frame.Fields) {
		t.Took, t.Lost, t.Bytes, t.Last = time.Duration(f.Long()), time.Duration(f.Long()), f.Long(), f.Bytes()
	})
	if passed := time.Since(began); err == nil && (t.Took <= 0 || t.Took > passed || t.Lost < 0 || t.Lost > passed) {
		return t, &Refusal{fmt.Sprintf("says that a batch took %v and lost %v, but its answer came after %v: times are in nanoseconds", t.Took, t.Lost, passed)}
	}
	return t, err
}
