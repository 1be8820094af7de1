package measure

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"os"

	"github.com/edsrzf/mmap-go"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/measure/host"
)

// messages are one codec's encodings of a ring of n messages, and the sizes that encode and
// encode-reuse may return. The proof writes them, and timing processes map them. On disk they are
// arrays of n little-endian uint32: the sizes of the encodings, then the smallest and largest sizes
// for encode and for encode-reuse. The encodings follow one after the other.
type messages struct {
	encoded [][]byte
	// row and pristine are set in messages that were read. row holds the encodings as around lays
	// them out. pristine holds them once more in memory that nobody writes to.
	row, pristine [][]byte
	// room is the memory of the encodings, and starts says where each began in it, and where the last
	// one ended.
	room   []byte
	starts []int
	sizes  map[codec.Operation]check.Outcome // only Min and Max are used
}

// sized are the operations that return encoded bytes, in file order.
var sized = []codec.Operation{codec.Encode, codec.EncodeReuse}

func writeMessages(path string, m messages) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	n := len(m.encoded)
	sizes := make([]uint32, n)
	for i, b := range m.encoded {
		sizes[i] = uint32(len(b))
	}
	arrays := [][]uint32{sizes}
	for _, operation := range sized {
		out := m.sizes[operation]
		if out.Min == nil { // not offered or at fault, so never read
			out.Min, out.Max = make([]uint32, n), make([]uint32, n)
		}
		arrays = append(arrays, out.Min, out.Max)
	}
	for _, a := range arrays {
		if err := binary.Write(w, binary.LittleEndian, a); err != nil {
			f.Close()
			return err
		}
	}
	for _, b := range m.encoded {
		w.Write(b) // Flush reports its error
	}
	if err := w.Flush(); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// readMessages maps the encodings of n messages, in a row that goes further messages beyond the
// ring. The memory is private to the process, so that a codec that writes to its input harms no
// other process.
func readMessages(path string, n, further int) (messages, error) {
	f, err := os.Open(path)
	if err != nil {
		return messages{}, err
	}
	defer f.Close()
	arrays := make([][]uint32, 1+2*len(sized))
	for i := range arrays {
		arrays[i] = make([]uint32, n)
		if err := binary.Read(f, binary.LittleEndian, arrays[i]); err != nil {
			return messages{}, fmt.Errorf("%s: %w", path, err)
		}
	}
	at, err := f.Seek(0, io.SeekCurrent)
	if err != nil {
		return messages{}, err
	}
	mem, err := mmap.Map(f, mmap.COPY, 0)
	if err != nil {
		return messages{}, fmt.Errorf("%s: %w", path, err)
	}
	same, err := mmap.Map(f, mmap.RDONLY, 0)
	if err != nil {
		return messages{}, fmt.Errorf("%s: %w", path, err)
	}
	m := messages{sizes: make(map[codec.Operation]check.Outcome)}
	if m.pristine, err = host.Unscanned(n); err != nil {
		return messages{}, fmt.Errorf("%s: %w", path, err)
	}
	if m.row, err = host.Unscanned(n + further); err != nil {
		return messages{}, fmt.Errorf("%s: %w", path, err)
	}
	rest, unwritten := mem[at:], same[at:]
	m.room, m.starts = rest, make([]int, 1, n+1)
	for i, size := range arrays[0] {
		m.row[i], rest = rest[:size:size], rest[size:]
		m.pristine[i], unwritten = unwritten[:size:size], unwritten[size:]
		m.starts = append(m.starts, m.starts[i]+int(size))
	}
	for i := n; i < len(m.row); i++ {
		m.row[i] = m.row[i-n]
	}
	m.encoded = m.row[:n:n]
	for i, operation := range sized {
		m.sizes[operation] = check.Outcome{Min: arrays[1+2*i], Max: arrays[2+2*i]}
	}
	return m, nil
}

// ranges are the smallest and the largest size of each message's encodings.
type ranges struct{ min, max []uint32 }

// check compares the total size of the encodings of messages [from, to) with the sizes in the
// proof. The messages are those of the row that a ring is laid out in.
func (r ranges) check(from, to, sum int) error {
	lo, hi := 0, 0
	for i := from; i < to; i++ {
		at := i % len(r.min)
		lo, hi = lo+int(r.min[at]), hi+int(r.max[at])
	}
	if sum < lo || sum > hi {
		return fmt.Errorf("%d messages took %d bytes, and %d to %d when they were proved", to-from, sum, lo, hi)
	}
	return nil
}

// widen includes a size in the range of a message's encodings.
func (r ranges) widen(message, size int) {
	r.min[message] = min(r.min[message], uint32(size))
	r.max[message] = max(r.max[message], uint32(size))
}
