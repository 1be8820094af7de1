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

// Codec is a codec that goes wrong.
type Codec struct {
	Name string
	// About is what it does, one line.
	About string
	Area  Area
	Want  Verdict
	// Chancy is set where it goes wrong so rarely that a short run may not meet it.
	Chancy bool
	// Alone is set where it may spoil the run itself, and so the verdicts of all that are in it, or frees descriptors
	// that others print to.
	Alone bool
	// Slow is set where it takes its time, or goes wrong only after a while.
	Slow bool

	on    domain
	marks codec.Marks
	fault fault
}

// Area is a kind of faults that a run meets by the same means.
type Area string

// The areas, in the order in which they are told.
const (
	Changes    Area = "changes the values that it encodes"
	Elsewhere  Area = "keeps the message in the process and not in the bytes"
	Values     Area = "decoded values change later"
	Results    Area = "encoded results change later, or are not the caller's"
	Remembers  Area = "remembers instead of working"
	Input      Area = "changes or keeps its input, or has marks that are not so"
	Wrong      Area = "wrong values"
	Sometimes  Area = "wrong values now and then"
	Deaths     Area = "ends the process, or does not return"
	Hoards     Area = "takes memory or time without end"
	Output     Area = "prints, and closes or writes to descriptors"
	Processes  Area = "changes what belongs to the process, or starts others"
	Settings   Area = "changes settings of the runtime"
	Background Area = "works in the background, or leaves something behind"
)

// Areas are all of them.
var Areas = []Area{
	Changes, Elsewhere, Values, Results, Remembers, Input, Wrong, Sometimes,
	Deaths, Hoards, Output, Processes, Settings, Background,
}

// Kind is what a verdict consists in.
type Kind string

// The kinds of verdicts.
const (
	// Fault: a cell of the codec is at fault.
	Fault Kind = "fault"
	// Mark: a cell has a mark or a note, or lacks a mark that the codec declares.
	Mark Kind = "mark"
	// Reason: the codec is not measured, and a reason is told.
	Reason Kind = "reason"
	// Clean: all cells have figures; what the codec does harms nobody.
	Clean Kind = "clean"
)

// Verdict is what a run must make of a codec.
type Verdict struct {
	Kind Kind
	Says *regexp.Regexp // the text of a fault, mark or reason
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

// domain is a data set, and a sound codec of it.
type domain struct {
	set   func() corpus.Set
	sound func(*codec.Type) (codec.Port, error)
}

// Data is the name of the data set that a codec is for. It refuses others.
func (c Codec) Data() string { return c.domain().set().Type.Name }

func (c Codec) domain() domain {
	if c.on.set == nil {
		return domain{persons, control.Bind}
	}
	return c.on
}

func persons() corpus.Set { return person.Sets()[0] }

// Sets are the data sets of all codecs.
func Sets() []corpus.Set { return []corpus.Set{persons(), baskets(), pictures()} }

// Codec returns it as a run knows it.
func (c Codec) Codec() codec.Codec {
	on := c.domain()
	carries := on.set().Type.Go
	return codec.Codec{Name: c.Name, Format: formats.Format{Name: "faulty"}, Marks: c.marks, Bind: func(t *codec.Type) (codec.Port, error) {
		if t.Go != carries {
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
		changes(), elsewhere(), values(), results(), remembers(), input(), wrong(), sometimesWrong(),
		deaths(), hoards(), output(), processes(), settings(), background(),
	)
}
