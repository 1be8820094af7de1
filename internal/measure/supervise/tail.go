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

// tail keeps the beginning of what a process wrote to standard output and standard error.
type tail struct {
	head     []byte
	read     atomic.Int64 // bytes
	from, to *os.File
	copied   chan struct{}
}

// listen lets a process that is about to start write to a tail. What it starts may have that open for longer than it
// lives, and is not waited for.
func listen(cmd *exec.Cmd) (*tail, error) {
	t := &tail{copied: make(chan struct{})}
	var err error
	if t.from, t.to, err = os.Pipe(); err != nil {
		return nil, err
	}
	cmd.Stdout, cmd.Stderr = t.to, t.to
	return t, nil
}

// begin reads, once the process has been started, or could not be.
func (t *tail) begin() {
	_ = t.to.Close() // the process has its own
	go func() {
		defer close(t.copied)
		_, err := io.Copy(t, t.from) // up to the end of all who have it, or to that of the process
		if errors.Is(err, os.ErrDeadlineExceeded) && t.from.SetReadDeadline(time.Now().Add(unread)) == nil {
			_, _ = io.Copy(t, t.from) // what it wrote last, which on a busy machine is not read yet
		}
		_ = t.from.Close()
	}()
}

// unread is how long is read from those that still have it when the process has ended.
const unread = 200 * time.Millisecond

// end waits until what the process wrote has been read.
func (t *tail) end() {
	_ = t.from.SetReadDeadline(time.Now()) // where there are no deadlines the pipe ends
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

// first is the first line that says something: a crash's headline.
func (t *tail) first() string {
	for line := range strings.Lines(string(t.head)) {
		if line = strings.TrimSpace(line); line != "" {
			return printable.Line(line)
		}
	}
	return "it said nothing"
}
