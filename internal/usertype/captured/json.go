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

// Message is the text of one message in JSON, and the line on which it begins.
type Message struct {
	Text []byte
	Line int
}

// Misfit is what is wrong with one message, and where.
type Misfit struct {
	File string
	Line int
	Err  error
}

func (m *Misfit) Error() string { return fmt.Sprintf("%s:%d: %v", m.File, m.Line, m.Err) }

func (m *Misfit) Unwrap() error { return m.Err }

// JSON yields the messages of a file of JSON: those of a .jsonl file, one a line, or of any other file,
// an array of messages or a single one. (For a type that is itself an array in JSON, the lines are
// the way to give one.) Those of a .jsonl file may be no JSON. Nothing follows a misfit.
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

// values yields the elements of an array, or any other value as it is; nothing of a file that is
// empty or null.
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

// skipBlanks returns the first byte that is not blank, without reading it.
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

// decoder finds the values in a file of JSON.
type decoder struct {
	*json.Decoder
	from  int // where in the file it began
	ended int // where in the file the last value ended
	under *counter
}

// offset is that of the next byte in the file.
func (d *decoder) offset() int { return d.from + int(d.InputOffset()) }

// elements yields those of an array, unless no more are wanted.
func (d *decoder) elements(yield func(Message, *Misfit) bool) (wanted bool, err error) {
	if _, err := d.Token(); err != nil { // the bracket
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
	if _, err := d.Token(); err != nil { // the other one
		return true, err
	}
	return true, d.end()
}

// single yields the value that is the file, once it is known that nothing follows it.
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

// message is the next value.
func (d *decoder) message() (Message, error) {
	d.under.most = d.offset() + Most
	var text json.RawMessage
	if err := d.Decode(&text); err != nil {
		return Message{}, err
	}
	d.ended = d.offset()
	return Message{text, d.under.lineAt(d.ended - len(text))}, nil
}

var errFollows = errors.New("something follows the JSON: a .json file has one message or an array of them, a .jsonl file one a line")

// end is an error if something follows.
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

// endOfInput is the text of an error that Go 1.27 has where it had io.EOF before.
const endOfInput = "unexpected end of JSON input"

// explain finds the line of an error. Of what is no JSON the byte is told by reading it again.
func (d *decoder) explain(err error) (line int, _ error) {
	rest, _ := io.ReadAll(d.Buffered()) // which can't fail
	value := bytes.TrimLeft(rest, blanks)
	if d.offset() == d.ended { // Go 1.27 leaves the comma before a value that is no JSON
		value = bytes.TrimLeft(bytes.TrimPrefix(value, []byte(",")), blanks)
	}
	at := d.offset() + len(rest) - len(value)
	switch syntax := new(json.SyntaxError); {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), err.Error() == endOfInput:
		at, err = d.offset()+len(bytes.TrimRight(rest, blanks)), errors.New("no JSON: the file ends in the middle of a value")
	case errors.As(err, &syntax):
		err = fmt.Errorf("no JSON: %w", err)
		if errors.As(json.Unmarshal(value, new(json.RawMessage)), &syntax) {
			at += int(syntax.Offset) - 1
		}
	}
	return d.under.lineAt(at), err
}
