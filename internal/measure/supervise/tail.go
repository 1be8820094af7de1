package supervise

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"time"

	"github.com/wirebench/wirebench/internal/printable"
)

// tail keeps the beginning of a process's standard output and standard error.
type tail struct {
	head     []byte
	read     atomic.Int64 // bytes read so far
	from, to *os.File
	copied   chan struct{}
}

// listen makes a process that is about to start write to a tail. Processes that it starts may keep
// the pipe open for longer than it lives, and are not waited for.
func listen(cmd *exec.Cmd) (*tail, error) {
	t := &tail{copied: make(chan struct{})}
	var err error
	if t.from, t.to, err = os.Pipe(); err != nil {
		return nil, err
	}
	cmd.Stdout, cmd.Stderr = t.to, t.to
	return t, nil
}

// begin starts to read, after the process was started or failed to start.
func (t *tail) begin() {
	_ = t.to.Close() // the process has its own copy
	go func() {
		defer close(t.copied)
		_, err := io.Copy(t, t.from) // until all writers have closed it, or the process has ended
		if errors.Is(err, os.ErrDeadlineExceeded) && t.from.SetReadDeadline(time.Now().Add(unread)) == nil {
			_, _ = io.Copy(t, t.from) // the last output, which may be unread on a busy machine
		}
		_ = t.from.Close()
	}()
}

// unread is how long to read after the end of the process if others still have the pipe open.
const unread = 200 * time.Millisecond

// end waits until the process's output has been read.
func (t *tail) end() {
	_ = t.from.SetReadDeadline(time.Now()) // without deadlines, the pipe ends by itself
	<-t.copied
}

const kept = 4 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.read.Add(int64(len(p)))
	if room := kept - len(t.head); room > 0 {
		t.head = append(t.head, p[:min(room, len(p))]...)
	}
	return len(p), nil
}

// first returns the first line that is not empty, such as the headline of a crash.
func (t *tail) first() string {
	for line := range strings.Lines(string(t.head)) {
		if line = strings.TrimSpace(line); line != "" {
			return printable.Line(line)
		}
	}
	return "it printed nothing"
}
