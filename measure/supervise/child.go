package supervise

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
)

// Take is called first in a child. It reads the task that the parent wrote to in, and from then on
// the process ends when the parent does. Ctrl-C reaches both, and the parent decides what comes of it.
func Take(in io.Reader, task any) error {
	signal.Ignore(os.Interrupt)
	if err := json.NewDecoder(in).Decode(task); err != nil {
		return fmt.Errorf("reading the task: %w", err)
	}
	go func() {
		_, _ = io.Copy(io.Discard, in) // nothing more comes: when the pipe closes the parent is gone
		os.Exit(1)
	}()
	return nil
}
