package build

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// built describes a program that is kept.
type built struct {
	// Main is the program's main.go. Settings are the flags and variables of its build.
	Main, Settings string
	Dropped        []Dropped
	Raised         []string
	ID             string            // the go command's identity of the binary of the first layout
	Sums           map[string]string // SHA-256 of the binaries, by file name
	Code           map[string]string // as in [Result]
	At             time.Time
}

// file is the file that describes the kept program.
func (h *home) file() string { return filepath.Join(h.bin(), "built.json") }

// read returns the description of the kept program, or the zero value if there is none.
func (h *home) read() (b built) {
	text, err := os.ReadFile(h.file())
	if err != nil || json.Unmarshal(text, &b) != nil {
		return built{}
	}
	return b
}

// key distinguishes programs that can't share a folder, or that would take turns being built in it.
func (o Options) key(p *program) (string, error) {
	own, err := finder{p.info, p.here}.sources(nil)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprintf(h, "%q %v %v %v %v %q %q %t %q %q %q %q %t %v", o.Key, o.Codecs, o.Data, o.Engines, o.Glue, o.Reference, o.Anchors, o.Whole, o.GOOS, o.GOARCH,
		o.Module, own[0].dir+own[0].version, o.Upgrade, p.info.GoVersion)
	if o.Instrument != "" {
		fmt.Fprintf(h, " %q", o.Instrument)
	}
	if !o.Variant.Usual() {
		fmt.Fprintf(h, " %+v", o.Variant)
	}
	if o.Workspace != nil {
		modules, err := os.ReadFile(o.Workspace.file)
		if err != nil {
			return "", err
		}
		h.Write(modules)
	}
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}

// noHome is the reason why a program has no folder in the cache.
type noHome struct{ error }

func (e *noHome) Unwrap() error { return e.error }

// buildKept builds the program in its folder of the cache, starting from what an earlier run left
// there.
func buildKept(ctx context.Context, opt Options) (_ *Result, err error) {
	p, err := newProgram(opt)
	if err != nil {
		return nil, err
	}
	key, err := opt.key(p)
	if err != nil {
		return nil, err
	}
	h, err := enter(ctx, opt.Cache, key, func() { p.step("waiting for another wirebench, which builds this program", "", 0, 0) })
	if err != nil {
		return nil, &noHome{err}
	}
	defer func() {
		if err != nil && roomless(err) {
			os.RemoveAll(h.dir) // to free space; nothing is lost if it fails
		}
		err = errors.Join(err, h.leave())
	}()
	p.Dir, p.dir = h.dir, filepath.Join(h.dir, "program")
	kept := !p.Once
	if kept {
		p.Bin = h.bin()
	}
	if err := p.prepare(ctx); err != nil {
		return nil, err
	}
	if !kept {
		result, err := p.build(ctx)
		if err == nil {
			result.Code, err = p.code(ctx)
		}
		return result, errors.Join(err, h.trim(MostKept))
	}
	result, err := p.buildAgain(ctx, h)
	if err != nil {
		return nil, err
	}
	for i, binary := range result.Binaries {
		if result.Binaries[i], err = h.borrow(binary, opt.Bin); err != nil {
			return nil, err
		}
	}
	return result, h.trim(MostKept)
}

// buildAgain builds the program. It takes only a moment if the program was built before and little
// has changed since.
func (p *program) buildAgain(ctx context.Context, h *home) (*Result, error) {
	before := h.read()
	main, err := p.mainText(p.Codecs, p.Engines)
	if err != nil {
		return nil, err
	}
	settings := strings.Join(append(p.flags(), p.environ()[len(os.Environ()):]...), " ")
	sums, err := p.sums()
	if err != nil {
		return nil, err
	}
	whole := true // all binaries are those that were kept
	for name, sum := range sums {
		if sum == "" || sum != before.Sums[name] { // the binary is missing or damaged
			whole = false
			if err := os.RemoveAll(filepath.Join(p.Bin, name)); err != nil {
				return nil, err
			}
		}
	}
	id := func(binary string) (string, error) {
		out, err := runGo(ctx, "", os.Environ(), "tool", "buildid", binary)
		return string(bytes.TrimSpace(out)), err
	}
	p.current = func(binary string) bool {
		now, err := id(binary)
		return whole && err == nil && now == before.ID
	}
	p.Direct = p.Direct || before.Main == string(main) && before.Settings == settings && len(before.Dropped) == 0 && len(before.Raised) == 0
	result, err := p.build(ctx)
	if err != nil {
		return nil, err
	}
	if p.current(result.Binaries[0]) {
		result.Built, result.Code = before.At, before.Code
		return result, nil
	}
	if result.Code, err = p.code(ctx); err != nil {
		return nil, err
	}
	now := built{Main: string(main), Settings: settings, Dropped: result.Dropped, Raised: result.Raised, Code: result.Code, At: time.Now()}
	if now.ID, err = id(result.Binaries[0]); err != nil {
		return nil, err
	}
	if now.Sums, err = p.sums(); err != nil {
		return nil, err
	}
	text, err := json.Marshal(now)
	if err != nil {
		return nil, err
	}
	return result, write(h.file(), text)
}

// sums returns the checksums of the binaries of all layouts, by file name. Those of missing ones are
// "".
func (p *program) sums() (map[string]string, error) {
	sums := make(map[string]string)
	for _, seed := range p.seeds() {
		binary := p.binary(seed)
		sum, err := sumOf(binary)
		if err != nil {
			return nil, err
		}
		sums[filepath.Base(binary)] = sum
	}
	return sums, nil
}

// sumOf is the SHA-256 of a file, "" if the file does not exist.
func sumOf(name string) (string, error) {
	file, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
