package gencode

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/wirebench/wirebench/emit"
)

// module is the generator's module. Wirebench's go.mod must not require it, so a module is written
// for it.
const (
	module  = "github.com/andyleap/gencode"
	version = "v0.0.0-20171124163308-e1423834d4b4"
)

// Generator is the module with its version, in the form that the go command accepts.
const Generator = module + "@" + version

// required is the go.mod of the written module. It names all modules that gencode needs, because
// gencode has no go.mod.
const required = `module generator

go 1.26

require (
	` + module + " " + version + `
	github.com/andyleap/parser v0.0.0-20160126201130-db5a13a7cd46
	github.com/kr/pretty v0.3.1
	github.com/kr/text v0.2.0
	github.com/rogpeppe/go-internal v1.9.0
)
`

// sums is the go.sum of the written module. It makes the generator the same on every machine.
const sums = `github.com/andyleap/gencode v0.0.0-20171124163308-e1423834d4b4 h1:8Po0yx+yydP7FvHfB9sw/26++RHWEZ/a69aRgO9AFWk=
github.com/andyleap/gencode v0.0.0-20171124163308-e1423834d4b4/go.mod h1:yE6zprmDWRrIsbjHdb+C3MGq+YpJnqJxaFilOM27PtI=
github.com/andyleap/parser v0.0.0-20160126201130-db5a13a7cd46 h1:t5xfxrFvtVIPcptfgVgE32rztLL1QfKAifRPxRxgppk=
github.com/andyleap/parser v0.0.0-20160126201130-db5a13a7cd46/go.mod h1:optl5aMZUO+oj3KCDaQ0WYQMP6QhUQXXDAHQnCA3wI8=
github.com/creack/pty v1.1.9/go.mod h1:oKZEueFk5CKHvIhNR5MUki03XCEU+Q6VDXinZuGJ33E=
github.com/kr/pretty v0.3.1 h1:flRD4NNwYAUpkphVc1HcthR4KEIFJ65n8Mw5qdRn3LE=
github.com/kr/pretty v0.3.1/go.mod h1:hoEshYVHaxMs3cyo3Yncou5ZscifuDolrwPKZanG3xk=
github.com/kr/text v0.2.0 h1:5Nx0Ya0ZqY2ygV366QzturHI13Jq95ApcVaJBhpS+AY=
github.com/kr/text v0.2.0/go.mod h1:eLer722TekiGuMkidMxC/pM04lWEeraHUUmBw8l2grE=
github.com/pkg/diff v0.0.0-20210226163009-20ebb0f2a09e/go.mod h1:pJLUxLENpZxwdsKMEsNbx1VGcRFpLqf3715MtcvvzbA=
github.com/rogpeppe/go-internal v1.9.0 h1:73kH8U+JUqXU8lRuOHeVHaa/SZPifC7BkcraZVejAe8=
github.com/rogpeppe/go-internal v1.9.0/go.mod h1:WtVeX8xhTBvf0smdhujwtBcq4Qrzq/fJaraNFVN+nFs=
`

// generate runs the generator in a folder. It downloads and builds the generator if necessary.
func generate(ctx context.Context, dir string, args ...string) (err error) {
	scratch, err := os.MkdirTemp("", "wirebench-gencode-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(scratch)) }()
	for name, text := range map[string]string{"go.mod": required, "go.sum": sums} {
		if err := os.WriteFile(filepath.Join(scratch, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	program := filepath.Join(scratch, "gencode")
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	// A user's workspace and flags are meant for other modules.
	env := append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly")
	if _, err := emit.Command(ctx, scratch, env, "go", "build", "-o", program, module); err != nil {
		return unbuilt(err)
	}
	_, err = emit.Command(ctx, dir, nil, program, args...)
	return err
}

// unbuilt returns a one-line error that says why there is no generator.
func unbuilt(err error) error {
	var failure *emit.CommandError
	if errors.As(err, &failure) {
		// The go command reports its downloads before the error.
		for line := range strings.Lines(failure.Said) {
			if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "go: downloading ") {
				err = errors.New(line)
				break
			}
		}
	}
	return fmt.Errorf("can't build the generator %s: %w; its modules are downloaded when it is first used: try where the go command has a network", Generator, err)
}
