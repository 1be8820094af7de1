// Package corpus defines what a data set is: a Go type and its messages. A [Set] is a data set,
// [Rand] and [Synthetic] make values for data sets, and a [Ring] has messages in the order in which
// they are measured. Most packages below it are families of data sets.
//
// It must not know any codec or any family: all codecs are measured on the same messages.
package corpus

import (
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/wirebench/wirebench/codec"
)

// Set is a data set: a Go type and the messages that are encoded and decoded.
type Set struct {
	Type *codec.Type
	// About is one line on what the messages look like.
	About string
	// Messages yields the set's messages, each a *T. It yields the same messages every time. A
	// generated set never ends; captured samples do. If small is true, large messages are scaled
	// down so that a few of them stay below 64 KiB. After an [*Unfit] error, other messages may
	// follow. Any other error is the last item.
	Messages func(small bool) iter.Seq2[any, error]
	// SkipUnfit leaves out messages that do not fit the type.
	SkipUnfit bool
	// Fault says what is wrong with methods of the type. Because of it the type has no message
	// ([codec.Surrogate]), although it might have one otherwise.
	Fault string
	// Deadly reports that methods of the type end the process, for example by os.Exit or endless
	// recursion. Then only codecs call the methods, and messages are not encoded as JSON.
	Deadly bool
	// Unread, if not nil, returns the names of fields that occur in the messages but not in the
	// type, and how often each occurs. Such fields are not measured.
	Unread func() (map[string]int, error)
	// Formats is set if the type is so wide that made code of every codec would be a large part of
	// the program. It lists the formats in which such messages are sent ([codec.Codec.Format]).
	// Only codecs of these formats come with code for the type. The code of other codecs is made
	// when a user names them.
	Formats []string
}

// First returns the first message that fits the type.
func (s Set) First() (any, error) {
	for v, err := range s.Messages(false) {
		if err == nil {
			return v, nil
		}
	}
	return nil, fmt.Errorf("data set %s has no message that can be used", s.Type.Name)
}

// Unfit is the error of one message that does not fit its set's type.
type Unfit struct {
	Place string // "orders.json:3", "message 4"
	Err   error
}

func (u *Unfit) Error() string { return u.Place + ": " + u.Err.Error() }
func (u *Unfit) Unwrap() error { return u.Err }

// Sent sets Formats of all sets of a family, and returns the sets.
func Sent(sets []Set, formats ...string) []Set {
	for i := range sets {
		sets[i].Formats = formats
	}
	return sets
}

// seed makes every run everywhere see the same values.
const seed = 0x77697265

// New returns a generated data set. Its first messages are deep copies of the published ones, which
// must not refer to themselves. The function generate makes all others.
func New[T any](name, about string, generate func(*Rand) T, published ...T) Set {
	return Set{
		Type:  codec.Of[T](name),
		About: about,
		Messages: func(small bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				for i := range published {
					// A caller that changes a message must not change the set.
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
