package cli_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gencode"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/noop"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/internal/race"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/message"
)

// TestMain makes the test binary the wirebench command of the scripts, and of the
// child processes that it starts.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"wirebench": func() { os.Exit(cli.Run(builtin.Program())) },
		"small":     func() { os.Exit(cli.Run(small())) },
	})
}

// small is a program that is soon built anew, with codecs whose code is made on demand.
func small() cli.Program {
	return cli.Program{
		Codecs:  []func() []codec.Codec{jsoncodec.Codecs, noop.Codecs, gencode.Codecs},
		Data:    []func() []corpus.Set{person.Sets},
		Engines: []func() []message.Engine{plain.Engines, lacking, standIn},
		Roles:   measure.Roles{Reference: "json"},
	}
}

// standIn is an engine that wirebench does not have, as a program of a third party adds one.
func standIn() []message.Engine {
	engines := plain.Engines()
	e := engines[0]
	e.Name, e.Module, e.Request, e.Spawn = "stand-in", "", message.Road[message.Caller]{}, engines[1].Spawn
	return []message.Engine{e}
}

// lacking are the rows of engines that a program does not have, one of which another list has.
func lacking() []message.Engine {
	return []message.Engine{{Name: "stand-in", Absent: "another list has it"}, {Name: "missing", Absent: "nobody has it"}}
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", RequireExplicitExec: true, Condition: condition, Setup: func(e *testscript.Env) error {
		return errors.Join(times(e), synthetic(e))
	}})
}

// synthetic gives scripts the folder of a record of known truth: $synthetic.
func synthetic(e *testscript.Env) error {
	dir, err := filepath.Abs(filepath.Join("..", "report", "testdata", "synthetic"))
	e.Setenv("synthetic", dir)
	return err
}

// times gives scripts the times of runs that measure a few cells, on a machine that does
// other things beside: $short of one data set, $long of several.
func times(e *testscript.Env) error {
	short := 8 * time.Second
	if race.Enabled {
		short *= 4
	}
	e.Setenv("short", short.String())
	e.Setenv("long", (5 * short / 2).String())
	return nil
}

// condition adds tmpfs to those of testscript: whether a script may mount a file system,
// seen by itself alone.
func condition(name string) (bool, error) {
	if name == "tmpfs" {
		return exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", os.TempDir()).Run() == nil, nil
	}
	return false, fmt.Errorf("unknown condition %q", name)
}
