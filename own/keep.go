package own

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/wirebench/wirebench/build"
	"github.com/wirebench/wirebench/emit"
)

// key tells apart programs of which the folders can't be shared, or would be built in turns:
// those of another wirebench, another type, or other modules of the user.
func (o Options) key(t *target, workspace string) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	file, err := os.Open(self)
	if err != nil {
		return "", err
	}
	defer file.Close()
	modules, err := os.ReadFile(workspace)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return "", fmt.Errorf("%s: %w", self, err)
	}
	fmt.Fprintf(h, "%q %q %q %q %q %q %q", t.pkg.PkgPath, types.TypeString(t.typ, nil), o.Unions, o.Include, o.Omit, o.Versions, modules)
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}

// compile builds the program, in the cache if that can be used.
func (p *Program) compile(ctx context.Context, opt Options, key string, b build.Options) (*build.Result, error) {
	if opt.Cache != "" {
		h, err := enter(ctx, opt.Cache, key, func() { opt.step("waiting for another wirebench, which builds this program", 0, 0) })
		if err == nil {
			var result *build.Result
			result, err = p.compileAtHome(ctx, h, b)
			roomless := err != nil && roomless(err)
			if roomless {
				os.RemoveAll(h.dir) // to make room; where that can't be, nothing is lost
			}
			if err = errors.Join(err, h.leave()); !roomless {
				return result, err
			}
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		opt.note(fmt.Sprintf("the program is not kept for the next run, since %s can't be used: %v", opt.Cache, err))
		if err := os.RemoveAll(p.Schemas); err != nil {
			return nil, err
		}
	}
	b.Dir = filepath.Join(p.dir, "build")
	return build.Build(ctx, b)
}

// compileAtHome builds the program in its folder of the cache, from what an earlier run left
// there.
func (p *Program) compileAtHome(ctx context.Context, h *home, b build.Options) (*build.Result, error) {
	own := b.Bin
	b.Dir = filepath.Join(h.dir, "build")
	// Binaries in several layouts are those of one run.
	if len(b.Layouts) == 0 {
		b.Bin = h.bin()
	}
	result, err := build.Build(ctx, b)
	if err != nil {
		return nil, err
	}
	if len(b.Layouts) == 0 {
		if p.Built, err = h.date(ctx, result.Binaries[0]); err != nil {
			return nil, err
		}
		if result.Binaries[0], err = h.borrow(result.Binaries[0], own); err != nil {
			return nil, err
		}
	}
	return result, h.trim(MostKept)
}

// built is a file with the go command's identity of the binary, as old as that is.
func (h *home) built() string { return filepath.Join(h.bin(), "built") }

// date tells when the binary was built, or notes that it was built now, and then tells nothing.
// The go command leaves it as it is if nothing has changed that it is made of.
func (h *home) date(ctx context.Context, binary string) (time.Time, error) {
	id, err := emit.Command(ctx, "", nil, "go", "tool", "buildid", binary)
	if err != nil {
		return time.Time{}, err
	}
	before, err := os.ReadFile(h.built())
	if err == nil && strings.TrimSpace(string(before)) == id {
		info, err := os.Stat(h.built())
		if err != nil {
			return time.Time{}, err
		}
		return info.ModTime(), nil
	}
	return time.Time{}, os.WriteFile(h.built(), []byte(id+"\n"), 0o666)
}
