package measure

import (
	"context"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/scratch"
)

// Matrix proves every codec on every data set with a few messages and takes no times. It does so in
// encode, decode and touch-all, the operation of codecs that only read in place. It calls on for
// each cell.
func Matrix(ctx context.Context, has inventory.Inventory, opt Options, on func(record.Cell)) error {
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	dir := folder.Path
	r := &run{Options: opt, has: has, dir: dir, sup: opt.supervisor(), start: time.Now(), small: true}
	if r.Progress == nil {
		r.Progress = func(Progress) {}
	}
	r.write = func(line any) error {
		if c, ok := line.(record.Cell); ok {
			on(c)
		}
		return nil
	}
	r.Operations = []codec.Operation{codec.Encode, codec.Decode, codec.TouchAll}
	_, err = r.proveAll(ctx)
	return err
}
