// Package wire is what the ports of gencode have in common.
package wire

// Append appends what marshal, the Marshal of a message, encodes: into the memory behind
// dst where there is room, else into memory of its own.
func Append(dst []byte, marshal func([]byte) ([]byte, error)) ([]byte, error) {
	b, err := marshal(dst[len(dst):])
	if err != nil || len(dst) == 0 {
		return b, err
	}
	return append(dst, b...), nil // onto itself where there was room
}

// Err is the error of an Unmarshal, which tells too how many bytes it read.
func Err(_ uint64, err error) error { return err }
