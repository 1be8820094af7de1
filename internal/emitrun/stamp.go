package emitrun

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// stampOf identifies what the code of a job is made from. "" means that the code must be made in
// any case.
func (f Family) stampOf(roots []codec.Root) string {
	if f.Stamp == "" {
		return ""
	}
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %t ", f.Stamp, f.Import, f.Pass)
	var schemas []*schema.Schema
	for _, root := range roots {
		fmt.Fprintf(h, "%q ", root.Name)
		schemas = append(schemas, root.Schema)
	}
	types, err := schema.MarshalFamily(schemas)
	if err != nil {
		return ""
	}
	h.Write(types)
	return hex.EncodeToString(h.Sum(nil))
}

// stampFile is the file with the stamp of an emitter's package. It lies in the package's folder,
// which the emitter empties before it makes the package again.
func (f Family) stampFile(e codec.Emitter) string {
	return filepath.Join(f.Dir, e.Package(), emit.Attempt("stamp"))
}

// stamped reports whether an emitter's package exists in the form in which it would be made again,
// and returns what the emitter refused when it made the package.
func (f Family) stamped(e codec.Emitter, stamp string) (refusal string, there bool) {
	if stamp == "" || !e.Repeats() {
		return "", false
	}
	text, err := os.ReadFile(f.stampFile(e))
	if err != nil {
		return "", false
	}
	by, refusal, _ := strings.Cut(string(text), "\n")
	return refusal, by == stamp
}
