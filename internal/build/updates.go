package build

import (
	"context"
	"os"
	"slices"
	"strings"

	"golang.org/x/mod/semver"
)

// Update is a newer version of a module.
type Update struct {
	Path   string `json:"module"`
	Now    string `json:"now"`
	Newest string `json:"newest"`
	// Failed is why the newest version isn't known. It is "" if it is known.
	Failed string `json:"failed,omitempty"`
}

// Required returns the versions of modules that the module in dir builds with, by path. Modules that a
// folder replaces are left out.
func Required(ctx context.Context, dir string) (map[string]string, error) {
	type listed struct {
		Path, Version string
		Main          bool
		Replace       *listed
	}
	out, err := runGo(ctx, dir, append(os.Environ(), "PWD="+dir), "list", "-m", "-json=Path,Version,Main,Replace", "all")
	if err != nil {
		return nil, err
	}
	modules, err := decodeAll[listed](out)
	if err != nil {
		return nil, err
	}
	versions := make(map[string]string)
	for _, m := range modules {
		if !m.Main && m.Replace == nil {
			versions[m.Path] = m.Version
		}
	}
	return versions, nil
}

// Updates looks up the newest versions of modules whose present versions are given. It returns those
// that are newer, and those that could not be looked up, in the order of their paths.
func Updates(ctx context.Context, now map[string]string) (all []Update, err error) {
	type listed struct {
		Path, Version string
		Error         *struct{ Err string }
	}
	args := []string{"list", "-m", "-e", "-json=Path,Version,Error"}
	for path := range now {
		args = append(args, path+"@latest")
	}
	if len(now) == 0 {
		return nil, nil
	}
	env := append(os.Environ(), "GO111MODULE=on", "GOWORK=off", "GOFLAGS=-mod=mod", "PWD="+os.TempDir())
	out, err := runGo(ctx, os.TempDir(), env, args...)
	if err != nil {
		return nil, err
	}
	modules, err := decodeAll[listed](out)
	if err != nil {
		return nil, err
	}
	for _, m := range modules {
		u := Update{Path: m.Path, Now: now[m.Path], Newest: m.Version}
		switch {
		case m.Error != nil:
			u.Newest, u.Failed = "", firstLine(m.Error.Err)
		case semver.Compare(m.Version, u.Now) <= 0:
			continue
		}
		all = append(all, u)
	}
	slices.SortFunc(all, func(a, b Update) int { return strings.Compare(a.Path, b.Path) })
	return all, nil
}
