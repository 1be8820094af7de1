package revision_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/revision"
)

// repository makes a repository with two commits of the file sub/a.txt, of which the first has the tag v1,
// and returns its folder sub. The file has changes that are not committed.
func repository(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	top := t.TempDir()
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"}, args...)...)
		cmd.Dir = top
		if said, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v: %s", args, err, said)
		}
	}
	sub := filepath.Join(top, "sub")
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	git("init", "-q")
	write(filepath.Join(sub, "a.txt"), "old")
	write(filepath.Join(top, ".gitattributes"), "a.txt export-ignore\n")
	git("add", ".")
	git("commit", "-q", "-m", "first")
	git("tag", "v1")
	write(filepath.Join(sub, "a.txt"), "new")
	git("commit", "-q", "-a", "-m", "second")
	write(filepath.Join(sub, "a.txt"), "newest")
	return sub
}

// TestGit: the files of a revision are written elsewhere, and the repository stays as it is.
func TestGit(t *testing.T) {
	sub, into := repository(t), t.TempDir()
	there, err := revision.Git(context.Background(), sub, "v1", into)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{filepath.Join(there, "a.txt"): "old", filepath.Join(sub, "a.txt"): "newest"} {
		if text, err := os.ReadFile(path); err != nil || string(text) != want {
			t.Errorf("%s has %q, %v; want %q", path, text, err, want)
		}
	}
	if changed, err := revision.Changed(context.Background(), sub); err != nil || !changed {
		t.Errorf("changed is %t, %v", changed, err)
	}
	status := exec.Command("git", "status", "--porcelain")
	status.Dir = sub
	if text, err := status.Output(); err != nil || string(text) != " M sub/a.txt\n" {
		t.Errorf("status: %q, %v", text, err)
	}
}

// TestGitFails: each reason is one line that says what to do.
func TestGitFails(t *testing.T) {
	sub := repository(t)
	shallow := filepath.Join(t.TempDir(), "clone")
	if said, err := exec.Command("git", "clone", "-q", "--depth", "1", "file://"+filepath.Dir(sub), shallow).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	for _, c := range []struct{ name, dir, revision, want string }{
		{"unknown", sub, "v2", `has no revision "v2": git log shows the revisions`},
		{"an option", sub, "--all", `has no revision "--all"`},
		{"shallow", shallow, "v1", "this clone is shallow, and git fetch --unshallow --tags gets the others"},
		{"no repository", t.TempDir(), "v1", "is in no git repository"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := revision.Git(context.Background(), c.dir, c.revision, t.TempDir())
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}
