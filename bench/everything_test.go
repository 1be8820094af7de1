package bench_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/builtin/parts"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gencode"
	"github.com/wirebench/wirebench/internal/emitrun"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/usertype"
	"github.com/wirebench/wirebench/schema"
)

// TestEveryCodec lets all emitters make code for types that nobody prepared, and proves all codecs
// on the types. A golden file lists each codec without figures, with its reason. All other codecs
// must have figures.
func TestEveryCodec(t *testing.T) {
	if !every.Case() {
		t.Skip("builds programs of all codecs: with WIREBENCH_EVERY alone")
	}
	root := unpack(t, "everything")
	before := tree(t, root)
	kinds := make(map[schema.Kind]bool)
	for _, name := range []string{"Ship", "Voyage", "Convoy"} {
		t.Run(name, func(t *testing.T) { everyCodec(t, root, name, kinds) })
	}
	for k := schema.Invalid + 1; k <= schema.Struct; k++ {
		if !kinds[k] {
			t.Errorf("the types have no %v", k)
		}
	}
	if diff := cmp.Diff(before, tree(t, root)); diff != "" {
		t.Errorf("files of the user changed:\n%s", diff)
	}
}

// everyCodec proves all codecs on one type, and notes the kinds that the type has.
func everyCodec(t *testing.T, root, name string, kinds map[schema.Kind]bool) {
	opt := usertype.Options{Dir: root, Type: "./ship." + name, Samples: "./ship." + name + "s"}
	var all []codec.Codec
	names := make(map[part.Func][]string)
	for _, fn := range parts.Codecs() {
		f, err := part.Of(fn)
		if err != nil {
			t.Fatal(err)
		}
		opt.Program.Codecs = append(opt.Program.Codecs, f)
		all = append(all, fn()...)
		for _, k := range fn() {
			names[f] = append(names[f], k.Name)
		}
	}
	opt.Emitters = emitrun.Emitters(all)
	p, err := usertype.Build(t.Context(), opt)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := p.Remove(); err != nil {
			t.Error(err)
		}
	}()

	became := proved(t, p, all)
	absent := func(codecs []string, reason string) {
		for _, name := range codecs {
			became[name] = "absent: " + reason
		}
	}
	for _, d := range p.Dropped {
		absent(names[d.Part], d.Reason)
	}
	without := make(map[string]bool)
	for e, reason := range p.Unmade {
		absent(e.Offers(), reason)
		if tool, missing := systemTool(reason); missing {
			t.Logf("%v not looked at: %s", e.Offers(), reason)
			without[tool] = true
			for _, name := range e.Offers() {
				became[name] = ""
			}
		}
	}
	var got strings.Builder
	for _, k := range all {
		switch outcome, known := became[k.Name]; {
		case !known && k.OnlyYours: // no type here has methods of its own
		case !known:
			t.Errorf("codec %s is neither a number nor a fault nor a reason", k.Name)
		case k.Name == "json/v2" || k.Name == "json/v2/mirror":
			// The Go version decides which of the two exists. The file has one line for both.
			if !strings.HasPrefix(outcome, "reason") && outcome != "" {
				fmt.Fprintf(&got, "json/v2 or its mirror: %s\n", outcome)
			}
		case outcome != "":
			fmt.Fprintf(&got, "%s: %s\n", k.Name, outcome)
		}
	}
	golden(t, filepath.Join("testdata", strings.ToLower(name)+".golden"), got.String())
	checkSchemas(t, p.Schemas, name, without)
	for typ := range stored(t, filepath.Join(p.Schemas, name+".json")).All() {
		kinds[typ.Kind] = true
	}
}

func stored(t *testing.T, file string) *schema.Schema {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s := new(schema.Schema)
	if err := json.Unmarshal(text, s); err != nil {
		t.Fatal(err)
	}
	return s
}

// proved returns the outcome of each codec in the program: "" if it has figures.
func proved(t *testing.T, p *usertype.Program, codecs []codec.Codec) map[string]string {
	t.Helper()
	has, err := p.Inventory(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	env, err := host.EnvironmentOf(p.Binaries[0])
	if err != nil {
		t.Fatal(err)
	}
	opt := measure.Options{
		Data: []string{p.Data}, Binaries: p.Binaries, Env: &env, Entry: measure.Entry{Env: p.Env}, Limits: measure.Limits{Timeout: time.Minute},
	}
	for _, k := range codecs {
		if _, err := has.Codec(k.Name); err == nil && (!k.OnlyYours || slices.Contains(has.Native(p.Data), k.Name)) {
			opt.Codecs = append(opt.Codecs, k.Name)
		}
	}
	became, worst := make(map[string]string), make(map[string]int)
	err = measure.Matrix(t.Context(), has, opt, func(c record.Cell) {
		is, severity := "", 1
		switch {
		case c.Fault != "":
			t.Logf("%s: %s", c.Codec, c.Fault)
			is, severity = "fault", 3 // some libraries vary the words of an error at random
		case c.Reason == codec.NotOffered: // this says nothing about other operations
			is, severity = "reason: "+c.Reason, 0
		case c.Reason != "":
			is, severity = "reason: "+c.Reason, 2
		}
		if before, known := worst[c.Codec]; !known || severity >= before {
			became[c.Codec], worst[c.Codec] = is, severity
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return became
}

// systemTool returns the program that an emitter lacks, if that is why it failed. Such a program
// must be installed, or it is a generator that must be downloaded.
func systemTool(reason string) (tool string, missing bool) {
	for _, tool := range []string{"flatc", "capnp", "thrift"} {
		if _, err := exec.LookPath(tool); err != nil && strings.Contains(reason, tool+" is missing: install") {
			return tool, true
		}
	}
	if strings.Contains(reason, "can't build the generator "+gencode.Generator) {
		return "gencode", true
	}
	return "", false
}

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("%s (-want +got), see WIREBENCH_EVERY=1 go test ./bench -update:\n%s", file, diff)
	}
}

// checkSchemas checks that the type occurs in every schema language.
func checkSchemas(t *testing.T, dir, name string, without map[string]bool) {
	t.Helper()
	written := make(map[string]bool)
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			var text []byte
			text, err = os.ReadFile(path)
			written[filepath.Ext(path)] = written[filepath.Ext(path)] || strings.Contains(string(text), name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for ext, tool := range map[string]string{
		".json": "", ".proto": "", ".bop": "", ".colf": "", ".fbs": "flatc", ".capnp": "capnp", ".thrift": "thrift", ".schema": "gencode",
	} {
		if !written[ext] && !without[tool] {
			t.Errorf("no schema of %s in a %s file of %s", name, ext, dir)
		}
	}
}
