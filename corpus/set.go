// Package corpus holds the contract of data sets: a Go type and its messages.
// Each package below it is one family of sets.
package corpus

import (
	"iter"
	"math/rand/v2"

	"github.com/wirebench/wirebench/codec"
)

// Set is a data set: a Go type and the messages that are encoded and decoded.
type Set struct {
	Type *codec.Type
	// About is one line on what the messages look like.
	About string
	// Messages yields the set's messages, each a *T; the same ones every time. A
	// generated set never ends, captured samples do. With small, large messages
	// are scaled down so that a few of them stay below 64 KiB. Behind an [*Unfit] others
	// may follow; any other error is the last.
	Messages func(small bool) iter.Seq2[any, error]
	// SkipUnfit leaves messages out that do not fit the type.
	SkipUnfit bool
	// Fault says what is wrong with methods of the type, so that it has no message
	// ([codec.Plain]) where it might have one.
	Fault string
	// Deadly tells that methods of the type end the process, as by os.Exit or an endless recursion. Only
	// codecs call them then, and messages are told apart without JSON.
	Deadly bool
	// Unread, if not nil, names what stands in the messages and the type has no place for,
	// with how often it does: it is no part of what is measured.
	Unread func() (map[string]int, error)
	// Formats are set where the type is so wide that code for it from every generator would
	// be a large part of the program: the families of codecs ([codec.Codec.Format]) that come
	// with code for it, those of the formats in which such messages are sent. Code of the
	// others is made when a user names them.
	Formats []string
}

// Unfit is the error of one message that does not fit its set's type.
type Unfit struct {
	Place string // "orders.json:3", "message 4"
	Err   error
}

func (u *Unfit) Error() string { return u.Place + ": " + u.Err.Error() }
func (u *Unfit) Unwrap() error { return u.Err }

// Sent is a family of data sets of which codecs of some formats come with code.
func Sent(sets []Set, formats ...string) []Set {
	for i := range sets {
		sets[i].Formats = formats
	}
	return sets
}

// seed makes every run everywhere see the same values.
const seed = 0x77697265

// New returns a generated data set. Its first messages are deep copies of the
// published ones, which must not refer to themselves; the others come from generate.
func New[T any](name, about string, generate func(*Rand) T, published ...T) Set {
	return Set{
		Type:  codec.Of[T](name),
		About: about,
		Messages: func(small bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				for i := range published {
					// Whoever changes a message must not change the set.
					if !yield(clone(&published[i]), nil) {
						return
					}
				}
				r := &Rand{Rand: rand.New(rand.NewPCG(seed, 0)), small: small}
				for {
					v := generate(r)
					if !yield(&v, nil) {
						return
					}
				}
			}
		},
	}
}
