// Generators builds the generators that are written in C++, in the versions of the runtimes in
// go.mod, from the source in the runtimes' Go modules:
//
//	go run ./scripts/generators
//
// It stores the programs in the user's cache folder, where the emitters look first: see
// emit.Generator. A program that exists is not built again. It needs cmake, make, a C++ compiler,
// flex and bison (Debian: cmake g++ flex bison).
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"time"

	"github.com/wirebench/wirebench/codecs/flatbuffers"
	"github.com/wirebench/wirebench/codecs/thrift"
	"github.com/wirebench/wirebench/emit"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for _, g := range []emit.Generator{flatbuffers.Flatc, thrift.Compiler} {
		if err := provide(ctx, g); err != nil {
			fmt.Fprintf(os.Stderr, "generators: %s: %v\n", g.Name, err)
			os.Exit(1)
		}
	}
}

// provide builds a generator, unless it exists.
func provide(ctx context.Context, g emit.Generator) error {
	version, err := g.Version(ctx)
	if err != nil {
		return err
	}
	place, err := g.Place(version)
	if err != nil {
		return err
	}
	if _, err := os.Stat(place); err == nil {
		fmt.Println(place)
		return nil
	}
	start := time.Now()
	if err := build(ctx, g, version, place); err != nil {
		return err
	}
	fmt.Printf("%s, built in %.0f s\n", place, time.Since(start).Seconds())
	return nil
}

// build builds a generator in a temporary folder and moves it to its place.
func build(ctx context.Context, g emit.Generator, version, place string) (err error) {
	source, err := g.Download(ctx)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(place), 0o777); err != nil {
		return err
	}
	dir, err := os.MkdirTemp(filepath.Dir(place), "build")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir) // leftovers do no harm
	// The generators work on small files, so building one takes longer than running it. Without
	// optimization the build is several times faster.
	configure := []string{"-S", filepath.Join(source, g.Source), "-B", dir,
		"-DCMAKE_BUILD_TYPE=None", "-DCMAKE_CXX_FLAGS=-O0"}
	for _, option := range g.Options {
		configure = append(configure, "-D"+option)
	}
	env := os.Environ()
	if os.Getenv(jobs) == "" {
		env = append(env, jobs+"="+strconv.Itoa(runtime.NumCPU()))
	}
	for _, args := range [][]string{configure, {"--build", dir, "--target", g.Target}} {
		if _, err := emit.Command(ctx, dir, env, "cmake", args...); err != nil {
			return err
		}
	}
	program := filepath.Join(dir, g.Built)
	built, err := emit.Ask(ctx, program)
	if err != nil {
		return err
	}
	if built != version {
		return fmt.Errorf("it says that it is version %s, want %s", built, version)
	}
	return os.Rename(program, place)
}

// jobs is cmake's environment variable for the number of parallel compilers.
const jobs = "CMAKE_BUILD_PARALLEL_LEVEL"
