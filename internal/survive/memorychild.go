package survive

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// mostMessages is the number of messages of each data set.
const mostMessages = 8

// prepared are messages of a data set that a process encoded in which nothing disturbed the codec.
type prepared struct {
	Encoded [][]byte
	// Right says of which messages an entry returned the right value. A codec may have faults that have
	// nothing to do with memory, and what it gets wrong by itself shows nothing here. An entry that the
	// codec doesn't offer is missing.
	Right map[Entry][]bool
}

// memory does one stage.
func (c *child) memory() error {
	k, err := c.catalog.Codec(c.Codec)
	if err != nil {
		return err
	}
	if !c.Stage.Raced { // the race detector reserves addresses for each byte that the program takes
		if err := supervise.LimitMemory(c.Memory); err != nil {
			return err
		}
	}
	if c.Stage.Name == First || c.Stage.Name == RacesFirst {
		return c.firstUse(k)
	}
	for _, data := range c.Data {
		set, err := c.catalog.Set(data)
		if err != nil {
			return err
		}
		of := Case{Codec: c.Codec, Data: data, Kind: Memory, Name: c.Stage.Name}
		if c.Stage.Name == "" {
			if err := c.prepare(of, k, set); err != nil {
				return err
			}
			continue
		}
		ready, err := c.prepared(data)
		if errors.Is(err, fs.ErrNotExist) {
			continue // it can't be encoded, which is a result already
		}
		if err != nil {
			return err
		}
		if err := c.stage(of, k, set, ready); err != nil {
			return err
		}
	}
	return nil
}

// stage checks one data set.
func (c *child) stage(of Case, k codec.Codec, set corpus.Set, ready prepared) error {
	switch c.Stage.Name {
	case Collections, Pointers:
		for _, e := range Entries {
			if ready.Right[e] == nil {
				continue
			}
			of.Entry = e
			if err := c.settle(of, k, func() (Result, error) { return c.collections(e, k, set, ready) }); err != nil {
				return err
			}
		}
		return nil
	case Retention:
		if ready.Right[Decode] == nil {
			return nil
		}
		of.Entry = Decode
		return c.settle(of, k, func() (Result, error) { return c.retention(k, set, ready) })
	}
	return c.settle(of, k, func() (Result, error) { return c.together(k, set, ready) })
}

// settle runs a case and sends its result, unless it has one.
func (c *child) settle(of Case, k codec.Codec, run func() (Result, error)) error {
	other := c.Only != nil && (of.Name != c.Only.Name || of.Entry != c.Only.Entry)
	if other || slices.ContainsFunc(c.Done, func(o Outcome) bool { return o.Case == of }) {
		return nil
	}
	if err := c.note(of, nil); err != nil {
		return err
	}
	c.box.Step()
	r, died := Result{}, c.died[key(of, nil)]
	if died != nil {
		r = ended(*died)
		if c.Stage.Raced && r.How == Allocates {
			r = Result{Verdict: Unchecked, What: "with the race detector it " + died.Why}
		}
	} else {
		var err error
		if r, err = run(); err != nil {
			r = Result{Verdict: Unchecked, What: err.Error()}
		}
	}
	if r.Verdict == Passes && !c.Stage.Last {
		return nil
	}
	if several(of.Name) {
		r = declared(r, k.Marks)
	}
	r.Case = of
	return c.send(r)
}

// several reports whether the case of that name is about several goroutines.
func several(name string) bool {
	return slices.Contains([]string{Together, First, RacesTogether, RacesFirst}, name)
}

// declared adds to a result that the codec declares races.
func declared(r Result, marks codec.Marks) Result {
	switch {
	case !marks.Races || r.Verdict == Unchecked:
	case r.Verdict == Fails:
		r.What += "; the codec is declared to race"
	default:
		r.Verdict, r.How, r.What = Fails, Races, "the codec is declared to race, although nothing was seen"
	}
	return r
}

// address is an address, which is another one in each run.
var address = regexp.MustCompile("0x[0-9a-f]+")

// ended is the result of a case that ended its process.
func ended(d Death) Result {
	r := Result{Verdict: Fails, How: Dies, What: address.ReplaceAllString(d.Why, "0x…")}
	for _, sign := range []struct {
		text string
		how  How
	}{
		{"checkptr:", Breaks},
		{"DATA RACE", Races},
		{"concurrent map", Races},
		{"deadbeef", Corrupts},
		{"bad pointer", Corrupts},
		{"unexpected fault address", Corrupts},
		{"SIGSEGV", Corrupts},
		{"SIGBUS", Corrupts},
		{"bad use of unsafe.Pointer", Corrupts},
		{"runtime: pointer 0x", Corrupts},
	} {
		if strings.Contains(d.Why, sign.text) {
			r.How = sign.how
			break
		}
	}
	switch {
	case d.Hung:
		r.How = Hangs
	case d.Memory:
		r.How = Allocates
	}
	return r
}

// prepare encodes and decodes messages while no garbage is collected.
func (c *child) prepare(of Case, k codec.Codec, set corpus.Set) error {
	if err := c.note(of, nil); err != nil {
		return err
	}
	c.box.Step()
	defer runtime.GC()
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	unchecked := func(err error) error {
		if slices.ContainsFunc(c.Done, func(o Outcome) bool { return o.Case == of }) {
			return nil
		}
		return c.send(Result{Case: of, Verdict: Unchecked, What: err.Error()})
	}
	values, err := messages(set)
	if err != nil {
		return unchecked(err)
	}
	s, err := attach(c.catalog.Codecs, k, set, values)
	if err == nil {
		err = s.encodeAll()
	}
	if err != nil {
		return unchecked(err)
	}
	ready := prepared{s.encoded, map[Entry][]bool{}}
	for _, e := range Entries {
		decode := s.decoder(e)
		if decode == nil || e == Skip {
			continue
		}
		if e == Stream { // a decoder that takes the first piece for all of it has a fault of another kind
			decode = func(b []byte) (any, error) { return s.inPieces(b, true) }
		}
		ready.Right[e] = make([]bool, len(values))
		for i, b := range s.encoded {
			c.box.Step()
			v, err, _ := call(decode, slices.Clone(b))
			ready.Right[e][i] = err == nil && s.safely(e, i, v)
		}
	}
	if s.port.Marshal != nil {
		ready.Right[Encode] = make([]bool, len(values))
		for i, b := range s.encoded {
			v, err, _ := call(s.prover.Read, slices.Clone(b))
			ready.Right[Encode][i] = err == nil && s.safely(Decode, i, v)
		}
	}
	text, err := json.Marshal(ready)
	if err != nil {
		return err
	}
	return os.WriteFile(c.ready(set.Type.Name), text, 0o600)
}

// ready is the file with the prepared messages of a data set.
func (c *child) ready(data string) string {
	return filepath.Join(c.Stage.Folder, fmt.Sprintf("%x.json", data))
}

// prepared reads the prepared messages of a data set.
func (c *child) prepared(data string) (p prepared, err error) {
	text, err := os.ReadFile(c.ready(data))
	if err != nil {
		return p, err
	}
	return p, json.Unmarshal(text, &p)
}

// messages returns the first messages of a data set, which share no memory with those of another call.
// They are not encoded in any format, so that no codec has met their types.
func messages(set corpus.Set) (all []any, err error) {
	for v, err := range set.Messages(true) {
		var unfit *corpus.Unfit
		if errors.As(err, &unfit) && set.SkipUnfit {
			continue
		}
		if err != nil {
			return nil, err
		}
		if all = append(all, v); len(all) == mostMessages {
			break
		}
	}
	if len(all) == 0 {
		return nil, errors.New("it has no messages")
	}
	return all, nil
}

// encodeAll encodes the messages. The error is a reason why nothing can be checked.
func (s *subject) encodeAll() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = methodpanic.Panicked(p)
		}
	}()
	if err := s.prover.EncodeAll(); err != nil {
		return err
	}
	s.holds(s.prover.Encoded)
	if len(s.encoded[s.least]) > mostMessage {
		return fmt.Errorf("its messages have over %d KiB", mostMessage>>10)
	}
	return nil
}

// safely reports whether an entry returned the message of that number. A value may be too wrong to be
// read.
func (s *subject) safely(e Entry, message int, v any) (same bool) {
	defer func() {
		if recover() != nil {
			same = false
		}
	}()
	return s.same(e, message, v)
}
