package supervise

import (
	"encoding/binary"
	"math"
	"os"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/edsrzf/mmap-go"
)

// Box is a few bytes shared between a child and its parent, in which the child
// notes the cell that it is in and counts its steps. They outlive the child,
// whatever kills it, and writing them costs a store.
type Box struct {
	file *os.File
	mem  mmap.MMap
}

// The box holds the number of the current cell and a count of steps.
const boxSize = 16

// NewBox maps the file of a box, and makes it if there is none.
func NewBox(path string) (*Box, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	// Written, not truncated: a mapping whose blocks a full disk can't give kills
	// the process that touches it.
	if err := reserve(f); err != nil {
		f.Close()
		return nil, err
	}
	mem, err := mmap.MapRegion(f, boxSize, mmap.RDWR, 0, 0)
	if err != nil {
		f.Close()
		return nil, err
	}
	return &Box{f, mem}, nil
}

// reserve makes the file as long as a box, unless it is.
func reserve(f *os.File) error {
	info, err := f.Stat()
	if err != nil || info.Size() == boxSize {
		return err
	}
	_, err = f.WriteAt(make([]byte, boxSize), 0)
	return err
}

// Close takes the mapping away; the file stays.
func (b *Box) Close() error {
	if err := b.mem.Unmap(); err != nil {
		return err
	}
	return b.file.Close()
}

func (b *Box) steps() *uint64 { return (*uint64)(unsafe.Pointer(&b.mem[8])) }

// Enter notes that the child is now in the given cell.
func (b *Box) Enter(cell int) {
	binary.LittleEndian.PutUint32(b.mem, uint32(cell))
	b.Step()
}

// Step shows that the child is alive.
func (b *Box) Step() { atomic.AddUint64(b.steps(), 1) }

// Alive makes steps until it is stopped: what the child waits for is no codec's work, such
// as messages that are downloaded.
func (b *Box) Alive() (stop func()) {
	quit, ended := make(chan struct{}), make(chan struct{})
	tick := time.NewTicker(lookEvery)
	go func() {
		defer close(ended)
		defer tick.Stop()
		for {
			select {
			case <-quit:
				return
			case <-tick.C:
				b.Step()
			}
		}
	}()
	return func() { close(quit); <-ended }
}

// SettingUp stands for the cell while no codec has run yet.
const SettingUp = math.MaxUint32

// Look returns the cell the child is in and the number of its steps.
func (b *Box) Look() (cell int, steps uint64) {
	return int(binary.LittleEndian.Uint32(b.mem)), atomic.LoadUint64(b.steps())
}
