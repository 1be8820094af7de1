package foreign

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync/atomic"
	"time"

	"github.com/wirebench/wirebench/internal/foreign/frame"
	"github.com/wirebench/wirebench/internal/printable"
)

// Command says how a program of another language is started.
type Command struct {
	Path string   `json:"path"`
	Args []string `json:"args,omitempty"`
	Env  []string `json:"env,omitempty"` // in addition to the environment of this process
	// Timeout is how long an answer may take.
	Timeout time.Duration `json:"timeout"`
}

// Peer is a running program of another language.
type Peer struct {
	// About is how the program has introduced itself.
	About Introduction

	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	said head
	// timeout is how long an answer may take, and hung reports whether one took longer.
	timeout time.Duration
	hung    atomic.Bool
}

// Gone is the error of a peer that has ended, or was ended because it hung or broke the protocol.
// It answers no more.
type Gone struct{ Why string }

func (g *Gone) Error() string { return g.Why }

// Refusal is the reason that a peer has answered in place of a result. It goes on.
type Refusal struct{ Why string }

func (r *Refusal) Error() string { return r.Why }

// Start starts the program and asks it to introduce itself. The program ends when ctx does.
func Start(ctx context.Context, c Command) (*Peer, error) {
	p := &Peer{cmd: exec.CommandContext(ctx, c.Path, c.Args...), timeout: c.Timeout}
	p.cmd.Env = append(p.cmd.Environ(), c.Env...)
	p.cmd.Stderr = &p.said
	p.cmd.WaitDelay = time.Second // for what a process of the peer's own may still write
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.out = bufio.NewReader(out)
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", c.Path, err)
	}
	if p.About, err = p.hello(); err != nil {
		p.end()
		return nil, err
	}
	return p, nil
}

// Close lets the program end by itself, since its input ends, and waits for it.
func (p *Peer) Close() error {
	if p.cmd.ProcessState != nil {
		return nil // it has ended before, which was reported
	}
	hang := time.AfterFunc(p.timeout, p.kill)
	defer hang.Stop()
	closed := p.in.Close()
	rest, err := p.out.ReadByte()
	if err == nil {
		p.end()
		return &Gone{fmt.Sprintf("has written %#02x, which nobody has asked for", rest)}
	}
	if err := p.cmd.Wait(); err != nil {
		return &Gone{fmt.Sprintf("did not end well when its input ended: %v%s", err, p.said.line())}
	}
	return closed
}

// kill ends the process because it hangs.
func (p *Peer) kill() {
	p.hung.Store(true)
	_ = p.cmd.Process.Kill() // it fails only if the process has ended
}

// end ends the process if it has not ended, and returns how it ended.
func (p *Peer) end() error {
	p.in.Close()
	if p.cmd.ProcessState == nil {
		_ = p.cmd.Process.Kill() // it fails only if the process has ended
		_ = p.cmd.Wait()         // the reason why it was ended is reported
	}
	return errors.New(p.cmd.ProcessState.String())
}

// ask sends a request and returns the fields of the answer. The error is a [*Refusal] or a [*Gone].
func (p *Peer) ask(request frame.Content) (*frame.Fields, error) {
	if p.cmd.ProcessState != nil {
		return nil, &Gone{"has ended"}
	}
	hang := time.AfterFunc(p.timeout, p.kill)
	defer hang.Stop()
	unsent := frame.Write(p.in, request)
	content, err := frame.Read(p.out)
	switch {
	case err == nil && unsent != nil:
		return nil, p.breaks("answered before the request was sent")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), err != nil && p.hung.Load():
		return nil, p.gone()
	case err != nil:
		return nil, p.breaks("sent " + err.Error())
	}
	f := frame.NewFields(content)
	switch status := f.Byte(); status {
	case done:
		return f, nil
	case failed:
		why := f.Text()
		if err := f.End(); err != nil {
			return nil, p.breaks("sent " + err.Error())
		}
		return nil, &Refusal{cmp.Or(printable.Line(why), "failed without a reason")}
	default:
		return nil, p.breaks(fmt.Sprintf("began its answer with %#02x", status))
	}
}

// read asks, and reads all fields of the answer.
func (p *Peer) read(request frame.Content, fields func(*frame.Fields)) error {
	f, err := p.ask(request)
	if err != nil {
		return err
	}
	fields(f)
	if err := f.End(); err != nil {
		return p.breaks("sent " + err.Error())
	}
	return nil
}

// breaks ends a peer that broke the protocol: what follows in its output can't be understood.
func (p *Peer) breaks(how string) error {
	p.end()
	return &Gone{"broke the protocol: " + how + p.said.line()}
}

// gone returns the error of a peer whose output has ended.
func (p *Peer) gone() error {
	if p.hung.Load() {
		p.end()
		return &Gone{fmt.Sprintf("hangs: no answer in %v", p.timeout)}
	}
	// Usually the process has ended. If it has only closed its output, it is of no more use.
	hang := time.AfterFunc(time.Second, p.kill)
	defer hang.Stop()
	_ = p.cmd.Wait() // its state says how it ended
	return &Gone{fmt.Sprintf("ended (%v)%s", p.end(), p.said.line())}
}

// head keeps the beginning of what a program writes to standard error.
type head struct{ text bytes.Buffer }

const mostSaid = 4 << 10

func (h *head) Write(b []byte) (int, error) {
	h.text.Write(b[:min(len(b), mostSaid-h.text.Len())])
	return len(b), nil
}

// line returns the first line, with a colon in front, or "". The process must have ended.
func (h *head) line() string {
	first, _, _ := strings.Cut(strings.TrimSpace(h.text.String()), "\n")
	if first == "" {
		return ""
	}
	return ": " + printable.Line(first)
}
