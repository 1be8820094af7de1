package corpus

import (
	"encoding/json"
	"fmt"
	"slices"
)

// Limits of a ring of messages.
const (
	ringMessages = 4096
	ringBytes    = 1 << 20
	sampleBytes  = 64 << 10
	// ChunkSize is the number of messages in a chunk of a large ring.
	ChunkSize = 64
)

// Ring is the messages of a data set in the order in which they are measured:
// chunks of equal length and about equal content.
type Ring struct {
	Values []any // *T each
	// Chunk is the number of messages in a chunk; it divides len(Values).
	Chunk int
}

// Chunks is the number of chunks.
func (r Ring) Chunks() int { return len(r.Values) / r.Chunk }

// NewRing returns the first messages of s: 4,096 of them, or so many that they
// take 1 MiB as JSON, rounded up to whole chunks.
func NewRing(s Set) (Ring, error) { return newRing(s, false, ringMessages, ringBytes) }

// Sample returns the few messages with which cells are tested.
func Sample(s Set) (Ring, error) { return newRing(s, true, ChunkSize, sampleBytes) }

type sized struct {
	v     any
	bytes int
}

func newRing(s Set, small bool, messages, limit int) (Ring, error) {
	var all []sized
	total := 0
	for v, err := range s.Messages(small) {
		if err != nil {
			return Ring{}, err
		}
		n := size(v)
		if small && len(all) > 0 && total+n > limit {
			break
		}
		all = append(all, sized{v, n})
		total += n
		enough := len(all) >= messages || total >= limit
		if enough && (len(all) < ChunkSize || len(all)%ChunkSize == 0) {
			break
		}
	}
	if len(all) == 0 {
		return Ring{}, fmt.Errorf("data set %s has no messages", s.Type.Name)
	}
	if len(all) > ChunkSize {
		all = all[:len(all)/ChunkSize*ChunkSize]
	}
	chunk := min(ChunkSize, len(all))
	return Ring{Values: deal(all, len(all)/chunk), Chunk: chunk}, nil
}

// deal sorts messages by size and deals them out to n chunks in snake order, so
// that all chunks have nearly the same content.
func deal(all []sized, n int) []any {
	slices.SortStableFunc(all, func(a, b sized) int { return a.bytes - b.bytes })
	chunks := make([][]any, n)
	for i, m := range all {
		to := i % n
		if i/n%2 == 1 {
			to = n - 1 - to
		}
		chunks[to] = append(chunks[to], m.v)
	}
	return slices.Concat(chunks...)
}

// size is a message's size as JSON, or a rough one for what JSON can't express.
func size(v any) int {
	b, err := json.Marshal(v)
	if err != nil {
		b = fmt.Append(nil, v)
	}
	return len(b)
}
