package supervise

import (
	"strings"
)

// tail keeps the beginning of what a process wrote to standard error, and its end.
type tail struct{ head, end []byte }

const kept = 4 << 10

func (t *tail) Write(p []byte) (int, error) {
	if room := kept - len(t.head); room > 0 {
		t.head = append(t.head, p[:min(room, len(p))]...)
	}
	t.end = append(t.end, p...)
	if len(t.end) > kept {
		t.end = t.end[len(t.end)-kept:]
	}
	return len(p), nil
}

// first is the first line that says something: a crash's headline.
func (t *tail) first() string {
	for line := range strings.Lines(string(t.head)) {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return "it said nothing"
}

// ErrorPrefix stands before the error that a process itself reports.
const ErrorPrefix = "wirebench: "

// clean reports whether the process ended by itself with an error of its own.
func (t *tail) clean() bool {
	return strings.HasPrefix(t.last(), ErrorPrefix)
}

func (t *tail) last() string {
	lines := strings.Split(strings.TrimSpace(string(t.end)), "\n")
	return lines[len(lines)-1]
}
