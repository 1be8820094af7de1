package survive

import (
	"bytes"
	"fmt"
	"io"
	"runtime"
	"sync"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

const (
	// collected is the number of operations of each entry, and between how many there are between two
	// collections that are waited for. Usually another goroutine collects garbage all the time.
	collected = 64
	between   = 8
	// window is the number of results that are kept, and compared after each collection.
	window = 16
)

// collections uses one entry of a codec while garbage is collected, and compares what it returned after
// collections, and after other messages.
func (c *child) collections(e Entry, k codec.Codec, set corpus.Set, ready prepared) (Result, error) {
	values, err := messages(set)
	if err != nil {
		return Result{}, err
	}
	s, err := attach(c.catalog.Codecs, k, set, values)
	if err != nil {
		return Result{}, err
	}
	s.holds(ready.Encoded)
	l := &loop{child: c, subject: s, entry: e, right: ready.Right[e], keep: window, reads: !NeedsChecked(c.Stage.Name)}
	m := k.Marks
	if e == InPlace || m.Shares || e == Encode && (m.Overwrites || m.Borrows) {
		l.keep = 1 // what it returns is documented to hold until the next call
	}
	if l.reads { // checks of pointers don't depend on when garbage is collected
		defer collecting()()
	}
	for op := range collected {
		c.box.Step()
		l.calm = op%between != 0
		what, how := l.once(op)
		if what == "" && (l.keep == 1 || op%between == between-1) {
			if op%between == between-1 {
				runtime.GC()
			}
			what, how = l.compare()
		}
		if what != "" {
			return Result{Verdict: Fails, How: how, What: what}, nil
		}
	}
	return Result{Verdict: Passes}, nil
}

// collecting collects garbage in another goroutine until stop is called, so that collections also
// happen in the midst of an operation.
func collecting() (stop func()) {
	processors := runtime.GOMAXPROCS(2)
	quit := make(chan struct{})
	var ended sync.WaitGroup
	ended.Go(func() {
		for {
			select {
			case <-quit:
				return
			default:
				runtime.GC()
			}
		}
	})
	return func() {
		close(quit)
		ended.Wait()
		runtime.GOMAXPROCS(processors)
	}
}

// loop repeats an entry.
type loop struct {
	*child
	*subject
	entry Entry
	right []bool // by message
	keep  int    // how many results are kept
	held  []held
	buf   []byte // for Append
	// reads says that encodings may be decoded to see whether they are right. A program that checks
	// pointers would end in the wrong function.
	reads bool
	// calm says that no collection is forced within the operation.
	calm bool
}

// held is a result that is kept.
type held struct {
	message int
	value   any
	// bytes are an encoding, and was is a copy of it.
	bytes, was []byte
}

// once does one operation. It runs in a goroutine of its own, whose stack is still small: the runtime
// moves the stack when it grows, and a pointer that it does not know of then points to the old one.
func (l *loop) once(op int) (what string, how How) {
	h := held{message: op % len(l.encoded)}
	var err error
	panicked := false
	var done sync.WaitGroup
	done.Go(func() {
		_, err, panicked = call(func([]byte) (any, error) { return nil, l.one(op, &h) }, nil)
	})
	done.Wait()
	switch {
	case !l.right[h.message]:
		return "", ""
	case panicked:
		return fmt.Sprintf("panics after some collections, and not before: %v", err), Panics
	case err != nil:
		return fmt.Sprintf("returns an error after some collections, and not before: %v", err), Corrupts
	}
	l.held = append(l.held, h)
	if len(l.held) > l.keep {
		l.held = append(l.held[:0], l.held[len(l.held)-l.keep:]...)
	}
	return "", ""
}

// one calls the entry. The message is in memory that nothing else refers to afterwards.
func (l *loop) one(op int, h *held) (err error) {
	input := func() []byte { return bytes.Clone(l.encoded[h.message]) }
	switch l.entry {
	case Encode:
		if l.port.Append != nil && op%2 == 1 {
			l.buf, err = l.port.Append(l.buf[:0], l.prover.Values[h.message])
			h.bytes = bytes.Clone(l.buf)
		} else {
			h.bytes, err = l.port.Marshal(l.prover.Values[h.message])
		}
		h.was = bytes.Clone(h.bytes)
	case Reuse:
		h.value = l.set.Type.New()
		if err := l.port.UnmarshalInto(bytes.Clone(l.encoded[(l.least+1)%len(l.encoded)]), h.value); err != nil {
			return err
		}
		if !l.calm {
			runtime.GC()
		}
		err = l.port.UnmarshalInto(input(), h.value)
	case Stream:
		h.value, err = l.inPieces(input(), l.calm)
	default:
		h.value, err = l.decoder(l.entry)(input())
	}
	return err
}

// inPieces decodes a message that arrives in pieces, with a collection before each of them unless it is calm.
func (s *subject) inPieces(b []byte, calm bool) (any, error) {
	v := s.set.Type.New()
	return v, s.port.NewDecoder(&collector{from: bytes.NewReader(b), most: len(b)/4 + 1, calm: calm}).Decode(v)
}

// collector is a reader that returns a message in pieces of at most as many bytes, and collects garbage before each
// of them, as if the rest of the message came later. Decoders that read single bytes get some for each collection, or
// they would wait for thousands.
type collector struct {
	from  io.Reader
	most  int
	since int // bytes since the last collection
	calm  bool
}

func (r *collector) Read(b []byte) (int, error) {
	if !r.calm && (r.since == 0 || r.since >= r.most) {
		runtime.GC()
		r.since = 0
	}
	n, err := r.from.Read(b[:min(len(b), r.most)])
	r.since += n
	return n, err
}

// compare compares the results that are kept with the messages.
func (l *loop) compare() (what string, how How) {
	for age, h := range l.held {
		later := len(l.held) - age - 1
		switch {
		case l.entry == Encode && !bytes.Equal(h.bytes, h.was):
			return fmt.Sprintf("an encoding of message %d changes after collections and %d more messages", h.message, later), Corrupts
		case l.entry == Encode && !l.reads:
		case l.entry == Encode:
			v, err, _ := call(l.prover.Read, bytes.Clone(h.was))
			if err != nil || !l.safely(Decode, h.message, v) {
				return fmt.Sprintf("message %d is encoded wrong after collections, and right before", h.message), Corrupts
			}
		case !l.safely(l.entry, h.message, h.value):
			return fmt.Sprintf("the value of message %d is wrong after collections and %d more messages, and right before", h.message, later), Corrupts
		}
	}
	return "", ""
}
