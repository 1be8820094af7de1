package build

import (
	"context"
	"encoding/json"
	"fmt"
	"go/version"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// environ is the environment of go commands in the program's folder. Without a
// user's workspace the program is the running one again, for the same machine and by the same Go:
// the go command gets that if it is another one.
func (p *program) environ() []string {
	env := environ(p.dir, filepath.Join(p.dir, "go.work"), p.goflags)
	if p.Workspace != nil {
		return env
	}
	// What follows in the version is an experiment, which is a setting too.
	if goVersion, _, _ := strings.Cut(p.info.GoVersion, " "); version.IsValid(goVersion) {
		env = append(env, "GOTOOLCHAIN="+goVersion)
	}
	for _, s := range p.info.Settings {
		if strings.HasPrefix(s.Key, "GO") || s.Key == "CGO_ENABLED" {
			env = append(env, s.Key+"="+s.Value)
		}
	}
	return env
}

// flags are those that compiling and linking share. Profile-guided builds would
// favour the codecs that the profile has.
func (p *program) flags() []string {
	flags := []string{"-pgo=off", "-buildvcs=false"}
	if p.overlay != "" {
		flags = append(flags, "-overlay="+p.overlay)
	}
	for _, s := range p.info.Settings {
		again := s.Key == "-tags" || s.Key == "-gcflags" || s.Key == "-trimpath"
		if again && p.Workspace == nil {
			flags = append(flags, s.Key+"="+s.Value)
		}
	}
	return flags
}

// setFlags finds what go commands are called with. The overlay has that of the user's workspace.
func (p *program) setFlags(ctx context.Context) (err error) {
	files := maps.Clone(p.Overlay)
	if w := p.Workspace; w != nil {
		p.goflags = w.flags
		if files == nil {
			files = make(map[string][]byte)
		}
		maps.Copy(files, w.overlay)
	} else {
		users, err := runGo(ctx, "", os.Environ(), "env", "GOFLAGS")
		if err != nil {
			return err
		}
		p.goflags = workspaceFlags(string(users))
	}
	if len(files) > 0 {
		p.overlay, err = writeOverlay(filepath.Join(p.Dir, "overlay"), files)
	}
	return err
}

// askGo asks the go command for its settings in the program's folder.
func (p *program) askGo(ctx context.Context) error {
	out, err := runGo(ctx, p.dir, p.environ(), "env", "-json", "GOMODCACHE", "GOEXE")
	if err != nil {
		return err
	}
	var env struct{ GOMODCACHE, GOEXE string }
	if err := json.Unmarshal(out, &env); err != nil {
		return fmt.Errorf("go env: %w", err)
	}
	p.cache, p.exe = env.GOMODCACHE, env.GOEXE
	return nil
}

// writeOverlay writes an overlay file and its files below a folder, by the absolute paths that they stand
// for; nil removes one. It returns the -overlay file.
func writeOverlay(dir string, files map[string][]byte) (string, error) {
	replace := map[string]string{}
	for i, file := range slices.Sorted(maps.Keys(files)) {
		if files[file] == nil {
			replace[file] = "" // the go command sees no such file
			continue
		}
		replace[file] = filepath.Join(dir, strconv.Itoa(i)+filepath.Ext(file))
		if err := write(replace[file], files[file]); err != nil {
			return "", err
		}
	}
	data, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(dir, "overlay.json")
	return overlay, write(overlay, data)
}
