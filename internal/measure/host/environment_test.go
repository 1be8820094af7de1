package host

import (
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

// The commit is the program's own, never that of a checkout that may have changed since.
func TestCommit(t *testing.T) {
	info := func(settings ...debug.BuildSetting) *debug.BuildInfo { return &debug.BuildInfo{Settings: settings} }
	revision := debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef0123456789abcdef01234567"}
	modified := func(is string) debug.BuildSetting { return debug.BuildSetting{Key: "vcs.modified", Value: is} }
	for _, c := range []struct {
		name  string
		info  *debug.BuildInfo
		built string
		self  string
		want  string
	}{
		{"stamped", info(revision, modified("false")), "", "/tmp/go-build1/exe/wirebench", "0123456789ab"},
		{"stamped with changes", info(revision, modified("true")), "", "/usr/bin/wirebench", "0123456789ab-dirty"},
		{"built by wirebench", info(), "fedcba987654", "/tmp/wirebench-1/bin/layout-0", "fedcba987654"},
		{"kept without a stamp", info(), "", "/usr/bin/wirebench", ""},
		{"built just now", info(), "", "/tmp/go-build1/b001/exe/wirebench", checkout()},
	} {
		t.Run(c.name, func(t *testing.T) {
			built = c.built
			defer func() { built = "" }()
			if got := commit(c.info, c.self); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// The machine has at least as many processors as the run may use, and a lower default of the runtime is a quota unless
// the user set it.
func TestProcessors(t *testing.T) {
	usable := runtime.NumCPU()
	t.Setenv("GOMAXPROCS", "")
	if online, perCore, quota := processors(usable, usable); quota != 0 || online > 0 && online <= usable || perCore < 0 || perCore > 8 {
		t.Errorf("%d processors: %d online, %d threads on a core, quota %d", usable, online, perCore, quota)
	}
	if online, _, quota := processors(0, -1); online < usable || quota != -1 {
		t.Errorf("bound and with a quota: %d of %d online, quota %d", online, usable, quota)
	}
	t.Setenv("GOMAXPROCS", "1")
	if _, _, quota := processors(2, 1); quota != 0 {
		t.Errorf("GOMAXPROCS of the user counts as a quota of %d", quota)
	}
}

func TestStamp(t *testing.T) {
	type here struct{}
	want := reflect.TypeFor[here]().PkgPath() + ".built=" + checkout()
	if got := Stamp(); len(got) == 1 && got[0] != want || len(got) == 0 && checkout() != "" {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Git runs no program of a checkout, and reports commits only for files that it tracks.
func TestDescribe(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("without git there is no commit")
	}
	dir := t.TempDir()
	ran := filepath.Join(dir, "ran")
	git := func(args ...string) {
		t.Helper()
		all := append([]string{"-C", dir, "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"}, args...)
		if out, err := exec.Command("git", all...).CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v: %s", strings.Join(args, " "), err, out)
		}
	}
	file := filepath.Join(dir, "file.go")
	if err := os.WriteFile(file, []byte("package a\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	git("init")
	git("add", "file.go")
	git("commit", "-m", "a")
	git("config", "core.fsmonitor", "touch "+ran+"; false")
	if got := describe(file); len(got) != 12 {
		t.Errorf("the commit is %q", got)
	}
	if _, err := os.Stat(ran); err == nil {
		t.Error("git ran a program of the checkout")
	}
	if err := os.WriteFile(file, []byte("package b\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got := describe(file); !strings.HasSuffix(got, "-dirty") {
		t.Errorf("of a changed file the commit is %q", got)
	}
	other := filepath.Join(dir, "other.go")
	if err := os.WriteFile(other, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if got := describe(other); got != "" {
		t.Errorf("of a file that git does not have the commit is %q", got)
	}
	git("status") // runs the program, which shows that it could have run before
	if _, err := os.Stat(ran); err != nil {
		t.Skipf("this git runs no such program: %v", err)
	}
}
