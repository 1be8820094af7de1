// Package remote runs emitters in another program. A program that knows codecs without linking them
// builds a program with their emitters, and asks it for code. Each request is one process. The
// process reads its request as JSON from standard input, and writes its answer as lines of JSON to a
// file, because libraries may print when they are initialised.
//
// It must not know which codecs there are: it finds an emitter by the name in the request.
package remote

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/schema"
)

// Command is the hidden command with which a program answers a request.
const Command = "emit"

// request asks for code, or whether a codec that needs none carries a type.
type request struct {
	Emitter string `json:"emitter,omitempty"` // the package name of an emitter
	Codec   string `json:"codec,omitempty"`   // the codec whose Unfit is asked
	// Roots are the names of the schemas, in the order of Schemas.
	Roots   []string        `json:"roots,omitempty"`
	Schemas json.RawMessage `json:"schemas"`
	Import  string          `json:"import,omitempty"`
	Dir     string          `json:"dir,omitempty"`
	Env     []string        `json:"env,omitempty"`
	Pass    bool            `json:"pass,omitempty"`
	Answer  string          `json:"answer"` // the file for the answer
}

// answer is one line of the answer. Each line sets one field, and the last line sets Done.
type answer struct {
	Note    string   `json:"note,omitempty"`
	Refused *refusal `json:"refused,omitempty"`
	Failed  *failure `json:"failed,omitempty"`
	Done    bool     `json:"done,omitempty"`
}

// refusal is a codec that can't carry a root, and why.
type refusal struct {
	Codec  string `json:"codec"`
	Reason string `json:"reason"`
}

// failure is the error of an emitter. If a command of the emitter failed, it describes the command.
type failure struct {
	Text string `json:"text"`
	// The fields of an emit.CommandError:
	Name string `json:"name,omitempty"`
	Line string `json:"line,omitempty"`
	Dir  string `json:"dir,omitempty"`
	Exit string `json:"exit,omitempty"`
	Said string `json:"said,omitempty"`
}

// Program returns the path of a program that has the emitters. It may build the program when it is
// first called.
type Program func(ctx context.Context) (path string, err error)

// Emitter is an emitter of another program.
type Emitter struct {
	inventory.Emitter
	Program Program
}

var _ codec.Emitter = (*Emitter)(nil)

// Package returns the name of the package that the emitter makes.
func (e *Emitter) Package() string { return e.Emitter.Package }

// Offers returns the names of the codecs that the package has ports for.
func (e *Emitter) Offers() []string { return e.Emitter.Offers }

// Repeats is as in [codec.Emitter].
func (e *Emitter) Repeats() bool { return e.Emitter.Repeats }

// Make lets the program write the package of a job.
func (e *Emitter) Make(ctx context.Context, job codec.Job) error {
	r := request{Emitter: e.Package(), Import: job.Import, Dir: job.Dir, Env: job.Env, Pass: job.Pass}
	var schemas []*schema.Schema
	for _, root := range job.Roots {
		r.Roots, schemas = append(r.Roots, root.Name), append(schemas, root.Schema)
	}
	return e.Program.ask(ctx, r, schemas, func(a answer) {
		switch {
		case a.Note != "" && job.Note != nil:
			job.Note(a.Note)
		case a.Refused != nil && job.Refused != nil:
			job.Refused(a.Refused.Codec, a.Refused.Reason)
		}
	})
}

// Unfit says which part of a type a codec without an emitter can't carry, or returns "" if the codec
// can carry all of it.
func (p Program) Unfit(ctx context.Context, name string, of *schema.Schema) (why string, err error) {
	err = p.ask(ctx, request{Codec: name}, []*schema.Schema{of}, func(a answer) {
		if a.Refused != nil {
			why = a.Refused.Reason
		}
	})
	return why, err
}

// ask runs the program with a request, and calls on for each line of its answer.
func (p Program) ask(ctx context.Context, r request, schemas []*schema.Schema, on func(answer)) (err error) {
	program, err := p(ctx)
	if err != nil {
		return err
	}
	if r.Schemas, err = schema.MarshalFamily(schemas); err != nil {
		return err
	}
	file, err := os.CreateTemp("", "wirebench-answer-")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	defer file.Close() // only read from
	r.Answer = file.Name()
	asked, err := json.Marshal(r)
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, program, Command)
	cmd.Stdin = bytes.NewReader(asked)
	var said bytes.Buffer
	cmd.Stderr = &said
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // so that generators tidy up
	cmd.WaitDelay = 10 * time.Second
	ended := cmd.Run()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	done := false
	var failed error
	for dec := json.NewDecoder(file); dec.More(); {
		var a answer
		if err := dec.Decode(&a); err != nil {
			return fmt.Errorf("the program with the emitters did not answer with JSON: %w", err)
		}
		if a.Failed != nil {
			failed = a.Failed.error()
		}
		done = done || a.Done
		on(a)
	}
	if !done {
		line, _, _ := strings.Cut(said.String(), "\n")
		return fmt.Errorf("%s: its process ends: %w: %s", cmp.Or(r.Emitter, r.Codec), cmp.Or(ended, failed), line)
	}
	return failed
}

func (f *failure) error() error {
	if f.Name == "" {
		return errors.New(f.Text)
	}
	return &wrapped{f.Text, &emit.CommandError{Name: f.Name, Line: f.Line, Dir: f.Dir, Exit: errors.New(f.Exit), Said: f.Said}}
}

// wrapped is an error of an emitter whose command failed.
type wrapped struct {
	text string
	of   *emit.CommandError
}

func (w *wrapped) Error() string { return w.text }
func (w *wrapped) Unwrap() error { return w.of }
