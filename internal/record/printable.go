package record

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/wirebench/wirebench/internal/printable"
)

// suspicious reports whether a line of JSON may have texts that must not be shown as they are. Most
// lines have none and need not be searched.
func suspicious(line []byte) bool {
	if bytes.IndexByte(line, '\\') >= 0 || bytes.IndexByte(line, 0x7f) >= 0 {
		return true
	}
	// The first bytes of other control characters, and of characters that change the direction of
	// text.
	for _, lead := range []byte{0xc2, 0xd8, 0xe2} {
		for rest := line; ; {
			i := bytes.IndexByte(rest, lead)
			if i < 0 {
				break
			}
			rest = rest[i+1:]
			if lead == 0xd8 || len(rest) > 0 && (lead == 0xc2 && rest[0] < 0xa0 || lead == 0xe2 && (rest[0] == 0x80 || rest[0] == 0x81)) {
				return true
			}
		}
	}
	return false
}

// mostName is the maximum length of a name, in characters. The name of a package and a type fits.
const mostName = 100

// CheckName returns an error if a codec, an engine or a data set can't have this name. Names occur
// in tables, files and addresses.
func CheckName(name string) error {
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		return errors.New("a codec, an engine or a data set has no name")
	case !utf8.ValidString(name) || !printable.Is(name) || strings.TrimSpace(name) != name:
		return fmt.Errorf("the name %q has characters that can't be seen; choose another one", name)
	case strings.ContainsAny(name, "<>"):
		return fmt.Errorf("the name %q has < or >; choose another one", name)
	case n > mostName:
		return fmt.Errorf("the name %.40q… has %d characters, and may have %d", name, n, mostName)
	}
	return nil
}
