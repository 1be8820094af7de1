package supervise

import (
	"errors"
	"io"
	"os"
	"time"
)

// lingering is how long events are waited for when their process has ended, and something that it started
// still has what it wrote them to.
const lingering = 2 * time.Second

// output is what a child writes events to, as its parent reads it.
type output struct{ *os.File }

// exited says that the child has ended: a reader that waits is woken up.
func (o output) exited() { _ = o.SetReadDeadline(time.Now()) } // where there are no deadlines the pipe ends

// Read ends where nothing has come for a while since the child has ended.
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
