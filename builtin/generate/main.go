// Generate writes what is known about the built-in codecs, data sets and engines to
// builtin/known.json, with the versions in go.mod.
//
//	go generate ./builtin
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/builtin/survey"
	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/part"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	if _, err := os.Stat("known.json"); err != nil {
		return errors.New("this is not the folder builtin: go generate ./builtin")
	}
	known, err := survey.Known(codec.Roles{}, filepath.Join("generated", "_made"))
	if err != nil {
		return err
	}
	apart := parts.Apart()
	for _, name := range slices.Sorted(maps.Keys(apart)) {
		engines, err := engines(ctx, apart[name])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for _, e := range engines {
			e.Part, e.Apart = apart[name], name
			known.Engines = append(known.Engines, e)
		}
	}
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "\t")
	if err := enc.Encode(known); err != nil {
		return err
	}
	return os.WriteFile("known.json", text.Bytes(), 0o666)
}

// engines asks a separate program for the engines of a function that can't be linked with the
// others.
func engines(ctx context.Context, f part.Func) ([]inventory.Engine, error) {
	dir, err := os.MkdirTemp("", "wirebench-generate-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	result, err := build.Build(ctx, build.Options{Engines: []part.Func{f}, Dir: dir})
	if err != nil {
		return nil, err
	}
	if len(result.Dropped) > 0 {
		return nil, errors.New(result.Dropped[0].Reason)
	}
	i, err := program.InventoryOf(ctx, result.Binaries[0])
	return i.Engines, err
}
