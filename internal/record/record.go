// Package record stores one run on disk: a folder with a file of JSON lines. The file is written
// during the run, so that a run that is killed leaves a readable record. A record holds only facts.
// Tables and ranks are derived from it each time.
//
// [Create] starts a [Writer], [Read] and [ReadAll] read a [Record], and [Merge] joins several.
// Methods of Record select parts ([Record.Only]), choose the times that count ([Record.Counted])
// and prepare comparisons ([Record.Panels]).
//
// It must not know how a run measures, or how a report looks: the packages for both use it.
package record

import (
	"cmp"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/stats"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Format is the version of the record's format that this package writes. It reads all versions up to
// this one. A later program may add members and kinds of lines without a new version: readers keep
// what they don't know. A new version is for changes that older programs would misread.
//
// Version 1 called an operation a model, and a format a family.
const Format = 2

// File is the name of the record in a run's folder.
const File = "record.jsonl"

// Record is a run as read back: its lines by kind, in file order.
type Record struct {
	Run       Run
	Cells     []Cell
	Processes []Process
	Blocks    []Block
	Usages    []Usage // of runs that measure messages between processes
	Garbage   *Garbage
	End       *End // nil: the run was killed
	// Others are lines of kinds that this program doesn't know.
	Others []Line
	// Warnings are what Read had to overlook. They are not part of the file.
	Warnings []string
	// Shared is by how much the logarithm of a cell's times may change with the price of garbage that
	// they include: see [Record.WithGarbage]. It is nil if times include none, and not part of the file.
	Shared map[Key]float64 `json:"-"`
	// For says whose values intervals of the record predict. It is not part of the file.
	For stats.For `json:"-"`
}

// Key names a cell: one codec on one data set in one operation.
type Key struct {
	Codec     string `json:"codec"`
	Data      string `json:"data"`
	Operation string `json:"operation"`
}

// Run says what was measured, where, and with what. It is the first line.
type Run struct {
	Format    int       `json:"format"`
	Started   time.Time `json:"started"`
	Command   []string  `json:"command"`
	Grade     string    `json:"grade"`
	Reference string    `json:"reference"`
	// Twin is the name of the reference's second entry.
	Twin string `json:"twin"`
	// Chosen says why the run chose another reference than the program's. It is "" if it did not.
	Chosen string      `json:"chosen,omitempty"`
	Env    Environment `json:"env"`
	// Parts are the functions that the measuring program was built from. A program of other parts
	// is another binary, whose code has other addresses. Old records have none.
	Parts      []string    `json:"parts,omitempty"`
	Codecs     []CodecInfo `json:"codecs"`
	Data       []DataInfo  `json:"data"`
	Operations []string    `json:"operations"`
	Seconds    float64     `json:"seconds"` // time for measuring at most
	// Precision is how wide the intervals of ratios were to be, as a share; 0: as narrow as
	// the time allowed.
	Precision float64 `json:"precision,omitempty"`
	// Variant says how the program was built differently from the usual one, if several programs were
	// measured together. "usual" is that one. Place is the number of the program among them, from 1.
	// They are "" and 0 if the run measured by itself.
	Variant string `json:"variant,omitempty"`
	// Program identifies how the program was built: programs that are built alike, in any folder, have the
	// same. Binary is a checksum of the program's file, in its first layout. Old records have neither.
	Program string `json:"program,omitempty"`
	Binary  string `json:"binary,omitempty"`
	Place   int    `json:"place,omitempty"`
	// Live and GOGC are the heap of the programs in which codecs were timed alone, in bytes and per cent.
	Live    uint64  `json:"live,omitempty"`
	GOGC    float64 `json:"gogc,omitempty"`
	Unknown Unknown `json:"-"`
}

// Reference is the line of a run that chooses its reference after its cells are proved. In a record
// that was read, the choice is in its [Run].
type Reference struct {
	Reference string `json:"reference"`
	Twin      string `json:"twin"`
	Why       string `json:"why"`
}

// Commits returns the commits of the programs that measured the data sets. Usually there is one.
func (r Run) Commits() []string {
	var commits []string
	for _, d := range r.Data {
		if commit := cmp.Or(d.Commit, r.Env.Commit); commit != "" && !slices.Contains(commits, commit) {
			commits = append(commits, commit)
		}
	}
	return commits
}

// CodecInfo describes a codec that took part.
type CodecInfo struct {
	Name string `json:"name"`
	// FormatName is the name of the wire format.
	FormatName string `json:"format"`
	Module     string `json:"module,omitempty"`
	// Package is the import path of what users call; "" where it is Module.
	Package string   `json:"package,omitempty"`
	Version string   `json:"version,omitempty"`
	Marks   []string `json:"marks,omitempty"`
	// Code says whether the codec needs code that is made or written for each type: "each type", "tags"
	// (struct tags and nothing else) or "none". It is "" in records that don't say.
	Code string `json:"code,omitempty"`
	// Schema is the kind of file in which the codec's users describe their messages, such as
	// ".proto". It is "" if Go types are enough.
	Schema string `json:"schema,omitempty"`
	// Pressure is for engines that carry messages. It says what happens to a sender that is faster
	// than its receiver: [Waits], or what becomes of its messages.
	Pressure string `json:"pressure,omitempty"`
	// Losses are the declared exceptions from equality.
	Losses []Loss `json:"losses,omitempty"`
	// Fields says how the encoded form tells fields apart, such as "name" (codec.Fields). It is "" in
	// records that don't say, and for yardsticks.
	Fields string `json:"fields,omitempty"`
	// Limits are what was known of the codec's dealings with input that it did not write.
	Limits []Limit `json:"limits,omitempty"`
	// Statements are what was documented about needs that are not measured.
	Statements []Statement `json:"statements,omitempty"`
	// Maintenance is what the program that shows the record knows about the module, in the version
	// that was measured. Format is what it knows about the format. They are not stored in a record,
	// since they would become outdated.
	Maintenance *maintenance.Status `json:"maintenance,omitempty"`
	Format      formats.Format      `json:"-"`
	// Findings are what checks of the measured version found out, by need. They are empty if there were
	// none.
	Findings map[string]verdict.Finding `json:"-"`
	// Guards are the limits that the library has, or can be given, on input.
	Guards []codec.Guard `json:"-"`
	// WellKnown: the program says that most readers know it. Adapter is the path of the package
	// that uses the library, in this program.
	WellKnown bool    `json:"-"`
	Adapter   string  `json:"-"`
	Unknown   Unknown `json:"-"`
}

// Use says in a few words what a program needs to use the codec with a type: a schema file, named
// by its kind, or code for each type, or neither. It is "" if not known.
func (c CodecInfo) Use() string {
	switch {
	case c.Schema != "":
		return c.Schema + " file"
	case c.Code == "each type":
		return "code per type"
	case c.Code == "tags":
		return "struct tags"
	case c.Code == "none":
		return "no code"
	}
	return ""
}

// Waits is the pressure of engines whose senders wait for their receivers.
const Waits = "waits"

// Baseline reports whether this is a yardstick rather than a codec: it does nothing, or only
// copies.
func (c CodecInfo) Baseline() bool {
	return slices.Contains(c.Marks, "floor") || slices.Contains(c.Marks, "only copies")
}

// Loss is one declared exception.
type Loss struct {
	Rule string `json:"rule"`
	Why  string `json:"why"`
}

// Limit is one thing to know before a codec gets input that it did not write (codec.Limit).
type Limit struct {
	Risk   string `json:"risk"`
	What   string `json:"what"`
	Source string `json:"source"`
}

// Statement is what a codec's documentation says about something that is not measured
// (codec.Statement).
type Statement struct {
	About  string `json:"about"`
	Holds  bool   `json:"holds"`
	Builds bool   `json:"builds,omitempty"`
	What   string `json:"what"`
	Source string `json:"source"`
}

// DataInfo describes a data set that took part.
type DataInfo struct {
	Name     string  `json:"name"`
	About    string  `json:"about"`
	Messages int     `json:"messages"`
	Chunk    int     `json:"chunk"`
	JSON     float64 `json:"json"` // mean size of a message as JSON, in bytes
	Sum      uint32  `json:"sum"`  // checksum of the messages as JSON
	// Values is a checksum of what the messages hold, which does not depend on the version of Go. It
	// is 0 in records of older programs.
	Values uint32 `json:"values,omitempty"`
	// Surrogate says that the type's message is another type (codec.Surrogate). Message says how parts
	// of the type appear in it.
	Surrogate bool     `json:"surrogate,omitempty"`
	Message   []string `json:"message,omitempty"`
	// LeftOut are the fields that are set in messages of the type and that its message does not have.
	LeftOut []string `json:"left_out,omitempty"`
	// Skipped is how many samples did not fit the type and were left out. Fault is the error of the
	// type's own methods, because of which it has no message.
	Skipped int    `json:"skipped,omitempty"`
	Fault   string `json:"fault,omitempty"`
	// Commit is the commit of the program that measured the data set, and Garbage the price of
	// garbage in its run. They are set where runs with different ones were joined.
	Commit  string   `json:"commit,omitempty"`
	Garbage *Garbage `json:"garbage,omitempty"`
	// Type is the type with full import paths, Schema the checksum of its form ([codec.Type.Sum]), and
	// Parts are the kinds of parts that it has ([codec.Type.PartKinds]). They are empty in records of older
	// programs.
	Type   string   `json:"type,omitempty"`
	Schema uint32   `json:"schema,omitempty"`
	Parts  []string `json:"parts,omitempty"`
	// Own reports whether the type is a user's, and not one of the program's own data sets. Check is the
	// command that checks codecs with messages of the data set, and Reach says how far checks that were made
	// apply to it. The program that shows the record sets them.
	Own     bool          `json:"-"`
	Check   string        `json:"-"`
	Reach   verdict.Reach `json:"-"`
	Unknown Unknown       `json:"-"`
}

// SameMessages reports whether two runs had the same messages of a data set. It compares checksums
// of the same kind. A run that was cut off may not have recorded its messages: they count as the
// same.
func (d DataInfo) SameMessages(other DataInfo) bool {
	switch {
	case d.Messages == 0 || other.Messages == 0:
		return true
	case d.Messages != other.Messages:
		return false
	case d.Values != 0 && other.Values != 0:
		return d.Values == other.Values
	}
	return d.Sum == other.Sum
}

// Cell is the result of the proof of a cell, before any time was measured.
type Cell struct {
	Key
	// Reason says that the codec can't carry the type, or that its library does not offer the
	// operation. Fault says that it offers the operation and a proof failed. If both are empty, the
	// cell is measured.
	Reason string `json:"reason,omitempty"`
	Fault  string `json:"fault,omitempty"`
	// Lost are the codec's declared exceptions that were needed here.
	Lost []string `json:"lost,omitempty"`
	// Unseen are the codec's marks that were not observed here: aliasing on any message,
	// overwriting on the first ones.
	Unseen []string `json:"unseen,omitempty"`
	// Lowered is what the format lacks for this type, and how it is expressed instead.
	Lowered []string `json:"lowered,omitempty"`
	// Message says that the cell is about the type's message (codec.Surrogate). Itself says why the
	// codec was not measured on the type itself.
	Message bool   `json:"message,omitempty"`
	Itself  string `json:"itself,omitempty"`
	// Without are the parts of the type that the message lacks here because the codec can't carry
	// them. The codec does less than others, so it has no rank.
	Without []string `json:"without,omitempty"`
	// Yours says that the type itself implements this codec's methods, as a generated message does.
	Yours bool `json:"yours,omitempty"`
	// Wire is the mean encoded size in bytes.
	Wire float64 `json:"wire,omitempty"`
	// Encoded is a checksum of all encoded messages. It is 0 if the codec does not write the same bytes
	// every time, and in records of older programs.
	Encoded uint32 `json:"encoded,omitempty"`
	// Earlier says that an earlier run proved the cell, with the same code and the same messages. This run
	// only encoded the messages again, to the same bytes.
	Earlier bool `json:"earlier,omitempty"`
	// Allocs and AllocBytes are exact means per operation.
	Allocs     float64 `json:"allocs"`
	AllocBytes float64 `json:"alloc_bytes"`
	// Rough is the time per operation that the proof saw, in ns. It is for planning and is not a
	// result.
	Rough float64 `json:"rough,omitempty"`
	// Conversion is the part of Rough that converts between the type and the codec's input, which
	// is its message or the library's own type, in ns. It is 0 if nothing is converted.
	Conversion float64 `json:"conversion,omitempty"`
	// Notes are marks of the cell, such as "short ring".
	Notes   []string `json:"notes,omitempty"`
	Unknown Unknown  `json:"-"`
}
