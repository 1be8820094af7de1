package build

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"go/version"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// environ is the environment of go commands in the program's folder. Without a user's workspace the
// program is the running one again, for the same machine and built by the same Go. The go command
// downloads that Go version if it is a different one.
func (p *program) environ() []string {
	// Even if the user's environment cross-compiles, the program runs on this machine by default.
	env := append(environ(p.dir, filepath.Join(p.dir, "go.work"), p.goflags), "GOOS="+runtime.GOOS, "GOARCH="+runtime.GOARCH)
	if p.Workspace == nil {
		env = append(env, p.again()...)
	}
	if p.Compiled != "" {
		env = append(env, "GOCACHE="+p.Compiled)
	}
	// The last setting of a variable counts.
	if p.Variant.Go != "" {
		env = append(env, "GOTOOLCHAIN="+p.Variant.Go)
	}
	return append(env, p.Variant.Environ()...)
}

// again is the environment in which the running program was built.
func (p *program) again() (env []string) {
	// The version may be followed by an experiment, which is also in the settings.
	if goVersion, _, _ := strings.Cut(p.info.GoVersion, " "); version.IsValid(goVersion) && p.toolchain != "local" {
		env = append(env, "GOTOOLCHAIN="+goVersion)
	}
	for _, s := range p.info.Settings {
		// The go command enables cgo by itself where there is a C compiler. The race detector needs it.
		if strings.HasPrefix(s.Key, "GO") || s.Key == "CGO_ENABLED" && s.Value == "0" && p.Instrument != Race {
			env = append(env, s.Key+"="+s.Value)
		}
	}
	if p.GOOS != "" && p.GOARCH != "" && (p.GOOS != runtime.GOOS || p.GOARCH != runtime.GOARCH) {
		env = append(env, "GOOS="+p.GOOS, "GOARCH="+p.GOARCH, "CGO_ENABLED=0")
	}
	return env
}

// flags are the flags that compiling and linking share. Profile-guided builds would favour the
// codecs in the profile.
func (p *program) flags() []string {
	flags := append(p.compilerFlags(), "-pgo=off", "-buildvcs=false")
	if p.overlay != "" {
		flags = append(flags, "-overlay="+p.overlay)
	}
	for _, s := range p.info.Settings {
		again := s.Key == "-tags" || s.Key == "-gcflags" && p.Instrument == "" || s.Key == "-trimpath"
		if again && p.Workspace == nil {
			flags = append(flags, s.Key+"="+s.Value)
		}
	}
	return append(flags, p.Variant.Flags...)
}

// setFlags finds the flags and variables for go commands. The program's overlay includes the
// overlay of the user's workspace.
func (p *program) setFlags(ctx context.Context) (err error) {
	// The command runs in the user's folder, because the program's folder has no module yet.
	out, err := runGo(ctx, "", append(os.Environ(), p.target()...), "env", "-json", "GOFLAGS", "GOTOOLCHAIN", "GOMODCACHE", "GOEXE")
	if err != nil {
		return err
	}
	var env struct{ GOFLAGS, GOTOOLCHAIN, GOMODCACHE, GOEXE string }
	if err := json.Unmarshal(out, &env); err != nil {
		return fmt.Errorf("go env: %w", err)
	}
	p.toolchain, p.cache, p.exe = env.GOTOOLCHAIN, env.GOMODCACHE, env.GOEXE
	files := maps.Clone(p.Overlay)
	if w := p.Workspace; w != nil {
		p.goflags = w.flags
		if files == nil {
			files = make(map[string][]byte)
		}
		maps.Copy(files, w.overlay)
	} else {
		p.goflags = workspaceFlags(env.GOFLAGS)
	}
	if len(files) > 0 {
		p.overlay, err = writeOverlay(filepath.Join(p.Dir, "overlay"), files)
	}
	return err
}

// target returns the machine that the program is for, as variables of the go command.
func (p *program) target() []string {
	return []string{"GOOS=" + cmp.Or(p.GOOS, runtime.GOOS), "GOARCH=" + cmp.Or(p.GOARCH, runtime.GOARCH)}
}

// writeOverlay writes an overlay file and its source files below a folder. The keys are the
// absolute paths of the files that they replace. A nil value removes the file. It returns the path
// of the -overlay file.
func writeOverlay(dir string, files map[string][]byte) (string, error) {
	replace := map[string]string{}
	for i, file := range slices.Sorted(maps.Keys(files)) {
		if files[file] == nil {
			replace[file] = "" // the go command treats the file as missing
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
