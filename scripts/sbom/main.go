// Sbom writes a software bill of materials as CycloneDX JSON: modules with their versions, checksums and licences.
//
//	go run ./scripts/sbom -o wirebench.cdx.json                # all modules that go.mod requires
//	go run ./scripts/sbom -o wirebench.cdx.json ./wirebench    # those that are linked into a program, and its Go
//
// go.mod also requires what only tests, generators, or the programs that a run builds need. THIRD_PARTY.md has the
// licences. The same input gives the same bytes, since the bill has neither the present time nor a random number.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/CycloneDX/cyclonedx-go"

	"github.com/wirebench/wirebench/internal/thirdparty"
)

func main() {
	to := flag.String("o", "", "file to write (default: standard output)")
	flag.Parse()
	if err := run(*to, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

// run writes the bill of the program in args, or of go.mod, to a file or to standard output.
func run(to string, args []string) error {
	var list inventory
	var err error
	switch len(args) {
	case 0:
		list, err = required(".")
	case 1:
		list, err = linked(args[0])
	default:
		return errors.New("name one program at most")
	}
	if err != nil {
		return err
	}
	text, err := os.ReadFile("THIRD_PARTY.md")
	if err != nil {
		return fmt.Errorf("%w; run sbom in the root of wirebench's repository", err)
	}
	licences, err := thirdparty.Licences(string(text))
	if err != nil {
		return fmt.Errorf("THIRD_PARTY.md: %w", err)
	}
	bill, err := list.bill(licences)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	// Version 1.6 of the format is what most tools read today.
	if err := cyclonedx.NewBOMEncoder(&out, cyclonedx.BOMFileFormatJSON).SetPretty(true).SetEscapeHTML(false).EncodeVersion(bill, cyclonedx.SpecVersion1_6); err != nil {
		return err
	}
	if to == "" {
		_, err = os.Stdout.Write(out.Bytes())
		return err
	}
	return os.WriteFile(filepath.Clean(to), out.Bytes(), 0o666)
}
