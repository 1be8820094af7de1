package supervise

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
)

// Serve is called in a child: it does the task, and tells the parent of its error. What events are written to
// is known to nothing else in the process, so that a library may print what it likes.
func Serve(task func(events io.Writer) error) error {
	events := channel()
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
	if err := json.NewDecoder(in).Decode(task); err != nil {
		return fmt.Errorf("reading the task: %w", err)
	}
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
