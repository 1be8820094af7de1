package supervise

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/printable"
)

// tail keeps the beginning of what a process wrote to standard output and standard error.
type tail struct {
	head        []byte
	read, write *os.File
	copied      chan struct{}
}

// listen lets a process that is about to start write to a tail. What it starts may have that open for longer than it
// lives, and is not waited for.
func listen(cmd *exec.Cmd) (*tail, error) {
	t := &tail{copied: make(chan struct{})}
	var err error
	if t.read, t.write, err = os.Pipe(); err != nil {
		return nil, err
	}
	cmd.Stdout, cmd.Stderr = t.write, t.write
	return t, nil
}

// begin reads, once the process has been started, or could not be.
func (t *tail) begin() {
	_ = t.write.Close() // the process has its own
	go func() {
		defer close(t.copied)
		_, _ = io.Copy(t, t.read) // up to the end of all who have it, or to the deadline
		_ = t.read.Close()
	}()
}

// unread is how long what a process that has ended wrote last may take to be read.
const unread = 200 * time.Millisecond

// end waits until what the process wrote has been read.
func (t *tail) end() {
	_ = t.read.SetReadDeadline(time.Now().Add(unread)) // where there are no deadlines the pipe ends
	<-t.copied
}

const kept = 4 << 10

func (t *tail) Write(p []byte) (int, error) {
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
