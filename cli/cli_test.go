package cli_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wirebench/wirebench/builtin"
	bookprotobuf "github.com/wirebench/wirebench/builtin/generated/_made/book/protobuf"
	personprotobuf "github.com/wirebench/wirebench/builtin/generated/_made/person/protobuf"
	"github.com/wirebench/wirebench/cli"
	"github.com/wirebench/wirebench/cli/program"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/asn1"
	"github.com/wirebench/wirebench/codecs/cbor"
	"github.com/wirebench/wirebench/codecs/gencode"
	"github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/codecs/hprose"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/msgpack"
	"github.com/wirebench/wirebench/codecs/noop"
	"github.com/wirebench/wirebench/codecs/protobuf"
	"github.com/wirebench/wirebench/codecs/xml"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/book"
	"github.com/wirebench/wirebench/corpus/ergo"
	"github.com/wirebench/wirebench/corpus/huge"
	"github.com/wirebench/wirebench/corpus/jsonfiles"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/corpus/service"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/hollywood"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/engines/unix"
	"github.com/wirebench/wirebench/internal/foreign/foreigntest"
)

// TestMain makes the test binary the wirebench command of the scripts and of the processes that it
// starts. It links a few codecs, data sets and engines, so that scripts measure without building a
// program. "few" has no others, "published" has verdicts of checks, "small" is the program of a third party, and "peer" is
// one of another language.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"wirebench": func() {
			p := builtin.Program()
			p.Parts = few()
			os.Exit(cli.Run(p))
		},
		"few":       func() { os.Exit(cli.Run(cli.Program{Parts: few()})) },
		"published": func() { os.Exit(cli.Run(cli.Program{Parts: few(), Verdicts: []byte(verdicts)})) },
		"small":     func() { os.Exit(cli.Run(small())) },
		"peer":      peer,
	})
}

// peer has the rows of $FOREIGN_ROWS.
func peer() {
	if err := foreigntest.Serve(strings.Split(os.Getenv("FOREIGN_ROWS"), ","), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// verdicts come with the program "published": an input, a withheld one, and damage that is made again, for which the program needs other codecs in one case.
const verdicts = `[{"go": "go1.27.4", "system": "linux/amd64", "data": ["book"], "codecs": [{"name": "msgpack", "findings": {
	"untrusted": {"examples": [
		{"id": "0ec2628e", "check": "hostile", "entry": "decode", "data": "book", "what": "ends the process; the input is withheld (SECURITY.md)", "withheld": true},
		{"id": "2b3114a0", "check": "hostile", "entry": "decode", "data": "book", "name": "array 32 of n elements, none of which is sent", "input": "dd00400000", "bytes": 5}]},
	"damage-detected": {"examples": [{"id": "2d8c3eee", "check": "damage", "entry": "decode", "data": "book", "name": "cut short"},
		{"id": "0badf00d", "check": "damage", "entry": "decode", "data": "book", "name": "another format"}]},
	"conforming": {"examples": [{"id": "deadbeef", "check": "hostile", "entry": "decode", "data": "book", "name": "damaged", "input": "xyz"}]}}}]}]`

// few returns some parts of each kind.
func few() program.Parts {
	return program.Parts{
		Codecs: []func() []codec.Codec{
			noop.Codecs, jsoncodec.Codecs, gob.Codecs, xml.Codecs, asn1.Codecs, msgpack.Codecs, cbor.Codecs, protobuf.Codecs, hprose.Codecs,
		},
		Data:    []func() []corpus.Set{person.Sets, service.Sets, huge.Sets, book.Sets, ergo.Sets, jsonfiles.Sets},
		Engines: []func() []engine.Engine{plain.Engines, unix.Engines, hollywood.Engines},
		Glue:    []func() codec.Glue{bookprotobuf.Glue, personprotobuf.Glue},
		Roles:   builtin.Roles(),
	}
}

// small is the program of a third party, with a codec whose code is made on demand.
func small() cli.Program {
	return cli.Program{Parts: program.Parts{
		Codecs:  []func() []codec.Codec{jsoncodec.Codecs, noop.Codecs, gencode.Codecs},
		Data:    []func() []corpus.Set{person.Sets},
		Engines: []func() []engine.Engine{plain.Engines, lacking, standIn},
		Roles:   codec.Roles{Reference: "json"},
	}}
}

// standIn is an engine that wirebench does not have, as a third party's program may add one.
func standIn() []engine.Engine {
	engines := plain.Engines()
	e := engines[0]
	e.Name, e.Module, e.Request, e.Spawn = "stand-in", "", engine.Mode[engine.Caller]{}, engines[1].Spawn
	return []engine.Engine{e}
}

// lacking are absent engines. Another list has one of them.
func lacking() []engine.Engine {
	return []engine.Engine{{Name: "stand-in", Absent: "another list has it"}, {Name: "missing", Absent: "nobody has it"}}
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", RequireExplicitExec: true, Condition: cli.Condition, Cmds: cli.Commands, Setup: synthetic})
}

// synthetic sets $synthetic to the folder of a record with known truth, and $WIREBENCH to the path of
// the program, for scripts that change $PATH.
func synthetic(e *testscript.Env) error {
	dir, err := filepath.Abs(filepath.Join("..", "internal", "report", "testdata", "synthetic"))
	if err != nil {
		return err
	}
	e.Setenv("synthetic", dir)
	program, err := exec.LookPath("wirebench")
	e.Setenv("WIREBENCH", program)
	return err
}
