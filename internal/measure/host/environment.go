package host

import (
	"cmp"
	"crypto/sha256"
	"debug/buildinfo"
	"fmt"
	"io"
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

// Environment describes the machine and the build. Values that can't be found out stay empty.
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
	e.Online, e.PerCore, e.Quota = processors(e.Cores, maxProcs)
	if m, err := mem.VirtualMemory(); err == nil {
		e.Memory = m.Total
	}
	if h, err := host.Info(); err == nil {
		e.Kernel = h.KernelVersion
		if h.VirtualizationRole == "guest" {
			e.Virtual = h.VirtualizationSystem
		}
	}
	e.Commit = Commit()
	if info, ok := debug.ReadBuildInfo(); ok {
		with(&e, info)
	}
	return e
}

// maxProcs is how many processors the runtime uses by default. It knows the quota of a container.
var maxProcs = runtime.GOMAXPROCS(0)

// processors returns how many processors the machine has, if they are more than those that the run may use, how many
// threads a core has, and how many processors the quota of a container allows.
func processors(usable, byDefault int) (online, perCore, quota int) {
	if all, err := cpu.Counts(true); err == nil {
		if all > usable {
			online = all
		}
		if cores, err := cpu.Counts(false); err == nil && cores > 0 {
			perCore = all / cores
		}
	}
	if byDefault < usable && os.Getenv("GOMAXPROCS") == "" {
		quota = byDefault
	}
	return online, perCore, quota
}

// Commit returns the commit that this program was built from, in at most 12 digits, with the suffix
// "-dirty" if files were changed. It is empty if it is not known.
func Commit() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	self, err := os.Executable()
	if err != nil {
		self = "" // the program is then not known to be from "go run"
	}
	return commit(info, self)
}

// EnvironmentOf describes the machine and the build of a program that this program built from its
// own sources.
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

// Checksum returns a checksum of a program's file.
func Checksum(binary string) (string, error) {
	file, err := os.Open(binary)
	if err != nil {
		return "", err
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return "", fmt.Errorf("%s: %w", binary, err)
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:8]), nil
}

// BuildID identifies how a program was built: by which version of Go, from which modules and with
// which settings. Programs of different parts may have the same.
func BuildID(binary string) (string, error) {
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		return "", fmt.Errorf("what %s was built with: %w", binary, err)
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(info.String())))[:16], nil
}

// with adds the settings and modules that a program was built with.
func with(e *record.Environment, info *debug.BuildInfo) {
	for _, s := range info.Settings {
		if s.Key == "GOAMD64" || s.Key == "GOARM64" {
			e.Level = s.Value
		}
	}
	for _, m := range append(info.Deps, &info.Main) {
		version := m.Version
		if m.Replace != nil {
			version = cmp.Or(m.Replace.Version, "(devel)") // of a folder, as the go command says
		}
		e.Modules[m.Path] = version
	}
}

// built is the commit of the sources, if wirebench built the program: see [Stamp].
var built string

// Stamp returns the linker setting for a program that is built from the sources of this one. With
// it the records of that program contain the commit.
func Stamp() []string {
	commit := checkout()
	if commit == "" {
		return nil
	}
	return []string{"github.com/wirebench/wirebench/internal/measure/host.built=" + commit}
}

// commit returns the commit that the program was built from, with the suffix "-dirty" if files were
// changed. Programs that "go run" or "go test" has just built have no stamp, so git is asked. In
// other programs without a stamp the commit is empty, because the checkout may have changed since
// the build.
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

// checkout asks git for the current commit of wirebench's own sources. It returns "" if they are
// not in a checkout.
func checkout() string {
	_, file, _, ok := runtime.Caller(0)
	if !ok || !filepath.IsAbs(file) {
		return ""
	}
	return describe(file)
}

// describe asks git for the commit of a file. It returns "" if git doesn't track the file: a module
// may lie in somebody else's checkout. The configuration of a checkout may name programs for git to
// run. No such program is needed, so fsmonitor is off.
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
