package usertype

import (
	"bytes"
	"regexp"
	"strings"
)

// lastWords finds the reason why a process ended in its output: a panic or fatal error with its
// function, or else the last line. Other output may come before it.
type lastWords struct {
	rest               []byte // of an unfinished line
	fatal, place, last string
}

const longestLine = 4 << 10

// frame matches a function's line in a goroutine's stack.
var frame = regexp.MustCompile(`^(\S+)\(.*\)$`)

func (w *lastWords) Write(text []byte) (int, error) {
	for part := range bytes.Lines(text) {
		w.rest = append(w.rest, part[:min(len(part), longestLine-len(w.rest))]...)
		if part[len(part)-1] == '\n' {
			w.line(strings.TrimSpace(string(w.rest)))
			w.rest = w.rest[:0]
		}
	}
	return len(text), nil
}

func (w *lastWords) line(line string) {
	found := frame.FindStringSubmatch(line)
	switch {
	case w.fatal == "" && (strings.HasPrefix(line, "panic: ") || strings.HasPrefix(line, "fatal error: ")):
		w.fatal = line
	case w.fatal != "" && w.place == "" && found != nil && found[1] != "panic" && !strings.HasPrefix(found[1], "runtime."):
		w.place = found[1]
	case line != "":
		w.last = line
	}
}

func (w *lastWords) String() string {
	w.line(strings.TrimSpace(string(w.rest)))
	switch {
	case w.fatal != "" && w.place != "":
		return w.fatal + ", in " + w.place
	case w.fatal != "":
		return w.fatal
	case w.last != "":
		return w.last
	}
	return "it printed nothing"
}
