package measure

import (
	"encoding/binary"
	"hash/crc32"
)

// checksum is a checksum of messages and their lengths.
func checksum(encoded [][]byte) uint32 {
	sum := crc32.NewIEEE()
	var length [8]byte
	for _, b := range encoded {
		binary.LittleEndian.PutUint64(length[:], uint64(len(b)))
		sum.Write(length[:])
		sum.Write(b)
	}
	return max(sum.Sum32(), 1)
}

// meanSize returns the mean size of messages in bytes.
func meanSize(encoded [][]byte) float64 {
	total := 0
	for _, b := range encoded {
		total += len(b)
	}
	return float64(total) / float64(len(encoded))
}
