// Package price finds what a codec adds to a program: how much longer building and starting take, how much
// larger the binary is, and which packages and modules it needs.
//
// It must not know codecs, or how programs are made: its caller builds a program with a codec and one
// without.
package price

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// List is what codecs add to a small program.
type List struct {
	// Date is when the programs were built, as 2006-01-02. Data is the type of their messages.
	Date string             `json:"date"`
	Data string             `json:"data"`
	Env  record.Environment `json:"environment"`
	Base Base               `json:"base"`
	// Costs are in the order of the codecs.
	Costs []Cost `json:"costs"`
}

// Base is the program without a codec.
type Base struct {
	// Build is the processor time of compiling its own package and of linking, in s. Binary is its size in bytes,
	// without tables for debuggers, and Start the processor time of its start, in ms.
	Build  float64 `json:"build_s"`
	Binary int64   `json:"binary_bytes"`
	Start  float64 `json:"start_ms"`
}

// Cost is what a package of codecs adds to the program.
type Cost struct {
	Codecs []string `json:"codecs"`
	Base
	// Packages and Modules are the numbers of packages and of modules that the program doesn't have
	// without the codec, wirebench's own not counted. Lines is the number of lines of the code made for
	// the type, and for the other types of its package.
	Packages int `json:"packages"`
	Modules  int `json:"modules"`
	Lines    int `json:"made_lines"`
	// Why says why there is no such program.
	Why string `json:"why,omitempty"`
}

// Program is a program that was built.
type Program struct {
	Binary   string
	Env      []string      // in addition to the environment
	Took     time.Duration // processor time
	Packages []build.Package
}

// starts is how often each program is started. The median counts.
const starts = 21

// Measure returns the cost of the base itself.
func Measure(ctx context.Context, p Program) (Base, error) {
	each, err := started(ctx, p)
	if err != nil {
		return Base{}, err
	}
	size, err := sizeOf(p.Binary)
	return Base{p.Took.Seconds(), size, each[0]}, err
}

// Added returns what a program has that the base lacks.
func Added(ctx context.Context, base, with Program) (Cost, error) {
	var c Cost
	had := make(map[string]bool)
	for _, p := range base.Packages {
		had[p.Path], had[p.Module] = true, true
	}
	modules := make(map[string]bool)
	for _, p := range with.Packages {
		if had[p.Path] {
			continue
		}
		c.Lines += p.Lines
		if p.Own {
			continue
		}
		c.Packages++
		if p.Module != "" && !had[p.Module] {
			modules[p.Module] = true
		}
	}
	c.Modules = len(modules)
	before, err := sizeOf(base.Binary)
	if err != nil {
		return c, err
	}
	after, err := sizeOf(with.Binary)
	if err != nil {
		return c, err
	}
	each, err := started(ctx, base, with)
	if err != nil {
		return c, err
	}
	c.Base = Base{max(with.Took-base.Took, 0).Seconds(), after - before, each[1] - each[0]}
	return c, nil
}

func sizeOf(file string) (int64, error) {
	info, err := os.Stat(file)
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

// started starts programs in turns and returns the processor time of a start of each, in ms.
func started(ctx context.Context, programs ...Program) ([]float64, error) {
	took := make([][]float64, len(programs))
	for range starts {
		for i, p := range programs {
			cmd := exec.CommandContext(ctx, p.Binary)
			cmd.Env = append(os.Environ(), p.Env...)
			if err := cmd.Run(); err != nil {
				return nil, fmt.Errorf("start %s: %w", p.Binary, err)
			}
			s := cmd.ProcessState
			took[i] = append(took[i], (s.UserTime()+s.SystemTime()).Seconds()*1e3)
		}
	}
	var medians []float64
	for _, t := range took {
		medians = append(medians, stats.Median(t))
	}
	return medians, nil
}

// Works runs a program with arguments, and returns what it says if it fails.
func Works(ctx context.Context, p Program, args ...string) error {
	cmd := exec.CommandContext(ctx, p.Binary, args...)
	cmd.Env = append(os.Environ(), p.Env...)
	out, err := cmd.CombinedOutput()
	if err == nil || ctx.Err() != nil {
		return ctx.Err()
	}
	first, _, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	return fmt.Errorf("%s", cmp.Or(first, err.Error()))
}
