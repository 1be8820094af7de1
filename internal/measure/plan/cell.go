package plan

import (
	"github.com/wirebench/wirebench/codec"
)

// Cell is a codec on a data set in an operation, with the results of its proof.
type Cell struct {
	Codec      string
	Operation  codec.Operation
	Rough      float64 // ns per operation
	AllocBytes float64 // per operation
	Message    bool    // as in record.Cell
	Partial    bool    // its message lacks the fields that the codec can't carry
}

// CollectAfter is the number of bytes of garbage after which a collection is forced. It is so large
// that the memory of new results has left the caches since it was last used, as in a program with a
// heap of this size. With 16 MiB, the caches that virtual machines share keep as much as their
// neighbours leave room for, and that changes from minute to minute.
const CollectAfter = 256 << 20
