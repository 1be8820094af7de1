package captured

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"path/filepath"
)

// Message is the text of one JSON message, and the line on which it begins.
type Message struct {
	Text []byte
	Line int
}

// Misfit is an error in one message, with its place.
type Misfit struct {
	File string
	Line int
	Err  error
}

func (m *Misfit) Error() string { return fmt.Sprintf("%s:%d: %v", m.File, m.Line, m.Err) }

func (m *Misfit) Unwrap() error { return m.Err }

// JSON yields the messages of a JSON file. A .jsonl file has one message a line. Any other file has
// an array of messages or a single message. (If the type itself is an array in JSON, lines are the
// way to give a single message.) The lines of a .jsonl file may not be valid JSON. A misfit is
// always the last value.
func JSON(file string, r io.Reader) iter.Seq2[Message, *Misfit] {
	if filepath.Ext(file) == ".jsonl" {
		return lines(file, NewReader(r))
	}
	return values(file, NewReader(r))
}

// lines yields the lines that are not blank.
func lines(file string, r *Reader) iter.Seq2[Message, *Misfit] {
	return func(yield func(Message, *Misfit) bool) {
		for n := 1; ; n++ {
			text, err := r.ReadBytes('\n')
			if err != nil && err != io.EOF {
				yield(Message{}, &Misfit{file, n, err})
				return
			}
			if text = bytes.TrimSpace(text); len(text) > 0 {
				r.Next()
				if !yield(Message{text, n}, nil) {
					return
				}
			}
			if err == io.EOF {
				return
			}
		}
	}
}

// values yields the elements of an array, or any other single value. It yields nothing if the file
// is empty or null.
func values(file string, r *Reader) iter.Seq2[Message, *Misfit] {
	return func(yield func(Message, *Misfit) bool) {
		r.under.keeps = true
		first, err := r.skipBlanks()
		if err == io.EOF {
			return
		}
		d := &decoder{Decoder: json.NewDecoder(r), from: r.Offset(), under: r.under}
		wanted := true
		switch {
		case err != nil:
		case first == '[':
			wanted, err = d.elements(yield)
		default:
			wanted, err = d.single(yield)
		}
		if wanted && err != nil {
			line, err := d.explain(err)
			yield(Message{}, &Misfit{file, line, err})
		}
	}
}

const blanks = " \t\r\n"

// skipBlanks skips blanks and returns the first byte after them, without reading it.
func (r *Reader) skipBlanks() (byte, error) {
	for {
		if _, err := r.Peek(1); err != nil {
			return 0, err
		}
		next, err := r.Peek(r.Buffered())
		if err != nil {
			return 0, err
		}
		rest := bytes.TrimLeft(next, blanks)
		if _, err := r.Discard(len(next) - len(rest)); err != nil {
			return 0, err
		}
		if len(rest) > 0 {
			return rest[0], nil
		}
	}
}

// decoder finds the values in a JSON file.
type decoder struct {
	*json.Decoder
	from  int // file offset at which the decoder began
	ended int // file offset at which the last value ended
	under *counter
}

// offset is the offset of the next byte in the file.
func (d *decoder) offset() int { return d.from + int(d.InputOffset()) }

// elements yields the elements of an array until no more are wanted.
func (d *decoder) elements(yield func(Message, *Misfit) bool) (wanted bool, err error) {
	if _, err := d.Token(); err != nil { // the opening bracket
		return true, err
	}
	for d.More() {
		m, err := d.message()
		if err != nil {
			return true, err
		}
		if !yield(m, nil) {
			return false, nil
		}
	}
	if _, err := d.Token(); err != nil { // the closing bracket
		return true, err
	}
	return true, d.end()
}

// single yields the only value of the file, after checking that nothing follows it.
func (d *decoder) single(yield func(Message, *Misfit) bool) (wanted bool, err error) {
	m, err := d.message()
	if err == nil {
		err = d.end()
	}
	if err != nil || string(m.Text) == "null" {
		return true, err
	}
	return yield(m, nil), nil
}

// message returns the next value.
func (d *decoder) message() (Message, error) {
	d.under.most = d.offset() + Most
	var text json.RawMessage
	if err := d.Decode(&text); err != nil {
		return Message{}, err
	}
	d.ended = d.offset()
	return Message{text, d.under.lineAt(d.ended - len(text))}, nil
}

var errFollows = errors.New("text follows the JSON: a .json file has one message or an array of messages, a .jsonl file has a message on each line")

// end returns an error if something follows.
func (d *decoder) end() error {
	d.under.most = d.offset() + Most
	_, err := d.Token()
	switch {
	case err == io.EOF:
		return nil
	case errors.Is(err, errTooLong):
		return err
	}
	return errFollows
}

// endOfInput is the text of the error that Go 1.27 returns where earlier versions return io.EOF.
const endOfInput = "unexpected end of JSON input"

// explain finds the line of an error. It reads invalid JSON again to find the byte.
func (d *decoder) explain(err error) (line int, _ error) {
	rest, _ := io.ReadAll(d.Buffered()) // it can't fail
	value := bytes.TrimLeft(rest, blanks)
	if d.offset() == d.ended { // Go 1.27 leaves the comma before an invalid value
		value = bytes.TrimLeft(bytes.TrimPrefix(value, []byte(",")), blanks)
	}
	at := d.offset() + len(rest) - len(value)
	switch syntax := new(json.SyntaxError); {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), err.Error() == endOfInput:
		at, err = d.offset()+len(bytes.TrimRight(rest, blanks)), errors.New("invalid JSON: the file ends in the middle of a value")
	case errors.As(err, &syntax):
		err = fmt.Errorf("invalid JSON: %w", err)
		if errors.As(json.Unmarshal(value, new(json.RawMessage)), &syntax) {
			at += int(syntax.Offset) - 1
		}
	}
	return d.under.lineAt(at), err
}
