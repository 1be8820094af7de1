package hostile_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/cli"
	parts "github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/noop"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/hostile"
	"github.com/wirebench/wirebench/internal/record"
)

// command is a command that reads records.
type command struct {
	args  string // RECORD is a record, GOOD an intact one, NEW a folder that does not exist, and SITE that of an earlier site
	check func(out []byte) error
}

var commands = []command{
	{"report RECORD", hostile.Text},
	{"report RECORD --all", hostile.Text},
	{"report RECORD --all --columns caveats,time,ratio,wire", hostile.Text},
	{"report RECORD --live-heap 1GiB --gogc 50 --sort decode", hostile.Text},
	{"report RECORD --without-gc --data person", hostile.Text},
	{"report RECORD --link 1Gbit", hostile.Text},
	{"report RECORD --link 1Gbit --format md", hostile.Markdown},
	{"report RECORD --format md", hostile.Markdown},
	{"report RECORD --format csv", hostile.Text},
	{"report RECORD --format json", hostile.JSON},
	{"report RECORD --format benchfmt", hostile.Text},
	{"report RECORD --format svg", hostile.SVG},
	{"report RECORD --format html", hostile.Page},
	{"compare GOOD RECORD", hostile.Text},
	{"compare RECORD GOOD --format md", hostile.Markdown},
	{"compare GOOD RECORD --format csv", hostile.Text},
	{"compare RECORD RECORD --format json", hostile.JSON},
	{"compare GOOD RECORD --fail-over 5%", hostile.Text},
	{"merge RECORD -o NEW", hostile.Text},
	{"site RECORD -o SITE", hostile.Text},
	{"advise RECORD --need zone,maintained --link 1Gbit --all", hostile.Text},
	{"advise RECORD --json", hostile.JSON},
	{"claims RECORD", hostile.Text},
	{"claims RECORD --format md", hostile.Markdown},
	{"claims RECORD --format json", hostile.JSON},
	{"list matrix RECORD --why", hostile.Text},
	{"list matrix RECORD --summary", hostile.Text},
	{"list matrix RECORD --json", hostile.JSON},
}

// program has few codecs. Commands that read records don't need them.
func program() cli.Program {
	return cli.Program{Parts: parts.Parts{
		Codecs: []func() []codec.Codec{jsoncodec.Codecs, noop.Codecs},
		Data:   []func() []corpus.Set{person.Sets},
		Roles:  codec.Roles{Reference: "json"},
	}}
}

// runner runs commands in this process, with records in a folder.
type runner struct {
	program cli.Program
	dir     string
	in      [2]*os.File // replaces standard output and standard error
}

func newRunner(t testing.TB) *runner {
	r := &runner{program: program(), dir: t.TempDir()}
	// The memory of a command is garbage after it, and collecting it would take half of the time.
	old := debug.SetGCPercent(800)
	t.Cleanup(func() { debug.SetGCPercent(old) })
	for i := range r.in {
		file, err := os.Create(r.path(strconv.Itoa(i)))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { file.Close() })
		r.in[i] = file
	}
	if err := os.CopyFS(r.path("GOOD"), os.DirFS(filepath.Join("..", "report", "testdata", "synthetic"))); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(r.path("RECORD"), 0o777); err != nil {
		t.Fatal(err)
	}
	return r
}

// path returns the path of what a command's argument names.
func (r *runner) path(name string) string { return filepath.Join(r.dir, name) }

// write makes a text the record that commands read.
func (r *runner) write(text []byte) error {
	return os.WriteFile(filepath.Join(r.path("RECORD"), record.File), text, 0o666)
}

// run runs a command and returns its exit code and what it wrote.
func (r *runner) run(args string) (code int, out, said []byte, err error) {
	for _, file := range r.in {
		if _, err := file.Seek(0, io.SeekStart); err != nil {
			return 0, nil, nil, err
		}
		if err := file.Truncate(0); err != nil {
			return 0, nil, nil, err
		}
	}
	words := strings.Fields(args)
	for i, w := range words {
		if w == strings.ToUpper(w) {
			words[i] = r.path(w)
		}
	}
	all, stdout, stderr := os.Args, os.Stdout, os.Stderr
	os.Args, os.Stdout, os.Stderr = append([]string{"wirebench"}, words...), r.in[0], r.in[1]
	err = func() (err error) {
		defer func() {
			os.Args, os.Stdout, os.Stderr = all, stdout, stderr
			if p := recover(); p != nil {
				err = fmt.Errorf("wirebench %s: panic: %v\n%s", args, p, debug.Stack())
			}
		}()
		code = cli.Run(r.program)
		return nil
	}()
	if err != nil {
		return 0, nil, nil, err
	}
	var texts [2][]byte
	for i, file := range r.in {
		if texts[i], err = os.ReadFile(file.Name()); err != nil {
			return 0, nil, nil, err
		}
	}
	return code, texts[0], texts[1], nil
}

// check runs every command on a record, and returns an error about what one of them prints. took is
// the number of commands that accepted the record.
func (r *runner) check(text []byte, commands []command) (took int, err error) {
	if err := r.write(text); err != nil {
		return 0, err
	}
	for _, c := range commands {
		if err := os.RemoveAll(r.path("NEW")); err != nil {
			return 0, err
		}
		code, out, said, err := r.run(c.args)
		if err != nil {
			return 0, err
		}
		wrong := hostile.Text(said)
		switch {
		case wrong != nil:
		case code == 0:
			took++
			if len(out) > 0 {
				wrong = c.check(out)
			}
		case code != 1 && code != 2:
			wrong = fmt.Errorf("exit code %d", code)
		case !bytes.HasPrefix(said, []byte("wirebench: ")):
			wrong = errors.New("it fails without a word")
		}
		if _, err := os.Stat(r.path("NEW")); wrong == nil && err == nil && code == 0 {
			_, wrong = record.ReadAll(r.path("NEW"))
		}
		if wrong != nil {
			return took, fmt.Errorf("wirebench %s: exit code %d, %w; it said:\n%.300s", c.args, code, wrong, said)
		}
	}
	return took, nil
}

// Codecs, data sets, operations, modules and all other texts of a record may have hostile names, in
// all output formats.
func TestNames(t *testing.T) {
	r := newRunner(t)
	records := committed(t)
	for _, c := range []struct {
		record     string
		operations bool // whether operations are renamed, too
	}{{"synthetic", true}, {"synthetic", false}, {"spawn", false}} {
		if !every.Case() && !c.operations { // the first one has names of all kinds
			continue
		}
		for _, name := range hostile.Names {
			renamed, err := hostile.Renamed(records[c.record], name, c.operations)
			if err != nil {
				t.Fatal(err)
			}
			if took, err := r.check(renamed, commands); err != nil || took < len(commands)/3 {
				t.Errorf("%+v, names with %q: %d of %d commands took it, %v", c, name, took, len(commands), err)
			}
		}
	}
}

// A program's own codecs, data sets and engines have printable names, or the program reports which
// has not.
func TestRegistration(t *testing.T) {
	r := newRunner(t)
	for _, name := range hostile.Names {
		set := person.Sets()[0]
		named := *set.Type
		named.Name = name
		set.Type = &named
		for kind, add := range map[string]func(*cli.Program){
			"codec": func(p *cli.Program) {
				p.Codecs = append(p.Codecs, func() []codec.Codec { return []codec.Codec{{Name: name}} })
			},
			"data set": func(p *cli.Program) { p.Data = append(p.Data, func() []corpus.Set { return []corpus.Set{set} }) },
			"engine": func(p *cli.Program) {
				p.Engines = append(p.Engines, func() []engine.Engine { return []engine.Engine{{Name: name}} })
			},
		} {
			r.program = program()
			add(&r.program)
			code, out, said, err := r.run("claims GOOD")
			if err := errors.Join(err, hostile.Text(out), hostile.Text(said)); err != nil {
				t.Errorf("%s %q: %v", kind, name, err)
			}
			acts := hostile.Text([]byte(name)) != nil || strings.ContainsAny(name, "<>\n") || len(name) > 200
			if refused := code == 1 && bytes.HasPrefix(said, []byte("wirebench: the name ")); acts && !refused {
				t.Errorf("%s %q: exit code %d, %s", kind, name, code, said)
			}
		}
	}
}

// FuzzRecord shows arbitrary records in every output format.
func FuzzRecord(f *testing.F) {
	for _, text := range committed(f) {
		f.Add(text)
	}
	renamed, err := hostile.Renamed(committed(f)["synthetic"], strings.Join(hostile.Names, ""), false)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(renamed)
	r := newRunner(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		if _, err := r.check(text, commands); err != nil {
			t.Error(err)
		}
	})
}
