//go:build linux

package faulty

import (
	"errors"
	"regexp"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codectest/internal/control"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
)

// Codec is a codec with a fault.
type Codec struct {
	Name string
	// About describes the fault in one line.
	About string
	Area  Area
	Want  Verdict
	// Chancy is set if the fault is so rare that a short run may not meet it.
	Chancy bool
	// Alone is set if the codec may spoil the run itself, and so the verdicts of all codecs in it,
	// or if it frees descriptors to which others print.
	Alone bool
	// Slow is set if the codec is slow, or goes wrong only after a while.
	Slow bool

	on    domain
	marks codec.Marks
	fault fault
}

// Area is a kind of faults that a run meets by the same means.
type Area string

// The areas, in the order of the document.
const (
	Changes    Area = "changes the values that it encodes"
	Elsewhere  Area = "keeps the message in the process instead of in the bytes"
	Values     Area = "decoded values change later"
	Results    Area = "encoded results change later, or are not the caller's own"
	Remembers  Area = "remembers instead of working"
	Streamed   Area = "goes wrong on streams"
	Input      Area = "changes or keeps its input, or has false marks"
	Wrong      Area = "wrong values"
	Sometimes  Area = "wrong values now and then"
	Deaths     Area = "ends the process, or does not return"
	Hoards     Area = "takes memory or time without limit"
	Output     Area = "prints, and closes or writes to descriptors"
	Processes  Area = "changes the process, or starts other processes"
	Settings   Area = "changes settings of the runtime"
	Background Area = "works in the background, or leaves something behind"
)

// Areas lists all areas.
var Areas = []Area{
	Changes, Elsewhere, Values, Results, Remembers, Streamed, Input, Wrong, Sometimes,
	Deaths, Hoards, Output, Processes, Settings, Background,
}

// Kind is the kind of a verdict.
type Kind string

// The kinds of verdicts.
const (
	// Fault means that a cell of the codec is at fault.
	Fault Kind = "fault"
	// Mark means that a cell has a mark or a note, or lacks a mark that the codec declares.
	Mark Kind = "mark"
	// Reason means that the codec is not measured, and a reason is reported.
	Reason Kind = "reason"
	// Clean means that all cells have figures: the codec harms nobody.
	Clean Kind = "clean"
)

// Verdict is what a run must report about a codec.
type Verdict struct {
	Kind Kind
	Says *regexp.Regexp // matches the text of a fault, mark or reason
}

func atFault(says string) Verdict { return Verdict{Fault, regexp.MustCompile(says)} }
func marked(says string) Verdict  { return Verdict{Mark, regexp.MustCompile(says)} }
func refuses(says string) Verdict { return Verdict{Reason, regexp.MustCompile(says)} }
func (v Verdict) in(a Area, codecs []Codec) []Codec {
	for i := range codecs {
		codecs[i].Area = a
		if codecs[i].Want.Kind == "" {
			codecs[i].Want = v
		}
	}
	return codecs
}

var clean = Verdict{Kind: Clean}

func (v Verdict) String() string {
	if v.Kind == Clean {
		return "figures"
	}
	return "a " + string(v.Kind)
}

// domain is a data set with a sound codec for it.
type domain struct {
	set   func() corpus.Set
	sound func(*codec.Type) (codec.Port, error)
}

// Data returns the name of the codec's data set. The codec refuses others.
func (c Codec) Data() string { return c.domain().set().Type.Name }

func (c Codec) domain() domain {
	if c.on.set == nil {
		return domain{persons, control.Bind}
	}
	return c.on
}

func persons() corpus.Set { return person.Sets()[0] }

// Sets returns the data sets of all codecs.
func Sets() []corpus.Set { return []corpus.Set{persons(), baskets(), fewBaskets(), pictures()} }

// Codec returns the codec as a run uses it.
func (c Codec) Codec() codec.Codec {
	on := c.domain()
	carries := on.set().Type.Name
	return codec.Codec{Name: c.Name, Format: formats.Format{Name: "faulty"}, Marks: c.marks, Bind: func(t *codec.Type) (codec.Port, error) {
		if t.Name != carries {
			return codec.Port{}, errors.New("goes wrong on another data set")
		}
		sound, err := on.sound(t)
		if err != nil {
			return codec.Port{}, err
		}
		return c.fault(sound), nil
	}}
}

// All returns all codecs.
func All() []Codec {
	return slices.Concat(
		changes(), elsewhere(), values(), results(), remembers(), streamed(), input(), wrong(), sometimesWrong(),
		deaths(), hoards(), output(), processes(), settings(), background(),
	)
}
