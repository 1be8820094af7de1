// Package emitrun runs the emitters of codecs over the types of a family, which may be built-in
// types or the user's.
//
// It must not know which emitters there are: they come with the codecs of its caller.
package emitrun

import (
	"context"
	"encoding/json"
	"fmt"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Family is a set of types that share code, because they are made of the same named types.
type Family struct {
	// Import is the import path of the folder Dir. Each emitter gets a folder below it.
	Import, Dir string
	Types       []types.Type
	// Env is as in emit.Job.
	Env []string
	// Stamp identifies everything that emitters make code from, besides the types. If the existing
	// code has the same stamp it is kept, unless its generator is not part of wirebench
	// ([codec.Emitter].Repeats). If Stamp is empty, all code is made.
	Stamp string
	// Pass is as in [codec.Job].
	Pass bool
	// Step, if not nil, gets the package that is made next, how many are done, and the total.
	Step func(name string, done, total int)
	// Note, if not nil, gets what the user should know of a generator. Refused, if not nil, gets
	// each codec for which an emitter makes no code, with the reason. Only one goroutine at a time
	// calls them.
	Note    func(string)
	Refused func(e codec.Emitter, codec, reason string)
}

// Emitters returns the emitters of the codecs, each once, in the order of the codecs.
func Emitters(codecs []codec.Codec) []codec.Emitter {
	var all []codec.Emitter
	seen := make(map[codec.Emitter]bool)
	for _, k := range codecs {
		if k.Emitter != nil && !seen[k.Emitter] {
			seen[k.Emitter] = true
			all = append(all, k.Emitter)
		}
	}
	return all
}

// Roots derives the schemas of the family's types, and writes each to a file in the family's
// folder.
func (f Family) Roots() ([]codec.Root, error) { return f.RootsOf(schema.Family(f.Types...)) }

// RootsOf is Roots for known schemas.
func (f Family) RootsOf(schemas []*schema.Schema) ([]codec.Root, error) {
	roots := emit.Roots(schemas)
	if err := os.MkdirAll(f.Dir, 0o777); err != nil {
		return nil, err
	}
	for _, root := range roots {
		text, err := json.MarshalIndent(root.Schema, "", "\t")
		if err != nil {
			return nil, fmt.Errorf("schema of %s: %w", root.Name, err)
		}
		if err := os.WriteFile(filepath.Join(f.Dir, root.Name+".json"), append(text, '\n'), 0o666); err != nil {
			return nil, err
		}
	}
	return roots, nil
}

// Make lets the emitters write their packages, with GOMAXPROCS emitters at once: most of them wait
// for a generator, which uses one processor. The errors are in the order of the emitters. If an
// emitter fails or panics, only its own package is missing.
func (f Family) Make(ctx context.Context, roots []codec.Root, emitters []codec.Emitter) []error {
	errs := make([]error, len(emitters))
	var mu sync.Mutex
	done := 0
	step := func(e codec.Emitter) {
		mu.Lock()
		defer mu.Unlock()
		if f.Step != nil {
			f.Step(e.Package(), done, len(emitters))
		}
	}
	ready := func() {
		mu.Lock()
		defer mu.Unlock()
		done++
	}
	note := func(what string) {
		mu.Lock()
		defer mu.Unlock()
		if f.Note != nil {
			f.Note(what)
		}
	}
	refused := func(e codec.Emitter, codec, reason string) {
		mu.Lock()
		defer mu.Unlock()
		if f.Refused != nil {
			f.Refused(e, codec, reason)
		}
	}
	var all errgroup.Group
	all.SetLimit(runtime.GOMAXPROCS(0))
	for i, e := range emitters {
		all.Go(func() error {
			if errs[i] = ctx.Err(); errs[i] != nil {
				return nil
			}
			defer ready()
			stamp := f.stampOf(roots)
			if refusal, there := f.stamped(e, stamp); there {
				if refusal != "" {
					refused(e, e.Offers()[0], refusal)
				}
				return nil
			}
			step(e)
			last := ""
			errs[i] = f.makeOne(ctx, roots, e, note, func(codec, reason string) {
				last = reason
				refused(e, codec, reason)
			})
			if errs[i] == nil && stamp != "" && e.Repeats() {
				errs[i] = os.WriteFile(f.stampFile(e), []byte(stamp+"\n"+last), 0o666)
			}
			return nil // the other emitters continue
		})
	}
	_ = all.Wait() // errors are in errs
	return errs
}

func (f Family) makeOne(ctx context.Context, roots []codec.Root, e codec.Emitter, note func(string), refused func(codec, reason string)) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: panic: %v", e.Package(), r)
		}
	}()
	name := e.Package()
	return e.Make(ctx, codec.Job{
		Roots: roots, Import: path.Join(f.Import, name), Dir: filepath.Join(f.Dir, name), Env: f.Env, Pass: f.Pass,
		Note: func(what string) { note(name + ": " + what) }, Refused: refused,
	})
}
