package revision

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Module makes a module in the folder into that requires the module of a package in a version, such as
// v1.2.3 or latest.
func Module(ctx context.Context, pkg, version, into string) error {
	const mod = "module wirebench.example/version\n"
	if err := os.WriteFile(filepath.Join(into, "go.mod"), []byte(mod), 0o666); err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, "go", "get", pkg+"@"+version)
	cmd.Dir = into
	cmd.Env = outside()
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go get %s@%s: %w: %s", pkg, version, err, oneLine(text))
	}
	return nil
}

// outside is the environment of go commands that are about no module of the user's.
func outside() []string { return append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod") }

// OfModule reports whether a name is that of files of a module, as [Files] takes it.
func OfModule(name string) bool {
	_, version, found := strings.Cut(name, "@")
	return found && strings.Contains(version, "/")
}

// Files copies files of a module into the folder into, which it makes. Their name is that of the module with a
// version, and a pattern of paths in it: k8s.io/api@v0.36.0/testdata/*/core.v1.Pod.json.
func Files(ctx context.Context, name, into string) error {
	module, rest, _ := strings.Cut(name, "@")
	version, pattern, _ := strings.Cut(rest, "/")
	cmd := exec.CommandContext(ctx, "go", "mod", "download", "-json", module+"@"+version)
	cmd.Dir, cmd.Env = filepath.Dir(into), outside()
	text, err := cmd.Output() // with an error it has the reason
	var got struct{ Dir, Error string }
	if json.Unmarshal(text, &got) == nil && got.Error != "" {
		return errors.New(oneLine([]byte(got.Error)))
	}
	if err != nil {
		return fmt.Errorf("go mod download %s@%s: %w", module, version, err)
	}
	files := os.DirFS(got.Dir)
	paths, err := fs.Glob(files, pattern)
	if err != nil {
		return fmt.Errorf("%s: %w", pattern, err)
	}
	if len(paths) == 0 {
		return fmt.Errorf("%s@%s has no file %s", module, version, pattern)
	}
	if err := os.Mkdir(into, 0o777); err != nil {
		return err
	}
	for _, path := range paths {
		text, err := fs.ReadFile(files, path)
		if err != nil {
			return err
		}
		copied := strings.ReplaceAll(path, "/", "-") // files of several folders may have the same name
		if err := os.WriteFile(filepath.Join(into, copied), text, 0o666); err != nil {
			return err
		}
	}
	return nil
}
