package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/internal/foreign"
)

// foreignProgram returns how a program of another language is started. A folder is a Rust crate, which
// is built before.
func foreignProgram(ctx context.Context, args []string, bar *progress) (foreign.Command, error) {
	path := args[0]
	info, err := os.Stat(path)
	if err != nil {
		found, err := exec.LookPath(path)
		if err != nil {
			return foreign.Command{}, usagef("%s: there is no such program or folder; name a program that answers the requests of docs/foreign.md, or the folder of a Rust crate such as examples/rust", path)
		}
		return foreign.Command{Path: found, Args: args[1:]}, nil
	}
	absolute, err := filepath.Abs(path)
	if err != nil || !info.IsDir() {
		return foreign.Command{Path: absolute, Args: args[1:]}, err
	}
	if _, err := os.Stat(filepath.Join(path, "Cargo.toml")); err != nil {
		return foreign.Command{}, usagef("%s: a folder without Cargo.toml; name the folder of a Rust crate, or a program that is built", path)
	}
	cargo, err := exec.LookPath("cargo")
	if err != nil {
		return foreign.Command{}, fmt.Errorf("%s: cargo, which builds it, is not in your PATH: install Rust (https://rustup.rs), or name a program that is built", path)
	}
	bar.building("building "+filepath.Base(absolute)+" by cargo", "", 0, 0)
	binary, err := crate(ctx, cargo, absolute)
	if err != nil {
		return foreign.Command{}, fmt.Errorf("%s: %w", path, err)
	}
	return foreign.Command{Path: binary, Args: args[1:]}, nil
}

// crate builds the only program of a crate and returns its path.
func crate(ctx context.Context, cargo, dir string) (string, error) {
	cmd := exec.CommandContext(ctx, cargo, "build", "--release", "--locked", "--message-format", "json-render-diagnostics")
	var out, said bytes.Buffer
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &said
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("cargo build --release --locked: %w: %s", err, firstError(said.String()))
	}
	var programs []string
	for line := range strings.Lines(out.String()) {
		var m struct {
			Reason     string `json:"reason"`
			Executable string `json:"executable"`
		}
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			return "", fmt.Errorf("cargo build wrote %.80q in place of a message: %w", line, err)
		}
		// Programs that build the crates themselves are no executables of the crate.
		if m.Reason == "compiler-artifact" && m.Executable != "" {
			programs = append(programs, m.Executable)
		}
	}
	if len(programs) != 1 {
		return "", errors.New("the crate has not one program; name the program that answers, after cargo build --release")
	}
	return programs[0], nil
}

// firstError returns the first error that cargo or the compiler wrote, or else the first line.
func firstError(said string) string {
	first := ""
	for line := range strings.Lines(said) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "error") {
			return line
		}
		if first == "" {
			first = line
		}
	}
	return first
}
