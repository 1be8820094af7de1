package hostile

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/wirebench/wirebench/internal/printable"
)

// Text returns an error if text output or a table has a character that acts on a terminal.
func Text(out []byte) error {
	for line := range strings.SplitSeq(string(out), "\n") {
		if line = strings.ReplaceAll(line, "\t", " "); !printable.Is(line) {
			return fmt.Errorf("it acts on a terminal: %q", line)
		}
	}
	return nil
}

// Markdown returns an error if Markdown output contains HTML, or characters that act on a terminal.
func Markdown(out []byte) error {
	if i := bytes.IndexByte(out, '<'); i >= 0 {
		return fmt.Errorf("markup: %.60q", out[i:])
	}
	return Text(out)
}

// JSON returns an error if out is no valid JSON, or acts on a terminal.
func JSON(out []byte) error {
	if !json.Valid(out) {
		return fmt.Errorf("it isn't JSON: %.60q", out)
	}
	return Text(out)
}

// drawn are the elements that pictures may have.
var drawn = map[string]bool{"svg": true, "style": true, "g": true, "text": true, "line": true, "rect": true}

// SVG returns an error if a picture has an element or attribute that it must not have.
func SVG(out []byte) error {
	d := xml.NewDecoder(bytes.NewReader(out))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return Text(out)
		}
		if err != nil {
			return err
		}
		if e, ok := token.(xml.StartElement); ok {
			if !drawn[e.Name.Local] {
				return fmt.Errorf("it has a %s", e.Name.Local)
			}
			for _, a := range e.Attr {
				if strings.HasPrefix(a.Name.Local, "on") {
					return fmt.Errorf("a %s has %s", e.Name.Local, a.Name.Local)
				}
			}
		}
	}
}

var (
	// parts matches the scripts and the style of a page of package internal/report/page.
	parts = regexp.MustCompile(`(?s)<style>.*?</style>|<script type="application/json" class="run"[^>]*>"[A-Za-z0-9+/=]*"</script>|<script type="module">.*?</script>`)
	// acting matches markup that loads or runs something.
	acting = regexp.MustCompile(`(?i)<(script|img|iframe|object|embed|!--)|<[a-z][^>]*\son[a-z]+\s*=`)
)

// Page returns an error if an HTML page has a script or other active markup that is not its own.
func Page(out []byte) error {
	rest := parts.ReplaceAll(out, nil)
	if len(rest) == len(out) {
		return errors.New("it has no scripts of its own")
	}
	if at := acting.FindIndex(rest); at != nil {
		return fmt.Errorf("markup that acts: %.80q", rest[at[0]:])
	}
	return nil
}
