package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/modfile"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// named is a module of the list of names, with the comment above it.
type named struct{ path, kind string }

// parseNames reads paths, one on each line. A comment is the kind of the modules below it, up to an
// empty line, and so a comment before an empty line is the kind of none.
func parseNames(text string) (all []named, err error) {
	kind := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		comment, isComment := strings.CutPrefix(line, "#")
		switch {
		case line == "":
			kind = ""
		case isComment:
			kind = strings.TrimSpace(comment)
		case strings.ContainsAny(line, " \t@"):
			return nil, fmt.Errorf("%q isn't the path of a module alone", line)
		case slices.ContainsFunc(all, func(n named) bool { return n.path == line }):
			return nil, fmt.Errorf("%s is there twice; leave one", line)
		default:
			all = append(all, named{line, kind})
		}
	}
	return all, nil
}

// answer is what the go command says about a module.
type answer struct {
	Path, Version, GoMod string
	Time                 time.Time
	Error                *struct{ Err string }
}

// ask asks the go command for the newest releases of the modules. It downloads their go.mod files
// and not their code, which "go mod download" would download too.
func ask(ctx context.Context, wanted []named) ([]answer, error) {
	// With -e, a module that can't be had has an error of its own.
	args := []string{"list", "-m", "-e", "-json=Path,Version,Time,GoMod,Error"}
	for _, n := range wanted {
		args = append(args, n.path+"@latest")
	}
	cmd := exec.CommandContext(ctx, "go", args...)
	// Outside of any module: the go.mod of wirebench must not choose the versions.
	cmd.Dir = os.TempDir()
	cmd.Env = append(os.Environ(), "GOWORK=off")
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, fmt.Errorf("go list: %s", strings.TrimSpace(string(exit.Stderr)))
	}
	if err != nil {
		return nil, err
	}
	return parseAnswers(out)
}

func parseAnswers(out []byte) (all []answer, err error) {
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var a answer
		if err := dec.Decode(&a); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		all = append(all, a)
	}
}

// requires returns the modules that the go.mod of an answer requires directly.
func (a answer) requires() ([]string, error) {
	switch {
	case a.Error != nil:
		return nil, errors.New(strings.Join(strings.Fields(a.Error.Err), " "))
	case a.GoMod == "":
		return nil, errors.New("the go command has no go.mod of it")
	case strings.HasSuffix(a.Version, "+incompatible"):
		return nil, fmt.Errorf("%s has no go.mod of its own", a.Version)
	}
	text, err := os.ReadFile(a.GoMod)
	if err != nil {
		return nil, err
	}
	// Newer versions of Go may have directives that this one doesn't know.
	mod, err := modfile.ParseLax(a.Path+"/go.mod", text, nil)
	if err != nil {
		return nil, err
	}
	var direct []string
	for _, r := range mod.Require {
		if !r.Indirect {
			direct = append(direct, r.Mod.Path)
		}
	}
	return direct, nil
}

// gather returns the list of the wanted modules. The error names those that are in neither the
// answers nor the old list. It prints which modules keep their earlier entry, and why.
func gather(old maintenance.Users, wanted []named, answers []answer, libraries []library, looked string) (maintenance.Users, error) {
	now := maintenance.Users{Looked: looked}
	by := make(map[string][]string)
	var missing []error
	for _, n := range wanted {
		a := answer{}
		if at := slices.IndexFunc(answers, func(a answer) bool { return a.Path == n.path }); at >= 0 {
			a = answers[at]
		}
		user := maintenance.User{Path: n.path, Kind: n.kind, Release: maintenance.Release{Version: a.Version}}
		if !a.Time.IsZero() {
			user.Date = a.Time.UTC().Format(time.DateOnly)
		}
		direct, err := a.requires()
		if err != nil {
			at := slices.IndexFunc(old.Users, func(u maintenance.User) bool { return u.Path == n.path })
			if at < 0 {
				missing = append(missing, fmt.Errorf("%s can't be had, and has no earlier entry: remove it from %s, or try again later: %w", n.path, names, err))
				continue
			}
			user, direct = earlier(old, at)
			user.Kind = n.kind
			fmt.Printf("%s can't be had, and keeps its entry of %s: %v\n", n.path, user.Looked, err)
		}
		now.Users = append(now.Users, user)
		for _, path := range direct {
			by[path] = append(by[path], n.path)
		}
	}
	for _, l := range libraries {
		users := by[l.module]
		slices.Sort(users)
		now.Required = append(now.Required, maintenance.Requirement{Module: l.module, By: append([]string{}, users...)})
	}
	return now, errors.Join(missing...)
}

// earlier returns a user of an old list with the day on which it was looked up, and the modules of
// that list that it requires.
func earlier(old maintenance.Users, at int) (user maintenance.User, direct []string) {
	user = old.Users[at]
	if user.Looked == "" {
		user.Looked = old.Looked
	}
	for _, r := range old.Required {
		if slices.Contains(r.By, user.Path) {
			direct = append(direct, r.Module)
		}
	}
	return user, direct
}
