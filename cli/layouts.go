package cli

import (
	"context"
	"github.com/wirebench/wirebench/measure"
	"os"
)

func (f *runFlags) binaries(ctx context.Context, p Program, opt *measure.Options, b []string) error {
	e, err := os.Executable()
	opt.Binaries, opt.Layouts = []string{e}, []int{0}
	return err
}
