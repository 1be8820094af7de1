package cli_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"

	"github.com/wirebench/wirebench/internal/every"
)

const path = "github.com/wirebench/wirebench"

// TestInstalled checks a version that "go install …@version" has installed, outside any module and
// with -trimpath. It answers questions and measures a user's type with codecs whose code emitters
// make. Its only copy of its own source is in the module cache.
func TestInstalled(t *testing.T) {
	if !every.Case() {
		t.Skip("compiles wirebench at another path: with WIREBENCH_EVERY alone")
	}
	// The same for every commit, so that the go command compiles only what has changed.
	const version = "v0.0.0-20060102150405-0123456789ab"
	home := t.TempDir()
	offer(t, filepath.Join(home, "proxy"), version)
	modules := strings.TrimSpace(command(t, "..", nil, "go", "env", "GOMODCACHE"))
	forget(t, modules, version) // a test that was killed may have left it
	t.Cleanup(func() { forget(t, modules, version) })
	proxies := strings.TrimSpace(command(t, "..", nil, "go", "env", "GOPROXY"))
	env := []string{
		"GOPROXY=file://" + filepath.ToSlash(filepath.Join(home, "proxy")) + "," + proxies, "GONOSUMDB=" + path, "GOFLAGS=-modcacherw",
		"GOBIN=" + home, "XDG_CACHE_HOME=" + filepath.Join(home, "cache"), "GOCACHE=" + strings.TrimSpace(command(t, "..", nil, "go", "env", "GOCACHE")), "PATH=" + home + string(os.PathListSeparator) + os.Getenv("PATH"),
		"NO_COLOR=1",
		// The go command keeps an index of each version of a module, and takes it for granted that a version doesn't change.
		"GODEBUG=goindex=0",
	}
	outside := filepath.Join(home, "outside")
	if err := os.Mkdir(outside, 0o777); err != nil {
		t.Fatal(err)
	}
	command(t, outside, env, "go", "install", "-trimpath", path+"@"+version)
	user := filepath.Join(home, "user")
	write(t, filepath.Join(user, "go.mod"), "module example.com/user\n\ngo 1.26\n")
	write(t, filepath.Join(user, "a.go"), "package user\n\n// A is a type.\ntype A struct {\n\tName string\n\tN    []int\n}\n")
	for _, c := range []struct {
		dir  string
		args string
		want string
	}{
		{outside, "--version", "^wirebench " + regexp.QuoteMeta(version)},
		{outside, "advise --data person", "(?m)^1 "},
		{user, "own ./.A --codec json,msgp --time 0 -o run", "(?ms)^(msgp |Not measured: .*msgp).*^Run .*, wirebench " + regexp.QuoteMeta(version)},
		// The generator of another version makes the code.
		{user, "own ./.A --codec msgp --operation encode --variant github.com/tinylib/msgp@v1.6.3 --time 0 -o two", "(?m)^msgp .* ns "},
	} {
		out := command(t, c.dir, env, filepath.Join(home, "wirebench"), strings.Fields(c.args)...)
		if !regexp.MustCompile(c.want).MatchString(out) {
			t.Errorf("wirebench %s does not say %s:\n%s", c.args, c.want, out)
		}
	}
}

// offer makes a module proxy that offers the last commit as a version.
func offer(t *testing.T, dir, version string) {
	t.Helper()
	at := filepath.Join(dir, filepath.FromSlash(path), "@v", version)
	mod, err := os.ReadFile(filepath.Join("..", "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(filepath.Dir(at), "list"), version+"\n")
	write(t, at+".mod", string(mod))
	write(t, at+".info", fmt.Sprintf("{\"Version\":%q,\"Time\":\"2006-01-02T15:04:05Z\"}", version))
	file, err := os.Create(at + ".zip")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := zip.CreateFromVCS(file, module.Version{Path: path, Version: version}, "..", "HEAD", ""); err != nil {
		t.Fatal(err)
	}
}

// forget removes a version from the module cache.
func forget(t *testing.T, modules, version string) {
	downloads, err := filepath.Glob(filepath.Join(modules, "cache", "download", filepath.FromSlash(path), "@v", version+".*"))
	if err != nil {
		t.Error(err)
	}
	for _, name := range append(downloads, filepath.Join(modules, "cache", "download", filepath.FromSlash(path), "@v", "list"),
		filepath.Join(modules, filepath.FromSlash(path)+"@"+version)) {
		if err := os.RemoveAll(name); err != nil {
			t.Error(err)
		}
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// command runs a program in a folder and returns its standard output.
func command(t *testing.T, dir string, env []string, name string, args ...string) string {
	t.Helper()
	cmd := exec.CommandContext(context.WithoutCancel(t.Context()), name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, said.String())
	}
	return string(out)
}
