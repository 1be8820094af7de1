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

// stampOf identifies what the code of a job is made from; "" if it is to be made whatever is there.
func (f Family) stampOf(roots []codec.Root) string {
	if f.Stamp == "" {
		return ""
	}
	h := sha256.New()
	fmt.Fprintf(h, "%q %q ", f.Stamp, f.Import)
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

// stampFile is where the stamp of an emitter's package is kept. An emitter that begins again empties the folder.
func (f Family) stampFile(e codec.Emitter) string {
	return filepath.Join(f.Dir, e.Package(), emit.Attempt("stamp"))
}

// stamped reports whether an emitter's package is there as it would make it again, and what it refused when it made it.
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
