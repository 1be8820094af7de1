// Package inventory describes the parts of a program without running or linking them: its codecs,
// data sets, engines and code for types. From an inventory a program lists what it has, checks its
// user's requests, and finds the parts from which a measuring program is built.
//
// It must not know which parts there are: a third party's program has others.
package inventory

import (
	"fmt"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/internal/part"
)

// Inventory describes the parts of a program.
type Inventory struct {
	codec.Roles `json:"-"`

	Codecs  []Codec  `json:"codecs,omitempty"`
	Data    []Set    `json:"data,omitempty"`
	Engines []Engine `json:"engines,omitempty"`
	Glue    []Glue   `json:"glue,omitempty"`
	// Versions are no data sets that are measured or listed. They are for checks of evolution.
	Versions Versions `json:"versions,omitzero"`
}

// Versions are data sets with two versions of types that change ([corpus.Change]).
type Versions struct {
	Old []Set `json:"old,omitempty"`
	New []Set `json:"new,omitempty"`
}

// Codec describes a codec. Fields without a comment are as in [codec.Codec].
type Codec struct {
	Name string `json:"name"`
	// Part is the function that returns the codec.
	Part      part.Func      `json:"part,omitzero"`
	Format    formats.Format `json:"-"`
	WellKnown bool           `json:"wellKnown,omitempty"`
	Module    string         `json:"module,omitempty"`
	Package   string         `json:"package,omitempty"`
	// Version is the version of the module, if it is known without a build.
	Version    string            `json:"version,omitempty"`
	Reads      string            `json:"reads,omitempty"`
	ReadBy     string            `json:"readBy,omitempty"`
	Marks      codec.Marks       `json:"marks,omitzero"`
	Losses     []codec.Loss      `json:"losses,omitempty"`
	Fields     codec.Fields      `json:"fields,omitempty"`
	Limits     []codec.Limit     `json:"limits,omitempty"`
	Guards     []codec.Guard     `json:"guards,omitempty"`
	Statements []codec.Statement `json:"statements,omitempty"`
	Schema     string            `json:"schema,omitempty"`
	OnDemand   string            `json:"onDemand,omitempty"`
	Copyleft   string            `json:"copyleft,omitempty"`
	OnlyYours  bool              `json:"onlyYours,omitempty"`
	Tagged     bool              `json:"tagged,omitempty"`
	// Yours are the methods of types that already have the codec's code. If empty, no type has it.
	Yours []string `json:"yours,omitempty"`
	// Unfit reports whether the codec itself can say what it can't carry.
	Unfit bool `json:"unfit,omitempty"`
	// Bindings describes how the codec bound the types of data sets. Nil means that it is not
	// known.
	Bindings *Bindings `json:"bindings,omitempty"`
	// Emitter makes the codec's code for each type. It is nil if the codec needs no such code.
	Emitter *Emitter `json:"emitter,omitempty"`
}

// Bindings says how a codec bound the types of those data sets that are [Set.Surveyed], before any
// message was encoded.
type Bindings struct {
	// Refused maps reasons to the data sets whose types the codec can't carry.
	Refused map[string][]string `json:"refused,omitempty"`
	// Lowered maps the kinds that the format lacks, and that the codec expresses by others, to the
	// data sets with these kinds ([codec.Port.Lowered]).
	Lowered map[string][]string `json:"lowered,omitempty"`
}

// Emitter describes a [codec.Emitter].
type Emitter struct {
	Package string   `json:"package"`
	Offers  []string `json:"offers"`
	Repeats bool     `json:"repeats,omitempty"`
}

// Set describes a data set. Fields without a comment are as in [corpus.Set].
type Set struct {
	Name  string    `json:"name"`
	Part  part.Func `json:"part,omitzero"`
	About string    `json:"about"`
	Type  string    `json:"type"` // as Go writes it
	// Whole is the type with full import paths, as other packages' code names it.
	Whole string `json:"whole"`
	// Parts are the kinds of parts that the type has ([codec.Type.PartKinds]), and Schema is the checksum of its
	// form ([codec.Type.Sum]).
	Parts  []string `json:"parts,omitempty"`
	Schema uint32   `json:"schema,omitempty"`
	// Native are the codecs whose code the type already has, in the order in which they may become
	// the reference: in the program's order, binary formats before text formats.
	Native  []string `json:"native,omitempty"`
	Formats []string `json:"formats,omitempty"`
	// Surveyed reports whether it is known how codecs bind the type ([Codec.Bindings]).
	Surveyed bool `json:"surveyed,omitempty"`
	// Sizes are published sizes of the first message, in bytes, by codec.
	Sizes map[string]int `json:"sizes,omitempty"`
}

// Glue describes code that was made for types.
type Glue struct {
	Part part.Func `json:"part"`
	// Emitter is the package name of the emitter that made the code. Data are the data sets for
	// whose types it was made.
	Emitter string   `json:"emitter"`
	Data    []string `json:"data"`
}

// OfCodec describes a codec.
func OfCodec(k codec.Codec) Codec {
	c := Codec{
		Name: k.Name, Format: k.Format, WellKnown: k.WellKnown, Module: k.Module, Package: k.Package, Version: k.Version,
		Reads: k.Reads, ReadBy: k.ReadBy, Marks: k.Marks, Losses: k.Losses, Fields: k.Fields, Limits: k.Limits, Guards: k.Guards, Statements: k.Statements,
		Schema: k.Schema, OnDemand: k.OnDemand, Copyleft: k.Copyleft,
		OnlyYours: k.OnlyYours, Tagged: k.Tagged, Yours: k.YourMethods, Unfit: k.Unfit != nil,
	}
	if e := k.Emitter; e != nil {
		c.Emitter = &Emitter{Package: e.Package(), Offers: e.Offers(), Repeats: e.Repeats()}
	}
	return c
}

// OfSet describes a data set in a program with the given codecs.
func OfSet(s corpus.Set, codecs []codec.Codec) Set {
	set := Set{Name: s.Type.Name, About: s.About, Type: s.Type.Go.String(), Whole: s.Type.Schema.Root.Text(func(path string) string { return path }), Formats: s.Formats}
	set.Parts, set.Schema = s.Type.PartKinds(), s.Type.Sum()
	var text []string
	for _, k := range codecs {
		switch {
		case !k.Native(s.Type):
		case k.Marks.Text:
			text = append(text, k.Name)
		default:
			set.Native = append(set.Native, k.Name)
		}
	}
	set.Native = append(set.Native, text...)
	return set
}

// Of describes codecs and data sets that are linked into this program. It does not know their
// functions.
func Of(roles codec.Roles, codecs []codec.Codec, sets []corpus.Set) Inventory {
	i := Inventory{Roles: roles}
	for _, k := range codecs {
		i.Codecs = append(i.Codecs, OfCodec(k))
	}
	for _, s := range sets {
		i.Data = append(i.Data, OfSet(s, codecs))
	}
	return i
}

// Code says whether the codec needs code that is made or written for each type, in the words of a record: see
// [codec.Codec.Code].
func (c Codec) Code() string { return codec.Code(c.Tagged, c.Emitter != nil) }

// Codec finds a codec by name. The twin is the reference under the twin's name.
func (i Inventory) Codec(name string) (Codec, error) {
	want := name
	if name == i.Twin() {
		want = i.Reference
	}
	for _, k := range i.Codecs {
		if k.Name == want {
			k.Name = name
			return k, nil
		}
	}
	return Codec{}, fmt.Errorf("no codec %q in this program", name)
}

// Set finds a data set by name.
func (i Inventory) Set(name string) (Set, error) {
	for _, s := range i.Data {
		if s.Name == name {
			return s, nil
		}
	}
	return Set{}, fmt.Errorf("no data set %q in this program", name)
}

// Engine finds an engine by name.
func (i Inventory) Engine(name string) (Engine, error) {
	for _, e := range i.Engines {
		if e.Name == name {
			return e, nil
		}
	}
	return Engine{}, fmt.Errorf("no engine %q in this program", name)
}

// Native returns the codecs whose code a data set's type already has ([Set.Native]).
func (i Inventory) Native(data string) []string {
	s, err := i.Set(data)
	if err != nil {
		return nil
	}
	return s.Native
}

// CodecNames returns the names of all codecs, in their order.
func (i Inventory) CodecNames() (names []string) {
	for _, k := range i.Codecs {
		names = append(names, k.Name)
	}
	return names
}

// DataNames returns the names of all data sets, in their order.
func (i Inventory) DataNames() (names []string) {
	for _, s := range i.Data {
		names = append(names, s.Name)
	}
	return names
}

// EngineNames returns the names of all engines, in their order.
func (i Inventory) EngineNames() (names []string) {
	for _, e := range i.Engines {
		names = append(names, e.Name)
	}
	return names
}

// Made finds the code that an emitter made for a data set's type.
func (i Inventory) Made(emitter, data string) (Glue, bool) {
	at := slices.IndexFunc(i.Glue, func(g Glue) bool { return g.Emitter == emitter && slices.Contains(g.Data, data) })
	if at < 0 {
		return Glue{}, false
	}
	return i.Glue[at], true
}

// Engine describes an engine. Fields without a comment are as in [engine.Engine].
type Engine struct {
	Name     string    `json:"name"`
	Part     part.Func `json:"part,omitzero"`
	Module   string    `json:"module,omitempty"`
	About    string    `json:"about,omitempty"`
	Pressure string    `json:"pressure,omitempty"`
	Absent   string    `json:"absent,omitempty"`
	Loopback bool      `json:"loopback,omitempty"`
	// OneWay, Batched and Request say where the engine carries messages in this way.
	OneWay  Reach `json:"oneWay,omitzero"`
	Batched Reach `json:"batched,omitzero"`
	Request Reach `json:"request,omitzero"`
	// Spawns reports whether the engine has processes.
	Spawns bool `json:"spawns,omitempty"`
	// Apart names the program that the engine is built into if it can't be linked with the others.
	// Otherwise it is "".
	Apart string `json:"apart,omitempty"`
}

// Reach says where messages go: within a process, or to another process.
type Reach struct {
	Local  bool `json:"local,omitempty"`
	Remote bool `json:"remote,omitempty"`
}

// Any reports whether messages go anywhere.
func (r Reach) Any() bool { return r.Local || r.Remote }

// Carries reports whether the engine carries messages in any way. An engine that doesn't has only
// processes.
func (e Engine) Carries() bool { return e.OneWay.Any() || e.Batched.Any() || e.Request.Any() }

// OfEngine describes an engine.
func OfEngine(e engine.Engine) Engine {
	return Engine{
		Name: e.Name, Module: e.Module, About: e.About, Pressure: e.Pressure, Absent: e.Absent, Loopback: e.Loopback, Apart: e.Apart,
		OneWay:  Reach{e.OneWay.Local != nil, e.OneWay.Serve != nil},
		Batched: Reach{e.Batched.Local != nil, e.Batched.Serve != nil},
		Request: Reach{e.Request.Local != nil, e.Request.Serve != nil},
		Spawns:  e.Spawn != nil,
	}
}
