package host

import (
	"fmt"
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
	e.Commit = commit()
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return e
	}
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

// commit asks git for the commit of wirebench's own sources, since a program
// started by "go run" has none stamped. It is empty where the sources are not a
// checkout.
func commit() string {
	_, file, _, ok := runtime.Caller(0)
	if !ok || !filepath.IsAbs(file) {
		return ""
	}
	out, err := exec.Command("git", "-C", filepath.Dir(file), "describe", "--always", "--dirty", "--abbrev=12", "--match=").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
