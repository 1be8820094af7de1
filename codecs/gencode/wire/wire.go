// Package wire has helpers that the ports of gencode share.
package wire

// Append appends the message that marshal, the Marshal of a message, encodes. It uses the memory
// after dst if it is large enough, and allocates otherwise.
func Append(dst []byte, marshal func([]byte) ([]byte, error)) ([]byte, error) {
	b, err := marshal(dst[len(dst):])
	if err != nil || len(dst) == 0 {
		return b, err
	}
	return append(dst, b...), nil // if marshal used the memory after dst, this copies the bytes onto themselves
}

// Err returns the error of an Unmarshal, without the number of bytes read.
func Err(_ uint64, err error) error { return err }
