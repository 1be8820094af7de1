// Package revision finds other versions of a user's code: the files of a revision in git, versions of
// modules, and files in them.
//
// It must not know what the code is needed for.
package revision

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Git writes all files of a revision of the repository at dir into the folder into, and returns the folder
// there that dir is in that revision. The user's files, index and branches stay as they are.
func Git(ctx context.Context, dir, revision, into string) (string, error) {
	g := git{ctx: ctx, dir: dir}
	top, err := g.run("rev-parse", "--show-toplevel")
	if err != nil {
		return "", fmt.Errorf("%s is in no git repository: %w", dir, err)
	}
	commit, err := g.run("rev-parse", "--verify", "--quiet", "--end-of-options", revision+"^{commit}")
	if err != nil {
		why := "git log shows the revisions"
		if shallow, err := g.run("rev-parse", "--is-shallow-repository"); err == nil && shallow == "true" {
			why = "this clone is shallow, and git fetch --unshallow --tags gets the others"
		}
		return "", fmt.Errorf("the repository %s has no revision %q: %s", top, revision, why)
	}
	// An index of its own keeps the user's index. A worktree of git would leave traces in the repository.
	g.env = []string{"GIT_INDEX_FILE=" + filepath.Join(into, ".index"), "GIT_WORK_TREE=" + top}
	g.dir = top
	if _, err := g.run("read-tree", commit); err != nil {
		return "", fmt.Errorf("read revision %s: %w", revision, err)
	}
	files := filepath.Join(into, "files")
	if _, err := g.run("checkout-index", "--all", "--prefix="+files+string(filepath.Separator)); err != nil {
		return "", fmt.Errorf("write the files of revision %s: %w", revision, err)
	}
	here, err := within(top, dir)
	if err != nil {
		return "", err
	}
	there := filepath.Join(files, here)
	if _, err := os.Stat(there); err != nil {
		return "", fmt.Errorf("revision %s has no folder %s", revision, here)
	}
	return there, nil
}

// Changed reports whether files of the repository at dir differ from its last commit.
func Changed(ctx context.Context, dir string) (bool, error) {
	text, err := git{ctx: ctx, dir: dir}.run("status", "--porcelain", "--untracked-files=no")
	return text != "", err
}

// within returns the path of dir below top. Either may be reached through symbolic links.
func within(top, dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		return "", err
	}
	if top, err = filepath.EvalSymlinks(filepath.FromSlash(top)); err != nil {
		return "", err
	}
	return filepath.Rel(top, dir)
}

// git runs git commands in a folder.
type git struct {
	ctx context.Context
	dir string
	env []string
}

// run returns what a command prints.
func (g git) run(args ...string) (string, error) {
	cmd := exec.CommandContext(g.ctx, "git", args...)
	cmd.Dir, cmd.Env = g.dir, append(os.Environ(), g.env...)
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	err := cmd.Run()
	if errors.Is(err, exec.ErrNotFound) {
		return "", errors.New("git is not installed")
	}
	if err != nil {
		return "", fmt.Errorf("git %s: %w: %s", args[0], err, oneLine(said.Bytes()))
	}
	return strings.TrimSpace(out.String()), nil
}

// oneLine returns the last line of a text that is not empty: the other lines lead to it.
func oneLine(text []byte) string {
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
