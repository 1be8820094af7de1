package captured

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
)

// Most is the maximum size of a message in bytes. No more is read in search of a message, because a
// device, or a file without line breaks, may never end.
const Most = 64 << 20

var errTooLong = fmt.Errorf("a message has more than %d MiB, the largest size that can be measured", Most>>20)

// Reader reads a file, one message after another.
type Reader struct {
	*bufio.Reader
	under *counter
}

// NewReader returns a reader that is at the beginning of a file.
func NewReader(r io.Reader) *Reader {
	under := &counter{Reader: r, most: Most}
	return &Reader{bufio.NewReader(under), under}
}

// Next says that a message begins at the next byte. The limit of Most bytes counts from there.
func (r *Reader) Next() { r.under.most = r.Offset() + Most }

// Offset is the offset of the next byte in the file.
func (r *Reader) Offset() int { return r.under.n - r.Buffered() }

// End reports whether the file has no more bytes.
func (r *Reader) End() bool {
	_, err := r.Peek(1)
	return err == io.EOF
}

// counter counts the bytes read from a file. If it keeps what it reads, it also counts lines.
type counter struct {
	io.Reader
	n, most int
	keeps   bool
	kept    []byte // what was read after lineAt's last position
	line    int    // line breaks before lineAt's last position
}

func (c *counter) Read(b []byte) (int, error) {
	if c.n >= c.most {
		return 0, errTooLong
	}
	n, err := c.Reader.Read(b[:min(len(b), c.most-c.n)])
	c.n += n
	if c.keeps {
		c.kept = append(c.kept, b[:n]...)
	}
	return n, err
}

// lineAt is the number of the line that contains a byte. Offsets must be passed in increasing
// order.
func (c *counter) lineAt(offset int) int {
	passed := min(max(offset-(c.n-len(c.kept)), 0), len(c.kept))
	c.line += bytes.Count(c.kept[:passed], []byte("\n"))
	c.kept = c.kept[passed:]
	return 1 + c.line
}
