package survive

import (
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// ChildCommand is the hidden command that makes the program a child process.
const ChildCommand = "survive-child"

// spec tells a child process what to do. It arrives as JSON on standard input.
type spec struct {
	Codec string
	Kind  Kind
	Data  []string
	// Only, if not nil, is the one input that is tried, as a case.
	Only *Replay
	// Box is the file in which the child makes steps, and Notes the file in which it writes down what
	// it does.
	Box, Notes string
	// Died are the inputs that ended earlier processes.
	Died []Death
	// Done are the cases that have results.
	Done []Outcome
	// Memory is how many bytes the child may allocate in addition to those that it starts with.
	Memory uint64
	// Stage is what a child of kind Memory does.
	Stage stage
}

// Outcome is a case that has a result.
type Outcome struct {
	Case
	Verdict Verdict `json:"verdict"`
}

// Death is the end of a process.
type Death struct {
	Case  Case          `json:"case"`
	Input attacks.Input `json:"input"`
	Why   string        `json:"why"`
	// Hung says that the parent ended the process because it made no progress.
	Hung bool `json:"hung,omitempty"`
	// Memory says that it had no more memory.
	Memory bool `json:"memory,omitempty"`
}

// event is what a child tells its parent. One of its members is set.
type event struct {
	Result *Result `json:",omitempty"`
	Done   bool    `json:",omitempty"`
}

// child is the state of a child process.
type child struct {
	spec
	*meter
	catalog measure.Catalog
	events  *json.Encoder
	// costs are what attacks cost with the data sets so far, by entry and attack, and costsOf the data sets
	// with which they cost most.
	costs   map[string]uint64
	costsOf map[string]string
	// others are the shortest messages of data sets as the codec writes them, for the decoders of other
	// types.
	others map[string][]byte
	// harmful are the first cases in which an entry was harmed, by their names.
	harmful map[string]harm
	// accepted are numbers of levels that were accepted where some more were refused, by the name of the case.
	accepted map[string]int
}

// harm is a case that failed, the input that shows it, and the kind of part that the input attacks.
type harm struct {
	by    Case
	input attacks.Input
	part  string
}

// Child reads a task from in, does it and writes events to out. It is called in a process of its own.
func Child(catalog measure.Catalog, in io.Reader, out io.Writer) error {
	runtime.GOMAXPROCS(1) // processor time is that of the decoder
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(supervise.ChildMemory / 2)
	c := &child{
		catalog: catalog, events: json.NewEncoder(out),
		costs: make(map[string]uint64), costsOf: make(map[string]string), harmful: make(map[string]harm), accepted: make(map[string]int),
		others: make(map[string][]byte),
	}
	if err := supervise.Take(in, &c.spec, nil); err != nil {
		return err
	}
	for _, d := range c.Died {
		if !outgrown(&d) {
			c.harms(d.Case, d.Input, "")
		}
	}
	box, err := supervise.NewBox(c.Box)
	if err != nil {
		return err
	}
	defer box.Close()
	if c.meter, err = newMeter(box, c.Notes, c.Died); err != nil {
		return err
	}
	defer c.notes.Close()
	box.Enter(0)
	switch c.Kind {
	case Memory:
		if err := c.memory(); err != nil {
			return err
		}
		return c.events.Encode(event{Done: true})
	case Conforms:
		if err := c.suites(); err != nil {
			return err
		}
	}
	for _, data := range c.Data {
		if err := c.dataSet(data); err != nil {
			return err
		}
	}
	return c.events.Encode(event{Done: true})
}

// dataSet checks the codec on a data set.
func (c *child) dataSet(data string) error {
	if c.Only != nil && c.Only.Data != data {
		return nil // its input is of another data set, or of none
	}
	k, err := c.catalog.Codec(c.Codec)
	if err != nil {
		return err
	}
	set, err := c.catalog.Set(data)
	if err != nil {
		return err
	}
	of := Case{Codec: c.Codec, Data: data, Kind: c.Kind}
	if err := c.note(of, nil); err != nil {
		return err
	}
	ring, err := corpus.Sample(set)
	if err != nil {
		return c.unchecked(of, err.Error())
	}
	s, err := bind(c.catalog.Codecs, k, set, ring)
	if err != nil {
		return c.unchecked(of, err.Error())
	}
	if n := len(s.encoded[s.least]); n > mostMessage {
		return c.unchecked(of, fmt.Sprintf("its messages have over %d KiB", mostMessage>>10))
	}
	if err := supervise.LimitMemory(c.Memory); err != nil {
		return err
	}
	if c.Only != nil && c.Only.Input != nil && !strings.HasPrefix(c.Only.Name, ComparedWith) { // a comparison is of many inputs
		return c.replay(s)
	}
	for _, e := range Entries {
		decode := s.decoder(e)
		if decode == nil {
			continue
		}
		of.Entry = e
		p := &probe{child: c, subject: s, of: of, decode: decode}
		switch c.Kind {
		case Hostile:
			err = p.hostile()
		case Damage:
			err = p.damage()
		case Conforms:
			err = p.rewritten()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// unchecked says why nothing is checked on a data set, unless it was said before.
func (c *child) unchecked(of Case, why string) error {
	if slices.ContainsFunc(c.Done, func(o Outcome) bool { return o.Case == of }) {
		return nil
	}
	return c.send(Result{Case: of, Verdict: Unchecked, What: why})
}

// send writes a result.
func (c *child) send(r Result) error {
	r = r.Trimmed()
	return c.events.Encode(event{Result: &r})
}

// probe tries one entry of a codec on one data set.
type probe struct {
	*child
	subject *subject
	of      Case // without a name
	decode  func([]byte) (any, error)
	// part is the kind of part that the inputs which are tried now attack, as in [Result.Part].
	part string
	// slowly says that the number of levels grows slowly, because inputs take long to make.
	slowly bool
}

// do runs a case, unless it has a result. Hostile input that was found to harm the entry with one data
// set is not tried with the others.
func (p *probe) do(name string, run func(c Case) (Result, error)) error {
	c := p.of
	c.Name = name
	if o := p.Only; o != nil && (o.Name != name || o.Entry != c.Entry) {
		return nil
	}
	settled := slices.ContainsFunc(p.Done, func(o Outcome) bool {
		elsewhere := o.Case
		elsewhere.Data = c.Data
		return o.Case == c || c.Kind == Hostile && elsewhere == c && o.Verdict == Fails
	})
	if settled {
		return nil
	}
	p.part = ""
	r, err := p.knownHarm(c)
	if r.Verdict != Fails && err == nil {
		r, err = run(c)
	}
	if err != nil {
		return err
	}
	r.Case = c
	if r.Verdict == Fails && !strings.Contains(r.What, "stack exceeds") {
		p.harms(c, r.Input, r.Part)
	}
	p.Done = append(p.Done, Outcome{c, r.Verdict})
	return p.send(r)
}

// knownHarm tries the input that harmed another entry in the same case. It usually harms this one too, and
// need not be searched for then. Inputs for Skip are of another kind: only they have a field that the type
// does not have.
func (p *probe) knownHarm(c Case) (Result, error) {
	h, known := p.harmful[c.Name]
	if c.Kind != Hostile || !known || h.by == c || (h.by.Entry == Skip) != (c.Entry == Skip) {
		return Result{}, nil
	}
	p.part = h.part
	a, err := p.attempt(c, h.input)
	return judge(a, h.input), err
}

// harms notes an input that harms an entry. What ended an earlier process is noted without the part, which is
// known when its case comes again. Levels of which the stack outgrew its limit are not noted: they are tried with a
// part of the stack.
func (c *child) harms(by Case, in attacks.Input, part string) {
	if h, known := c.harmful[by.Name]; in != nil && (!known || h.by == by) {
		c.harmful[by.Name] = harm{by, in, part}
	}
}

// attempt tries an input. If it takes about as long as it may, it is tried again, and the shortest time counts: a busy
// machine makes times only longer, but not many times longer.
func (p *probe) attempt(c Case, in attacks.Input) (attempt, error) {
	a, err := p.try(c, in, p.decode)
	most := mostTimeOf(in.Len())
	for range 2 {
		if err != nil || a.died != nil || a.cpu < most/unclearly || a.cpu > unclearly*unclearly*most {
			break
		}
		var again attempt
		if again, err = p.try(c, in, p.decode); err == nil && again.died == nil && again.cpu < a.cpu {
			a = again
		}
	}
	a.part = p.part
	return a, err
}
