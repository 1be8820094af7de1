package cli

import (
	"runtime/debug"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/measure/host"
)

// registered makes the function of the version's template known to cobra, once.
var registered = sync.OnceFunc(func() {
	cobra.AddTemplateFunc("wirebenchBuild", func() string {
		info, ok := debug.ReadBuildInfo()
		if !ok {
			return "of an unknown version"
		}
		return buildText(info, host.Commit())
	})
})

// showVersion adds the flag --version to the command. The commit is looked up only if somebody asks, since git may
// have to answer.
func showVersion(cmd *cobra.Command) {
	registered()
	cmd.Version = "known when asked" // cobra has no flag for a command without a version
	cmd.Flags().BoolP("version", "v", false, "print the version, the commit, the version of Go and the system")
	cmd.SetVersionTemplate("wirebench {{wirebenchBuild}}\n")
}

// buildText describes how a program was built: its version, the commit of its sources with its day, the version of Go, and
// the system that it is for.
func buildText(info *debug.BuildInfo, commit string) string {
	settings := make(map[string]string)
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	version := info.Main.Version
	if version == "" || version == "(devel)" {
		version = "of an unknown version"
	}
	switch day, _, _ := strings.Cut(settings["vcs.time"], "T"); {
	case commit == "":
		commit = "unknown"
	case day != "":
		commit += " of " + day
	}
	parts := []string{version, "commit " + commit, info.GoVersion}
	if os, arch := settings["GOOS"], settings["GOARCH"]; os != "" && arch != "" {
		parts = append(parts, os+"/"+arch)
	}
	return strings.Join(parts, ", ")
}
