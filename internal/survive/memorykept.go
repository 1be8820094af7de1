package survive

import (
	"bytes"
	"fmt"
	"reflect"
	"runtime"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/memory"
)

// Kept is the memory that decoded values keep alive, in bytes, of the longest of the messages that were
// tried. Each figure is the mean over many copies of the message, each in memory of its own.
type Kept struct {
	Message int `json:"message"` // the encoded message
	// Text is the length of the shortest string of the decoded value, and ByText the memory that is
	// kept alive by a program that keeps only a pointer to this string. Both are 0 if the value has no
	// string. Bytes and ByBytes are the same for byte slices.
	Text    int `json:"text,omitempty"`
	ByText  int `json:"byText,omitempty"`
	Bytes   int `json:"bytes,omitempty"`
	ByBytes int `json:"byBytes,omitempty"`
	// Value is the memory of the whole decoded value with all that it keeps alive, and Plain the size
	// of the original value and of all that it refers to, without what an allocator adds.
	Value int `json:"value"`
	Plain int `json:"plain"`
}

const (
	// A result fails if a string keeps at least this many bytes alive, and at least half of the message.
	muchKept = 1 << 10
	// mostCopies is the number of copies, unless all of them would be longer than mostCopied bytes.
	mostCopies  = 128
	fewCopies   = 8
	mostCopied  = 8 << 20
	shortestKey = 2 // a string of one byte needs no memory: the runtime has all of them
)

// retention measures the memory that decoded values keep alive. It fails if one short string keeps the
// whole message alive, and the codec is not declared to alias its input. No other figure makes it
// fail: which memory is too much depends on the program.
func (c *child) retention(k codec.Codec, set corpus.Set, ready prepared) (Result, error) {
	values, err := messages(set)
	if err != nil {
		return Result{}, err
	}
	s, err := attach(c.catalog.Codecs, k, set, values)
	if err != nil {
		return Result{}, err
	}
	s.holds(ready.Encoded)
	longest := 0
	for i, b := range s.encoded {
		if len(b) > len(s.encoded[longest]) {
			longest = i
		}
	}
	b := s.encoded[longest]
	if len(b) > mostMessage {
		return Result{Verdict: Unchecked, What: fmt.Sprintf("its messages have over %d KiB", mostMessage>>10)}, nil
	}
	kept := &Kept{Message: len(b), Plain: memory.Size(values[longest])}
	if kept.Value, err = c.alive(s, b, func(v any) any { return v }); err != nil {
		return Result{}, err
	}
	for _, part := range []struct {
		of          partOf
		length, all *int
	}{
		{shortText, &kept.Text, &kept.ByText},
		{shortBytes, &kept.Bytes, &kept.ByBytes},
	} {
		v, err := s.port.Unmarshal(bytes.Clone(b))
		if err != nil {
			return Result{}, err
		}
		if _, *part.length = part.of(v); *part.length == 0 {
			continue
		}
		*part.all, err = c.alive(s, b, func(v any) any { p, _ := part.of(v); return p })
		if err != nil {
			return Result{}, err
		}
	}
	return kept.judge(k.Marks), nil
}

// judge returns the verdict.
func (kept *Kept) judge(marks codec.Marks) Result {
	r := Result{Verdict: Passes, Kept: kept}
	r.What = fmt.Sprintf("a decoded value takes %.1f times its plain size", float64(kept.Value)/float64(max(kept.Plain, 1)))
	for _, part := range []struct {
		name        string
		length, all int
	}{
		{"string", kept.Text, kept.ByText},
		{"byte slice", kept.Bytes, kept.ByBytes},
	} {
		if part.all < muchKept || part.all < kept.Message/2 || part.length > part.all/2 {
			continue
		}
		r.What = fmt.Sprintf("a %s of %d bytes keeps %d bytes alive, and the message has %d", part.name, part.length, part.all, kept.Message)
		if marks.Aliases {
			r.What += "; the codec is declared to alias its input"
			continue
		}
		r.Verdict, r.How = Fails, Retains
		break
	}
	return r
}

// alive decodes copies of a message and returns how many bytes stay alive for each of them if a program
// keeps only a part of its value.
func (c *child) alive(s *subject, b []byte, keep func(v any) any) (int, error) {
	n := min(mostCopies, max(fewCopies, mostCopied/max(len(b), 1)))
	all := make([]any, n)
	once := func() error {
		for i := range all {
			c.box.Step()
			v, err := s.port.Unmarshal(bytes.Clone(b))
			if err != nil {
				return err
			}
			all[i] = keep(v)
		}
		return nil
	}
	// The first time fills what the library keeps for itself.
	if err := once(); err != nil {
		return 0, err
	}
	clear(all)
	before := live()
	if err := once(); err != nil {
		return 0, err
	}
	after := live()
	runtime.KeepAlive(all)
	if after < before {
		return 0, nil
	}
	return int(after-before) / n, nil
}

// live returns the bytes of all objects that are reachable. The second collection empties pools.
func live() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// partOf returns a part of a value and its length, which is 0 if the value has no such part.
type partOf func(v any) (part any, length int)

// shortText returns the shortest string of a value.
func shortText(v any) (any, int) {
	best := shortest(reflect.ValueOf(v), reflect.String, 0)
	if !best.IsValid() {
		return nil, 0
	}
	text := best.String()
	return &text, len(text)
}

// shortBytes returns the shortest byte slice of a value.
func shortBytes(v any) (any, int) {
	best := shortest(reflect.ValueOf(v), reflect.Slice, 0)
	if !best.IsValid() {
		return nil, 0
	}
	b := best.Bytes()
	return &b, len(b)
}

// shortest returns the shortest string, or byte slice, that is not empty. Keys of maps are left out, and
// fields that other packages hide.
func shortest(v reflect.Value, kind reflect.Kind, depth int) (best reflect.Value) {
	const deepest = 12
	if depth > deepest || !v.IsValid() {
		return best
	}
	consider := func(p reflect.Value) {
		if p.IsValid() && p.Len() >= shortestKey && (!best.IsValid() || p.Len() < best.Len()) {
			best = p
		}
	}
	switch v.Kind() {
	case reflect.String:
		if kind == reflect.String {
			consider(v)
		}
	case reflect.Pointer, reflect.Interface:
		consider(shortest(v.Elem(), kind, depth+1))
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				consider(shortest(v.Field(i), kind, depth+1))
			}
		}
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			if kind == reflect.Slice {
				consider(v)
			}
			return best
		}
		for i := range v.Len() {
			consider(shortest(v.Index(i), kind, depth+1))
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			consider(shortest(it.Value(), kind, depth+1))
		}
	}
	return best
}
