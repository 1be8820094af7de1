package build

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/variant"
)

// Obtain downloads what a variant needs before anything is built: its version of Go, and its versions of
// modules, in which it replaces queries such as "latest" by versions.
func Obtain(ctx context.Context, v variant.Variant) (variant.Variant, error) {
	env := append(os.Environ(), "GO111MODULE=on", "GOWORK=off", "GOFLAGS=-mod=mod", "PWD="+os.TempDir())
	if v.Go != "" {
		env = append(env, "GOTOOLCHAIN="+v.Go)
		if _, err := runGo(ctx, os.TempDir(), env, "version"); err != nil {
			return v, obtaining(v.Go, err)
		}
	}
	v.Modules = slices.Clone(v.Modules)
	for i, m := range v.Modules {
		if variant.Folder(m) != "" {
			continue
		}
		out, err := runGo(ctx, os.TempDir(), env, "list", "-m", "-f={{.Version}}", m.Path+"@"+m.Version)
		if err != nil {
			return v, obtaining(m.Path+"@"+m.Version, err)
		}
		v.Modules[i].Version = strings.TrimSpace(string(out))
	}
	return v, nil
}

// obtaining returns the error of something that the go command can't obtain.
func obtaining(what string, err error) error {
	var refused *goError
	if !errors.As(err, &refused) {
		return err
	}
	return fmt.Errorf("%s can't be obtained: %s; name another version, or install it where the go command finds it", what, strings.TrimPrefix(firstLine(refused.stderr), "go: "))
}
