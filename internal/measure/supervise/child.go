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

// signature stands before each event of this process. The parent has made it up, and read it with the task: what a library
// writes to the events' descriptor, which it may guess, is no event.
var signature string

// signed writes events, each by one call.
type signed struct{ *os.File }

func (s signed) Write(event []byte) (int, error) {
	if _, err := s.File.Write(append([]byte(signature), event...)); err != nil {
		return 0, err
	}
	return len(event), nil
}

// Serve is called in a child: it does the task, and tells the parent of its error. Events don't go to the standard output,
// so that a library may print what it likes.
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

// Take is called first in a child. It reads the task that the parent wrote to in, unless refuse has something against it,
// and from then on the process ends when the parent does. Ctrl-C reaches both, and the parent decides what comes of it.
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
		if err := refuse(); err != nil { // told before the parent's end would
			return err
		}
	}
	go func() {
		_, _ = io.Copy(io.Discard, in) // nothing more comes: when the pipe closes the parent is gone
		os.Exit(1)
	}()
	return nil
}
