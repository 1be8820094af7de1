// Package inventory is what is known of the parts of a program without running or linking them: its codecs, data sets,
// engines and code for types. By it a program lists what there is, checks what its user asks for, and knows which parts
// a program that measures is built from.
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

// Inventory is what is known of the parts of a program.
type Inventory struct {
	codec.Roles `json:"-"`

	Codecs  []Codec  `json:"codecs,omitempty"`
	Data    []Set    `json:"data,omitempty"`
	Engines []Engine `json:"engines,omitempty"`
	Glue    []Glue   `json:"glue,omitempty"`
}

// Codec is what is known of a codec. Fields that are not explained here are as in [codec.Codec].
type Codec struct {
	Name string `json:"name"`
	// Part is the function that returns the codec.
	Part      part.Func      `json:"part,omitzero"`
	Format    formats.Format `json:"-"`
	WellKnown bool           `json:"wellKnown,omitempty"`
	Module    string         `json:"module,omitempty"`
	Package   string         `json:"package,omitempty"`
	// Version is that of the module, as far as it is known without a build.
	Version   string       `json:"version,omitempty"`
	Reads     string       `json:"reads,omitempty"`
	ReadBy    string       `json:"readBy,omitempty"`
	Marks     codec.Marks  `json:"marks,omitzero"`
	Losses    []codec.Loss `json:"losses,omitempty"`
	Schema    string       `json:"schema,omitempty"`
	OnDemand  string       `json:"onDemand,omitempty"`
	Copyleft  string       `json:"copyleft,omitempty"`
	OnlyYours bool         `json:"onlyYours,omitempty"`
	// Yours are the methods of types that have the codec's code themselves; none: no type has it.
	Yours []string `json:"yours,omitempty"`
	// Unfit: the codec itself says what it can't carry.
	Unfit bool `json:"unfit,omitempty"`
	// Bindings is what the codec made of the types of data sets; nil: that isn't known.
	Bindings *Bindings `json:"bindings,omitempty"`
	// Emitter makes its code for each type; nil where it needs none.
	Emitter *Emitter `json:"emitter,omitempty"`
}

// Bindings is what a codec made of the types of those data sets that are [Set.Surveyed], before any message was encoded.
type Bindings struct {
	// Refused are the data sets whose types it can't carry, by the reason.
	Refused map[string][]string `json:"refused,omitempty"`
	// Lowered are those of which it expresses kinds that its format lacks by others, by these kinds ([codec.Port.Lowered]).
	Lowered map[string][]string `json:"lowered,omitempty"`
}

// Emitter is what is known of a [codec.Emitter].
type Emitter struct {
	Package string   `json:"package"`
	Offers  []string `json:"offers"`
	Repeats bool     `json:"repeats,omitempty"`
}

// Set is what is known of a data set. Fields that are not explained here are as in [corpus.Set].
type Set struct {
	Name  string    `json:"name"`
	Part  part.Func `json:"part,omitzero"`
	About string    `json:"about"`
	Type  string    `json:"type"` // as Go writes it
	// Whole is the type with whole import paths, as code elsewhere names it.
	Whole string `json:"whole"`
	// Native are the codecs of which the type itself has the code, in the order in which they may be the reference:
	// as the program lists them, binary formats before text.
	Native  []string `json:"native,omitempty"`
	Formats []string `json:"formats,omitempty"`
	// Surveyed reports whether it is known what codecs make of the type ([Codec.Bindings]).
	Surveyed bool `json:"surveyed,omitempty"`
	// Sizes are the sizes of the first message, in bytes, by codec, where such sizes were published.
	Sizes map[string]int `json:"sizes,omitempty"`
}

// Glue is code that was made for types.
type Glue struct {
	Part part.Func `json:"part"`
	// Emitter is the package name of what made it, and Data are the data sets whose types it is for.
	Emitter string   `json:"emitter"`
	Data    []string `json:"data"`
}

// OfCodec is what is known of a codec.
func OfCodec(k codec.Codec) Codec {
	c := Codec{
		Name: k.Name, Format: k.Format, WellKnown: k.WellKnown, Module: k.Module, Package: k.Package, Version: k.Version,
		Reads: k.Reads, ReadBy: k.ReadBy, Marks: k.Marks, Losses: k.Losses, Schema: k.Schema, OnDemand: k.OnDemand, Copyleft: k.Copyleft,
		OnlyYours: k.OnlyYours, Yours: k.YourMethods, Unfit: k.Unfit != nil,
	}
	if e := k.Emitter; e != nil {
		c.Emitter = &Emitter{Package: e.Package(), Offers: e.Offers(), Repeats: e.Repeats()}
	}
	return c
}

// OfSet is what is known of a data set, among these codecs.
func OfSet(s corpus.Set, codecs []codec.Codec) Set {
	set := Set{Name: s.Type.Name, About: s.About, Type: s.Type.Go.String(), Whole: s.Type.Schema.Root.Text(func(path string) string { return path }), Formats: s.Formats}
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

// Of is what is known of codecs and data sets that are linked into this program, whatever functions they are of.
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

// Code says whether the codec needs code that is made or written for each type, in the words of a record: "each type"
// or "none".
func (c Codec) Code() string {
	if c.Emitter != nil {
		return "each type"
	}
	return "none"
}

// Codec finds a codec by name; the twin is the reference under its own name.
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

// Native are the codecs of which a data set's type itself has the code ([Set.Native]).
func (i Inventory) Native(data string) []string {
	s, err := i.Set(data)
	if err != nil {
		return nil
	}
	return s.Native
}

// CodecNames are the names of all codecs, in their order.
func (i Inventory) CodecNames() (names []string) {
	for _, k := range i.Codecs {
		names = append(names, k.Name)
	}
	return names
}

// DataNames are the names of all data sets, in their order.
func (i Inventory) DataNames() (names []string) {
	for _, s := range i.Data {
		names = append(names, s.Name)
	}
	return names
}

// EngineNames are the names of all engines, in their order.
func (i Inventory) EngineNames() (names []string) {
	for _, e := range i.Engines {
		names = append(names, e.Name)
	}
	return names
}

// Made finds the code that was made by an emitter for a data set's type.
func (i Inventory) Made(emitter, data string) (Glue, bool) {
	at := slices.IndexFunc(i.Glue, func(g Glue) bool { return g.Emitter == emitter && slices.Contains(g.Data, data) })
	if at < 0 {
		return Glue{}, false
	}
	return i.Glue[at], true
}

// Engine is what is known of an engine. Fields that are not explained here are as in [engine.Engine].
type Engine struct {
	Name     string    `json:"name"`
	Part     part.Func `json:"part,omitzero"`
	Module   string    `json:"module,omitempty"`
	About    string    `json:"about,omitempty"`
	Pressure string    `json:"pressure,omitempty"`
	Absent   string    `json:"absent,omitempty"`
	Loopback bool      `json:"loopback,omitempty"`
	// OneWay, Batched and Request are where the engine carries messages so.
	OneWay  Reach `json:"oneWay,omitzero"`
	Batched Reach `json:"batched,omitzero"`
	Request Reach `json:"request,omitzero"`
	// Spawns tells that it has processes.
	Spawns bool `json:"spawns,omitempty"`
	// Apart names the program that the engine is built into, where it can't be linked with the others; "" for all others.
	Apart string `json:"apart,omitempty"`
}

// Reach is where messages go: within a process, or to another one.
type Reach struct {
	Local  bool `json:"local,omitempty"`
	Remote bool `json:"remote,omitempty"`
}

// Any reports whether messages go anywhere.
func (r Reach) Any() bool { return r.Local || r.Remote }

// Carries reports whether the engine carries messages in any way; else it has nothing but processes.
func (e Engine) Carries() bool { return e.OneWay.Any() || e.Batched.Any() || e.Request.Any() }

// OfEngine is what is known of an engine.
func OfEngine(e engine.Engine) Engine {
	return Engine{
		Name: e.Name, Module: e.Module, About: e.About, Pressure: e.Pressure, Absent: e.Absent, Loopback: e.Loopback, Apart: e.Apart,
		OneWay:  Reach{e.OneWay.Local != nil, e.OneWay.Serve != nil},
		Batched: Reach{e.Batched.Local != nil, e.Batched.Serve != nil},
		Request: Reach{e.Request.Local != nil, e.Request.Serve != nil},
		Spawns:  e.Spawn != nil,
	}
}
