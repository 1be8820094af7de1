package supervise

import (
	"strings"

	"github.com/wirebench/wirebench/internal/printable"
)

// tail keeps the beginning of what a process wrote to standard output and standard error.
type tail struct{ head []byte }

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
