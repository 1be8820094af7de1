package build

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// code returns checksums of the program's codecs, data sets and glue, and of the package that proves them,
// by import path. A checksum is of the compiled package and of all packages that it depends on, those of
// Go too. So parts with the same checksums do the same.
func (p *program) code(ctx context.Context) (map[string]string, error) {
	wanted := []string{p.root() + "/internal/measure"}
	for _, f := range slices.Concat(p.Data, p.Codecs, p.Glue) {
		wanted = append(wanted, f.Package)
	}
	args := append([]string{"list"}, p.flags()...)
	args = append(args, "-deps", "-export", "-f", `{{.ImportPath}} {{.BuildID}}{{range .Deps}} {{.}}{{end}}`, ".")
	out, err := runGo(ctx, p.dir, slices.Concat(p.environ(), compilerMemory()), args...)
	if err != nil {
		return nil, err
	}
	ids, deps := make(map[string]string), make(map[string][]string)
	lines := bufio.NewScanner(bytes.NewReader(out))
	lines.Buffer(nil, len(out)+1)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) < 2 {
			continue // unsafe is not compiled
		}
		ids[words[0]], deps[words[0]] = words[1], words[2:]
	}
	sums := make(map[string]string)
	for _, pkg := range wanted {
		if ids[pkg] == "" || sums[pkg] != "" {
			continue
		}
		h := sha256.New()
		for _, dep := range slices.Sorted(slices.Values(append(deps[pkg], pkg))) {
			fmt.Fprintln(h, dep, ids[dep])
		}
		sums[pkg] = hex.EncodeToString(h.Sum(nil)[:16])
	}
	return sums, nil
}
