package supervise

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
)

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
