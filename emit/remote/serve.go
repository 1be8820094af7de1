package remote

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Serve reads a request from in and answers it with the emitters of the codecs.
func Serve(ctx context.Context, codecs []codec.Codec, in io.Reader) (err error) {
	var r request
	if err := json.NewDecoder(in).Decode(&r); err != nil {
		return fmt.Errorf("reading the request: %w", err)
	}
	out, err := os.OpenFile(r.Answer, os.O_WRONLY|os.O_TRUNC, 0)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	schemas, err := schema.UnmarshalFamily(r.Schemas)
	if err != nil {
		return err
	}
	s := &server{answers: json.NewEncoder(out)}
	if r.Codec != "" {
		err = s.unfit(r, codecs, schemas)
	} else {
		err = s.emit(ctx, r, codecs, schemas)
	}
	if err != nil {
		s.answer(answer{Failed: failed(err)})
	}
	s.answer(answer{Done: true})
	return s.err
}

// server writes answers. The lock is for emitters that give several answers at once.
type server struct {
	sync.Mutex
	answers *json.Encoder
	err     error
}

func (s *server) answer(a answer) {
	s.Lock()
	defer s.Unlock()
	s.err = errors.Join(s.err, s.answers.Encode(a))
}

func (s *server) emit(ctx context.Context, r request, codecs []codec.Codec, schemas []*schema.Schema) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%s: panic: %v", r.Emitter, p)
		}
	}()
	job := codec.Job{
		Import: r.Import, Dir: r.Dir, Env: r.Env, Pass: r.Pass,
		Note:    func(what string) { s.answer(answer{Note: what}) },
		Refused: func(codec, reason string) { s.answer(answer{Refused: &refusal{codec, reason}}) },
	}
	for i, name := range r.Roots {
		job.Roots = append(job.Roots, codec.Root{Name: name, Schema: schemas[i]})
	}
	for _, k := range codecs {
		if k.Emitter != nil && k.Emitter.Package() == r.Emitter {
			return k.Emitter.Make(ctx, job)
		}
	}
	return fmt.Errorf("the program has no emitter %q", r.Emitter)
}

func (s *server) unfit(r request, codecs []codec.Codec, schemas []*schema.Schema) error {
	for _, k := range codecs {
		if k.Name != r.Codec || k.Unfit == nil {
			continue
		}
		if why := emit.Reason(schemas[0], k.Unfit); why != "" {
			s.answer(answer{Refused: &refusal{k.Name, why}})
		}
		return nil
	}
	return fmt.Errorf("the program has no codec %q that says what it can't carry", r.Codec)
}

// failed returns an error in the form in which it is sent.
func failed(err error) *failure {
	f := &failure{Text: err.Error()}
	var command *emit.CommandError
	if errors.As(err, &command) {
		f.Name, f.Line, f.Dir, f.Said = command.Name, command.Line, command.Dir, command.Said
		f.Exit = command.Exit.Error()
	}
	return f
}
