package host

import (
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

	"github.com/wirebench/wirebench/record"
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
	e.Commit = commit(info)
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
	return e
}

// commit is the commit that the program was built from, with "-dirty" behind it where files were changed. A
// program that "go run" or "go test" has just built has none stamped: of that git is asked for the commit of
// wirebench's own sources. It is empty where nothing tells: a checkout may have moved on since a program was
// built from it.
func commit(info *debug.BuildInfo) string {
	revision, dirty := "", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			revision = s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			dirty = "-dirty"
		}
	}
	if revision != "" {
		return revision[:min(len(revision), 12)] + dirty
	}
	self, err := os.Executable()
	if err != nil || !strings.Contains(filepath.ToSlash(self), "/go-build") {
		return ""
	}
	_, file, _, ok := runtime.Caller(0)
	if !ok || !filepath.IsAbs(file) {
		return ""
	}
	// A checkout may name programs for git to run; none of them is needed.
	git := exec.Command("git", "-c", "core.fsmonitor=false", "-C", filepath.Dir(file), "describe", "--always", "--dirty", "--abbrev=12", "--match=")
	out, err := git.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
