// Package foreigntest is a peer for tests, which speaks the protocol of docs/foreign.md as a program
// of another language does. It has rows that go wrong in all ways that wirebench must find.
//
// It must not know the types of messages: it copies JSON.
package foreigntest

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/foreign/frame"
)

// Rows are the names of all rows. Each but the first two goes wrong as its name says.
var Rows = []string{
	"copy", "native",
	"dies", "hangs", "panics", "sends-half", "sends-too-much", "sends-too-few", "wrong-value", "wrong-size", "wrong-unit", "wrong-length", "refuses",
}

// peer is the state of a peer.
type peer struct {
	rows     []string
	messages [][]byte
	out      io.Writer
}

// Serve answers the requests that it reads from in, for the rows of these names, until in ends. A row
// with the name like=CODEC says that it is compared with that codec, and others with json.
func Serve(rows []string, in io.Reader, out io.Writer) error {
	p := &peer{rows: rows, out: out}
	r := bufio.NewReader(in)
	for {
		request, err := frame.Read(r)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		var answer frame.Content
		answer.Byte(0)
		if err := p.answer(frame.NewFields(request), &answer); err != nil {
			answer = frame.Content{1}
			answer.Bytes([]byte(err.Error()))
		}
		if err := frame.Write(out, answer); err != nil {
			return err
		}
	}
}

func (p *peer) answer(f *frame.Fields, answer *frame.Content) error {
	switch kind := f.Byte(); kind {
	case 1:
		version := f.Number()
		if version != 1 {
			return fmt.Errorf("version %d", version)
		}
		p.introduce(answer)
	case 2:
		f.Text()
		p.messages = slices.Clone(f.List())
		answer.Number(len(p.messages))
	case 3:
		row := p.rows[f.Number()]
		if row == "refuses" {
			return errors.New("no maps\nin this format")
		}
		all := slices.Clone(p.messages)
		switch row {
		case "sends-too-few":
			all = all[1:]
		case "wrong-value":
			all[3] = bytes.Replace(all[3], []byte(`"Siblings":`), []byte(`"Siblings":1`), 1)
		}
		answer.List(all)
	case 4:
		f.Number()
		answer.List(f.List())
	case 5:
		p.time(f, answer)
	default:
		return fmt.Errorf("no request %d", kind)
	}
	return f.End()
}

func (p *peer) introduce(answer *frame.Content) {
	answer.Bytes([]byte("Fake"))
	answer.Bytes([]byte("fake 1.0"))
	answer.Number(len(p.rows))
	for _, row := range p.rows {
		like := "json"
		if _, other, named := strings.Cut(row, "like="); named {
			like = other
		} else if row == "native" {
			like = ""
		}
		for _, text := range []string{row, "copying 1.0", like, "copies bytes"} {
			answer.Bytes([]byte(text))
		}
	}
}

// time copies the messages of a batch.
func (p *peer) time(f *frame.Fields, answer *frame.Content) {
	row := p.rows[f.Number()]
	f.Byte()
	other, before, first, ops := f.Number(), f.Number(), f.Number(), f.Number()
	p.misbehave(row)
	p.copies(other, before)
	start := time.Now()
	size, last := p.copies(first, ops)
	took := time.Since(start)
	switch row {
	case "wrong-size":
		size++
	case "wrong-unit":
		took /= 1000
	case "wrong-length":
		answer.Number(1 << 20)
	}
	answer.Long(uint64(max(took, 1)))
	answer.Long(0)
	answer.Long(uint64(size))
	answer.Bytes(last)
}

// sink keeps the compiler from leaving out copies.
var sink []byte

func (p *peer) copies(first, ops int) (size int, last []byte) {
	for i := range ops {
		sink = bytes.Clone(p.messages[(first+i)%len(p.messages)])
		size += len(sink)
	}
	return size, sink
}

// misbehave does what the names of some rows say, when they are to time.
func (p *peer) misbehave(row string) {
	switch row {
	case "dies":
		os.Exit(3)
	case "hangs":
		time.Sleep(time.Hour)
	case "panics":
		panic("an index is out of range")
	case "sends-half":
		_, _ = p.out.Write([]byte{0, 0, 1, 0, 0}) // the process ends in any case
		os.Exit(0)
	case "sends-too-much":
		_, _ = p.out.Write([]byte{0xff, 0xff, 0xff, 0xff, 0}) // the process is ended for it
		time.Sleep(time.Hour)
	}
}
