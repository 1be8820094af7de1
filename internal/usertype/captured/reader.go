package captured

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
)

// Most is how many bytes one message may have. Whatever a file is, no more is read in search of one: a
// device or a file without any line break has no end that could be waited for.
const Most = 64 << 20

var errTooLong = fmt.Errorf("a message has more than %d MiB, which is the most that can be measured", Most>>20)

// Reader reads a file, message after message.
type Reader struct {
	*bufio.Reader
	under *counter
}

// NewReader returns a reader of a file from its beginning.
func NewReader(r io.Reader) *Reader {
	under := &counter{Reader: r, most: Most}
	return &Reader{bufio.NewReader(under), under}
}

// Next says that a message begins at the next byte.
func (r *Reader) Next() { r.under.most = r.Offset() + Most }

// Offset is that of the next byte in the file.
func (r *Reader) Offset() int { return r.under.n - r.Buffered() }

// End reports whether nothing follows.
func (r *Reader) End() bool {
	_, err := r.Peek(1)
	return err == io.EOF
}

// counter counts the bytes that were read of a file, and its lines where it keeps what it reads.
type counter struct {
	io.Reader
	n, most int
	keeps   bool
	kept    []byte // what was read and lineAt has not passed
	line    int    // how many line breaks it has passed
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

// lineAt is the number of the line that a byte stands in. It is asked for bytes in their order.
func (c *counter) lineAt(offset int) int {
	passed := min(max(offset-(c.n-len(c.kept)), 0), len(c.kept))
	c.line += bytes.Count(c.kept[:passed], []byte("\n"))
	c.kept = c.kept[passed:]
	return 1 + c.line
}
