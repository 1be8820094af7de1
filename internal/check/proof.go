package check

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// Fault is an error of the codec itself: a value that did not survive, a wrong mark, a panic.
type Fault struct{ What string }

func (f *Fault) Error() string { return f.What }

func faultf(format string, args ...any) error { return &Fault{fmt.Sprintf(format, args...)} }

// Prover proves one codec on the messages of one data set, operation by operation. [NewProver]
// makes it.
type Prover struct {
	*Comparer
	Codec codec.Codec
	Port  codec.Port
	// Other encodes for a codec that only decodes, and decodes for a codec that only encodes. See
	// [Other].
	Other codec.Port
	// Memory is the memory of Values, if known. Encodings must not share it.
	Memory *memory.Row
	// Step is called before each operation, so that a watchdog sees progress.
	Step func()
	// Varies says that the sizes of a message's encodings are known to vary, even if they agree in
	// this proof.
	Varies bool

	// Encoded holds the messages as the codec or Other encoded them. The first proof fills it.
	Encoded [][]byte

	// first holds the results of the first messages, until encode is proved.
	first []result
	// read, mapped, streamed and begun cache what the proof found when it decoded Encoded, when it
	// converted to the library's own type and back, and when it used streams and the beginnings of
	// streams. Several operations need each of them.
	read                    map[int]readBack
	mapped, streamed, begun *proved
	// kept holds the first decoded values, in the order of the messages. keptTotal is the size of
	// their encodings in bytes.
	kept      []any
	keptTotal int
}

// NewProver returns a Prover of a codec that is bound to a type, on messages of the type, *T each.
// The messages must not change.
func NewProver(k codec.Codec, t *codec.Type, port codec.Port, values []any) *Prover {
	p := &Prover{Comparer: NewComparer(t, values, k.Allowed()), Codec: k, Port: port}
	p.reads = k.ReadsTag
	return p
}

// readBack is what the proof found when it decoded a message.
type readBack struct {
	used    codec.Rule
	changes bool // the codec changes the input
	aliases bool // checked on the first messages, and on all messages if the codec has the mark Aliases
	err     error
}

// proved is the result of a proof that several operations share.
type proved struct {
	out Outcome
	err error
}

// once returns the result of a proof that is done only once.
func (p *Prover) once(result **proved, proof func() (Outcome, error)) (Outcome, error) {
	if *result == nil {
		r := new(proved)
		func() {
			defer p.caught(&r.err)
			r.out, r.err = proof()
		}()
		*result = r
	}
	return (*result).out, (*result).err
}

// caught is deferred around a library's code. It turns a panic into a fault.
func (p *Prover) caught(err *error) {
	if r := recover(); r != nil {
		*err = &Fault{p.withNil(methodpanic.Panicked(r).Error(), 0, len(p.Values))}
	}
}

// Outcome is what the proof of one operation found.
type Outcome struct {
	// Used are the codec's declared losses that came into play.
	Used codec.Rule
	// Seen holds the marks that were observed. Encode can set Text, Overwrites, Borrows and Shares
	// (between two encodings), both ways to decode set Aliases, and decode sets Shares.
	Seen codec.Marks
	// Min and Max are the smallest and largest encoded size of each message, in bytes. They differ
	// where a format's map order changes lengths. Only operations that encode set them.
	Min, Max []uint32
	// Varied reports whether a message was not encoded to the same bytes every time. Only operations
	// that encode set it.
	Varied bool
	// Wire is the mean size of messages on a stream in bytes, if that is what is proved.
	Wire float64
}

// Prove proves the codec in operation m, which the Port must offer: it encodes and decodes every
// message and compares the result with the original. A non-nil error is a [*Fault] or an [*Unfit].
func (p *Prover) Prove(m codec.Operation) (out Outcome, err error) {
	defer p.caught(&err)
	if p.Codec.Marks.Baseline() {
		return p.baseline()
	}
	if err := p.EncodeAll(); err != nil {
		return out, err
	}
	switch m.Base() {
	case codec.Encode:
		if out, err = p.encoding(p.Port.Marshal, true); err != nil {
			return out, err
		}
		return out, p.marks(out.Seen)
	case codec.EncodeReuse:
		if err := p.prefix(); err != nil {
			return out, err
		}
		var buf []byte
		return p.encoding(func(v any) (b []byte, err error) {
			buf, err = p.Port.Append(buf[:0], v)
			return buf, err
		}, false)
	case codec.Decode:
		if out, err = p.decoding(p.readBack); err != nil {
			return out, err
		}
		return out, p.keeps(&out)
	case codec.DecodeReuse:
		return p.decoding(p.intoUsed(p.Type.New()))
	case codec.ConvertIn, codec.ConvertOut:
		return p.once(&p.mapped, p.mapping)
	case codec.Open, codec.TouchOne, codec.TouchTenth, codec.TouchQuarter, codec.TouchHalf, codec.TouchAll:
		return p.reading(p.Fields(m))
	case codec.StreamEncode, codec.StreamDecode:
		return p.once(&p.streamed, p.streaming)
	case codec.FirstEncode, codec.FirstDecode:
		return p.once(&p.begun, p.beginning)
	}
	return out, faultf("no proof for operation %s", m)
}

// baseline proves a codec that makes no values. Only the sizes of its encodings can be checked.
func (p *Prover) baseline() (out Outcome, err error) {
	if err := p.EncodeAll(); err != nil {
		return out, err
	}
	sizes := make([]uint32, len(p.Encoded))
	for i, b := range p.Encoded {
		sizes[i] = uint32(len(b))
	}
	return Outcome{Min: sizes, Max: sizes}, nil
}

// EncodeAll fills Encoded, once. It copies the results, so that a codec that overwrites them is
// found out later. A non-nil error is a [*Fault] or an [*Unfit].
func (p *Prover) EncodeAll() error {
	if p.Encoded != nil {
		return nil
	}
	marshal := p.Port.Marshal
	if marshal == nil {
		marshal = p.Other.Marshal
	}
	switch {
	case marshal == nil:
		return faultf("only decodes, and does not name the codec whose bytes it reads")
	case p.Port.Unmarshal == nil && p.Other.Unmarshal == nil:
		return faultf("only encodes, and does not name the codec that reads its bytes")
	}
	encoded := make([][]byte, len(p.Values))
	for i, v := range p.Values {
		p.step()
		b, err := marshal(v)
		if err != nil {
			return p.unencoded(i, err)
		}
		encoded[i] = bytes.Clone(b)
		if p.Port.Marshal != nil && i < probes {
			p.first = append(p.first, result{b, encoded[i]})
		}
	}
	p.Encoded = encoded
	return nil
}

// Read decodes an encoding into a fresh value, with Other if the codec only encodes.
func (p *Prover) Read(b []byte) (any, error) {
	if p.Port.Unmarshal == nil {
		return p.Other.Unmarshal(b)
	}
	return p.Port.Unmarshal(b)
}

func (p *Prover) step() {
	if p.Step != nil {
		p.Step()
	}
}

// mostLines and mostText limit the text of an error.
const (
	mostLines = 3
	mostText  = 160
)

// firstLine returns the first lines of an error as one. Some libraries begin with a heading that says
// nothing, or write a line for each field.
func firstLine(err error) string {
	whole := err.Error()
	if strings.Contains(whole, `\n`) { // a library that quotes what it found
		whole = strings.TrimPrefix(unquoted.Replace(whole), `"`)
	}
	lines := strings.FieldsFunc(whole, func(r rune) bool { return r == '\n' || r == '\r' })
	text := ""
	for n, line := range lines {
		line = strings.Join(strings.Fields(line), " ")
		switch {
		case strings.Trim(line, `.^~" `) == "": // it points at a place in the line above
		case text == "":
			text = line
		case strings.HasSuffix(text, ":"):
			text += " " + line
		case n < mostLines && len(text) < mostText:
			text += "; " + line
		}
	}
	return clip(text, mostText)
}

var unquoted = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\"`, `"`)
