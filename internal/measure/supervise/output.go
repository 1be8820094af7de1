package supervise

import (
	"errors"
	"io"
	"os"
	"time"
)

// lingering is how long to wait for events after their process has ended, if something that it
// started still has the pipe open.
const lingering = 2 * time.Second

// output is the parent's end of the pipe with a child's events.
type output struct{ *os.File }

// exited notes that the child has ended. It wakes up a waiting reader.
func (o output) exited() { _ = o.SetReadDeadline(time.Now()) } // without deadlines, the pipe ends by itself

// Read returns io.EOF if nothing has come for a while after the end of the child.
func (o output) Read(b []byte) (int, error) {
	for waited := false; ; waited = true {
		n, err := o.File.Read(b)
		switch {
		case n > 0 || !errors.Is(err, os.ErrDeadlineExceeded):
			return n, err
		case waited:
			return 0, io.EOF
		}
		if err := o.SetReadDeadline(time.Now().Add(lingering)); err != nil {
			return 0, err
		}
	}
}
