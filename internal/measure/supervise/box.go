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

// Box is a few bytes shared between a child and its parent. In it the child notes the cell that it
// is in and counts its steps. The bytes outlive the child, whatever kills it, and writing them
// costs only a store.
type Box struct {
	file *os.File
	mem  mmap.MMap
}

// boxSize is the size in bytes: 4 for the number of the current cell, 8 for the count of steps at
// offset 8.
const boxSize = 16

// NewBox maps the file of a box. It creates the file if it doesn't exist.
func NewBox(path string) (*Box, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	// The file is written, not truncated: if a full disk has no blocks for a mapping, the process
	// that touches the mapping is killed.
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

// reserve makes the file as long as a box, unless it already is.
func reserve(f *os.File) error {
	info, err := f.Stat()
	if err != nil || info.Size() == boxSize {
		return err
	}
	_, err = f.WriteAt(make([]byte, boxSize), 0)
	return err
}

// Close removes the mapping. The file stays.
func (b *Box) Close() error {
	if err := b.mem.Unmap(); err != nil {
		return err
	}
	return b.file.Close()
}

func (b *Box) steps() *uint64 { return (*uint64)(unsafe.Pointer(&b.mem[8])) }

// Enter notes that the child is in the given cell and makes a step.
func (b *Box) Enter(cell int) {
	binary.LittleEndian.PutUint32(b.mem, uint32(cell))
	b.Step()
}

// Step makes a step, which shows that the child is alive.
func (b *Box) Step() { atomic.AddUint64(b.steps(), 1) }

// Alive makes steps until stop is called. It is for waits that are not the fault of a codec, such
// as the download of messages.
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

// SettingUp is the cell while no codec has run yet.
const SettingUp = math.MaxUint32

// Look returns the cell that the child is in and the number of its steps.
func (b *Box) Look() (cell int, steps uint64) {
	return int(binary.LittleEndian.Uint32(b.mem)), atomic.LoadUint64(b.steps())
}
