package plan

import (
	"github.com/wirebench/wirebench/codec"
)

// Cell is a codec on a data set in an operation, with what its proof found out about it.
type Cell struct {
	Codec      string
	Operation  codec.Operation
	Rough      float64 // ns per operation
	AllocBytes float64 // per operation
	Message    bool    // as in record.Cell
	Partial    bool    // it is of the message that lacks what the codec can't carry
}

// CollectAfter is how many bytes of garbage may pile up before a forced collection: so many that
// the memory that results come to lie in has left the caches since it was last used, as in
// a program with a heap of this size. Of 16 MiB the caches that virtual machines share keep what
// their neighbours leave of them, and that changes from minute to minute.
const CollectAfter = 256 << 20
