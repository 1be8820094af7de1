package bench_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/perf/benchfmt"

	"github.com/wirebench/wirebench/bench"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/json"
)

// faults is the environment variable that enables BenchmarkFaults, which fails.
const faults = "WIREBENCH_FAULTS"

// note has a part that is not sent.
type note struct {
	Text string
	seen int
}

// BenchmarkFaults measures codecs that fail in different ways. TestType runs it.
func BenchmarkFaults(b *testing.B) {
	if os.Getenv(faults) == "" {
		b.Skip("fails, for TestType")
	}
	refuses := codec.Codec{Name: "refuses", Bind: func(*codec.Type) (codec.Port, error) { return codec.Port{}, errors.New("no structs") }}
	loses := bench.Functions("loses", func(*note) ([]byte, error) { return []byte("x"), nil }, func([]byte) (*note, error) { return &note{Text: "y"}, nil })
	whole := bench.Codecs(json.Codecs()...)
	bench.Type(b, []note{{Text: "a"}}, bench.Codecs(refuses, loses), whole)
	b.Run("all", func(b *testing.B) { bench.Type(b, []note{{"a", 1}}, whole) })
	b.Run("message", func(b *testing.B) {
		bench.Type(b, []note{{"a", 1}}, whole, bench.Message(func(n *note) (*string, error) { return &n.Text, nil }))
	})
	b.Run("operations", func(b *testing.B) {
		bench.Type(b, []note{{Text: "a"}}, whole, bench.Operations(codec.EncodeReuse, codec.ConvertIn))
	})
	b.Run("none", func(b *testing.B) { bench.Type(b, []note{}) })
}

// benchmarks runs benchmarks of this test's own binary.
func benchmarks(t *testing.T, pattern string) string {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.v", "-test.run=^$", "-test.benchtime=1x", "-test.bench="+pattern)
	cmd.Env = append(os.Environ(), faults+"=1")
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(out)
}

// TestType checks that codecs are proved before they are timed. A codec that can't carry the type
// is skipped, and a codec that loses values fails.
func TestType(t *testing.T) {
	var got []string
	says := regexp.MustCompile(`(?m)^ +\S+: (.*)\n--- (FAIL|SKIP): (\S+)$`)
	for _, m := range says.FindAllStringSubmatch(benchmarks(t, "Faults"), -1) {
		got = append(got, m[2]+" "+strings.TrimPrefix(m[3], "BenchmarkFaults/")+" "+m[1])
	}
	const of = "/data=bench_test.note/operation="
	want := []string{
		"SKIP codec=refuses" + of + "encode no structs",
		"SKIP codec=refuses" + of + "decode no structs",
		"FAIL codec=loses" + of + `encode message 0: Text: want "a", got "y"`,
		"FAIL codec=loses" + of + `decode message 0: Text: want "a", got "y"`,
		"FAIL all/codec=json" + of + "encode message 0: seen: want 1, got 0",
		"FAIL all/codec=json" + of + "decode message 0: seen: want 1, got 0",
		"SKIP operations/codec=json" + of + "convert-in no step apart from encode and decode",
		"FAIL none no samples",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNames checks that tools for benchmarks split the names as they split those of a record.
func TestNames(t *testing.T) {
	r := benchfmt.NewReader(bytes.NewReader([]byte(benchmarks(t, "Order"))), "out")
	var got []string
	for r.Scan() {
		result, ok := r.Result().(*benchfmt.Result)
		if !ok {
			continue
		}
		_, parts := result.Name.Parts()
		var keys []string
		for _, p := range parts[:3] {
			keys = append(keys, string(p))
		}
		wire, ok := result.Value("wire-B/op")
		if !ok || wire <= 0 {
			t.Errorf("%s: no size", result.Name)
		}
		got = append(got, strings.Join(keys, " "))
	}
	var want []string
	for _, codec := range []string{"json", "gob", "cbor", "own"} {
		for _, operation := range []string{"encode", "decode"} {
			want = append(want, "/codec="+codec+" /data=bench_test.Order /operation="+operation)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestImports checks that the package brings no library into a user's module.
func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	for module := range strings.Lines(string(out)) {
		if module = strings.TrimSpace(module); module != "" && module != "github.com/wirebench/wirebench" {
			t.Errorf("it needs %s", module)
		}
	}
}
