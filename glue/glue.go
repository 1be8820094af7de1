// Package glue runs the emitters of codecs over the types of a family, built-in
// or the user's.
package glue

import (
	"context"
	"encoding/json"
	"fmt"
	"go/types"
	"os"
	"path"
	"path/filepath"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Family is types that share code, since they are made of the same named types.
type Family struct {
	// Import is the path of the folder Dir, below which each emitter gets one.
	Import, Dir string
	Types       []types.Type
	// Env is as in emit.Job.
	Env []string
	// Step is told what is made next, if not nil.
	Step func(string)
}

// Emitters are those of the codecs, each once, in their order.
func Emitters(codecs []codec.Codec) []*emit.Emitter {
	var all []*emit.Emitter
	seen := make(map[*emit.Emitter]bool)
	for _, k := range codecs {
		if k.Emitter != nil && !seen[k.Emitter] {
			seen[k.Emitter] = true
			all = append(all, k.Emitter)
		}
	}
	return all
}

// Roots derives the schemas and leaves each in a file of the family's folder.
func (f Family) Roots() ([]emit.Root, error) {
	roots := emit.Roots(schema.Family(f.Types...))
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

// Make lets an emitter write its package.
func (f Family) Make(ctx context.Context, roots []emit.Root, e *emit.Emitter) error {
	if f.Step != nil {
		f.Step("making " + path.Base(f.Import) + "/" + e.Name)
	}
	job := &emit.Job{Roots: roots, Import: path.Join(f.Import, e.Name), Dir: filepath.Join(f.Dir, e.Name), Env: f.Env}
	return emit.Run(ctx, *e, job)
}
