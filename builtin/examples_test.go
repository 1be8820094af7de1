package builtin

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.yaml.in/yaml/v4"
)

// documents returns the YAML documents of an example. Package cli tests their commands.
func documents(t *testing.T, path string) []map[string]any {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var all []map[string]any
	for d := yaml.NewDecoder(file); ; {
		var document map[string]any
		err := d.Decode(&document)
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil || len(document) < 3 {
			t.Fatalf("%s: a document of %d keys, %v", path, len(document), err)
		}
		all = append(all, document)
	}
}

func TestExamplesAreYAML(t *testing.T) {
	files, err := filepath.Glob("../examples/*.y*ml")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d examples, %v", len(files), err)
	}
	for _, path := range files {
		if len(documents(t, path)) == 0 {
			t.Errorf("%s is empty", path)
		}
	}
}

// in returns the value at the end of a path through a document.
func in(t *testing.T, document any, way ...any) any {
	t.Helper()
	for _, step := range way {
		switch at := document.(type) {
		case map[string]any:
			document = at[step.(string)]
		case []any:
			document = at[step.(int)]
		default:
			t.Fatalf("there is nothing at %v of %v", step, way)
		}
	}
	return document
}

// cluster runs the scripts of the Kubernetes examples without Kubernetes. A folder replaces the
// volume, and the programs only leave files.
type cluster struct {
	t              *testing.T
	dir            string
	measure, merge string // scripts
	pods           int
}

// fakes are the programs of the containers. If wirebench is to fail, it leaves a record that is cut
// off, as the real one may.
var fakes = map[string]string{
	"go": `
while [ $# -gt 0 ]; do
	[ "$1" != -o ] || cp "$(command -v wirebench)" "$2"
	shift
done`,
	"git": `mkdir wirebench`,
	"wirebench": `
command=$1
while [ $# -gt 0 ]; do
	case $1 in
	-o) out=$2 ;;
	--shard) shard=$2 ;;
	*/part-*) parts="$parts $(cat $1/record.jsonl)" ;;
	esac
	shift
done
case $command in
run)
	[ ! -e $out/record.jsonl ] || { echo "$out holds a record already"; exit 1; }
	mkdir -p $out
	if [ -n "$FAIL" ]; then echo cut off >$out/record.jsonl; exit 1; fi
	echo $JOB:$shard >$out/record.jsonl ;;
merge) mkdir $out && echo $parts >$out/record.jsonl ;;
report) echo report >$out ;;
esac`,
}

func newCluster(t *testing.T) *cluster {
	t.Helper()
	c := &cluster{t: t, dir: t.TempDir()}
	for _, dir := range []string{"bin", "results"} {
		if err := os.Mkdir(filepath.Join(c.dir, dir), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for name, script := range fakes {
		if err := os.WriteFile(filepath.Join(c.dir, "bin", name), []byte("#!/bin/sh\nset -e\n"+script+"\n"), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	script := func(path string, document int) string {
		text := in(t, documents(t, path)[document], "spec", "template", "spec", "containers", 0, "args", 0).(string)
		return strings.ReplaceAll(text, "/results", filepath.Join(c.dir, "results"))
	}
	c.measure, c.merge = script("../examples/kubernetes.yaml", 1), script("../examples/kubernetes-merge.yaml", 0)
	return c
}

// pod runs a script as a new pod does, and returns its output.
func (c *cluster) pod(script string, env ...string) (string, error) {
	c.t.Helper()
	c.pods++
	cmd := exec.CommandContext(c.t.Context(), "sh", "-ec", script)
	cmd.Dir = c.t.TempDir()
	cmd.Env = append(env, fmt.Sprintf("POD=pod%d", c.pods), "PATH="+filepath.Join(c.dir, "bin")+":"+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// attempt measures one index of a job.
func (c *cluster) attempt(job string, index int, env ...string) error {
	c.t.Helper()
	out, err := c.pod(c.measure, append(env, "JOB="+job, fmt.Sprint("JOB_COMPLETION_INDEX=", index))...)
	if err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

// merged returns the parts in the record of a job.
func (c *cluster) merged(job string) string {
	c.t.Helper()
	text, err := os.ReadFile(filepath.Join(c.dir, "results", job, "record", "record.jsonl"))
	if err != nil {
		c.t.Fatal(err)
	}
	return strings.TrimSpace(string(text))
}

// TestKubernetes checks that an attempt succeeds after one that failed, and that nothing of an
// earlier job gets into the record.
func TestKubernetes(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	c := newCluster(t)
	for _, job := range []string{"first", "second"} {
		var want []string
		for index := range 8 {
			want = append(want, fmt.Sprintf("%s:%d/8", job, index+1))
			if index == 3 {
				if err := c.attempt(job, index, "FAIL=1"); err == nil {
					t.Fatal("an attempt that was to fail did not")
				}
				if out, err := c.pod(c.merge); err == nil || !strings.Contains(out, "no record of the indexes 3 4 5 6 7 in") {
					t.Errorf("with five parts missing merge ends with %v: %s", err, out)
				}
			}
			if err := c.attempt(job, index); err != nil {
				t.Fatal(err)
			}
		}
		if out, err := c.pod(c.merge); err != nil {
			t.Fatal(err, out)
		}
		if diff := cmp.Diff(strings.Join(want, " "), c.merged(job)); diff != "" {
			t.Errorf("parts of the %s job (-want +got):\n%s", job, diff)
		}
	}
}
