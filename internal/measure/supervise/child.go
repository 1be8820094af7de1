package supervise

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
)

// signature precedes each event of this process. The parent makes it up and sends it with the task.
// A library may guess the descriptor of the events and write to it, but its output has no signature
// and is not an event.
var signature string

// signed writes each event, with the signature, in a single call.
type signed struct{ *os.File }

func (s signed) Write(event []byte) (int, error) {
	if _, err := s.File.Write(append([]byte(signature), event...)); err != nil {
		return 0, err
	}
	return len(event), nil
}

// Serve is called in a child. It does the task and reports its error to the parent. Events don't go
// to standard output, so that a library may print what it likes.
func Serve(task func(events io.Writer) error) error {
	events := signed{channel()}
	err := task(events)
	if err != nil {
		line := strings.Join(strings.Fields(err.Error()), " ")
		if _, unsent := fmt.Fprintf(events, "%c%s\n", failure, line); unsent != nil {
			return unsent
		}
	}
	return errors.Join(err, events.Close())
}

// Take is called first in a child. It reads the task that the parent wrote to in. refuse, if not
// nil, may reject the task. From then on the process ends when the parent does. Ctrl-C reaches both
// processes, and the parent decides what to do about it.
func Take(in io.Reader, task any, refuse func() error) error {
	signal.Ignore(os.Interrupt)
	in, err := keep(in)
	if err != nil {
		return fmt.Errorf("reading the task: %w", err)
	}
	lines := bufio.NewReader(in)
	sign, err := lines.ReadString('\n')
	if err == nil {
		err = json.NewDecoder(lines).Decode(task)
	}
	if err != nil {
		return fmt.Errorf("reading the task: %w", err)
	}
	signature = strings.TrimSpace(sign)
	if refuse != nil {
		if err := refuse(); err != nil { // the parent's end must not come first
			return err
		}
	}
	go func() {
		_, _ = io.Copy(io.Discard, in) // the pipe closes only when the parent is gone
		os.Exit(1)
	}()
	return nil
}
