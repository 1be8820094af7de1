package corpus

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/wirebench/wirebench/internal/methodpanic"
)

// Limits of a ring of messages.
const (
	ringMessages = 4096
	ringBytes    = 1 << 20
	sampleBytes  = 64 << 10
	// ChunkSize is the number of messages in a chunk of a large ring.
	ChunkSize = 64
	// Two chunks of this many bytes are enough: one to measure with, and one that codecs meet before.
	// All processes then measure all of the messages. If each process measured other messages, their
	// content would add to the differences between processes.
	chunksBytes = 512 << 10
)

// Ring holds the messages of a data set in the order in which they are measured: in chunks of equal
// length with nearly the same content.
type Ring struct {
	Values []any // *T each
	// Numbers are the places of the messages in the data set, from 0, in the order of Values.
	Numbers []int
	// Chunk is the number of messages in a chunk; it divides len(Values).
	Chunk int
	// Text is a checksum of the messages as JSON. It is the same in every process with the same
	// version of Go, unless the data set changed. [Ring.Sum] does not depend on Go.
	Text uint32
	// More reports that the set has messages that were not taken.
	More bool
	// Skipped counts the messages that do not fit and were left out. Why has the reasons of the
	// first few.
	Skipped int
	Why     []string
	// Fault is the error of a method of the type on a message that was taken all the same. Codecs
	// that do not call the method can carry the message. Nil means that no method failed.
	Fault error
}

// maxWhy limits the reasons that are kept for messages that were left out.
const maxWhy = 3

func (r *Ring) skip(why error) {
	if r.Skipped++; len(r.Why) < maxWhy {
		r.Why = append(r.Why, why.Error())
	}
}

// NoneFitsError is the error of a data set of which no message fits the type.
type NoneFitsError struct {
	Set      string
	Messages int
	First    string // why the first one does not fit
}

func (e *NoneFitsError) Error() string {
	return fmt.Sprintf("data set %s has no messages: none of its %d messages fits; the first does not fit: %s", e.Set, e.Messages, e.First)
}

// ErrNone is the error of a data set without messages.
var ErrNone = errors.New("has no messages")

// NewRing returns the first messages of s: 4,096 of them, or as many as take 1 MiB as JSON, rounded
// up to whole chunks. Two chunks are enough if they take 512 KiB.
func NewRing(s Set) (Ring, error) { return newRing(s, false, ringMessages, ringBytes) }

// Sample returns the few messages with which cells are tested.
func Sample(s Set) (Ring, error) { return newRing(s, true, ChunkSize, sampleBytes) }

// sized is a message of the data set with its place and its size as JSON.
type sized struct {
	v             any
	number, bytes int
}

func newRing(s Set, small bool, messages, limit int) (ring Ring, err error) {
	var all []sized
	total, number := 0, -1
	sum := crc32.NewIEEE()
	enough := false
	for v, err := range s.Messages(small) {
		if enough {
			ring.More = true
			break
		}
		number++
		var b []byte
		if err == nil {
			if b, err = text(s, v); err != nil {
				err = &Unfit{fmt.Sprintf("message %d", number), err}
			}
		}
		var unfit *Unfit
		var failed *methodpanic.Error
		switch {
		case err == nil:
		case errors.As(err, &unfit) && s.SkipUnfit:
			ring.skip(err)
			continue
		case errors.As(err, &failed) && b != nil:
			ring.Fault = cmp.Or(ring.Fault, err)
		default:
			return Ring{}, err
		}
		n := len(b)
		if small && len(all) > 0 && total+n > limit {
			break
		}
		sum.Write(b)
		all = append(all, sized{v, number, n})
		total += n
		enough = (len(all) >= messages || total >= limit) && (len(all) < ChunkSize || len(all)%ChunkSize == 0) ||
			len(all) == 2*ChunkSize && total >= chunksBytes
	}
	switch {
	case len(all) == 0 && ring.Skipped > 0:
		return Ring{}, &NoneFitsError{s.Type.Name, ring.Skipped, ring.Why[0]}
	case len(all) == 0:
		return Ring{}, fmt.Errorf("data set %s %w", s.Type.Name, ErrNone)
	}
	if whole := len(all) / ChunkSize * ChunkSize; whole > 0 && whole < len(all) {
		all, ring.More = all[:whole], true
	}
	ring.Chunk = min(ChunkSize, len(all))
	order := spread
	if small {
		order = shuffled
	}
	for _, m := range deal(all, len(all)/ring.Chunk, order) {
		ring.Values, ring.Numbers = append(ring.Values, m.v), append(ring.Numbers, m.number)
	}
	ring.Text = sum.Sum32()
	return ring, nil
}

// deal sorts messages by size and deals them out to n chunks in snake order, so that all chunks
// have nearly the same content. Then it orders each chunk.
func deal(all []sized, n int, order func(sorted []sized) []sized) []sized {
	slices.SortStableFunc(all, func(a, b sized) int { return a.bytes - b.bytes })
	chunks := make([][]sized, n)
	for i, m := range all {
		to := i % n
		if i/n%2 == 1 {
			to = n - 1 - to
		}
		chunks[to] = append(chunks[to], m)
	}
	for i, c := range chunks {
		chunks[i] = order(c)
	}
	return slices.Concat(chunks...)
}

// shuffled orders messages at random. A proof needs neighbours of all kinds: a decoder that leaves
// parts of the last message in a value shows that only after some messages.
func shuffled(sorted []sized) []sized {
	r := rand.New(rand.NewPCG(seed, 1))
	r.Shuffle(len(sorted), func(i, j int) { sorted[i], sorted[j] = sorted[j], sorted[i] })
	return sorted
}

// spread orders messages that are sorted by size, so that any few consecutive ones are small,
// medium and large. It reverses the bits of their indexes (van der Corput, "Verteilungsfunktionen",
// 1935).
func spread(sorted []sized) []sized {
	all := make([]sized, 0, len(sorted))
	width := bits.Len(uint(len(sorted) - 1))
	for i := range 1 << width {
		if at := int(bits.Reverse(uint(i)) >> (bits.UintSize - width)); at < len(sorted) {
			all = append(all, sorted[at])
		}
	}
	return all
}

// text returns a message as JSON, or the name of its type if JSON can't express it. The error says
// why the value has no message. If a method of the type failed, text returns both a text and an
// error.
func text(s Set, v any) ([]byte, error) {
	switch {
	case s.Deadly:
		return fmt.Appendf(nil, "%T", v), nil
	case s.Type.Surrogate == nil:
		return asJSON(v), nil
	}
	m, err := s.Type.Surrogate.To(v)
	var failed *methodpanic.Error
	switch {
	case errors.As(err, &failed):
		return asJSON(v), err
	case err != nil:
		return nil, err
	}
	return asJSON(m), nil
}

func asJSON(v any) (b []byte) {
	defer func() {
		if recover() != nil { // a method of the type panicked; proofs will meet the panic again
			b = fmt.Appendf(nil, "%T", v)
		}
	}()
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Appendf(nil, "%T", v)
	}
	return b
}
