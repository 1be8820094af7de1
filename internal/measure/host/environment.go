package host

import (
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/shirou/gopsutil/v4/cpu"
	"github.com/shirou/gopsutil/v4/host"
	"github.com/shirou/gopsutil/v4/mem"

	"github.com/wirebench/wirebench/internal/record"
)

// Environment describes the machine and the build. What can't be found out is
// left empty.
func Environment() record.Environment {
	e := record.Environment{
		GOOS: runtime.GOOS, GOARCH: runtime.GOARCH,
		Cores: runtime.NumCPU(), Go: runtime.Version(),
		Modules: make(map[string]string),
	}
	if info, err := cpu.Info(); err == nil && len(info) > 0 {
		e.CPU = strings.TrimSpace(info[0].ModelName)
		if c := info[0]; c.Family != "" {
			e.Revision = fmt.Sprintf("family %s, model %s, stepping %d", c.Family, c.Model, c.Stepping)
		}
	}
	if m, err := mem.VirtualMemory(); err == nil {
		e.Memory = m.Total
	}
	if h, err := host.Info(); err == nil {
		e.Kernel = h.KernelVersion
		if h.VirtualizationRole == "guest" {
			e.Virtual = h.VirtualizationSystem
		}
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return e
	}
	self, err := os.Executable()
	if err != nil {
		self = "" // then what it was built by is not known
	}
	e.Commit = commit(info, self)
	with(&e, info)
	return e
}

// EnvironmentOf describes the machine, and the build of a program that this one has built from its own sources.
func EnvironmentOf(binary string) (record.Environment, error) {
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		return record.Environment{}, fmt.Errorf("what %s was built with: %w", binary, err)
	}
	e := Environment()
	e.Go = info.GoVersion
	clear(e.Modules)
	with(&e, info)
	return e, nil
}

// with adds what a program was built with.
func with(e *record.Environment, info *debug.BuildInfo) {
	for _, s := range info.Settings {
		if s.Key == "GOAMD64" || s.Key == "GOARM64" {
			e.Level = s.Value
		}
	}
	for _, m := range append(info.Deps, &info.Main) {
		version := m.Version
		if m.Replace != nil {
			version = m.Replace.Version
		}
		e.Modules[m.Path] = version
	}
}

// built is the commit of the sources that the program was built from, where wirebench has built it: see [Stamp].
var built string

// Stamp is what the linker sets in a program that is built from the sources of this one, so that its records tell
// their commit.
func Stamp() []string {
	commit := checkout()
	if commit == "" {
		return nil
	}
	return []string{"github.com/wirebench/wirebench/internal/measure/host.built=" + commit}
}

// commit is the commit that the program was built from, with "-dirty" behind it where files were changed. A
// program that "go run" or "go test" has just built has none stamped: git is asked for it. It is empty where nothing
// tells: a checkout may have moved on since a program was built from it.
func commit(info *debug.BuildInfo, self string) string {
	revision, dirty := "", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			revision = s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			dirty = "-dirty"
		}
	}
	switch {
	case revision != "":
		return revision[:min(len(revision), 12)] + dirty
	case built != "":
		return built
	case strings.Contains(filepath.ToSlash(self), "/go-build"):
		return checkout()
	}
	return ""
}

// checkout asks git for the commit of wirebench's own sources as they are now, "" if they are no checkout.
func checkout() string {
	_, file, _, ok := runtime.Caller(0)
	if !ok || !filepath.IsAbs(file) {
		return ""
	}
	return describe(file)
}

// describe asks git for the commit of a file, "" if git does not have it: a module may lie in somebody's own checkout.
// A checkout may name programs for git to run; none of them is needed.
func describe(file string) string {
	git := func(args ...string) (string, error) {
		args = append([]string{"-c", "core.fsmonitor=false", "-C", filepath.Dir(file)}, args...)
		out, err := exec.Command("git", args...).Output()
		return strings.TrimSpace(string(out)), err
	}
	if _, err := git("ls-files", "--error-unmatch", filepath.Base(file)); err != nil {
		return ""
	}
	commit, err := git("describe", "--always", "--dirty", "--abbrev=12", "--match=")
	if err != nil {
		return ""
	}
	return commit
}
