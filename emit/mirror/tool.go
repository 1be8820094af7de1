package mirror

import (
	"context"

	"github.com/wirebench/wirebench/emit"
)

// Tool runs a generator that is a tool of wirebench's module, in the folder of a job. Its input
// files stay on disk.
func Tool(ctx context.Context, j *emit.Job, tool string, args ...string) error {
	path, err := emit.Tool(ctx, j, tool)
	if err != nil {
		return err
	}
	_, err = emit.Command(ctx, j.Dir, j.Env, path, args...)
	return err
}
